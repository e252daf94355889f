import JournalFormat

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
