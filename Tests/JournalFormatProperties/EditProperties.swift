import JournalFormat

/// An edit does what it was asked to and nothing else, and what was added goes without a trace.
///
/// Three bytes choose the edit, the entry and the meal; the words are the rest of that line, and below it stands the file.
public func checkEdit(_ bytes: [UInt8]) throws(BrokenProperty) {
  var input = InputBytes(bytes)
  let kind = EditKind.allCases[input.choice(of: EditKind.allCases.count)]
  let (place, meal) = (Int(input.byte()), input.choice(of: meals.count))
  let words = String(decoding: input.line(), as: UTF8.self)
  let file = input.all
  let trial = EditTrial(SourceText(file), words: words, meal: meals[meal], parser: parser(for: file))
  try trial.check(kind, place)
}

private let meals: [FoodCategory?] = FoodCategory.allCases + [nil]

private enum EditKind: CaseIterable {
  case add, remove, change, recategorise, move, repeated, note, rename, fix, create
}

/// One edit of one file.
private struct EditTrial {
  let source: SourceText
  let words: String
  let meal: FoodCategory?
  let parser: DayFileParser
  let editor: DayFileEditor
  let before: PlacelessDay

  init(_ source: SourceText, words: String, meal: FoodCategory?, parser: DayFileParser) {
    (self.source, self.words, self.meal, self.parser) = (source, words, meal, parser)
    editor = DayFileEditor(source, day: propertyDay, path: propertyPath, parser: parser)
    before = PlacelessDay(editor.day)
  }

  func check(_ kind: EditKind, _ place: Int) throws(BrokenProperty) {
    let entries = editor.day.entries
    let position = entries.isEmpty ? 0 : place % entries.count
    switch kind {
    case .add: try checkAdded(typed, try? editor.adding(typed))
    case .remove: try checkRemoved(position, try? editor.removing(entry: position))
    case .change: try checkChanged(position)
    case .recategorise:
      let edit = try? editor.recategorising(entry: position, to: meal)
      try checkReplaced(position, edit) { $0.category = meal }
    case .move: try checkMoved(position)
    case .repeated:
      guard !entries.isEmpty else { return }
      let factor: Double? = place % 3 == 0 ? nil : Double(place) / 4
      let entry = NewEntry(repeating: entries[position], scaledBy: factor, parser: parser)
      try checkAdded(entry, try? editor.adding(entry))
    case .note: try checkNoted()
    case .rename: try checkRenamed()
    case .fix: try checkFixed()
    case .create:
      let empty = DayFileEditor(
        nil, day: propertyDay, path: propertyPath, parser: parser,
        template: DayFileTemplate(like: source, day: propertyDay, parser: parser))
      guard let edit = try? empty.adding(typed) else { return }
      try checkResult(edit, of: SourceText([]))
      try hold(edit.day.entries.count == 1, "a new file has \(edit.day.entries.count) entries")
    }
  }

  private var typed: NewEntry {
    var entry = NewEntry(typed: words, parser: parser)
    entry.takeLabel(parser)
    if let meal { entry.category = meal }
    return entry
  }

  /// The result is what the edits make of the file, and what was read of it.
  private func checkResult(_ edit: DayFileEdit, of source: SourceText) throws(BrokenProperty) {
    try hold(source.applying(edit.edits).bytes == edit.result.bytes, "the edits do not make the result")
    let read = parser.parse(edit.result, day: propertyDay, path: propertyPath)
    try hold(
      PlacelessDay(read.day) == PlacelessDay(edit.day),
      "the result is read otherwise than was said: \(shown(edit.result.bytes))")
    let diff = UnifiedDiff(from: source.bytes, to: edit.result.bytes, path: propertyPath)
    try hold(diff.text.isEmpty == (source.bytes == edit.result.bytes), "the difference shown is empty")
  }

  private func checkAdded(_ entry: NewEntry, _ edit: DayFileEdit?) throws(BrokenProperty) {
    guard let edit else { return }
    try checkResult(edit, of: source)
    guard let added = edit.entry, edit.edits.count == 1, edit.edits[0].range.isEmpty else {
      throw BrokenProperty("what is added is not one insertion")
    }
    var after = PlacelessDay(edit.day)
    let new = after.entries.remove(at: added)
    try hold(after == before, "adding changes what else is read: \(shown(edit.result.bytes))")
    try hold(new.category == entry.category, "the entry is read under \(String(describing: new.category))")
    let lines = SourceText(edit.edits[0].replacement)
    let filled = (1...max(1, lines.lineCount)).count { !lines.isBlank(line: $0) }
    // A title that was made stays.
    guard filled == 1 else { return }
    let next = DayFileEditor(edit.result, day: propertyDay, path: propertyPath, parser: parser)
    guard let back = try? next.removing(entry: added) else {
      throw BrokenProperty("what was added cannot be removed: \(shown(edit.result.bytes))")
    }
    try hold(
      back.result.bytes == source.bytes,
      "adding and removing leaves \(shown(back.result.bytes)), in between \(shown(edit.result.bytes))")
  }

