import JournalAnalytics
import JournalFormat

/// Finds tasks and parts by their words.
extension TaskFinder {
  /// A task that words may name, or a part of it.
  private struct Candidate {
    var listed: ListedTask
    var part: TaskPart?

    var task: TaskItem { part?.task ?? listed.task }
    var text: String { task.text.string }
  }

  /// The one task that has `words` as whole words; a part only if no task has them, or if they are all its words. Words inside
  /// other words, or spelled nearly so, are offered on a terminal and never taken.
  func task(words: String) throws -> FoundTask {
    let all = try all()
    let wanted = folded(words)
    let tasks = all.filter(isMeant).map { Candidate(listed: $0) }
    let parts = all.filter { $0.group != .moved }.flatMap { listed in
      listed.parts.flatMap(\.whole).filter { statuses.contains($0.task.status) }.map {
        Candidate(listed: listed, part: $0)
      }
    }
    // All the words of a part name it before some of the words of a task do.
    let wholeParts = parts.filter { $0.listed.group.isOpen && folded($0.text) == wanted }
    if wholeParts.count == 1, !tasks.contains(where: { $0.listed.group.isOpen && folded($0.text) == wanted })
    {
      return try found(wholeParts[0])
    }
    for candidates in [tasks, parts] {
      var meant = candidates.filter { folded($0.text).holds(wholeWords: wanted) }
      // What is open is meant before what is over.
      let open = meant.filter(\.listed.group.isOpen)
      if !open.isEmpty { meant = open }
      // What was moved stands for a task in another place.
      let kept = meant.filter { $0.task.status != .moved }
      if !kept.isEmpty { meant = kept }
      let whole = meant.filter { folded($0.text) == wanted }
      if whole.count == 1 || (!whole.isEmpty && whole.count < meant.count) { meant = whole }
      if meant.count == 1 { return try found(meant[0]) }
      if meant.count > 1 { return try chosen(of: meant, "‘\(words)’ names \(meant.count) tasks") }
    }
    let others = all.filter { folded($0.task.text.string).holds(wholeWords: wanted) && !isMeant($0) }
    guard others.isEmpty else { throw isOver(others) }
    let near = near(wanted, among: (tasks + parts).filter(\.listed.group.isOpen))
    guard let first = near.first else {
      throw CommandFailure(
        .negativeResult, "no task is named by ‘\(words)’; ‘journal tasks’ lists what is open")
    }
    let none = "no task is named by ‘\(words)’"
    if near.count == 1, !diary.environment.inputIsInteractive {
      throw CommandFailure(
        .negativeResult, "\(none), so nothing was changed; did you mean \(name(of: first)), ‘\(first.text)’?")
    }
    return try chosen(of: near, none, asking: "No task is named by ‘\(words)’; did you mean")
  }

  /// Whether each text names one open task, and no task has all of them together; throws if only some do.
  func areNames(_ texts: [String]) throws -> Bool {
    let all = try all()
    let together = folded(texts.joined(separator: " "))
    let meant = all.filter(isMeant)
    let candidates =
      meant.map { Candidate(listed: $0) }
      + meant.flatMap { listed in listed.parts.flatMap(\.whole).map { Candidate(listed: listed, part: $0) } }
    let open = candidates.filter(\.listed.group.isOpen)
    guard !all.contains(where: { folded($0.task.text.string).contains(together) }),
      near(together, among: open.isEmpty ? candidates : open).isEmpty
    else { return false }
    let counts = texts.map { text in
      func holding(_ candidates: [Candidate]) -> [Candidate] {
        candidates.filter { folded($0.text).holds(wholeWords: folded(text)) }
      }
      // A done one is meant, where a command means it, if no open one has the words.
      let own = holding(open).isEmpty ? holding(candidates) : holding(open)
      let isTitle = own.contains { folded($0.text) == folded(text) }
      return isTitle ? 1 : own.count
    }
    let unknown = zip(texts, counts).filter { $0.1 == 0 }.map { "‘\($0.0)’" }
    let unclear = zip(texts, counts).filter { $0.1 > 1 }.map { "‘\($0.0)’" }
    guard unknown.count < texts.count else { return false }
    let problems = [
      unknown.isEmpty ? nil : "no task is named by \(unknown.joined(separator: " or "))",
      unclear.isEmpty ? nil : "\(joinedList(unclear)) \(unclear.count == 1 ? "names" : "name") several",
    ].compactMap(\.self)
    guard !problems.isEmpty else { return true }
    throw CommandFailure(
      .negativeResult,
      "\(problems.joined(separator: ", and ")), so nothing was changed; ‘journal tasks’ lists what is open")
  }

