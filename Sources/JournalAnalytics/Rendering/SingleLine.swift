import JournalFormat

/// `text` on one line and safe to print: line endings and tabs become spaces, what a terminal could act on becomes
/// U+FFFD.
func singleLine(_ text: String) -> String {
  let isPlain = text.utf8.allSatisfy { $0 >= .space && $0 < .delete }
  if isPlain { return text }
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
