/// The rules that give pictures their colours and letters, by day and by night; paper is always day.
///
/// A file carries them in itself, without those of tints it does not use; a page has them once for all its pictures. No rule
/// uses variables, which some programs that show SVG do not know.
func svgStyleSheet(_ tints: [ChartTint] = ChartTint.allCases) -> String {
  """
  .chart text { font: 14px ui-rounded, "SF Pro Rounded", Nunito, Quicksand, system-ui, sans-serif; }
  .chart .title { font: 700 19px Charter, "Iowan Old Style", Georgia, "Noto Serif", serif; }
  .chart .figure { font-weight: 600; font-variant-numeric: tabular-nums; }
  .chart .total { font-size: 30px; font-weight: 700; }
  .chart * { stroke-width: 0; stroke-linecap: round; stroke-linejoin: round; }
  .chart .halo { stroke-width: 4px; paint-order: stroke; }
  .chart .gap { stroke-width: 2px; }
  .chart .area { fill-opacity: .18; }
  .chart .axis { stroke-width: 1px; }
  .chart .outline { stroke-width: 1.5px; stroke-dasharray: 4 3; }
  .chart .mark, .chart .curve { stroke-width: 2.5px; }
  .chart .dashed { stroke-dasharray: 2 5; }
  \(rules(.day, tints))
  @media screen and (prefers-color-scheme: dark) {
  \(rules(.night, tints))
  }
  """
}

private func rules(_ colours: SVGPalette, _ tints: [ChartTint]) -> String {
  let grounds = [
    ("text, .chart .mark", colours.ink), (".soft", colours.soft), (".axis, .chart .outline", colours.line),
    (".trough", colours.trough), (".low", colours.low), (".medium", colours.medium), (".high", colours.high),
    (".on-level", colours.onLevel), (".paper", colours.paper),
  ]
  let fills = (grounds + tints.map { (".\($0.rawValue)", colours[$0]) }).map { names, colour in
    ".chart \(names) { fill: \(colour); stroke: \(colour); }\n"
  }
  return fills.joined()
    + """
    .chart .gap, .chart .halo { stroke: \(colours.paper); }
    .chart .outline, .chart .mark, .chart .curve { fill: none; }
    """
}
