/// What a text stands in, for that decides what could be taken for markup.
enum MarkdownPlace {
  /// The start of a block: also headings, list items, quotations and rules could begin.
  case block
  case heading
  /// Behind other words of its line.
  case inline
  case tableCell
}

/// `text` as Markdown that shows exactly these words: nothing in it forms markup, ordinary prose stays as it is.
///
/// `text` is one line, without white space at its ends. `isFirst` says that nothing comes before it in its block,
/// `isLast` that nothing follows.
func markdownEscaped(_ text: String, in place: MarkdownPlace, isFirst: Bool, isLast: Bool) -> String {
  let source = Array(text.utf8)
  var escaped: [UInt8] = []
  escaped.reserveCapacity(source.count + 8)
  let lineStart = isFirst && place == .block ? blockMarker(source) : nil
  let lineEnd = isLast && place == .heading ? closingHashes(source) : nil
  for (position, byte) in source.enumerated() {
    if position == lineStart || position == lineEnd
      || formsMarkup(byte, at: position, in: source, isFirst: isFirst, place)
    {
      escaped.append(UInt8(ascii: "\\"))
    }
    escaped.append(byte)
  }
  return String(decoding: escaped, as: UTF8.self)
}

/// Whether the byte could begin or end markup inside a line.
private func formsMarkup(
  _ byte: UInt8, at position: Int, in source: [UInt8], isFirst: Bool, _ place: MarkdownPlace
) -> Bool {
  let before = position > 0 ? source[position - 1] : nil
  let after = position + 1 < source.count ? source[position + 1] : nil
  switch byte {
  case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["), UInt8(ascii: "]"):
    return true
  case UInt8(ascii: "|"):
    return place == .tableCell || place == .block && position == 0
  case UInt8(ascii: "_"):
    // Underscores inside a word emphasise nothing.
    return !(isWordByte(before) && isWordByte(after))
  case UInt8(ascii: "~"):
    // As in `~300 kcal` it can open a deletion, but none that could close is left bare.
    let opensOnly = before.map { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "(") } ?? isFirst
    return !(opensOnly && isWordByte(after))
  case UInt8(ascii: "<"):
    guard let after else { return true }
    return isLetter(after) || "/!?".utf8.contains(after)
  case UInt8(ascii: "!"):
    // Before a link it would make an image.
    return after == nil
  case UInt8(ascii: "&"):
    let name = source[(position + 1)...].prefix { isWordByte($0) || $0 == UInt8(ascii: "#") }
    return name.isEmpty
      ? after == nil : name.endIndex == source.count || source[name.endIndex] == UInt8(ascii: ";")
  default:
    return false
  }
}

/// Where a backslash keeps the line from beginning a heading, a list item, a quotation, a rule or a fence.
private func blockMarker(_ source: [UInt8]) -> Int? {
  guard let first = source.first else { return nil }
  let second = source.count > 1 ? source[1] : UInt8(ascii: " ")
  switch first {
  case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "="): return 0
  case UInt8(ascii: "-"), UInt8(ascii: "+"): return second == UInt8(ascii: " ") || second == first ? 0 : nil
  default:
    let digits = source.prefix(while: isDigit).count
    guard digits > 0, digits < source.count,
      source[digits] == UInt8(ascii: ".") || source[digits] == UInt8(ascii: ")")
    else { return nil }
    return digits + 1 == source.count || source[digits + 1] == UInt8(ascii: " ") ? digits : nil
  }
}

/// Where hashes at the end of a heading begin that would be dropped from it.
private func closingHashes(_ source: [UInt8]) -> Int? {
  let start = source.count - source.reversed().prefix { $0 == UInt8(ascii: "#") }.count
  return start < source.count && (start == 0 || source[start - 1] == UInt8(ascii: " ")) ? start : nil
}

private func isWordByte(_ byte: UInt8?) -> Bool { byte.map { isLetter($0) || isDigit($0) } ?? false }
