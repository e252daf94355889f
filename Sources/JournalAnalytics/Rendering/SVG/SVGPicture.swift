/// A chart as SVG with light and dark colours and a description for screen readers, without scripts and fonts.
struct SVGPicture {
  let chart: ReportChart

  /// A standalone SVG file that ends in one newline; `nil` if there is nothing to draw.
  var file: String? {
    guard !chart.isEmpty else { return nil }
    let canvas = drawn(isTitled: true, width: SVGCanvas.narrow)
    let tints = ChartTint.allCases.filter { canvas.elements.contains($0.rawValue) }
    let (width, height) = (canvas.width, canvas.y + SVGCanvas.margin)
    // Slightly larger than its units: as wide as a column of text, and never wider than the screen.
    let size = "width=\"560\" height=\"\(svgNumber((height * 560 / width).rounded()))\""
    return open(" xmlns=\"http://www.w3.org/2000/svg\" \(size)", corner: (0, 0), width: width, height: height)
      + "<style>\n\(svgStyleSheet(tints))\(chart.hasMarks ? svgMarkRules : "")\n</style>\n"
      + "<rect class=\"paper\" width=\"\(svgNumber(width))\" height=\"\(svgNumber(height))\" rx=\"14\"/>\n"
      + canvas.elements + "</svg>\n"
  }

  /// The chart as an element of a page that has the style sheet; `isTitled` unless a heading above has the title.
  ///
  /// It uses the page's background and is aligned with the page's text. Unless it `isAlone`, its class says for which width it is.
  func element(isTitled: Bool, isWide: Bool = false, isAlone: Bool = true) -> String {
    guard !chart.isEmpty else { return "" }
    let canvas = drawn(isTitled: isTitled, width: isWide ? SVGCanvas.wide : SVGCanvas.narrow)
    let kind = isWide ? " wide" : isAlone ? "" : " narrow"
    let corner = (x: SVGCanvas.margin, y: SVGCanvas.margin - 4)
    return open("", kind: kind, corner: corner, width: canvas.field, height: canvas.y + 4 - corner.y)
      + canvas.elements + "</svg>\n"
  }

  private func open(
    _ attributes: String, kind: String = "", corner: (x: Double, y: Double), width: Double, height: Double
  ) -> String {
    let name = svgEscaped(chart.name) + (kind == " wide" ? "-wide" : "")
    let box = [corner.x, corner.y, width, height].map(svgNumber).joined(separator: " ")
    return
      "<svg\(attributes) class=\"chart\(kind)\" role=\"img\" aria-labelledby=\"\(name)-title \(name)-desc\""
      + " viewBox=\"\(box)\">\n<title id=\"\(name)-title\">\(svgEscaped(chart.title))</title>\n"
      + "<desc id=\"\(name)-desc\">\(svgEscaped(chart.summary))</desc>\n"
  }

  private func drawn(isTitled: Bool, width: Double) -> SVGCanvas {
    var canvas = SVGCanvas(width: width)
    if isTitled, !chart.isNamed(by: "") {
      canvas.text(chart.title, x: SVGCanvas.margin, y: canvas.y + 12, "title", size: 16)
      canvas.y += 30
    }
    switch chart.drawing {
    case .bars(let chart): canvas.draw(bars: chart)
    case .line(let chart): canvas.draw(line: chart)
    case .shares(let chart): canvas.draw(shares: chart)
    case .heatMap(let chart): canvas.draw(heatMap: chart)
    case .timeline(let chart): canvas.draw(timeline: chart)
    case .stacks(let chart): canvas.draw(stacks: chart)
    case .differences(let chart): canvas.draw(differences: chart)
    case .sparkline(let chart): canvas.draw(sparkline: chart)
    }
    return canvas
  }
}

extension ReportDocument {
  /// The charts as files for the folder `MarkdownRenderer.pictureFolder`, in the document's order.
  public var pictures: [(name: String, svg: String)] {
    allBlocks.compactMap { block in
      guard case .chart(let chart) = block, let svg = SVGPicture(chart: chart).file else { return nil }
      return (chart.name + ".svg", svg)
    }
  }
}
