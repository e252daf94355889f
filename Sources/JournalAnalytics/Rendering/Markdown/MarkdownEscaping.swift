internal import JournalFormat

/// Escapes text for Markdown: it is shown exactly, nothing in it is markup, and ordinary prose stays unchanged.
struct MarkdownEscaping {
  /// The context of a text, which decides what would be markup.
  enum Place {
    /// The start of a block, where headings, list items, quotations and thematic breaks can also begin.
    case block
    case heading
    /// Behind other text on the line.
    case inline
    case tableCell
  }

  /// What follows the text in its block.
  enum Next { case nothing, link, text }

  var place: Place
  /// Whether the text is the first in its block.
  var isFirst: Bool
  var next: Next

  /// The one-line `text` with backslashes where they are needed.
  func escaped(_ text: String) -> String {
    let source = Array(text.utf8)
    var escaped: [UInt8] = []
    escaped.reserveCapacity(source.count + 8)
    let lineStart = isFirst && place == .block ? blockMarker(source) : nil
    let lineEnd = next == .nothing && place == .heading ? closingHashes(source) : nil
    for (position, byte) in source.enumerated() {
      if position == lineStart || position == lineEnd || formsMarkup(byte, at: position, in: source) {
        escaped.append(UInt8(ascii: "\\"))
      }
      escaped.append(byte)
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// Whether the byte could begin or end inline markup.
  private func formsMarkup(_ byte: UInt8, at position: Int, in source: [UInt8]) -> Bool {
    let before = position > 0 ? source[position - 1] : nil
    let rest = source[(position + 1)...]
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["), UInt8(ascii: "]"):
      return true
    case UInt8(ascii: "|"):
      return place == .tableCell || place == .block && position == 0
    case UInt8(ascii: "_"):
      // Underscores inside a word are no emphasis.
      return !(isASCIIWordByte(before) && isASCIIWordByte(rest.first))
    case UInt8(ascii: "~"):
      // As in `~300 kcal` it can open a strikethrough, but no tilde that could close one is left unescaped.
      let opensOnly = before.map { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "(") } ?? isFirst
      return !(opensOnly && isASCIIWordByte(rest.first))
    case UInt8(ascii: "<"):
      return couldOpenTag(rest)
    case UInt8(ascii: "!"):
      // Before a link it would make an image.
      return rest.isEmpty && next == .link
    case UInt8(ascii: "&"):
      let name = rest.prefix { isASCIIWordByte($0) || $0 == UInt8(ascii: "#") }
      return name.count == rest.count
        ? next != .nothing : !name.isEmpty && source[name.endIndex] == UInt8(ascii: ";")
    default:
      return false
    }
  }

  /// Whether what follows a `<` could make it a tag or an autolink.
  ///
  /// `< 5` and `<3` could not: an address can begin with a digit, but contains an @ and no space.
  private func couldOpenTag(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let first = rest.first else { return next != .nothing }
    if first == UInt8(ascii: " ") { return false }
    let word = rest.prefix { $0 != UInt8(ascii: " ") }
    let isWhole = next == .nothing || word.count < rest.count
    return !(isASCIIDigit(first) && isWhole && !word.contains(UInt8(ascii: "@")))
  }
}

/// Where a backslash prevents the line from beginning a heading, list item, quotation, thematic break or fence.
private func blockMarker(_ source: [UInt8]) -> Int? {
  guard let first = source.first else { return nil }
  let second = source.count > 1 ? source[1] : UInt8(ascii: " ")
  switch first {
  case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "="): return 0
  case UInt8(ascii: "-"), UInt8(ascii: "+"): return second == UInt8(ascii: " ") || second == first ? 0 : nil
  default:
    let digits = source.prefix(while: isASCIIDigit).count
    guard digits > 0, digits < source.count,
      source[digits] == UInt8(ascii: ".") || source[digits] == UInt8(ascii: ")")
    else { return nil }
    return digits + 1 == source.count || source[digits + 1] == UInt8(ascii: " ") ? digits : nil
  }
}

/// Where the closing hashes of a heading begin, which Markdown would remove.
private func closingHashes(_ source: [UInt8]) -> Int? {
  let start = source.count - source.reversed().prefix { $0 == UInt8(ascii: "#") }.count
  return start < source.count && (start == 0 || source[start - 1] == UInt8(ascii: " ")) ? start : nil
}

/// Whether a byte is an ASCII letter or digit; other letters take part in no escape.
private func isASCIIWordByte(_ byte: UInt8?) -> Bool {
  byte.map { isASCIILetter($0) || isASCIIDigit($0) } ?? false
}
