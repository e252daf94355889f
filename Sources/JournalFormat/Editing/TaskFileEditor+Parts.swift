/// The parts of a task: the boxes right below it.
extension TaskFileEditor {
  /// The positions of a task's own parts, one level deep.
  public func ownParts(of index: Int) -> [Int] {
    parts(of: index).filter { tasks[$0].parent == index }
  }

  /// Adds an open part behind the others.
  public func addingPart(_ words: String, to index: Int) throws(EditRefusal) -> TaskFileEdit {
    try refuseUnknown(index)
    guard let item = item(of: index) else { throw notFromHere(index) }
    let part = donor(words)
    guard !part.text.isEmpty else { throw EditRefusal("a part needs words; say what is to be done") }
    let own = ownParts(of: index)
    var place = item.lastLine
    var marker = ItemMarker(item, in: file.source).nested(by: file.nestedUnit)
    if let last = own.last, let neighbour = self.item(of: last) {
      place = lines(of: last).upperBound
      marker = ItemMarker(neighbour, in: file.source)
      if let number = marker.number { marker = marker.numbered(number + 1) }
    }
    let line = marker.bytes + Array("[ ] ".utf8) + plainLine(words)
    let end = own.last.map { parts(of: $0).upperBound } ?? index + 1
    let edit = file.source.insertion(of: [line], below: place, otherwise: file.template.lineEnding)
    var made = try first([
      (
        [edit],
        Intention(tasks: tasks.inserting([part], at: end, under: index), gained: place + 1...place + 1)
      )
    ]) { warning in
      EditRefusal(
        warning?.message ?? "‘\(words)’ would not be read as a part of this task; put it in other words",
        line: item.line)
    }
    made.index = end
    return made
  }

  /// Writes a note below a task, behind all that is nested in it.
  public func addingNote(_ note: String, to index: Int) throws(EditRefusal) -> TaskFileEdit {
    try refuseUnknown(index)
    guard let item = item(of: index) else { throw notFromHere(index) }
    let indentation = ItemMarker(item, in: file.source).nested(by: file.nestedUnit).indentation
    let lines = Self.nestedLines(ofNote: note).map { line in
      line.isEmpty ? line : indentation + line.dropFirst(2)
    }
    guard !lines.isEmpty else { throw EditRefusal("the note has no words; say what to write down") }
    let edit = file.source.insertion(of: lines, below: item.lastLine, otherwise: file.template.lineEnding)
    let gained = item.lastLine + 1...item.lastLine + lines.count
    var made = try first([([edit], Intention(tasks: tasks, gained: gained))]) { warning in
      EditRefusal(
        warning?.message
          ?? "the note would be read as something else than words below the task; put it in other words",
        line: item.line)
    }
    made.index = index
    return made
  }

  /// Moves a part of a task to another place among them; both are counted from 0.
  public func movingPart(_ old: Int, to new: Int, of index: Int) throws(EditRefusal) -> TaskFileEdit {
    try refuseUnknown(index)
    let own = ownParts(of: index)
    guard own.indices.contains(old), own.indices.contains(new) else {
      throw EditRefusal(
        "the task has \(own.count == 1 ? "one part" : "\(own.count) parts"), so there is no such place",
        line: tasks[index].range.lowerBound.line)
    }
    guard item(of: own[old]) != nil, old != new else {
      return TaskFileEdit(edits: [], result: file.source, tasks: tasks, index: index)
    }
    let moved = lines(of: own[old])
    let source = file.source
    let content = moved.map { Array(source.bytes[source.lineContent($0)]) }
    let target = new > old ? lines(of: own[new]).upperBound : lines(of: own[new]).lowerBound - 1
    let edits = [
      source.edit(DayFileEditor(file).bytes(of: moved), []),
      source.insertion(of: content, below: target, otherwise: file.template.lineEnding),
    ]
    // The order of all tasks after it.
    let block = own[old]..<parts(of: own[old]).upperBound
    var order = Array(tasks.indices)
    order.removeSubrange(block)
    let behind = new > old ? parts(of: own[new]).upperBound - 1 : own[new]
    let place = (order.firstIndex(of: behind) ?? 0) + (new > old ? 1 : 0)
    order.insert(contentsOf: block, at: place)
    var intended = order.map { tasks[$0] }
    for position in intended.indices {
      intended[position].parent = intended[position].parent.flatMap { order.firstIndex(of: $0) }
    }
    var made = try first([(edits, Intention(tasks: intended))]) { _ in
      EditRefusal("the parts cannot be moved here; move them in an editor", line: moved.lowerBound)
    }
    made.index = index
    return made
  }
}
