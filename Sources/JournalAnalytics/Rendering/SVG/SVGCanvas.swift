import JournalFormat

/// An SVG image being drawn, in units slightly smaller than pixels on a phone.
///
/// Text of 14 units is 11 pixels high if the image is 343 pixels wide, as on the narrowest phones.
struct SVGCanvas {
  static let margin = 16.0
  /// The width with the margins, and without them.
  let width: Double
  var field: Double { width - 2 * Self.margin }
  /// Whether there is room for labels beside the bars they belong to.
  var isWide: Bool { width > 600 }

  /// A picture for a phone, or for the side of a column of text.
  static let narrow = 420.0
  /// As wide as a column of text on a screen, in pixels.
  static let wide = 880 + 2 * margin

  init(width: Double = narrow) { self.width = width }

  /// The elements so far, one per line.
  private(set) var elements = ""
  /// The vertical position of the next element; in the end the height without the lower margin.
  var y = margin

  enum Anchor: String { case start, middle, end }

  /// Adds text with its baseline at `y`, truncated if it is wider than `room`.
  mutating func text(
    _ content: String, x: Double, y: Double, _ names: String = "", anchor: Anchor = .start,
    room: Double? = nil,
    size: Double = 14
  ) {
    let escaped = svgEscaped(svgFitted(content, room: room ?? field, size: size))
    guard !escaped.isEmpty else { return }
    let anchor = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    elements +=
      "<text\(named(names)) x=\"\(svgNumber(x))\" y=\"\(svgNumber(y))\"\(anchor)>\(escaped)</text>\n"
  }

  mutating func rectangle(
    x: Double, y: Double, width: Double, height: Double, radius: Double = 0, _ names: String
  ) {
    let radius = radius > 0 ? " rx=\"\(svgNumber(radius))\"" : ""
    elements +=
      "<rect\(named(names)) x=\"\(svgNumber(x))\" y=\"\(svgNumber(y))\" width=\"\(svgNumber(width))\""
    elements += " height=\"\(svgNumber(height))\"\(radius)/>\n"
  }

  mutating func line(from: (x: Double, y: Double), to: (x: Double, y: Double), _ names: String) {
    path("M\(point(from))L\(point(to))", names)
  }

  mutating func path(_ path: String, _ names: String) {
    elements += "<path\(named(names)) d=\"\(path)\"/>\n"
  }

  mutating func circle(x: Double, y: Double, radius: Double, _ names: String) {
    elements +=
      "<circle\(named(names)) cx=\"\(svgNumber(x))\" cy=\"\(svgNumber(y))\" r=\"\(svgNumber(radius))\"/>\n"
  }

  /// Adds the symbol of a colour around a point, about twice `radius` wide.
  mutating func sign(_ tint: ChartTint, x: Double, y: Double, radius r: Double = 5, _ names: String? = nil) {
    let names = names ?? tint.rawValue
    let corners: [(Double, Double)]
    switch tint {
    case .orange: return circle(x: x, y: y, radius: r, names)
    case .grey:
      let hole = "a\(svgNumber(r)) \(svgNumber(r))"
      let inner = "a\(svgNumber(r / 2)) \(svgNumber(r / 2))"
      return path(
        "M\(point((x - r, y)))\(hole) 0 1 0 \(svgNumber(2 * r)) 0\(hole) 0 1 0 \(svgNumber(-2 * r)) 0Z"
          + "M\(point((x - r / 2, y)))\(inner) 0 1 1 \(svgNumber(r)) 0\(inner) 0 1 1 \(svgNumber(-r)) 0Z",
        names)
    case .amber: corners = [(0, -1.1), (1.15, 0.9), (-1.15, 0.9)]
    case .green: corners = [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)]
    case .blue: corners = [(0, -1.25), (1.1, 0), (0, 1.25), (-1.1, 0)]
    case .violet: corners = Self.star
    case .rose:
      corners = [
        (-0.4, -1.1), (0.4, -1.1), (0.4, -0.4), (1.1, -0.4), (1.1, 0.4), (0.4, 0.4), (0.4, 1.1), (-0.4, 1.1),
        (-0.4, 0.4), (-1.1, 0.4), (-1.1, -0.4), (-0.4, -0.4),
      ]
    }
    path("M" + corners.map { point((x + $0.0 * r, y + $0.1 * r)) }.joined(separator: "L") + "Z", names)
  }

  /// A star with five points and an inner radius of two fifths.
  static let star: [(Double, Double)] = (0..<10).map { corner in
    let (x, y) = circlePoint(Double(corner) / 10)
    let length = corner.isMultiple(of: 2) ? 1.3 : 0.52
    return (x * length, y * length)
  }

  func point(_ point: (x: Double, y: Double)) -> String { "\(svgNumber(point.x)) \(svgNumber(point.y))" }

  private func named(_ names: String) -> String { names.isEmpty ? "" : " class=\"\(names)\"" }
}

