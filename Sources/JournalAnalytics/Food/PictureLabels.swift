import JournalFormat

/// The labels that an image recognition program printed, as the text of an entry.
///
/// Up to three labels, separated by line endings or commas. `_` becomes a space, qualifiers in brackets are removed
/// (`hotdog (food)` becomes `hotdog`), and so are duplicates. Empty if there are none.
public func pictureLabels(received bytes: [UInt8]) -> String {
  var seen: Set<String> = []
  var labels: [String] = []
  for label in String(decoding: bytes, as: UTF8.self).split(whereSeparator: { $0.isNewline || $0 == "," }) {
    let text = oneLine(withoutBrackets(label))
    guard !text.isEmpty, seen.insert(folded(text)).inserted else { continue }
    labels.append(text)
    if labels.count == 3 { break }
  }
  return labels.joined(separator: ", ")
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
