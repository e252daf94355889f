/// The keys that describe a habit.
enum HabitKey {
  case every, since, until, target, steps, priority, skips, aliases, tags, remind

  init?(_ key: LineScanner) {
    let keys: [(StaticString, HabitKey)] = [
      ("every", .every), ("since", .since), ("until", .until), ("target", .target), ("steps", .steps),
      ("priority", .priority), ("skips", .skips), ("aliases", .aliases), ("alias", .aliases), ("tags", .tags),
      ("remind", .remind), ("reminder", .remind), ("archived", .until),
    ]
    guard let found = keys.first(where: { key.isWhole($0.0) }) else { return nil }
    self = found.1
  }

  /// What to write instead of a word that says the same as a key, or that says nothing here.
  static func remedy(for key: LineScanner) -> String? {
    let words: [(StaticString, String)] = [
      ("frequency", "write ‘every’"), ("repeat", "write ‘every’"), ("repeats", "write ‘every’"),
      ("schedule", "write ‘every’"), ("goal", "write ‘target’"), ("start", "write ‘since’"),
      ("from", "write ‘since’"), ("end", "write ‘until’"), ("tag", "write ‘tags’"),
    ]
    if let remedy = words.first(where: { key.isWhole($0.0) })?.1 { return remedy }
    // `evrey`.
    let letters = key.rest.map { UInt32(asciiLower(key.byte(at: $0))) }
    let names = ["every", "since", "until", "target", "steps", "priority", "skips", "aliases", "remind"]
    guard letters.count >= 4 else { return nil }
    return names.first { isOneEdit(from: letters, to: $0.utf8.map(UInt32.init)) }.map { "write ‘\($0)’" }
  }
}
