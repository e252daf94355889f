import JournalFormat

/// What the words of a command line mean in this diary.
extension OpenDiary {
  /// The day that `text` names.
  func day(_ text: String) throws(CommandFailure) -> Day {
    do throws(ExpressionProblem) {
      return try DayExpression(text, today: now.day).day
    } catch {
      throw CommandFailure(.usage, error.message)
    }
  }

  /// The time that `text` is, all of it.
  func time(_ text: String) throws(CommandFailure) -> ClockTime {
    guard let time = parser.time(of: text) else {
      throw CommandFailure(
        .usage, "‘\(text)’ is no time; write it as 08:15, 8:15 pm or 25:30 for half past one at night")
    }
    return time
  }

  /// The category that `text` names; `nil` for `none`.
  func category(_ text: String) throws(CommandFailure) -> FoodCategory? {
    switch parser.category(of: text) {
    case .some(.some(let category)): return category
    case .some(.none): return nil
    case .none:
      let names = FoodCategory.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure(.usage, "‘\(text)’ is no category; write one of \(names), or none")
    }
  }

  /// Where an entry without a day of its own belongs whose time is given as `time`, or not at all.
  ///
  /// A clock time before the day's end belongs to the night that ends a day: with `day_ends = "04:00"`, 01:30 is 25:30 of
  /// the day before, or of the night that ends `day` where that is given. Any other belongs to the day that it still is:
  /// at 01:30, 23:10 was an evening ago. Without a time it is now, if `day` is today or not given.
  func moment(day: Day?, time: ClockTime?) -> (day: Day, time: ClockTime?) {
    guard let time else {
      let day = day ?? now.day
      return (day, day == now.day ? now.time : nil)
    }
    let turned = LocalMoment(day: day ?? clock.day, time: time).turned(at: settings.dayEnds)
    return (day ?? min(turned.day, now.day), turned.time)
  }

  /// A clock time on `day`; one before the day's end is of the night that ends it.
  func time(_ time: ClockTime, on day: Day) -> ClockTime { moment(day: day, time: time).time ?? time }

  /// What standard input holds; on a terminal the answer to `question`. Throws where it has no words.
  func text(asking question: String, example: String) throws(CommandFailure) -> SourceText {
    let text: SourceText
    if environment.inputIsInteractive {
      text = SourceText(environment.ask(question) ?? "")
    } else {
      do throws(FileProblem) {
        text = SourceText(try environment.readFile("-"))
      } catch {
        throw CommandFailure(.refused, "standard input \(error.reason)")
      }
    }
    try requireText(text)
    guard !String(decoding: text.bytes, as: UTF8.self).allSatisfy(\.isWhitespace) else {
      throw CommandFailure(
        .usage, "there is nothing to write down; write it behind the command, as in ‘\(example)’")
    }
    return text
  }

  /// The lines of it that have words.
  func lines(asking question: String, example: String) throws(CommandFailure) -> [String] {
    let text = try text(asking: question, example: example)
    return (1...max(1, text.lineCount)).map { text[text.lineContent($0)].string }
      .filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// Refuses bytes that are not UTF-8: what is written must be what was said.
  private func requireText(_ text: SourceText) throws(CommandFailure) {
    guard String(validating: text.bytes, as: UTF8.self) == nil else { return }
    let line = (1...max(1, text.lineCount)).first {
      String(validating: text.bytes[text.lineContent($0)], as: UTF8.self) == nil
    }
    throw CommandFailure(
      .refused,
      "standard input, line \(line ?? 1): its bytes are not UTF-8, so nothing was written; ‘iconv -f latin1 -t utf8’ "
        + "converts older text")
  }
}
