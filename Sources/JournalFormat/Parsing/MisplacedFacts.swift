/// A bracket of facts that states an energy and is not the last of the words: `Coffee (5 kcal), black`.
func misplacedFacts(_ words: LineScanner, _ scanner: FactsScanner) -> Range<Int>? {
  var open: Range<Int>?
  var at = words.position
  while at < words.end {
    let byte = words.byte(at: at)
    // The wide brackets are EF BC 88 and EF BC 89.
    let isWide =
      byte == 0xEF && words.byte(at: at + 1) == 0xBC && words.byte(at: at + 2) & 0xFE == 0x88
    let length = isWide ? 3 : 1
    if byte == .openParenthesis || isWide && words.byte(at: at + 2) == 0x88 {
      open = at..<at + length
    } else if byte == .closeParenthesis || isWide, let opening = open {
      if case .facts(let facts) = scanner.read(words.over(opening.upperBound..<at)), facts.energy != nil {
        return opening.lowerBound..<at + length
      }
      open = nil
    }
    at += length
  }
  return nil
}