  /// The tasks that have the words inside others; else those with the most similar spelling.
  private func near(_ wanted: String, among candidates: [Candidate]) -> [Candidate] {
    let holding = candidates.filter { folded($0.text).contains(wanted) }
    guard holding.isEmpty else { return holding }
    let count = wanted.split(separator: " ").count
    var runs: [String: Int] = [:]
    for candidate in candidates {
      let words = folded(candidate.text).split(whereSeparator: \.isWhitespace)
      guard words.count >= count else { continue }
      for start in 0...words.count - count {
        runs[words[start..<start + count].joined(separator: " "), default: 0] += 1
      }
    }
    guard let meant = similarWord(to: wanted, among: runs) else { return [] }
    return candidates.filter { folded($0.text).holds(wholeWords: meant) }
  }

  /// The task that the user chooses; throws with all candidates without a terminal.
  private func chosen(
    of candidates: [Candidate], _ problem: String, asking question: String? = nil
  ) throws -> FoundTask {
    let shown = candidates.prefix(Self.listLimit)
    let lines = shown.map { line(of: $0) }
    let more = candidates.count > shown.count ? "\n  and \(candidates.count - shown.count) more" : ""
    guard diary.environment.inputIsInteractive else {
      let isNumbered = shown.allSatisfy { $0.listed.number != nil }
      throw CommandFailure(
        .negativeResult,
        "\(problem), so nothing was changed; name one by its \(isNumbered ? "number" : "number or place"):"
          + lines.map { "\n  \($0)" }.joined() + more)
    }
    let rows = lines.enumerated().map { "\n\($0 + 1))  \($1)" }.joined()
    let range = shown.count == 1 ? "1" : "1 to \(shown.count)"
    let answer =
      diary.environment.ask(terminalSafe("\(question ?? problem):\(rows)\(more)\nWhich one, \(range)? "))
      ?? ""
    guard let number = Int(answer.filter { !$0.isWhitespace }), (1...shown.count).contains(number) else {
      throw CommandFailure(.negativeResult, "no task was chosen, so nothing was changed")
    }
    return try found(candidates[number - 1])
  }

  private func found(_ candidate: Candidate) throws -> FoundTask {
    var found = try found(candidate.listed)
    guard let part = candidate.part else { return found }
    let position = found.tasks.firstIndex { $0.range == part.task.range }
    guard let position else {
      throw CommandFailure(
        .busy, "\(diary.folder.prefix)\(found.path) was changed meanwhile, so it was left alone; try again")
    }
    (found.position, found.number) = (position, nil)
    return found
  }

  private func isOver(_ others: [ListedTask]) -> CommandFailure {
    let other = others.first { $0.group != .moved } ?? others[0]
    if other.group.isOpen {
      return CommandFailure(
        .negativeResult, "‘\(other.task.text.string)’ is open already, so nothing was changed")
    }
    let state = other.remarks(today: diary.now.day).first ?? other.group.rawValue
    return CommandFailure(
      .negativeResult,
      "‘\(other.task.text.string)’ \(state.hasPrefix("done ") ? "was" : "is") \(state), so nothing was changed"
    )
  }

  /// Its number, address or place; for a part the number of its task and its own: `3.1`.
  private func name(of candidate: Candidate) -> String {
    let listed = candidate.listed
    guard let part = candidate.part else {
      return listed.number.map { "\($0)" } ?? listed.address
        ?? "\(listed.path):\(listed.task.range.lowerBound.line)"
    }
    return listed.number.map { "\($0).\(part.number)" }
      ?? "\(listed.path):\(part.task.range.lowerBound.line)"
  }

  /// A task in a list of candidates: its number or address, and what tells it from others.
  private func line(of candidate: Candidate) -> String {
    let remarks =
      candidate.part == nil
      ? candidate.listed.remarks(today: diary.now.day) : ["part of \(candidate.listed.task.text.string)"]
    return terminalSafe(([name(of: candidate) + "  " + candidate.text] + remarks).joined(separator: " · "))
  }
}

extension String {
  /// Whether `words` stand in the text, and no letter or digit adjoins them. Scripts without spaces have no whole words.
  fileprivate func holds(wholeWords words: String) -> Bool {
    func isLetter(_ character: Character?) -> Bool {
      guard let character, let scalar = character.unicodeScalars.first else { return false }
      return (character.isLetter || character.isNumber) && scalar.value < 0x2E80
    }
    return ranges(of: words).contains { range in
      let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : nil
      let after = range.upperBound < endIndex ? self[range.upperBound] : nil
      return !(isLetter(before) && isLetter(words.first)) && !(isLetter(after) && isLetter(words.last))
    }
  }
}
