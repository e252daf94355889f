/// The drawing of joined values in box characters: a dot for each value if there is room, and a line to the next.
///
/// A line means that values between are likely, and breaks if too many steps in a row are unknown.
struct TerminalJoinedLine {
  /// One for each column; `nil` is unknown.
  let values: [Double?]
  let low: Double
  let high: Double
  let height: Int
  /// Signs for each column, at least one.
  let columnWidth: Int
  /// The number of unknown columns across which the line continues.
  let joinedSteps: Int

  /// The row of a value, from the bottom; the middle one where all are the same.
  static func row(of value: Double, from low: Double, to high: Double, height: Int) -> Int {
    guard high > low else { return (height - 1) / 2 }
    return max(0, min(height - 1, Int(((value - low) / (high - low) * Double(height - 1)).rounded())))
  }

  /// From top to bottom, each as long as all columns; `dashed` is a row from the bottom that is drawn through where it is empty.
  func rows(dashed: Int?) -> [String] {
    var signs = Array(
      repeating: [Character](repeating: " ", count: max(1, values.count * columnWidth)), count: height)
    if let dashed { signs[dashed] = signs[dashed].map { _ in "┄" } }
    let known = values.indices.filter { values[$0] != nil }
    var joined: Set<Int> = []
    for (first, second) in zip(known, known.dropFirst()) where second - first - 1 <= joinedSteps {
      guard let from = values[first], let to = values[second] else { continue }
      joined.formUnion([first, second])
      for step in first..<second {
        func row(_ index: Int) -> Int {
          let part = Double(index - first) / Double(second - first)
          return Self.row(of: from + (to - from) * part, from: low, to: high, height: height)
        }
        join(step, from: row(step), to: row(step + 1), in: &signs)
      }
    }
    for index in known where columnWidth > 1 || !joined.contains(index) {
      guard let value = values[index] else { continue }
      signs[Self.row(of: value, from: low, to: high, height: height)][center(index)] = "●"
    }
    return signs.reversed().map { String($0) }
  }

  private func center(_ column: Int) -> Int { column * columnWidth + columnWidth / 2 }

  /// Draws the line from the middle of a column to that of the next one.
  private func join(_ column: Int, from start: Int, to end: Int, in signs: inout [[Character]]) {
    let (first, last) = (center(column), center(column + 1))
    let turn = columnWidth > 1 ? first + columnWidth / 2 : last
    if signs[start][first] == " " || signs[start][first] == "┄" { signs[start][first] = "─" }
    for place in first + 1..<max(first + 1, turn) { signs[start][place] = "─" }
    if start == end {
      signs[start][turn] = "─"
    } else {
      signs[start][turn] = start > end ? "╮" : "╯"
      signs[end][turn] = start > end ? "╰" : "╭"
      for row in min(start, end) + 1..<max(start, end) { signs[row][turn] = "│" }
    }
    for place in min(turn + 1, last)..<last where place > turn { signs[end][place] = "─" }
  }
}
