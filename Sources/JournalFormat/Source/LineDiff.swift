/// One replacement in a diff by lines.
struct LineChange: Hashable {
  /// The old lines; empty for an insertion.
  var old: Range<Int>
  /// The new lines; empty for a deletion.
  var new: Range<Int>

  /// The changes from one text to another in order, with lines given by numbers that identify them.
  static func all(from old: [Int], to new: [Int]) -> [LineChange] {
    var difference = LineDifference(old: old, new: new)
    difference.compare(old.indices, new.indices)
    var changes: [LineChange] = []
    var (i, j) = (0, 0)
    for (x, y) in difference.pairs + [(old.count, new.count)] {
      if i < x || j < y { changes.append(LineChange(old: i..<x, new: j..<y)) }
      (i, j) = (x + 1, y + 1)
    }
    return changes
  }
}

extension LineChange {
  /// The changes from one text to another, by their lines.
  static func all(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [LineChange] {
    var table = LineTable()
    return all(from: old.map { table.number(of: $0) }, to: new.map { table.number(of: $0) })
  }
}

/// The common lines of two texts, in order.
///
/// Texts that differ little are compared with the greedy algorithm of Myers (1986), which finds a longest common
/// subsequence. Texts that differ more are first divided at lines that are unique in both, as in patience diff. So
/// the time grows little faster than the texts.
private struct LineDifference {
  let old: [Int]
  let new: [Int]
  private(set) var pairs: [(old: Int, new: Int)] = []

  init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
  }

  /// Texts with a longer edit script are divided first; long texts sooner.
  private static let editLimit = 2_000
  /// Bounds the product of lines and edits for one comparison.
  private static let workLimit = 20_000_000
  /// Bounds the recursion: with repeated lines, each division could find one more.
  private static let depthLimit = 8

  mutating func compare(_ oldLines: Range<Int>, _ newLines: Range<Int>, depth: Int = 0) {
    var (oldLines, newLines) = (oldLines, newLines)
    while let x = oldLines.first, let y = newLines.first, old[x] == new[y] {
      pairs.append((x, y))
      oldLines.removeFirst()
      newLines.removeFirst()
    }
    var common = 0
    while let x = oldLines.last, let y = newLines.last, old[x] == new[y] {
      common += 1
      oldLines.removeLast()
      newLines.removeLast()
    }
    if !oldLines.isEmpty, !newLines.isEmpty {
      if let shortest = shortestEdit(oldLines, newLines) {
        pairs += shortest
      } else if depth < Self.depthLimit {
        divide(oldLines, newLines, depth: depth)
      }
    }
    pairs += (0..<common).map { (oldLines.upperBound + $0, newLines.upperBound + $0) }
  }

  /// Compares the parts between lines that are unique in both. Without such lines, nothing counts as common.
  private mutating func divide(_ oldLines: Range<Int>, _ newLines: Range<Int>, depth: Int) {
    let anchors = anchors(oldLines, newLines)
    guard !anchors.isEmpty else { return }
    var (i, j) = (oldLines.lowerBound, newLines.lowerBound)
    for (x, y) in anchors {
      compare(i..<x, j..<y, depth: depth + 1)
      pairs.append((x, y))
      (i, j) = (x + 1, y + 1)
    }
    compare(i..<oldLines.upperBound, j..<newLines.upperBound, depth: depth + 1)
  }
}

