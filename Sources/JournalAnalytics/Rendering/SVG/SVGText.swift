import JournalFormat

/// `text` for an element's content or an attribute's value in XML: safe, on one line, every sign of markup escaped.
func svgEscaped(_ text: String) -> String {
  var escaped = ""
  for scalar in singleLine(text).unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    case "'": escaped += "&#39;"
    // XML has no place for these two, escaped or not.
    case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

/// A length with one decimal at most: the same digits on every machine.
func svgNumber(_ value: Double) -> String {
  let tenths = Int((min(max(value, -1e6), 1e6) * 10).rounded())
  let sign = tenths < 0 ? "-" : ""
  let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
  return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
}

/// How wide a text is at most, about: nobody knows the reader's fonts, so letters are taken for wide ones.
func svgWidth(_ text: String, size: Double = 14) -> Double {
  Double(displayWidth(singleLine(text))) * size * 0.57
}

/// `text` cut with an ellipsis so that it is no wider than `room`, about.
func svgFitted(_ text: String, room: Double, size: Double = 14) -> String {
  let line = singleLine(text)
  return svgWidth(line, size: size) <= room ? line : truncated(line, to: max(1, Int(room / (size * 0.57))))
}
