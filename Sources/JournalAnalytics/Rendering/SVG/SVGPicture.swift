/// A chart as SVG with light and dark colours and a description for screen readers, without scripts and fonts.
struct SVGPicture {
  let chart: ReportChart

  /// A standalone SVG file that ends in one newline; `nil` if there is nothing to draw.
  var file: String? {
    guard !chart.isEmpty else { return nil }
    let canvas = drawn(isTitled: true)
    let tints = ChartTint.allCases.filter { canvas.elements.contains($0.rawValue) }
    let (width, height) = (SVGCanvas.width, canvas.y + SVGCanvas.margin)
    // Slightly larger than its units: as wide as a column of text, and never wider than the screen.
    let size = "width=\"480\" height=\"\(svgNumber((height * 480 / width).rounded()))\""
    return open(" xmlns=\"http://www.w3.org/2000/svg\" \(size)", left: 0, width: width, height: height)
      + "<style>\n\(svgStyleSheet(tints))\(chart.hasMarks ? svgMarkRules : "")\n</style>\n"
      + "<rect class=\"paper\" width=\"\(svgNumber(width))\" height=\"\(svgNumber(height))\" rx=\"14\"/>\n"
      + canvas.elements + "</svg>\n"
  }

  /// The chart as an element of a page that has the style sheet; `isTitled` unless a heading above has the title.
  ///
  /// It uses the page's background and is aligned with the page's text.
  func element(isTitled: Bool) -> String {
    guard !chart.isEmpty else { return "" }
    let canvas = drawn(isTitled: isTitled)
    return open("", left: SVGCanvas.margin, width: SVGCanvas.room, height: canvas.y + 4) + canvas.elements
      + "</svg>\n"
  }

  private func open(_ attributes: String, left: Double, width: Double, height: Double) -> String {
    let name = svgEscaped(chart.name)
    let box = [left, 0, width, height].map(svgNumber).joined(separator: " ")
    return "<svg\(attributes) class=\"chart\" role=\"img\" aria-labelledby=\"\(name)-title \(name)-desc\""
      + " viewBox=\"\(box)\">\n<title id=\"\(name)-title\">\(svgEscaped(chart.title))</title>\n"
      + "<desc id=\"\(name)-desc\">\(svgEscaped(chart.summary))</desc>\n"
  }

  private func drawn(isTitled: Bool) -> SVGCanvas {
    var canvas = SVGCanvas()
    if isTitled, !chart.isNamed(by: "") {
      canvas.text(
        chart.title, x: SVGCanvas.margin, y: canvas.y + 16, "title", size: 19)
      canvas.rectangle(x: SVGCanvas.margin, y: canvas.y + 26, width: 36, height: 3, radius: 1.5, "orange")
      canvas.y += 42
    }
    switch chart.drawing {
    case .bars(let chart): canvas.draw(chart)
    case .line(let chart): canvas.draw(chart)
    case .donut(let chart): canvas.draw(chart)
    case .heatMap(let chart): canvas.draw(chart)
    case .timeline(let chart): canvas.draw(chart)
    case .sparkline(let chart): canvas.draw(chart)
    }
    return canvas
  }
}

extension ReportDocument {
  /// The charts as files for the folder `MarkdownRenderer.pictureFolder`, in the document's order.
  public var pictures: [(name: String, svg: String)] {
    blocks.compactMap { block in
      guard case .chart(let chart) = block, let svg = SVGPicture(chart: chart).file else { return nil }
      return (chart.name + ".svg", svg)
    }
  }
}
