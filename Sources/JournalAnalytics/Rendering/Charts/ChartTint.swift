/// A colour of a chart, which always comes with a sign of its own, so that nothing is said by colour alone.
public enum ChartTint: String, CaseIterable, Hashable, Sendable {
  case orange, amber, green, blue, violet, rose
  /// For what has no category, or is of the past.
  case grey

  /// The sign that stands beside the colour, in one column of a terminal.
  public var sign: String {
    switch self {
    case .orange: "●"
    case .amber: "▲"
    case .green: "■"
    case .blue: "◆"
    case .violet: "★"
    case .rose: "✚"
    case .grey: "○"
    }
  }
}