extension LineDifference {
  /// The common lines of a shortest edit script; `nil` if it is longer than the limit.
  ///
  /// A diagonal is the old position minus the new one. After as many edits as there are rows above, the elements of
  /// a row give the furthest old position on every second diagonal.
  private func shortestEdit(_ oldLines: Range<Int>, _ newLines: Range<Int>) -> [(old: Int, new: Int)]? {
    let limit = min(Self.editLimit, Self.workLimit / (oldLines.count + newLines.count))
    guard abs(oldLines.count - newLines.count) <= limit else { return nil }
    var rows: [[Int]] = []
    for edits in 0...limit {
      var row: [Int] = []
      for index in 0...edits {
        let diagonal = 2 * index - edits
        var passed = edits == 0 ? 0 : Self.step(to: index, from: rows[edits - 1]).passed
        while passed < oldLines.count, passed - diagonal < newLines.count,
          old[oldLines.lowerBound + passed] == new[newLines.lowerBound + passed - diagonal]
        {
          passed += 1
        }
        row.append(passed)
        if passed >= oldLines.count, passed - diagonal >= newLines.count {
          return Self.common(rows + [row]).map { (oldLines.lowerBound + $0, newLines.lowerBound + $1) }
        }
      }
      rows.append(row)
    }
    return nil
  }

  /// The next edit that ends on a diagonal, and the old position after it: an insertion if that gets further, else a
  /// deletion.
  private static func step(to index: Int, from row: [Int]) -> (isAddition: Bool, passed: Int) {
    if index == 0 || index < row.count && row[index - 1] < row[index] { return (true, row[index]) }
    return (false, row[index - 1] + 1)
  }

  /// The lines passed without an edit on the way to the last element.
  private static func common(_ rows: [[Int]]) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var index = (rows.last?.count ?? 1) - 1
    for edits in rows.indices.reversed() {
      let diagonal = 2 * index - edits
      let next = edits == 0 ? (isAddition: true, passed: 0) : step(to: index, from: rows[edits - 1])
      for passed in (next.passed..<max(next.passed, rows[edits][index])).reversed() {
        pairs.append((passed, passed - diagonal))
      }
      if !next.isAddition { index -= 1 }
    }
    return pairs.reversed()
  }

  /// Lines that are unique in both texts: a longest subsequence that is in the same order in both.
  private func anchors(_ oldLines: Range<Int>, _ newLines: Range<Int>) -> [(old: Int, new: Int)] {
    let (before, after) = (Self.single(old, oldLines), Self.single(new, newLines))
    let common = oldLines.compactMap { line -> (old: Int, new: Int)? in
      guard before[old[line]] == line, case let place?? = after[old[line]] else { return nil }
      return (line, place)
    }
    // Longest increasing subsequences: for each length, the one with the smallest last element.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: common.count)
    for (index, pair) in common.enumerated() {
      let place = ends.partitioningIndex { common[$0].new >= pair.new }
      previous[index] = place > 0 ? ends[place - 1] : nil
      if place < ends.count { ends[place] = index } else { ends.append(index) }
    }
    var longest: [(old: Int, new: Int)] = []
    var next = ends.last
    while let index = next {
      longest.append(common[index])
      next = previous[index]
    }
    return longest.reversed()
  }

  /// The position of each line; `nil` for a line that occurs more than once.
  private static func single(_ lines: [Int], _ range: Range<Int>) -> [Int: Int?] {
    range.reduce(into: [:]) { places, line in
      places.updateValue(places.keys.contains(lines[line]) ? nil : line, forKey: lines[line])
    }
  }
}

/// The distinct lines of several texts, numbered from 0.
struct LineTable {
  private var numbers: [ArraySlice<UInt8>: Int] = [:]
  private var lines: [ArraySlice<UInt8>] = []

  /// The number of a line, which is added if it is new.
  mutating func number(of line: ArraySlice<UInt8>) -> Int {
    if let known = numbers[line] { return known }
    numbers[line] = lines.count
    lines.append(line)
    return lines.count - 1
  }

  /// The line with this number.
  subscript(number: Int) -> ArraySlice<UInt8> { lines[number] }

  /// Whether a line has only spaces, tabs and its line ending.
  func isBlank(_ number: Int) -> Bool {
    lines[number].allSatisfy { $0 == .space || $0 == .tab || $0 == .lineFeed || $0 == .carriageReturn }
  }
}
