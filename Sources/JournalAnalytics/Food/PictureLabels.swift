import JournalFormat

/// The labels that an image recognition program printed, as the text of an entry.
///
/// Up to three labels, separated by line endings or commas. `_` becomes a space, qualifiers in brackets are removed
/// (`hotdog (food)` becomes `hotdog`), and so are duplicates. A number from 0 to 1 at its end, or a percentage, is how sure
/// the program is (`masala_dosa 0.61`); what is below 0.3 is left out. Empty if there are none.
public func pictureLabels(received bytes: [UInt8]) -> String {
  var seen: Set<String> = []
  var labels: [String] = []
  for label in String(decoding: bytes, as: UTF8.self).split(whereSeparator: { $0.isNewline || $0 == "," }) {
    let (text, confidence) = withoutConfidence(oneLine(withoutBrackets(label)))
    guard !text.isEmpty, confidence >= 0.3, seen.insert(folded(text)).inserted else { continue }
    labels.append(text)
    if labels.count == 3 { break }
  }
  return labels.joined(separator: ", ")
}

/// A label without the number at its end, and that number as a share; 1 without one.
private func withoutConfidence(_ label: String) -> (text: String, confidence: Double) {
  guard let space = label.lastIndex(where: { $0 == " " || $0 == ":" || $0 == "\t" }) else {
    return (label, 1)
  }
  let figure = label[label.index(after: space)...]
  let isPercent = figure.hasSuffix("%")
  let digits = isPercent ? figure.dropLast() : figure
  guard digits.utf8.allSatisfy({ isASCIIDigit($0) || $0 == .period }), let value = Double(digits),
    isPercent ? value <= 100 : value <= 1 && digits.contains(".")
  else { return (label, 1) }
  var text = label[..<space]
  while let last = text.last, last == ":" || last == " " { text.removeLast() }
  return (String(text), isPercent ? value / 100 : value)
}

private func withoutBrackets(_ label: some StringProtocol) -> String {
  var kept = ""
  var depth = 0
  for character in label {
    if "([{".contains(character) {
      depth += 1
    } else if ")]}".contains(character) {
      depth = max(0, depth - 1)
    } else if depth == 0 {
      kept.append(character == "_" ? " " : character)
    }
  }
  return kept
}
