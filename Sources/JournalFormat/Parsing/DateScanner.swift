/// A day written as `2026-03-14` at the scanner's position, and the offset behind it.
func scanDay(_ line: LineScanner) -> (Day, Int)? {
  guard let (year, month, day, end) = scanDateShape(line), let found = Day(year: year, month: month, day: day)
  else {
    return nil
  }
  return (found, end)
}

/// Something shaped like `2026-03-14`, whether or not there is such a day.
func scanDateShape(_ line: LineScanner) -> (year: Int, month: Int, day: Int, end: Int)? {
  var numbers = [0, 0, 0]
  var at = line.position
  for (part, width) in [4, 2, 2].enumerated() {
    if part > 0 {
      guard line.byte(at: at) == .hyphen else { return nil }
      at += 1
    }
    for _ in 0..<width {
      guard let digit = line.digit(at: at) else { return nil }
      numbers[part] = numbers[part] * 10 + digit.value
      at += digit.length
    }
  }
  return line.digit(at: at) == nil ? (numbers[0], numbers[1], numbers[2], at) : nil
}
