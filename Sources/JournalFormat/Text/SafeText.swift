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
