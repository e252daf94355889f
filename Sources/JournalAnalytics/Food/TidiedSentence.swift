import JournalFormat

/// A sentence of a transcript without the lead-in before the food.
struct TidiedSentence {
  private(set) var tokens: ArraySlice<TranscriptToken>
  /// The meal that the sentence names.
  private(set) var meal: FoodCategory?

  private let known = TranscriptVocabulary.shared
  private let takesMeal: Bool
  private var hasSaying = false

  /// `takesMeal` removes the words for a meal from the sentence.
  init(_ sentence: [TranscriptToken], takesMeal: Bool) {
    tokens = sentence[...]
    self.takesMeal = takesMeal
    guard !known.farewells.contains(sentence.map(\.key)) else {
      tokens = []
      return
    }
    while let length = leadInLength() { tokens.removeFirst(length) }
    dropSayingsInside()
    dropEnding()
  }

  /// The number of lead-in words at the beginning; `nil` if there are none.
  private mutating func leadInLength() -> Int? {
    let rest = tokens
    guard let first = rest.first else { return nil }
    if let (phrase, meal) = known.mealPhrases.first(where: { rest.begins(with: $0.phrase) }) {
      return take(meal) ? phrase.count : nil
    }
    if let length = subjectLength() { return length }
    if !hasSaying, let saying = saying(rest) {
      hasSaying = true
      return saying
    }
    if let moment = known.moments.first(where: { rest.begins(with: $0) }) { return moment.count }
    // In `I had like two beers` it is a filler; at the beginning it may be a verb.
    if first.key == "like", tokens.count > 1, hasSaying || known.isAmount(tokens[tokens.startIndex + 1]) {
      return 1
    }
    guard let opener = known.openers.first(where: { rest.begins(with: $0) }), !hasSaying else { return nil }
    // In `Well done steak` the first word is no opener.
    let isCooked =
      first.key == "well" && rest.dropFirst().first.map { ["done", "cooked"].contains($0.key) } ?? false
    return isCooked ? nil : opener.count
  }

  /// Sets the sentence's meal; returns false if its words are to stay.
  private mutating func take(_ named: FoodCategory) -> Bool {
    guard takesMeal, meal == nil || meal == named else { return false }
    meal = named
    return true
  }

  /// The length of a phrase at the beginning that says that something was eaten, unless it says that it had to be.
  private func saying(_ rest: ArraySlice<TranscriptToken>) -> Int? {
    guard let saying = known.sayings.first(where: { rest.begins(with: $0) }) else { return nil }
    return rest.dropFirst(saying.count).first?.key == "to" ? nil : saying.count
  }

  /// The length of a subject such as `my breakfast today was`, whose meal is set.
  private mutating func subjectLength() -> Int? {
    var rest = tokens
    if let first = rest.first, known.possessives.contains(first.key) { rest.removeFirst() }
    guard let (name, meal) = known.mealNames.first(where: { rest.begins(with: $0.phrase) }) else {
      return nil
    }
    rest.removeFirst(name.count)
    if let moment = known.moments.first(where: { rest.begins(with: $0) }) { rest.removeFirst(moment.count) }
    guard let verb = rest.first, known.copulas.contains(verb.key), take(meal) else { return nil }
    hasSaying = true
    return tokens.count - rest.count + 1
  }

  /// `porridge and then I had coffee` becomes `porridge and coffee`.
  private mutating func dropSayingsInside() {
    var kept: [TranscriptToken] = []
    while let token = tokens.popFirst() {
      kept.append(token)
      guard known.joiners.contains(token.key) else { continue }
      var rest = tokens
      if let first = rest.first, known.thens.contains(first.key) { rest.removeFirst() }
      if let length = saying(rest), length > 1, length < rest.count { tokens = rest.dropFirst(length) }
    }
    tokens = kept[...]
  }

  /// `eggs for breakfast` becomes `eggs`; `Brot gegessen` becomes `Brot` if `ich habe` was before it.
  private mutating func dropEnding() {
    if let last = tokens.last, tokens.count > 1, known.courtesies.contains(last.key) { dropLast(1) }
    if hasSaying, let last = tokens.last, tokens.count > 1, known.participles.contains(last.key) {
      dropLast(1)
    }
    guard
      let found = known.mealPhrases.first(where: { tokens.suffix($0.phrase.count).map(\.key) == $0.phrase }),
      tokens.count > found.phrase.count, take(found.meal)
    else { return }
    dropLast(found.phrase.count)
  }

  private mutating func dropLast(_ count: Int) {
    let mark = tokens.last?.mark ?? ""
    tokens.removeLast(count)
    tokens[tokens.endIndex - 1].mark = mark
  }
}
