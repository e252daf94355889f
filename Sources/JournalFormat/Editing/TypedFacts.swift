/// Facts in the words of the person who typed them: `(1000 kJ)`, `(P 10-12 g)`, `(1340 kJ / 320 kcal)`.
struct TypedFacts: Hashable, Sendable {
  /// The bracket, or whatever states the facts behind the words, with the white space before it.
  let text: [UInt8]
  /// What it is read as.
  let facts: FoodFacts

  /// `nil` where our own form has the same numbers, and so loses none of them.
  init?(_ text: [UInt8], _ facts: FoodFacts) {
    guard !text.isEmpty, numbers(in: text) != numbers(in: Array(FactsText(facts).text.utf8)) else {
      return nil
    }
    self.text = text
    self.facts = facts
  }
}

/// The numbers of a text as they are written, in the order of their bytes.
private func numbers(in text: [UInt8]) -> [[UInt8]] {
  text.withUnsafeBufferPointer { buffer in
    var line = LineScanner(buffer, 0..<buffer.count)
    var numbers: [[UInt8]] = []
    while !line.isAtEnd {
      if line.digit(at: line.position) != nil, let number = ScannedNumber(line) {
        numbers.append(Array(buffer[number.range]))
        line.position = number.range.upperBound
      } else {
        line.position += max(1, line.scalar(at: line.position).length)
      }
    }
    return numbers.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
