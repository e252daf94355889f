/// The style sheet of charts, for light and dark mode; print is always light.
///
/// A file contains it without the colours it does not use; a page contains it once for all charts. It uses no CSS
/// variables, which some SVG viewers do not support.
func svgStyleSheet(_ tints: [ChartTint] = ChartTint.allCases) -> String {
  """
  .chart text { font: 14px ui-rounded, "SF Pro Rounded", Nunito, Quicksand, system-ui, sans-serif; }
  .chart .title { font-size: 16px; font-weight: 700; }
  .chart .figure { font-weight: 600; font-variant-numeric: tabular-nums; }
  .chart .total { font-size: 30px; font-weight: 700; }
  .chart * { stroke-width: 0; stroke-linecap: round; stroke-linejoin: round; }
  .chart .halo { stroke-width: 4px; paint-order: stroke; }
  .chart .gap { stroke-width: 2px; }
  .chart .axis, .chart .grid, .chart .empty { stroke-width: 1px; }
  .chart .small { font-size: 12px; }
  .chart .outline { stroke-width: 1.5px; stroke-dasharray: 4 3; }
  .chart .mark, .chart .curve { stroke-width: 2.5px; }
  .chart .dashed { stroke-dasharray: 2 5; }
  \(rules(.day, tints))
  @media screen and (prefers-color-scheme: dark) {
  \(rules(.night, tints))
  }
  """
}

/// The additional rules for hatched bars, whiskers and lines across columns.
let svgMarkRules = """

  .chart .edge, .chart .stripe, .chart .whisker { fill: none; stroke-width: 1.5px; }
  .chart .rule { fill: none; stroke-width: 1.5px; stroke-dasharray: 6 4; stroke-linecap: butt; }
  .chart .whisker, .chart .rule { stroke: \(SVGPalette.day.ink); }
  @media screen and (prefers-color-scheme: dark) {
  .chart .whisker, .chart .rule { stroke: \(SVGPalette.night.ink); }
  }
  """

private func rules(_ colours: SVGPalette, _ tints: [ChartTint]) -> String {
  let grounds = [
    ("text, .chart .mark, .chart .ink", colours.ink), (".soft", colours.soft),
    (".axis, .chart .outline", colours.line),
    (".trough, .chart .grid", colours.trough), (".low", colours.low), (".medium", colours.medium),
    (".high", colours.high), (".top", colours.top), (".on-low", colours.onLow),
    (".on-medium", colours.onMedium),
    (".on-high", colours.onHigh), (".on-top", colours.onTop), (".paper", colours.paper),
  ]
  let fills = (grounds + tints.map { (".\($0.rawValue)", colours[$0]) }).map { names, colour in
    ".chart \(names) { fill: \(colour); stroke: \(colour); }\n"
  }
  return fills.joined()
    + """
    .chart .gap, .chart .halo { stroke: \(colours.paper); }
    .chart .outline, .chart .mark, .chart .curve, .chart .empty { fill: none; }
    .chart .empty { stroke: \(colours.line); }
    """
}

/// The colours of charts, in light and dark mode, as six hexadecimal digits after `#`.
///
/// The contrast of text is at least 4.5:1 and of graphics 3:1, as WCAG 2.2 requires at level AA, also without the cones for red,
/// green or blue.
struct SVGPalette: Hashable, Sendable {
  var paper: String
  var ink: String
  /// Captions, axis labels, legends.
  var soft: String
  /// Zero lines, outlines.
  var line: String
  /// The background of bars and empty cells.
  var trough: String
  /// Backgrounds of cells from few to many, each at least 1.3:1 from the next, and of the text on each.
  var low: String
  var medium: String
  var high: String
  var top: String
  var onLow: String
  var onMedium: String
  var onHigh: String
  var onTop: String
  var orange: String
  var amber: String
  var green: String
  var blue: String
  var violet: String
  var rose: String
  var grey: String

  static let day = SVGPalette(
    paper: "#F7F3EE", ink: "#1B1F3B", soft: "#5B5D75", line: "#7C7E90", trough: "#E9E2D8",
    low: "#FFC5A6", medium: "#F0925F", high: "#DC6A32", top: "#8A3208", onLow: "#070B18",
    onMedium: "#070B18", onHigh: "#070B18", onTop: "#FFFFFF", orange: "#D44519", amber: "#A86400",
    green: "#15803D", blue: "#2563C9", violet: "#7446D6", rose: "#C2347A", grey: "#6A6C80")

  static let night = SVGPalette(
    paper: "#070B18", ink: "#F7F3EE", soft: "#B6B4C2", line: "#7C7E90", trough: "#1B1F3B",
    low: "#5A2A12", medium: "#9C4418", high: "#DE6A2C", top: "#FFB08A", onLow: "#FFFFFF",
    onMedium: "#FFFFFF", onHigh: "#070B18", onTop: "#070B18", orange: "#FF6B35", amber: "#FFB347",
    green: "#2ECC71", blue: "#6FA8FF", violet: "#B79BFF", rose: "#FF8FB1", grey: "#9A9CB2")

  subscript(tint: ChartTint) -> String {
    switch tint {
    case .orange: orange
    case .amber: amber
    case .green: green
    case .blue: blue
    case .violet: violet
    case .rose: rose
    case .grey: grey
    }
  }
}