/// The point of the unit circle after `turn` of a full turn clockwise from the top; `y` grows downwards.
///
/// Computed by series, whose digits are the same on every machine, which is not guaranteed for the C library's sine.
func circlePoint(_ turn: Double) -> (x: Double, y: Double) {
  let angle = (turn - turn.rounded()) * 2 * Double.pi
  var (sine, cosine) = (0.0, 0.0)
  var term = 1.0
  for power in 0..<32 {
    switch power % 4 {
    case 0: cosine += term
    case 1: sine += term
    case 2: cosine -= term
    default: sine -= term
    }
    term *= angle / Double(power + 1)
  }
  return (sine, -cosine)
}

/// `text` escaped for an XML element or attribute: safe and on one line.
func svgEscaped(_ text: String) -> String {
  var escaped = ""
  for scalar in singleLine(text).unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    case "'": escaped += "&#39;"
    // XML does not allow these two, escaped or not.
    case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

/// A length with at most one decimal: the same digits on every machine.
func svgNumber(_ value: Double) -> String {
  let tenths = Int((min(max(value, -1e6), 1e6) * 10).rounded())
  let sign = tenths < 0 ? "-" : ""
  let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
  return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
}

/// An upper estimate of the width of a text: the reader's fonts are not known, so letters are taken to be wide.
func svgWidth(_ text: String, size: Double = 14) -> Double {
  Double(displayWidth(singleLine(text))) * size * 0.57
}

/// The same for large letters of a bold serif font, whose widths differ more: by the kind of each letter.
func svgSerifWidth(_ text: String, size: Double) -> Double {
  let ems = text.reduce(0.0) { sum, letter in
    let wide = Double(displayWidth(String(letter)))
    let em =
      switch letter {
      case "i", "l", "j", "f", "t", "r", "I", " ", ".", ",", ":", ";", "!", "|", "'", "‘", "’", "“", "”": 0.42
      case "m", "w", "M", "W", "…", "—", "%": 0.98
      case "0"..."9": 0.7
      default: wide > 1 ? 1.0 : letter.isUppercase ? 0.8 : letter.isASCII ? 0.64 : 0.7 * wide
      }
    return sum + em
  }
  return ems * size
}

/// `text` in lines of at most `room`, the letters `scale` as wide as those of a bold serif font.
func svgSerifLines(_ text: String, room: Double, size: Double, scale: Double = 1) -> [String] {
  var columns = Int(room / (size * 0.42))
  var lines = wrapped(text, to: columns)
  while columns > 8, lines.contains(where: { svgSerifWidth($0, size: size) * scale > room }) {
    columns -= 1
    lines = wrapped(text, to: columns)
  }
  return lines
}

/// `text`, truncated with an ellipsis to about the width `room`.
func svgFitted(_ text: String, room: Double, size: Double = 14) -> String {
  let line = singleLine(text)
  return svgWidth(line, size: size) <= room ? line : truncated(line, to: max(1, Int(room / (size * 0.57))))
}
