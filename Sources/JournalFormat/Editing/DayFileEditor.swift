/// Edits one day file and changes nothing else in it.
///
/// Each edit is tried at the best place first. The result is parsed again and accepted only if it has the intended
/// change and everything else as before. Pure: it returns edits and writes nothing.
public struct DayFileEditor: Sendable {
  let file: EditedFile

  /// Creates an editor of the file of `day`. Without `source` the file does not exist yet, and `template` says how
  /// it begins.
  public init(
    _ source: SourceText?, day: Day, path: String, parser: DayFileParser,
    template: DayFileTemplate = DayFileTemplate()
  ) {
    file = EditedFile(
      source ?? SourceText([]), day: day, path: path, parser: parser, template: template)
  }

  /// Edits a file that was read before.
  init(_ file: EditedFile) { self.file = file }

  /// The file as parsed before the edit.
  public var day: JournalDay { file.read.day }

  /// Adds an entry at its place, in the file's own style.
  ///
  /// With a time: after the last entry of its category with an earlier or equal time, or before the first with a
  /// time. Without: after the category's last entry. If there is no entry yet: below the category's heading, which
  /// is added if there is none. A meal that was guessed is left out where the day's foods stand in a table that names none.
  public func adding(_ entry: NewEntry) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    var entry = entry
    if entry.isMealGuessed, entry.details.isEmpty, file.keepsFoodInTable(besides: entry.category) {
      entry.category = nil
    }
    if plainLine(entry.text).isEmpty, entry.facts.isEmpty, entry.details.isEmpty {
      throw .emptyEntry
    }
    let writing = EntryWriting(
      entry: entry, times: TimeStyle(of: file.outline.texts), facts: file.parser.facts)
    let expected = ExpectedEntry(entry, parser: file.parser)
    let unit = file.nestedUnit
    return try adding(expected, at: entry.time) { place in
      if let row = place.row { return row.line(of: entry).map { [$0] } }
      if place.marker.bullet.isEmpty, !entry.details.isEmpty { return nil }
      return writing.lines(place.marker, label: place.label, nestedBy: unit)
    }
  }

  /// Tries the places for an entry in turn. `lines` writes the entry for a place; it throws if the entry cannot be
  /// written there.
  func adding(
    _ expected: ExpectedEntry, at time: ClockTime?, lines: @escaping (EntryPlacement) -> [[UInt8]]?
  ) throws(EditRefusal) -> DayFileEdit {
    let tries = file.placements(for: expected.category, at: time).lazy.compactMap { place -> Try? in
      guard let own = lines(place) else { return nil }
      let edit = file.source.insertion(
        of: place.above + own + place.below, below: place.line, otherwise: file.template.lineEnding)
      return ([edit], .added(expected, line: place.line + place.above.count + 1))
    }
    return try firstAsMeant(of: tries) { refusal($0, of: expected) }
  }

  /// Alternative edits, and the change that they should make.
  typealias Try = (edits: [TextEdit], change: EditCheck.Change)

  /// Returns the first alternative whose result parses as the intended change and nothing else. If there is none,
  /// throws `refusal`, which gets the verdict on the first.
  func firstAsMeant(
    of tries: some Sequence<Try>, leaving label: TextSlice? = nil,
    orRefuse refusal: (EditCheck.Verdict?) -> EditRefusal
  ) throws(EditRefusal) -> DayFileEdit {
    let check = EditCheck(file.read)
    var failure: EditCheck.Verdict?
    for (edits, change) in tries {
      let result = file.source.applying(edits)
      let read = file.parser.parse(result, day: file.day, path: file.path)
      let verdict = check.verdict(on: read, of: change, leaving: label)
      if case .asMeant(let entry) = verdict {
        return DayFileEdit(
          edits: edits, result: result, day: read.day, entry: entry, remarks: read.remarks(onEntry: entry))
      }
      failure = failure ?? verdict
    }
    throw refusal(failure)
  }

  /// Throws if the file has an error.
  func refuseDamaged() throws(EditRefusal) {
    guard let error = file.read.diagnostics.first(where: { $0.severity == .error }) else { return }
    throw EditRefusal(error.message, line: error.range.lowerBound.line)
  }

  func refusal(_ verdict: EditCheck.Verdict?, of entry: ExpectedEntry) -> EditRefusal {
    if case .warns(let diagnostic) = verdict {
      return EditRefusal(
        diagnostic.code == .implausibleNumber && entry.text.bytes.count > 0
          ? "‘\(shortened(entry.text))’ would have more than 10,000 kcal, which no single entry has; check the figure"
          : diagnostic.message)
    }
    guard isReadable(entry) else {
      if entry.text.withBytes({ NothingWords.contain(LineScanner($0, 0..<$0.count)) }) {
        return EditRefusal(
          "‘\(shortened(entry.text))’ says that nothing was eaten, so it is no entry; ‘journal note \(shortened(entry.text))’ writes it down as a note"
        )
      }
      return EditRefusal(
        "‘\(shortened(entry.text))’ would be read as \(kind(of: entry)) in a day file, and not as these words of an "
          + "entry; put it in other words")
    }
    if let openEnd { return openEnd }
    return EditRefusal(
      "there is no place in the file where a new line would be read as meant without changing how others are read; "
        + "write it in an editor")
  }

  /// The refusal if an unclosed fence or comment contains everything below it.
  var openEnd: EditRefusal? {
    let found = file.read.diagnostics.first { $0.code == .unclosedFence || $0.code == .unclosedComment }
    return found.map { EditRefusal($0.message, line: $0.range.lowerBound.line) }
  }

  /// Whether an entry's text is parsed as intended in a file of its own, behind its time if it has one.
  private func isReadable(_ entry: ExpectedEntry) -> Bool {
    let day = alone(entry)
    return day.entries.count == 1 && day.entries[0].text == entry.text
  }

  private func alone(_ entry: ExpectedEntry) -> JournalDay {
    let time = entry.time.map { Array("\($0) ".utf8) } ?? []
    let text = SourceText(Array("## Food\n\n- ".utf8) + time + entry.text.bytes + [.lineFeed])
    return file.parser.parse(text, day: file.day, path: file.path).day
  }

  /// What an entry's text is parsed as in a file of its own.
  private func kind(of entry: ExpectedEntry) -> String {
    let day = alone(entry)
    if !day.tasks.isEmpty { return "a task" }
    if !day.weights.isEmpty { return "a weight" }
    if !day.moods.isEmpty { return "a mood" }
    if !day.habitTicks.isEmpty { return "a habit" }
    guard let read = day.entries.first else { return day.notes.isEmpty ? "nothing that counts" : "a note" }
    if day.entries.count > 1 { return "several entries" }
    if read.state != .eaten { return "food that was not eaten" }
    if read.time != nil, read.time != entry.time { return "food with a time" }
    if read.category != nil { return "food behind a label" }
    if !read.facts.isEmpty { return "food with figures" }
    if !read.tags.isEmpty { return "food with a tag" }
    return "other words"
  }

  private func shortened(_ text: TextSlice) -> String {
    let text = text.string
    return text.count > 40 ? text.prefix(39) + "…" : text
  }
}

