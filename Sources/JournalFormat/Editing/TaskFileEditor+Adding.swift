/// Tasks apart from a file, and how they come into one.
extension TaskFileEditor {
  /// A task by its words, its marks among them, and by what is nested in it: a list of one item, to be changed and added to a file.
  ///
  /// `parts` are open. A `note` of one line becomes an item, or a paragraph where an item would be a part; a longer one stays Markdown as it is.
  public static func block(words: String, parts: [String] = [], note: String = "") -> SourceText {
    var lines = [Array("- [ ] ".utf8) + plainLine(words)]
    lines += parts.map { Array("  - [ ] ".utf8) + plainLine($0) }
    return SourceText((lines + nestedLines(ofNote: note)).flatMap { $0 + [.lineFeed] })
  }

  /// The lines that write a note below a task, with two spaces before them.
  static func nestedLines(ofNote note: String) -> [[UInt8]] {
    let lines = typedLines(note)
    let indented = lines.map { $0.isEmpty ? [] : [.space, .space] + $0 }
    guard lines.count == 1, !beginsWithTaskWord(lines[0]) else {
      return indented.isEmpty ? [] : [[]] + indented
    }
    let isItem = lines[0].starts(with: "- ".utf8) || lines[0].starts(with: "* ".utf8)
    return isItem ? indented : [Array("  - ".utf8) + lines[0]]
  }

  /// An editor of such a list.
  public init(block: SourceText, parser: DayFileParser) {
    self.init(block, day: nil, path: "tasks.md", parser: parser)
  }

  /// A task of this file with what is nested in it, as such a list.
  public func block(of index: Int) throws(EditRefusal) -> SourceText {
    try refuseUnknown(index)
    let source = file.source
    let lines = lines(of: index)
    guard let text = text(of: index) else { throw notFromHere(index) }
    guard let item = item(of: index) else {
      // In a callout, or a heading: the words alone, and in a callout what is nested.
      let words = Array(text.text.bytes[text.text.range])
      var rest: [[UInt8]] = []
      if text.isInCallout {
        rest = lines.dropFirst().map { number in
          let line = source.bytes[source.lineContent(number)].drop { $0 == .space || $0 == .tab }
          guard line.first == .greaterThanSign else { return [] }
          return Array(line.dropFirst(2))
        }
      }
      let first = Array("- [ ] ".utf8) + words
      return SourceText(([first] + rest).flatMap { $0 + [.lineFeed] })
    }
    let marker = ItemMarker(item, in: source)
    let own = lines.map { number -> [UInt8] in
      let content = source.bytes[source.lineContent(number)]
      guard number != lines.lowerBound else { return Array(source.bytes[item.start..<content.endIndex]) }
      let shared = zip(content, marker.indentation).prefix { $0 == $1 && ($0 == .space || $0 == .tab) }.count
      return Array(content.dropFirst(shared))
    }
    return SourceText(own.flatMap { $0 + [.lineFeed] })
  }

  /// Adds the task of such a list: right below the task at `position`, or at its place: in a day file below the last title for tasks,
  /// in `tasks.md` at the end of the first list.
  public func adding(_ block: SourceText, below position: Int? = nil) throws(EditRefusal) -> TaskFileEdit {
    let alone = TaskFileEditor(block: block, parser: file.parser)
    guard let task = alone.tasks.first, alone.tasks.count(where: { $0.parent == nil }) == 1,
      let item = alone.item(of: 0)
    else {
      throw EditRefusal(
        "‘\(block.lineCount > 0 ? block[block.lineContent(1)].string : "")’ would not be read as one task; put it in other words"
      )
    }
    if task.text.isEmpty { throw EditRefusal("a task needs words; say what is to be done") }
    let own = ItemMarker(item, in: block)
    // A file without nested items gets the tabs of the task; one with them keeps to its own.
    let unit = file.nestedUnit ?? alone.file.nestedUnit.flatMap { $0.contains(.tab) ? $0 : nil }
    let nested = alone.nestedLines(
      below: own, in: unit ?? [UInt8](repeating: .space, count: own.bullet.count + own.space.count))
    let words = Array(block.bytes[item.content..<block.lineContent(item.line).upperBound])
    func attempt(_ place: EntryPlacement, under parent: Int?) -> ([TextEdit], Intention) {
      let indentation = place.marker.nested(by: unit).indentation
      let lines = [place.marker.bytes + words] + nested.map { $0.isEmpty ? $0 : indentation + $0 }
      let edit = file.source.insertion(
        of: place.above + lines + place.below, below: place.line, otherwise: file.template.lineEnding)
      let index = tasks.partitioningIndex { $0.range.lowerBound.line > place.line }
      let line = place.line + place.above.count + 1
      return (
        [edit],
        Intention(
          tasks: tasks.inserting(alone.tasks, at: index, under: parent), gained: line...line + lines.count,
          index: index)
      )
    }
    var tries: [([TextEdit], Intention)] = []
    if let position, let place = place(below: position) {
      tries.append(attempt(place, under: tasks[position].parent))
    }
    tries += (day == nil ? placesInList : placesInDay).map { attempt($0, under: nil) }
    return try first(tries) { warning in
      EditRefusal(
        warning?.message
          ?? "there is no place in this file where the task would be read as meant; write it in an editor")
    }
  }

