import JournalFormat

/// Finds ticks and skips with an amount or other words beside a habit's name and no colon, which belong to no habit: `- [x] Water 8
/// glasses`, `- [-] Run (rain)`.
struct MisnamedTicks {
  /// The names and other names of the habits, in lower case.
  private let names: [String]

  init(_ habits: [Habit]) {
    names = habits.flatMap { [$0.name] + $0.aliases }.map { comparedHabitName($0.string) }
  }

  /// The diagnostics for the ticks of a day.
  func diagnostics(of day: JournalDay) -> [Diagnostic] {
    guard !names.isEmpty else { return [] }
    let ticks = day.habitTicks.compactMap { tick -> Diagnostic? in
      guard let (own, rest) = parts(of: tick) else { return nil }
      return Diagnostic(
        .uncountedTask,
        "‘\(tick.name)’ is no habit of habits.md, so this does not count for ‘\(own)’; \(remedy(for: tick, of: own, beside: rest))",
        at: tick.range)
    }
    return ticks + day.notes.compactMap { unreadAmount(in: $0) ?? missingBox(in: $0) }
  }

  /// The diagnostic for a note that is the name of a habit, a colon and what begins like an amount: `- Walk: 1h30`.
  private func unreadAmount(in note: Note) -> Diagnostic? {
    let text = note.text.string
    guard text.first.map({ "-*+".contains($0) }) ?? false, !text.contains(where: \.isNewline),
      let colon = text.firstIndex(of: ":"),
      case let name = text[..<colon].drop(while: { "-*+ ".contains($0) }), !name.isEmpty,
      names.contains(comparedHabitName(String(name))),
      case let words = text[text.index(after: colon)...].drop(while: \.isWhitespace),
      words.first.map({ $0.isNumber || $0 == "~" }) ?? false
    else { return nil }
    return Diagnostic(
      .uncountedTask,
      "‘\(words)’ is read as no amount, so this does not count for ‘\(name)’; write a number with its unit and nothing else, as in ‘- \(name): 90 min’, and what else there is to say below it",
      at: note.range)
  }

  /// The diagnostic for a note that is the name of a habit and says only whether it was done: `- Run`, `- did Run`.
  private func missingBox(in note: Note) -> Diagnostic? {
    let text = note.text.string
    guard text.first.map({ "-*+".contains($0) }) ?? false, !text.contains(where: \.isNewline) else {
      return nil
    }
    let words = text.dropFirst().split(whereSeparator: { $0.isWhitespace || ",–—-".contains($0) })
    let said = words.filter { Self.answers[$0.lowercased()] == nil }.joined(separator: " ")
    guard !said.isEmpty, names.contains(comparedHabitName(said)) else { return nil }
    let isSkip = words.contains { Self.answers[$0.lowercased()] == false }
    return Diagnostic(
      .uncountedTask,
      "‘\(said)’ has no box, so this is a note and counts for nothing; write ‘- [\(isSkip ? "-" : "x")] \(said)’\(isSkip ? "" : " where it was done")",
      at: note.range)
  }

  /// Words beside a habit's name that mean done, or skipped.
  private static let answers = [
    "x": true, "done": true, "did": true, "ok": true, "yes": true, "erledigt": true, "gemacht": true,
    "fait": true,
    "hecho": true, "fatto": true, "gedaan": true, "skipped": false, "skip": false, "no": false,
  ]

  /// The habit's name within a tick's name, and the words beside it; `nil` if the tick is a habit's, or holds no such name.
  private func parts(of tick: HabitTick) -> (own: Substring, rest: String)? {
    let name = tick.name.string
    let key = name.lowercased()
    guard !names.contains(comparedHabitName(name)), key.count == name.count else { return nil }
    if let known = names.filter({ begins(key, with: $0) }).max(by: { $0.count < $1.count }) {
      let rest = name.dropFirst(known.count)
      return (
        name.prefix(known.count), String(rest.drop(while: isSign).reversed().drop(while: isSign).reversed())
      )
    }
    guard tick.amount != nil || name.contains(where: \.isNumber),
      let known = names.first(where: { key.hasSuffix(" " + $0) })
    else { return nil }
    return (name.suffix(known.count), String(name.dropLast(known.count + 1)))
  }

  /// Whether a name continues after that of a habit with a new word.
  private func begins(_ key: String, with name: String) -> Bool {
    guard key.hasPrefix(name), let next = key.dropFirst(name.count).first else { return false }
    return !next.isLetter && !next.isNumber && next != "-"
  }

  private func isSign(_ character: Character) -> Bool {
    character.isWhitespace || "()[],;.-–—!*_".contains(character)
  }

  /// The tick rewritten with the time among the words beside its name in front, and its mood in brackets: `07:15`, `at 7am`, `07:00
  /// mood 5/5`.
  private static func timed(_ rest: String, _ tick: HabitTick, box: String, of own: Substring) -> String? {
    var words = rest.split(separator: " ").map(String.init)
    if let first = words.first, ["at", "um", "@"].contains(first.lowercased()) { words.removeFirst() }
    guard let first = words.first, first.contains(where: \.isNumber),
      first.contains(":") || ["am", "pm"].contains(String(first.lowercased().suffix(2))),
      let time = DayFileParser().time(of: first)
    else { return nil }
    words.removeFirst()
    var mood = ""
    if words.last?.lowercased() == "mood", let amount = tick.amount, let end = amount.target {
      words.removeLast()
      mood = " (mood \(decimalText(amount.amount))/\(decimalText(end)))"
    }
    return "\(box) \(time) \(own)\(words.isEmpty ? "" : ": \(words.joined(separator: " "))")\(mood)"
  }

  private func remedy(for tick: HabitTick, of own: Substring, beside rest: String) -> String {
    let box = tick.state == .skipped ? "- [-]" : tick.state == .open ? "- [ ]" : "- [x]"
    guard !rest.isEmpty || tick.amount != nil else { return "write the name alone, ‘\(box) \(own)’" }
    if let line = Self.timed(rest, tick, box: box, of: own) {
      return "write the time in front, as in ‘\(line)’"
    }
    if tick.amount != nil || rest.contains(where: \.isNumber) {
      return
        "write the amount behind a colon, as in ‘\(box) \(own): \(rest.contains(where: \.isNumber) ? rest : "6/8")’"
    }
    return "write what there is to say behind a colon, as in ‘\(box) \(own): \(rest)’"
  }
}