  private func checkRemoved(_ position: Int, _ edit: DayFileEdit?) throws(BrokenProperty) {
    guard let edit else { return }
    try checkResult(edit, of: source)
    var expected = before
    expected.entries.remove(at: position)
    var after = PlacelessDay(edit.day)
    // The label of a list that lost its only item is a note now.
    if after.notes.count == before.notes.count + 1 { after.notes = before.notes }
    try hold(after == expected, "removing changes what else is read: \(shown(edit.result.bytes))")
    try hold(edit.result.bytes.count <= source.bytes.count, "removing makes the file longer")
  }

  private func checkChanged(_ position: Int) throws(BrokenProperty) {
    let change = EntryChange(typed: words, parser: parser)
    let moment = (day: propertyDay, time: ClockTime.noon)
    let edit = try? editor.changing(entry: position, change, at: words.utf8.count % 2 == 0 ? nil : moment)
    guard let edit else { return }
    try checkResult(edit, of: source)
    guard let changed = edit.entry else { throw BrokenProperty("the changed entry is nowhere") }
    var (old, new) = (before, PlacelessDay(edit.day))
    old.entries.remove(at: position)
    let entry = new.entries.remove(at: changed)
    try hold(old == new, "changing an entry changes others: \(shown(edit.result.bytes))")
    if case .set(let time) = change.time {
      try hold(entry.time == time, "the time is \(String(describing: entry.time))")
    }
  }

  /// The entry alone is another, which `differ` makes of it, and may stand in another place.
  private func checkReplaced(
    _ position: Int, _ edit: DayFileEdit?, _ differ: (inout FoodEntry) -> Void
  ) throws(BrokenProperty) {
    guard let edit else { return }
    try checkResult(edit, of: source)
    guard let moved = edit.entry else { throw BrokenProperty("the moved entry is nowhere") }
    var (old, new) = (before, PlacelessDay(edit.day))
    var expected = old.entries.remove(at: position)
    let entry = new.entries.remove(at: moved)
    if new.notes.count == old.notes.count + 1 { new.notes = old.notes }
    try hold(old == new, "moving an entry changes others: \(shown(edit.result.bytes))")
    differ(&expected)
    // Its line may be indented otherwise, or have another label, and the time of its heading may be written on it.
    (expected.rawText, expected.time) = (entry.rawText, expected.time ?? entry.time)
    try hold(entry == expected, "the moved entry is another: \(shown(edit.result.bytes))")
  }

  /// An entry's lines in another file are the same entry.
  private func checkMoved(_ position: Int) throws(BrokenProperty) {
    guard let lines = try? editor.lines(ofEntry: position) else { return }
    let entry = editor.day.entries[position]
    let other = DayFileEditor(
      nil, day: propertyDay, path: propertyPath, parser: parser, template: DayFileTemplate())
    guard let edit = try? other.adding(lines: lines, category: entry.category, time: entry.time?.start),
      let moved = edit.entry
    else { return }
    try checkResult(edit, of: SourceText([]))
    let found = edit.day.entries[moved]
    try hold(
      found.text == entry.text && found.facts == entry.facts && found.category == entry.category
        && found.tags == entry.tags,
      "in another file the entry is another: \(shown(edit.result.bytes))")
  }

  private func checkNoted() throws(BrokenProperty) {
    guard let edit = try? editor.addingNote(words.split(separator: "|").joined(separator: "\n")) else {
      return
    }
    try checkResult(edit, of: source)
    var after = PlacelessDay(edit.day)
    try hold(after.notes.count > before.notes.count, "no note is added")
    after.notes = before.notes
    try hold(after == before, "a note changes what else is read: \(shown(edit.result.bytes))")
  }

  private func checkRenamed() throws(BrokenProperty) {
    guard let new = TagName(words), let tag = someTag, let old = TagName(tag) else { return }
    guard
      let renaming = try? TagRenaming(
        renaming: old, to: new, in: source, day: propertyDay, path: propertyPath, parser: parser)
    else { return }
    let read = parser.parse(renaming.result, day: propertyDay, path: propertyPath).day
    try hold(
      read.entries.count == before.entries.count && read.tasks.count == before.rest.tasks.count
        && read.notes.count == before.notes.count && renaming.result.lineCount == source.lineCount,
      "renaming a tag changes more: \(shown(renaming.result.bytes))")
  }

  private var someTag: String? {
    let day = editor.day
    let tags = day.entries.flatMap(\.tags) + day.tasks.flatMap(\.tags) + day.tags
    return tags.first?.name.string
  }

  private func checkFixed() throws(BrokenProperty) {
    let fixes = DayFileFixes(source, day: propertyDay, path: propertyPath, parser: parser)
    let (old, new) = (warnings(source), warnings(fixes.result))
    try hold(new <= old, "mended, the file has \(new) warnings instead of \(old)")
    try hold(
      fixes.made.isEmpty == (fixes.result.bytes == source.bytes),
      "mended without a word: \(shown(source.bytes))")
  }

  private func warnings(_ source: SourceText) -> Int {
    parser.parse(source, day: propertyDay, path: propertyPath).diagnostics.count { $0.severity > .hint }
  }
}
