import JournalFormat

/// Names ticks with an amount behind or before the name of a habit and no colon, which are of no habit of `habits.md`:
/// `- [x] Water 8 glasses`.
struct MisnamedTicks {
  /// The names and other names of the habits, in lower case.
  private let names: [String]

  init(_ habits: [Habit]) {
    names = habits.flatMap { [$0.name] + $0.aliases }.map { $0.string.lowercased() }
  }

  /// What to know of the ticks of a day.
  func diagnostics(of day: JournalDay) -> [Diagnostic] {
    guard !names.isEmpty else { return [] }
    return day.habitTicks.compactMap { tick in
      let name = tick.name.string
      let key = name.lowercased()
      guard !names.contains(key), tick.amount != nil || name.contains(where: \.isNumber),
        let known = names.first(where: { key.hasPrefix($0 + " ") || key.hasSuffix(" " + $0) })
      else { return nil }
      let rest = name.dropFirst(key.hasPrefix(known + " ") ? known.count + 1 : 0)
        .prefix(name.count - known.count - 1)
      let own = key.hasPrefix(known + " ") ? name.prefix(known.count) : name.suffix(known.count)
      return Diagnostic(
        .uncountedTask,
        "‘\(name)’ is no habit of habits.md, so this does not count for ‘\(own)’; write the amount behind a colon, as in ‘- [x] \(own): \(rest.contains(where: \.isNumber) ? String(rest) : "6/8")’",
        at: tick.range)
    }
  }
}
