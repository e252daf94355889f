/// Whether a terminal gets colours and weights, or only characters.
public enum TerminalStyle: Hashable, Sendable {
  /// No escape sequences at all.
  case plain
  /// Bold, dim and the sixteen colours, none of which says anything that the characters do not.
  case ansi
}

/// How a stretch of text looks on a terminal.
enum TerminalLook: Hashable, Sendable {
  case normal, strong, dim, link, low, medium, high

  /// The numbers of the escape sequence that switches it on.
  private var code: String {
    switch self {
    case .normal: ""
    case .strong: "1"
    case .dim: "2"
    case .link: "4"
    // The bright colours vanish on a white ground; shades tell these two apart.
    case .low, .medium: "33"
    case .high: "32"
    }
  }

  /// `text` in this look, which ends with it.
  func applied(to text: String, _ style: TerminalStyle) -> String {
    style == .plain || self == .normal || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
