extension HeatLevel {
  /// Its sign in a terminal, in one column.
  var shade: String {
    switch self {
    case .none: "·"
    case .low: "░"
    case .medium: "▒"
    case .high: "█"
    }
  }

  var look: TerminalLook {
    switch self {
    case .none: .dim
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}
