import JournalAnalytics
import JournalFormat

/// Finds words of a new task that state a day, a time or a rule without a mark, and so stay words.
struct TaskWordingHints {
  let diary: OpenDiary
  let task: TaskItem
  /// The words and marks as written.
  let written: String
  let options: TaskLineOptions

  /// The hints, each with what to type instead, a sentence without a full stop.
  var hints: [String] { [rule, day, timeBehindDay ?? time, priority].compactMap(\.self) }

  private var words: [String] { task.text.string.split(whereSeparator: \.isWhitespace).map(String.init) }

  /// `every friday`, `every 2 weeks`.
  private var rule: String? {
    guard task.recurrence == nil, options.every == nil,
      let every = words.firstIndex(where: { ["every", "each"].contains($0.lowercased()) })
    else { return adverb }
    let wording = TaskWording(diary: diary)
    // `month on the last friday`, `mon, wed and fri`.
    for count in [5, 4, 3, 2, 1] where every + count < words.count {
      let own = words[(every + 1)...(every + count)].joined(separator: " ")
      guard own.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " || $0 == "," }),
        let rule = try? wording.rule(own)
      else { continue }
      return
        "‘\(words[every]) \(own)’ stays words; ‘--every \(MeantCommand.quoted(own))’ or ‘every:\(rule)’ makes it come again"
    }
    return adverb
  }

  /// `Water the plants weekly`; not a `Weekly report`.
  private var adverb: String? {
    guard task.recurrence == nil, options.every == nil, words.count > 1, let last = words.last?.lowercased(),
      ["daily", "weekly", "monthly", "yearly", "fortnightly", "biweekly"].contains(last)
    else { return nil }
    let rule = ["fortnightly", "biweekly"].contains(last) ? "2 weeks" : last
    return "‘\(last)’ stays a word; ‘--every \(MeantCommand.quoted(rule))’ makes it come again"
  }

  /// `friday` at the end, `by tomorrow`.
  private var day: String? {
    guard task.due == nil, options.due == nil else { return nil }
    if let said = dayBehindDue ?? dayFromNow { return said }
    let last = words.dropFirst().last { !isTimeOrIts($0) }
    guard let last, Self.dayWords.contains(last.lowercased()), rule == nil else { return nil }
    return "‘\(last)’ stays a word; ‘--due \(last.lowercased())’ or ‘due:\(last.lowercased())’ sets the day"
  }

  /// `due 2026-11-25`, `(due 5 dec)`, `by 5 December`.
  private var dayBehindDue: String? {
    for (place, word) in words.enumerated()
    where place > 0 && ["due", "(due", "by", "(by"].contains(word.lowercased()) {
      for count in [3, 2, 1] where place + count < words.count {
        let own = words[(place + 1)...(place + count)].joined(separator: " ").filter { !"(),".contains($0) }
        guard own.contains(where: \.isNumber), let day = try? diary.comingMoment(own).day else { continue }
        return
          "‘\(word.filter { $0 != "(" }) \(own)’ stays words; ‘--due \(day)’ or ‘due:\(day)’ sets the day"
      }
    }
    return nil
  }

  /// `in 2 weeks` at the end.
  private var dayFromNow: String? {
    guard words.count > 3, words[words.count - 3].lowercased() == "in",
      case let own = words.suffix(2).joined(separator: " "),
      let day = try? diary.comingMoment("in \(own)").day
    else { return nil }
    return "‘in \(own)’ stays words; ‘--due 'in \(own)'’ or ‘due:\(day)’ sets the day"
  }

  /// `due:friday 9`, `due:friday evening walk`: what may be the hour of the day and stays words.
  private var timeBehindDay: String? {
    guard let due = task.due, task.dueTime == nil, options.at == nil else { return nil }
    let all = written.split(separator: " ").map(String.init)
    guard let mark = all.firstIndex(where: { $0.lowercased().hasPrefix("due:") }),
      let (time, words) = TaskWording(diary: diary).possibleTime(before: all[(mark + 1)...])
    else { return nil }
    let stays = words.contains(" ") ? "stays words" : "stays a word"
    return "‘\(words)’ \(stays); ‘--at \(time)’ or ‘due:\(due)T\(time)’ sets the time"
  }

  /// `at 15:00`, `at 5pm`.
  private var time: String? {
    guard task.dueTime == nil, options.at == nil,
      let at = words.indices.dropLast().last(where: { words[$0].lowercased() == "at" }),
      words[at + 1].first?.isNumber == true, let time = diary.parser.time(of: words[at + 1])
    else { return nil }
    let said = "‘at \(words[at + 1])’ stays words"
    if let due = task.due { return "\(said); ‘--at \(time)’ or ‘due:\(due)T\(time)’ sets the time" }
    return "\(said); ‘--at \(time)’, with ‘--due’ for another day than today, sets the time"
  }

  /// `!urgent`, `!hgih`.
  private var priority: String? {
    guard task.priority == nil, options.priority == nil else { return nil }
    for word in words where word.hasPrefix("!") {
      let name = word.dropFirst().lowercased()
      let priorities = ["high", "medium", "low"]
      let meant =
        Self.urgentWords.contains(name)
        ? "high" : similarWord(to: name, among: Dictionary(uniqueKeysWithValues: priorities.map { ($0, 1) }))
      guard let meant else { continue }
      return "‘\(word)’ stays a word; ‘--priority \(meant)’ or ‘!\(meant)’ sets the priority"
    }
    return nil
  }

  private static let urgentWords: Set<String> = [
    "urgent", "important", "asap", "now", "critical", "top", "hi", "wichtig",
  ]

  private func isTimeOrIts(_ word: String) -> Bool {
    word.lowercased() == "at" || word.first?.isNumber == true && diary.parser.time(of: word) != nil
  }

  private static let dayWords: Set<String> = [
    "today", "tomorrow", "tonight", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
    "sunday",
  ]
}
