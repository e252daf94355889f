/// A text as one line: trimmed, with each run of line endings and control characters as one space.
func plainLine(_ text: String) -> [UInt8] {
  var line: [UInt8] = []
  var isControl = false
  for scalar in text.unicodeScalars {
    let wasControl = isControl
    switch scalar {
    case "\0"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
      isControl = true
      if line.last != .space { line.append(.space) }
    case " " where wasControl: continue
    default:
      isControl = false
      line.append(scalar: scalar.value)
    }
  }
  let trimmed = line.withUnsafeBufferPointer { LineScanner($0, 0..<$0.count).trimmed(0..<$0.count) }
  return Array(line[trimmed])
}

/// The lines of a text that was typed for a command, each plain and with the spaces before it; without blank ones at its ends.
func typedLines(_ text: String) -> [[UInt8]] {
  var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
    line -> [UInt8] in
    let spaces = line.prefix { $0 == " " }
    let words = plainLine(String(line.dropFirst(spaces.count)))
    return words.isEmpty ? [] : Array(spaces.utf8) + words
  }
  while lines.last?.isEmpty ?? false { lines.removeLast() }
  while lines.first?.isEmpty ?? false { lines.removeFirst() }
  // A value that begins with `-` comes with a space before it from the command line, lest it be taken for an option.
  if let first = lines.first, first.first == .space, first.dropFirst().first != .space {
    lines[0].removeFirst()
  }
  return lines
}

/// `text` with U+FFFD in place of everything that could steer a terminal or turn text around.
///
/// Replaced are the control characters but newline and tab (C0, delete, C1) and the bidirectional embeddings,
/// overrides and isolates (U+202A to U+202E, U+2066 to U+2069). The plain direction marks U+200E and U+200F stay.
/// For all text from a diary, from file names and from settings that goes to a terminal or a pipe.
public func terminalSafe(_ text: String) -> String {
  if !text.utf8.contains(where: {
    ($0 < .space && $0 != .lineFeed && $0 != .tab) || $0 == .delete || !$0.isASCII
  }) {
    return text
  }
  guard text.unicodeScalars.contains(where: steersTerminal) else { return text }
  var safe = ""
  safe.unicodeScalars.append(
    contentsOf: text.unicodeScalars.lazy.map { steersTerminal($0) ? "\u{FFFD}" : $0 })
  return safe
}

/// Whether a terminal might act on the scalar instead of showing it.
func steersTerminal(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case .tab, .lineFeed: false
  case 0x202A...0x202E, 0x2066...0x2069: true
  default: scalar.value.isControl
  }
}
