/// Which runs of lines gave way to which.
struct LineChanges {
  struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private(set) var changes: [Change] = []

  /// Beyond so many lines that differ, the whole middle counts as changed.
  private static let mostEdits = 1_000

  /// The shortest way from `old` to `new` by taking out and putting in lines: E. W. Myers, “An O(ND) difference algorithm
  /// and its variations” (1986), on what is left between the lines that agree at both ends.
  init(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    guard start < oldEnd || start < newEnd else { return }
    let kept = LineChanges.kept(old[start..<oldEnd], new[start..<newEnd])
    var next = (old: start, new: start)
    for pair in kept + [(oldEnd, newEnd)] {
      if pair.0 > next.old || pair.1 > next.new {
        changes.append(Change(old: next.old..<pair.0, new: next.new..<pair.1))
      }
      next = (pair.0 + 1, pair.1 + 1)
    }
  }

  /// The pairs of lines that stay, in order.
  private static func kept(_ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>) -> [(
    Int, Int
  )] {
    let width = old.count + new.count
    let limit = min(width, mostEdits)
    // The furthest old line reached on each diagonal, old minus new, before each further edit.
    var furthest = [Int](repeating: 0, count: 2 * limit + 3)
    var history: [[Int]] = []
    for edits in 0...limit {
      history.append(furthest)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let place = diagonal + limit + 1
        let goesDown =
          diagonal == -edits || (diagonal != edits && furthest[place - 1] < furthest[place + 1])
        var x = goesDown ? furthest[place + 1] : furthest[place - 1] + 1
        var y = x - diagonal
        while x < old.count, y < new.count, y >= 0, old[old.startIndex + x] == new[new.startIndex + y] {
          x += 1
          y += 1
        }
        furthest[place] = x
        if x >= old.count, y >= new.count { return path(old, new, history, limit) }
      }
    }
    return []
  }

  /// Walks back from the end through what each edit could reach.
  private static func path(
    _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>, _ history: [[Int]],
    _ limit: Int
  ) -> [(Int, Int)] {
    var kept: [(Int, Int)] = []
    var x = old.count
    var y = new.count
    for (edits, furthest) in history.enumerated().reversed() {
      let diagonal = x - y
      let place = diagonal + limit + 1
      let goesDown =
        diagonal == -edits || (diagonal != edits && furthest[place - 1] < furthest[place + 1])
      let previous = goesDown ? diagonal + 1 : diagonal - 1
      let startX = edits == 0 ? 0 : furthest[previous + limit + 1]
      let startY = edits == 0 ? 0 : startX - previous
      while x > startX, y > startY {
        x -= 1
        y -= 1
        kept.append((old.startIndex + x, new.startIndex + y))
      }
      x = startX
      y = startY
    }
    return kept.reversed()
  }
}
