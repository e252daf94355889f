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
  for (index, first) in text.enumerated() {
    guard first >= .delete else {
      if first < .space { return false }
      continue
    }
    switch first {
    case .delete: return false
    case .twoByteLead, .punctuationLead:
      guard let (value, _) = text.scalar(at: index) else { return false }
      if value.isControl || (0x2028...0x202E).contains(value) || (0x2066...0x2069).contains(value) {
        return false
      }
    default: break
    }
  }
  return true
}
