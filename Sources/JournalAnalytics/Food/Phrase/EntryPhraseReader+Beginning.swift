import JournalFormat

/// What is put right before the ends are taken.
extension EntryPhraseReader {
  /// Takes the words before a sentence that says when it was: `so yesterday evening I had pizza`.
  mutating func dropFillers() {
    let state = self
    while tokens.count > 2,
      Self.fillers.contains(tokens[0].key) || tokens[0].key == "um" && Self.fillers.contains(tokens[1].key)
    {
      takenLeft.append(tokens.removeFirst())
    }
    guard !takenLeft.isEmpty else { return }
    if !takeLeft() { self = state }
  }

  /// Lets the day behind a meal stand without the word before it: `goûter d'hier : pain`, `cena de ayer: tortilla`.
  mutating func joinOriginBehindMeal() {
    guard let first = tokens.first else { return }
    // `no jantar de ontem: peixe`.
    let place = words.mealPrepositions.contains(first.key) ? 2 : 1
    guard tokens.count > place + 1, meal(namedBy: tokens[place - 1].key) != nil else { return }
    if tokens[place].key.hasPrefix("d'") || tokens[place].key.hasPrefix("d’") {
      tokens[place].key.removeFirst(2)
    } else if tokens.count > place + 2, words.origins.contains(tokens[place].key),
      case let name = tokens[place + 1].key,
      words.meanings[name].map(namesPastDay) ?? false || weekday(name) != nil
        || weekday(name + "-feira") != nil
    {
      if weekday(name + "-feira") != nil { tokens[place + 1].key += "-feira" }
      tokens[place + 1].text = typed[tokens[place].text.startIndex..<tokens[place + 1].text.endIndex]
      tokens.remove(at: place)
    }
  }
}
