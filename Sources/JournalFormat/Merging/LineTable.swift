/// The different lines of several texts, each known by a number from 0.
struct LineTable {
  private var numbers: [ArraySlice<UInt8>: Int] = [:]
  private var lines: [ArraySlice<UInt8>] = []

  /// The number of a line, a new one if it was not met before.
  mutating func number(of line: ArraySlice<UInt8>) -> Int {
    if let known = numbers[line] { return known }
    numbers[line] = lines.count
    lines.append(line)
    return lines.count - 1
  }

  /// The line that a number stands for.
  subscript(number: Int) -> ArraySlice<UInt8> { lines[number] }

  /// Whether a line holds nothing but spaces, tabs and its ending.
  func isBlank(_ number: Int) -> Bool {
    lines[number].allSatisfy { $0 == .space || $0 == .tab || $0 == .lineFeed || $0 == .carriageReturn }
  }
}
