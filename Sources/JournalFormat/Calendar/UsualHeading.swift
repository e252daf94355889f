/// Whether `title` is `day` in the form of this program's own headings, `Saturday, 14 March 2026`.
///
/// Nearly every file begins so, and comparing is many times faster than parsing dates of any language.
func isUsualHeading(_ title: UnsafeBufferPointer<UInt8>, of day: Day) -> Bool {
  var rest = LineScanner(title, 0..<title.count)
  guard rest.skip(weekdayNames[day.weekday.rawValue - 1]), rest.skip(", ") else { return false }
  let (year, month, dayOfMonth) = day.components
  return skipNumber(dayOfMonth, &rest) && rest.skip(" ") && rest.skip(monthNames[month - 1]) && rest.skip(" ")
    && skipNumber(year, &rest) && rest.isAtEnd
}

private func skipNumber(_ number: Int, _ line: inout LineScanner) -> Bool {
  guard isASCIIDigit(line.peek()), line.peek() != UInt8(ascii: "0") else { return false }
  var value = 0
  while isASCIIDigit(line.peek()), value < 100_000 {
    value = value * 10 + Int(line.peek() - UInt8(ascii: "0"))
    line.position += 1
  }
  return value == number
}