  /// Removes a task with all that is nested in it.
  public func removing(_ index: Int) throws(EditRefusal) -> TaskFileEdit {
    try refuseUnknown(index)
    let range = index..<parts(of: index).upperBound
    let lines = lines(of: index)
    let start = file.source.byteOffset(of: tasks[index].range.lowerBound)
    guard let place = file.outline.item(at: start) else { throw notFromHere(index) }
    let intention = Intention(tasks: tasks.removing(range), lost: lines)
    let editor = DayFileEditor(file)
    // Text behind a part that Markdown counts to it, and that is of the task above, stays.
    let removals =
      lines.upperBound < file.outline.items[place].lastLine
      ? [file.source.edit(editor.bytes(of: lines), [])] : editor.removals(ofItem: place)
    let tries = removals.map { ([$0], intention) }
    return try first(tries) { _ in
      EditRefusal(
        "without this line others would be read differently; take it out in an editor", line: lines.lowerBound
      )
    }
  }

  // MARK: Places

  private func place(below position: Int) -> EntryPlacement? {
    guard tasks.indices.contains(position), let item = item(of: position) else { return nil }
    let before = file.outline.items.last { $0.depth == item.depth && $0.line < item.line }
    return EntryPlacement(
      line: lines(of: position).upperBound, above: isLoose(item, after: before) ? [[]] : [],
      marker: ItemMarker(item, in: file.source).following)
  }

  /// Whether a blank line stands between an item and the one before it.
  private func isLoose(_ item: DayOutline.Item, after before: DayOutline.Item?) -> Bool {
    guard let before, before.lastLine + 1 < item.line else { return false }
    return (before.lastLine + 1..<item.line).allSatisfy { file.source.isBlank(line: $0) }
  }

  /// In `tasks.md`: at the end of the first list, in its style.
  private var placesInList: [EntryPlacement] {
    guard let end = file.lastFilledLine(1, through: file.source.lineCount) else {
      return [
        EntryPlacement(
          line: file.blankEnd, above: [Array("# Tasks".utf8), []], marker: file.usualMarker)
      ]
    }
    let titles = file.outline.titles.filter { $0.rank < 8 }
    let items = file.outline.items.filter { $0.depth == 0 }
    var places: [EntryPlacement] = []
    if let first = items.first {
      let next = titles.first { $0.lines.lowerBound > first.line }?.lines.lowerBound ?? Int.max
      let own = items.prefix { $0.line < next }
      if let last = own.last {
        places.append(
          EntryPlacement(
            line: last.lastLine, above: isLoose(last, after: own.dropLast().last) ? [[]] : [],
            marker: ItemMarker(last, in: file.source).following))
      }
    } else if let title = titles.first {
      let isBlank = file.source.isBlank(line: title.lines.upperBound + 1)
      places.append(
        EntryPlacement(
          line: title.lines.upperBound + (isBlank && title.lines.upperBound < file.source.lineCount ? 1 : 0),
          above: isBlank && title.lines.upperBound < file.source.lineCount ? [] : [[]],
          marker: file.usualMarker))
    }
    return places + [EntryPlacement(line: end, above: [[]], marker: file.usualMarker)]
  }

  /// In a day file: below the last title for tasks; without one behind the last task that stands in no other; else in a new section.
  private var placesInDay: [EntryPlacement] {
    var places: [EntryPlacement] = []
    if !file.outline.titles.contains(where: { $0.section == .tasks && $0.rank < 8 }),
      let last = tasks.indices.last(where: { index in item(of: index).map { $0.depth == 0 } ?? false }),
      let place = place(below: last)
    {
      places.append(place)
    }
    return places
      + DayFileEditor(file).linePlaces(below: { $0.section == .tasks }, orIn: .tasks)
  }

  func notFromHere(_ index: Int) -> EditRefusal {
    EditRefusal(
      "this task is no item of a list, so it cannot be changed from here; change it in an editor",
      line: tasks[index].range.lowerBound.line)
  }

  /// The lines below the one task of a list, without its indentation; `marker` is the one before its words.
  ///
  /// Those of a task indented by tabs are indented by `unit` where that has none, and the other way round, as deep as they were.
  private func nestedLines(below marker: ItemMarker, in unit: [UInt8]) -> [[UInt8]] {
    let width = marker.bullet.count + marker.space.count
    let own = file.nestedUnit ?? [UInt8](repeating: .space, count: width)
    let isOther = own.contains(.tab) != unit.contains(.tab)
    return lines(of: 0).dropFirst().map { number in
      var line = Array(source.bytes[source.lineContent(number)])
      guard isOther else { return Self.dedented(line, by: width) }
      let item = file.outline.items.last { $0.line <= number && $0.lastLine >= number }
      let levels = item.map { $0.depth + ($0.line == number ? 0 : 1) } ?? 1
      var indentation: [UInt8] = []
      // A line may be indented less than the item that Markdown counts it to.
      for level in 0..<levels where line.first == .space || line.first == .tab {
        line = Self.dedented(line, by: own.count)
        if level > 0 { indentation += unit }
      }
      return line.isEmpty ? [] : indentation + line
    }
  }

  /// A nested line without the indentation of its list.
  static func dedented(_ line: [UInt8], by width: Int) -> [UInt8] {
    if line.first == .tab { return Array(line.dropFirst()) }
    return Array(line.dropFirst(min(width, line.prefix { $0 == .space }.count)))
  }
}

extension ItemMarker {
  /// The marker of the next item of its list.
  fileprivate var following: ItemMarker { number.map { numbered($0 + 1) } ?? self }
}
