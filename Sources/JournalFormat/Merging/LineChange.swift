/// Lines of a text that gave way to others.
struct LineChange: Hashable {
  /// What they were; empty where lines were only added.
  var old: Range<Int>
  /// What they are now; empty where they were only removed.
  var new: Range<Int>

  /// More lines than these between the first change and the last are taken for one change.
  private static let limit = 2_000

  /// The changes that lead from one text to another, by numbers that stand for their lines, in order.
  static func all(from old: [Int], to new: [Int]) -> [LineChange] {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    guard start < oldEnd, start < newEnd, oldEnd - start + newEnd - start <= limit else {
      return start < oldEnd || start < newEnd ? [LineChange(old: start..<oldEnd, new: start..<newEnd)] : []
    }
    let difference = new[start..<newEnd].difference(from: old[start..<oldEnd])
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(start + offset)
      case .insert(let offset, _, _): inserted.insert(start + offset)
      }
    }
    return changes(removed, inserted, from: start, oldEnd, newEnd)
  }

  /// Lines side by side, removed or inserted, make one change.
  private static func changes(
    _ removed: Set<Int>, _ inserted: Set<Int>, from start: Int, _ oldEnd: Int, _ newEnd: Int
  ) -> [LineChange] {
    var changes: [LineChange] = []
    var (i, j) = (start, start)
    while i < oldEnd || j < newEnd {
      let begin = (i, j)
      while removed.contains(i) { i += 1 }
      while inserted.contains(j) { j += 1 }
      if i > begin.0 || j > begin.1 {
        changes.append(LineChange(old: begin.0..<i, new: begin.1..<j))
      } else {
        i += 1
        j += 1
      }
    }
    return changes
  }
}
