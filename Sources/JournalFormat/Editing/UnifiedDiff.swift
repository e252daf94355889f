/// What changed between two versions of a file, as `diff -u` and `git diff` show it.
public struct UnifiedDiff: Sendable {
  /// Empty where nothing changed.
  public let text: String

  /// Lines around each change.
  private static let context = 3

  /// The difference between `old` and `new`, `nil` for a file that is not there, with three lines around each change.
  ///
  /// Lines end at LF, as they do for `diff`. Bytes that are not UTF-8 are shown as U+FFFD.
  public init(from old: [UInt8]?, to new: [UInt8]?, path: String) {
    guard old != new else {
      text = ""
      return
    }
    let before = UnifiedDiff.lines(of: old ?? [])
    let after = UnifiedDiff.lines(of: new ?? [])
    let changes = LineChanges(from: before, to: after).changes
    var text = old == nil ? "--- /dev/null\n" : "--- a/\(path)\n"
    text += new == nil ? "+++ /dev/null\n" : "+++ b/\(path)\n"
    var index = 0
    while index < changes.count {
      var last = index
      while last + 1 < changes.count,
        changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * UnifiedDiff.context
      {
        last += 1
      }
      text += UnifiedDiff.hunk(changes[index...last], before, after)
      index = last + 1
    }
    self.text = text
  }

  /// The lines of a text, each with its ending.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  private static func hunk(
    _ changes: ArraySlice<LineChanges.Change>, _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]
  ) -> String {
    guard let first = changes.first, let last = changes.last else { return "" }
    let lead = min(context, first.old.lowerBound)
    let tail = min(context, before.count - last.old.upperBound)
    let old = first.old.lowerBound - lead..<last.old.upperBound + tail
    let new = first.new.lowerBound - lead..<last.new.upperBound + tail
    var text = "@@ -\(place(old)) +\(place(new)) @@\n"
    var line = old.lowerBound
    for change in changes {
      for number in line..<change.old.lowerBound { text += row(" ", before[number]) }
      for number in change.old { text += row("-", before[number]) }
      for number in change.new { text += row("+", after[number]) }
      line = change.old.upperBound
    }
    for number in line..<old.upperBound { text += row(" ", before[number]) }
    return text
  }

  /// The first line, from 1, and how many there are; the line before where there are none.
  private static func place(_ lines: Range<Int>) -> String {
    let first = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(first)" : "\(first),\(lines.count)"
  }

  private static func row(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
    let isOpen = line.last != 0x0A
    let words = String(decoding: isOpen ? line : line.dropLast(), as: UTF8.self)
    return "\(mark)\(words)\n" + (isOpen ? "\\ No newline at end of file\n" : "")
  }
}

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
