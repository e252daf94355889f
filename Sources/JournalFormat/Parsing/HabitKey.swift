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

  /// The key to write instead of a word that says the same, or that is it misspelt.
  ///
  /// In other languages only before a value that could be one: `Ziel: 8 Gläser`, but not `Ziel: besser schlafen`.
  static func meant(by key: LineScanner, with value: LineScanner) -> String? {
    guard !value.isAtEnd else { return nil }
    let text = key.rest.map { key.byte(at: $0) }
    if let meant = foreign[String(decoding: text, as: UTF8.self).lowercased()],
      meant.isAlways || isASCIIDigit(value.peek())
    {
      return meant.key
    }
    let words: [(StaticString, String)] = [
      ("frequency", "every"), ("repeat", "every"), ("repeats", "every"),
      ("schedule", "every"), ("days", "every"), ("goal", "target"),
      ("start", "since"),
      ("from", "since"), ("end", "until"), ("tag", "tags"),
    ]
    if let meant = words.first(where: { key.isWhole($0.0) })?.1 { return meant }
    // `evrey`.
    let letters = key.rest.map { UInt32(asciiLower(key.byte(at: $0))) }
    let names = ["every", "since", "until", "target", "steps", "priority", "skips", "aliases", "remind"]
    guard letters.count >= 4 else { return nil }
    return names.first { $0.utf8.count >= 5 && areOneEditApart(letters, $0.utf8.map(UInt32.init)) }
  }
}

extension HabitKey {
  /// Words for the keys in other languages, in lower case, and whether they mean nothing else.
  private static let foreign: [String: (key: String, isAlways: Bool)] = {
    let words: [(String, Bool, String)] = [
      (
        "every", true,
        "jeden alle chaque fréquence frequence cada frecuencia ogni frequenza elke frequentie varje hver häufigkeit"
      ),
      (
        "since", false,
        "seit ab beginn beginnt depuis début debut desde inicio dal inizio sinds vanaf sedan siden fra från"
      ),
      ("until", false, "bis ende endet jusque fin hasta fino fine tot einde till til slutt até"),
      ("target", false, "ziel objectif but objetivo meta obiettivo doel mål mal"),
      ("skips", false, "pausen aussetzer sauts saltos"),
      ("priority", true, "priorität prioritaet priorité prioridad priorità prioriteit prioritet"),
      (
        "remind", false,
        "erinnerung erinnern rappel recordatorio promemoria herinnering påminnelse påmindelse lembrete"
      ),
      ("steps", false, "schritte étapes etapes pasos passi stappen steg trin passos"),
    ]
    var keys: [String: (key: String, isAlways: Bool)] = [:]
    for (key, isAlways, list) in words {
      for word in list.split(separator: " ") { keys[String(word)] = (key, isAlways) }
    }
    return keys
  }()
}

extension LineScanner {
  /// The key of a habit that the line begins with where only its colon is missing: `every monday, wednesday`, `since 2026-01-05`.
  ///
  /// With `every` comes the rule it says.
  var habitKeyWithoutColon: (key: Range<Int>, rule: Recurrence?)? {
    let first = nextWord(behind: position)
    var rest = over(trimmed(first.upperBound..<end))
    // `every = monday`, `every - monday`.
    if rest.peek() == UInt8(ascii: "=") || rest.peek() == .hyphen, rest.spaceLength(at: rest.position + 1) > 0
    {
      rest.position += 1
      rest.skipSpaces()
    }
    guard let key = HabitKey(over(first)), !rest.isAtEnd else { return nil }
    guard key == .every else { return isASCIIDigit(rest.peek()) ? (first, nil) : nil }
    let rule = Recurrence(rest) ?? Recurrence(words: rest) ?? Recurrence(words: over(first.lowerBound..<end))
    return rule.map { (first, $0) }
  }

  /// The line where it is a rule and nothing else: `weekly`, `3 times a week`; not a lone number.
  var ruleWithoutKey: (words: Range<Int>, rule: Recurrence)? {
    let words = trimmed(rest)
    guard !words.isEmpty,
      isASCIILetter(byte(at: words.lowerBound)) || nextWord(behind: words.lowerBound) != words,
      let rule = Recurrence(over(words)) ?? Recurrence(words: over(words))
    else { return nil }
    return (words, rule)
  }
}

extension SkipBudget {
  /// Reads `2`, `2/month`, `1 a week`, `0`.
  init?(_ value: LineScanner) {
    var rest = value
    var number = 0
    while isASCIIDigit(rest.peek()), rest.position < value.position + 4 {
      number = number * 10 + Int(rest.peek() - UInt8(ascii: "0"))
      rest.position += 1
    }
    guard rest.position > value.position, number <= 999 else { return nil }
    rest.skipSpaces()
    guard !rest.isAtEnd else {
      self.init(count: number, span: nil)
      return
    }
    guard rest.skip("/") || rest.skip("a ") || rest.skip("per ") else { return nil }
    rest.skipSpaces()
    let spans: [(StaticString, Span)] = [("week", .week), ("month", .month), ("year", .year)]
    guard let span = spans.first(where: { rest.isWhole($0.0) })?.1 else { return nil }
    self.init(count: number, span: span)
  }
}