/// The result of an edit, checked by parsing it.
public struct DayFileEdit: Sendable {
  /// Edits of the original text; for a new file, one that creates it.
  public var edits: [TextEdit]
  /// The file after the edits.
  public var result: SourceText
  /// The parsed result.
  public var day: JournalDay
  /// The index in `day.entries` of the entry that was added or changed; `nil` if an entry was removed, or none is
  /// concerned.
  public var entry: Int?
  /// What may be unintended in the added or changed entry: figures that are parsed as text.
  public var remarks: [String] = []
}

extension DayFileEdit {
  /// The same result as edits of `source`, which is an earlier text than the one they apply to: line by line.
  func on(_ source: SourceText) -> DayFileEdit {
    let changes = LineChange.all(
      from: source.lines.map { source.bytes[$0] }, to: result.lines.map { result.bytes[$0] })
    var edit = self
    edit.edits = changes.map { change in
      let old = source.byteRange(ofLines: change.old)
      return source.edit(old, Array(result.bytes[result.byteRange(ofLines: change.new)]))
    }
    return edit
  }
}

extension SourceText {
  /// The byte range of lines, counted from 0.
  fileprivate func byteRange(ofLines lines: Range<Int>) -> Range<Int> {
    let start = line(lines.lowerBound + 1).lowerBound
    return start..<max(start, lines.isEmpty ? start : line(lines.upperBound).upperBound)
  }
}

extension ParsedDay {
  /// The remarks on an entry's figures; none for `nil`.
  func remarks(onEntry position: Int?) -> [String] {
    guard let position else { return [] }
    let range = day.entries[position].range
    return diagnostics.filter { $0.code == .almostFacts && range.contains($0.range.lowerBound) }.map(
      \.message)
  }
}

/// Why an edit was refused; nothing is written.
public struct EditRefusal: Error, Hashable, Sendable {
  /// One sentence without a full stop: what is wrong, and the remedy.
  public var message: String
  /// The line of the file it is about, from 1; `nil` if it is about none.
  public var line: Int?

  /// Refuses an entry with neither text nor figures.
  static let emptyEntry = EditRefusal("an entry needs words or figures; say what was eaten")

  public init(_ message: String, line: Int? = nil) {
    self.message = message
    self.line = line
  }
}
