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

/// `text`, truncated with an ellipsis to about the width `room`.
func svgFitted(_ text: String, room: Double, size: Double = 14) -> String {
  let line = singleLine(text)
  return svgWidth(line, size: size) <= room ? line : truncated(line, to: max(1, Int(room / (size * 0.57))))
}
