import JournalFormat

/// `3,650 files`, `1 file`, `no files`.
func counted(_ count: Int, _ singular: String, plural: String? = nil) -> String {
  "\(count == 0 ? "no" : grouped(count)) \(count == 1 ? singular : plural ?? singular + "s")"
}

/// The number with a comma at every third digit.
func grouped(_ number: Int) -> String {
  var text = ""
  for (position, digit) in String(number).reversed().enumerated() {
    if position > 0, position % 3 == 0, digit != "-" { text.append(",") }
    text.append(digit)
  }
  return String(text.reversed())
}
