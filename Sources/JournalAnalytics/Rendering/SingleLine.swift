import JournalFormat

/// `text` on one line and safe to print: line endings and tabs become spaces, what a terminal could act on becomes
/// U+FFFD.
func singleLine(_ text: String) -> String {
  if text.utf8.withContiguousStorageIfAvailable(isShownAsItIs) ?? false { return text }
  var line = String.UnicodeScalarView()
  var before: Unicode.Scalar = " "
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n" where before == "\r": break
    case "\n", "\r", "\t", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": line.append(" ")
    default: line.append(scalar)
    }
    before = scalar
  }
  return terminalSafe(String(line))
}

/// Whether nothing in UTF-8 ends a line or could steer a terminal.
private func isShownAsItIs(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  func byte(_ index: Int) -> UInt8 { index < text.count ? text[index] : 0 }
  for (index, first) in text.enumerated() {
    guard first >= .delete else {
      if first < .space { return false }
      continue
    }
    switch first {
    case .delete: return false
    // U+0080 to U+009F.
    case 0xC2 where byte(index + 1) < 0xA0: return false
    // U+2028 to U+202E, and U+2066 to U+2069.
    case 0xE2 where byte(index + 1) == 0x80 && (0xA8...0xAE).contains(byte(index + 2)): return false
    case 0xE2 where byte(index + 1) == 0x81 && (0xA6...0xA9).contains(byte(index + 2)): return false
    default: break
    }
  }
  return true
}
