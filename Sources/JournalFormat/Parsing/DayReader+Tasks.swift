/// Box items outside food and habits, and items that begin with a task's word.
extension DayReader {
  mutating func readTask(_ index: Int, _ head: ItemHead, _ box: ScannedBox) {
    let mark = source[box.mark]
    let status: TaskItem.Status =
      switch mark.string {
      case " ": .open
      case "x", "X": .done
      case "/": .started
      case "-": .cancelled
      case ">": .moved
      default: .other
      }
    addTask(index, head, from: box.end, status, mark)
  }

  /// `- TODO buy oats`: a word in capitals stands for the box. Returns whether there was one.
  mutating func readTaskWord(_ index: Int, _ head: ItemHead) -> Bool {
    guard let (status, end) = scan(head.content, { taskWord($0) }) else { return false }
    addTask(index, head, from: end, status, .empty)
    return true
  }

  private mutating func addTask(
    _ index: Int, _ head: ItemHead, from start: Int, _ status: TaskItem.Status, _ mark: TextSlice
  ) {
    let text = joinedText(index, head, from: start)
    var task = TaskItem(
      range: range(from: head.start, throughLine: lastLine(of: index)), status: status, mark: mark,
      words: .empty)
    let impossible = readTaskLine(text, into: &task)
    guard !task.words.isEmpty || task.due != nil else { return }
    let depth = blocks[index].depth
    // A task of an earlier list or of a sibling is no parent: only one whose lines hold this one.
    while let last = openTasks.last,
      last.depth >= depth || day.tasks[last.index].range.upperBound < task.range.upperBound
    {
      openTasks.removeLast()
    }
    task.parent = openTasks.last?.index
    for range in impossible {
      diagnostics.append(
        Diagnostic(
          .impossibleDate, "there is no such day; the task keeps it as words",
          at: text.sourceRange(range, in: source)))
    }
    openTasks.append((depth, day.tasks.count))
    day.tasks.append(task)
  }
}

/// The task's word a line begins with, and the offset behind it.
private func taskWord(_ line: LineScanner) -> (TaskItem.Status, Int)? {
  let words: [(StaticString, TaskItem.Status)] = [
    ("TODO", .open), ("LATER", .open), ("DOING", .started), ("NOW", .started), ("WAITING", .started),
    ("DONE", .done),
    ("CANCELED", .cancelled), ("CANCELLED", .cancelled),
  ]
  guard case let first = line.peek(), first >= UInt8(ascii: "C"), first <= UInt8(ascii: "W"),
    line.peek(1) >= UInt8(ascii: "A"), line.peek(1) <= UInt8(ascii: "Z")
  else {
    return nil
  }
  for (word, status) in words {
    let count = word.utf8CodeUnitCount
    guard line.rest.count > count, line.byte(at: line.position + count) == .space else { continue }
    let isSame = (0..<count).allSatisfy { line.peek($0) == word.utf8Start[$0] }
    if isSame { return (status, line.trimmed(line.position + count..<line.end).lowerBound) }
  }
  return nil
}
