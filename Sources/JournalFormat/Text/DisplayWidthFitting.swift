/// The alignment of a text in a wider field.
public enum DisplayAlignment: Hashable, Sendable { case leading, trailing, center }

/// `text` filled up with spaces to `width` columns; a longer text comes back as it is.
public func padded(_ text: String, to width: Int, _ alignment: DisplayAlignment = .leading) -> String {
  let missing = width - displayWidth(text)
  guard missing > 0 else { return text }
  switch alignment {
  case .leading: return text + String(repeating: " ", count: missing)
  case .trailing: return String(repeating: " ", count: missing) + text
  case .center:
    let before = missing / 2
    return String(repeating: " ", count: before) + text + String(repeating: " ", count: missing - before)
  }
}

/// `text`, truncated with an ellipsis if it is wider than `width` columns.
///
/// Characters keep their marks and emoji sequences are not split. Below one column the result is empty.
public func truncated(_ text: String, to width: Int) -> String {
  guard displayWidth(text) > width else { return text }
  guard width > 0 else { return "" }
  var used = 0
  var end = text.startIndex
  for cluster in DisplayClusters(text[...]) {
    if used + cluster.width > width - 1 { break }
    used += cluster.width
    end = cluster.range.upperBound
  }
  while end > text.startIndex, text[text.unicodeScalars.index(before: end)] == " " {
    end = text.unicodeScalars.index(before: end)
  }
  return text[..<end] + "…"
}
