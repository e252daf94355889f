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
  /// at 01:30, 23:10 was an evening ago.
  func moment(day: Day?, time: ClockTime?) -> (day: Day, time: ClockTime?) {
    guard let time else { return (day ?? now.day, day == nil ? now.time : nil) }
    let turned = LocalMoment(day: day ?? clock.day, time: time).turned(at: settings.dayEnds)
    return (day ?? min(turned.day, now.day), turned.time)
  }

  /// The lines with words that standard input holds; on a terminal the answer to `question`.
  func lines(asking question: String, example: String) throws -> [String] {
    let text: String
    if environment.inputIsInteractive {
      text = environment.ask(question) ?? ""
    } else {
      do throws(FileProblem) {
        text = String(decoding: try environment.readFile("-"), as: UTF8.self)
      } catch {
        throw CommandFailure(.refused, "standard input \(error.reason)")
      }
    }
    let lines = text.split(whereSeparator: \.isNewline).map(String.init).filter {
      !$0.allSatisfy(\.isWhitespace)
    }
    guard !lines.isEmpty else {
      throw CommandFailure(
        .usage, "there is nothing to write down; write it behind the command, as in ‘\(example)’")
    }
    return lines
  }
}
