import JournalAnalytics
import JournalFormat

/// Times and leads among the words of a task.
extension TaskWording {
  /// The lead that `remind:` and the words after it state, `remind:2 weeks`, and how many of these words it takes; `nil` for a lead
  /// without white space.
  func lead(in word: String, before rest: ArraySlice<String>) -> (lead: String, count: Int)? {
    guard word.lowercased().hasPrefix("remind:") else { return nil }
    if let lead = compoundLead(word, rest.first) { return (lead, 1) }
    var parts = [String(word.dropFirst("remind:".count))].filter { !$0.isEmpty }
    let taken = 2 - parts.count
    guard rest.count >= taken else { return nil }
    parts += rest.prefix(taken)
    let isNumber = parts[0].drop { $0 == "-" }.allSatisfy { $0.isASCII && $0.isNumber }
    guard isNumber, let unit = parts[1].first, unit.isLetter, case let lead = parts.joined(),
      task(of: "x remind:\(lead)")?.reminderLead != nil
    else { return nil }
    return (lead, taken)
  }

  /// `remind:1h 30m`, in minutes: a lead of hours or days, and one shorter than an hour behind it.
  private func compoundLead(_ word: String, _ next: String?) -> String? {
    func minutes(_ lead: some StringProtocol) -> Int? { task(of: "x remind:\(lead)")?.reminderLead }
    guard let next, next.first?.isNumber ?? false, next.last?.isLetter ?? false,
      let whole = minutes(word.dropFirst("remind:".count)), let rest = minutes(next), rest < 60, whole >= 60
    else { return nil }
    return "\(whole + rest)m"
  }

  /// The time at the beginning of the words after a day, `15:00`, `9h`, `at 9`, `evening`, and how many words it takes.
  ///
  /// A bare hour, noon or a part of the day counts only if no other words of the task follow: `due:friday evening walk`.
  func time(before words: ArraySlice<String>) -> (time: ClockTime, count: Int)? {
    guard let found = said(by: words), found.isCertain || found.endsWords else { return nil }
    return (found.time, found.count)
  }

  /// The time that words after a day may mean, although they stay words of the task.
  func possibleTime(before words: ArraySlice<String>) -> (time: ClockTime, words: String)? {
    if let found = said(by: words) {
      return (found.time, words.prefix(found.count).joined(separator: " "))
    }
    guard let word = words.first, Self.endsWords(words.dropFirst()), word.allSatisfy(\.isNumber),
      let time = diary.parser.wholeTime(of: word)
    else { return nil }
    return (time, word)
  }

  private func said(
    by words: ArraySlice<String>
  ) -> (time: ClockTime, count: Int, isCertain: Bool, endsWords: Bool)? {
    let hasAt = words.first.map { ["at", "um", "à", "om", "kl", "kl."].contains($0.lowercased()) } ?? false
    var rest = hasAt ? words.dropFirst() : words
    guard var word = rest.popFirst()?.lowercased() else { return nil }
    var count = hasAt ? 2 : 1
    if word.allSatisfy(\.isNumber), let half = rest.first?.lowercased(), ["am", "pm"].contains(half) {
      (word, count) = (word + half, count + 1)
      rest.removeFirst()
    }
    let hasUhr = word.first?.isNumber ?? false && ["uhr", "heures", "uur"].contains(rest.first?.lowercased())
    if hasUhr {
      count += 1
      rest.removeFirst()
    }
    let ends = Self.endsWords(rest)
    if word.first?.isNumber == true {
      let isHour = word.last == "h" && word.dropLast().allSatisfy(\.isNumber)
      let isCertain = isHour || hasUhr || word.contains(":") || word.hasSuffix("am") || word.hasSuffix("pm")
      guard hasAt || isCertain,
        let time = diary.parser.wholeTime(of: isHour ? String(word.dropLast()) : word), time.hour < 24
      else { return nil }
      return (time, count, isCertain, ends)
    }
    if let hour = hasAt ? nil : OpenDiary.hoursOfDayParts[word], word != "tonight" {
      return ClockTime(hour: hour, minute: 0).map { ($0, count, false, ends) }
    }
    return diary.parser.wholeTime(of: word).map { ($0, count, false, ends) }
  }

  /// Whether the next word is no plain word of the task: nothing, a tag or a mark.
  private static func endsWords(_ words: ArraySlice<String>) -> Bool {
    guard let first = words.first else { return true }
    return first.contains(":") || first.first.map { !$0.isLetter && !$0.isNumber } ?? true
  }
}

/// When a task reminds.
extension TaskWording {
  /// A time of the due day, a lead before it, and a day of its own may be combined; two of a kind may not.
  func setReminders(_ texts: [String], in change: inout TaskChange) throws(CommandFailure) {
    if texts.contains(where: isNone) {
      change.set(.reminder, to: nil)
      change.set(.reminderDay, to: nil)
      guard texts.count == 1 else { throw CommandFailure(.usage, "--remind none stands alone") }
      return
    }
    var (times, leads, days) = ([String](), [String](), [String]())
    for text in texts {
      let value = text.filter { !$0.isWhitespace }
      if let time = diary.parser.time(of: value) ?? diary.parser.time(of: text) {
        times.append("\(time)")
      } else if isReminder(value) {
        leads.append(Self.lead(value))
      } else {
        try refuseLeadWithTime(text)
        days.append(text)
        let moment = try diary.ahead(diary.comingMoment(text), named: text)
        change.set(.reminderDay, to: moment.day, at: moment.time)
      }
    }
    guard [times, leads, days].allSatisfy({ $0.count <= 1 }) else {
      throw CommandFailure(
        .usage,
        "one time, one lead such as 1d and one day may remind together, but not two of a kind; nothing was changed"
      )
    }
    let marks = times + leads
    if !marks.isEmpty { change.set(.reminder, to: marks.joined(separator: " remind:")) }
  }

  /// `3d` of `3days`: a lead as files have it.
  private static func lead(_ value: String) -> String {
    let number = value.prefix { !$0.isLetter }
    let unit = value.dropFirst(number.count)
    guard let first = unit.first, ["m", "h", "d", "w"].contains(first.lowercased()) else { return value }
    return number + first.lowercased()
  }

  /// Throws for `1d 9:00`, which is a lead and a time: as a moment it would count from today.
  private func refuseLeadWithTime(_ text: String) throws(CommandFailure) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    for count in 1..<max(1, words.count) {
      guard isReminder(words[..<count].joined()) else { continue }
      throw CommandFailure(
        .usage,
        "‘\(terminalSafe(text))’ is a lead and a time; write the lead alone, as in --remind \(Self.lead(words[..<count].joined())), or the day and the time, as in --remind 'friday 9:00'; nothing was changed"
      )
    }
  }
}
