/// Edits one day file without touching what it was not asked to touch.
///
/// Every edit is tried where it belongs best, read again, and made only if the file then says what was meant and
/// everything else as before. Pure: it returns what to change, and writes nothing.
public struct DayFileEditor: Sendable {
  let file: EditedFile

  /// An editor of the file of `day`. Without `source` there is no file yet, and `template` says how it begins.
  public init(
    _ source: SourceText?, day: Day, path: String, parser: DayFileParser,
    template: DayFileTemplate = DayFileTemplate()
  ) {
    file = EditedFile(
      source ?? SourceText([]), day: day, path: path, parser: parser, template: template)
  }

  /// What the file says before the edit.
  public var day: JournalDay { file.read.day }

  /// Adds an entry where it belongs, in the file's own style.
  ///
  /// With a time it goes after the last entry of its category with an earlier or equal time, or before the first that has
  /// one; without, after the category's last. Where there is none yet it goes below the category's title, which is
  /// made if need be.
  public func adding(_ entry: NewEntry) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    if plainLine(entry.words).isEmpty, entry.facts.isEmpty, entry.details.isEmpty {
      throw .noWords
    }
    let writing = EntryWriting(
      entry: entry, times: TimeStyle(of: file.outline.texts), facts: file.parser.facts)
    let expected = ExpectedEntry(entry, parser: file.parser)
    let unit = file.nestedUnit
    return try adding(expected, at: entry.time) { place in
      if place.marker.bullet.isEmpty, entry.time == nil || !entry.details.isEmpty { return nil }
      return writing.lines(place.marker, label: place.label, nestedBy: unit)
    }
  }

  /// Tries the places for an entry in turn. `lines` writes it for a place, or says that it cannot stand there.
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

  /// Edits, and what they are to do.
  typealias Try = (edits: [TextEdit], change: EditCheck.Change)

  /// Makes the first of some edits after which the file, read again, says what was meant and no more; `refusal` is told why the
  /// first was not.
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

  /// Refuses a file that has an error.
  func refuseDamaged() throws(EditRefusal) {
    guard let error = file.read.diagnostics.first(where: { $0.severity == .error }) else { return }
    throw EditRefusal(error.message, line: error.range.lowerBound.line)
  }

  func refusal(_ verdict: EditCheck.Verdict?, of entry: ExpectedEntry) -> EditRefusal {
    if case .warns(let diagnostic) = verdict { return EditRefusal(diagnostic.message) }
    guard isReadable(entry) else {
      return EditRefusal(
        "‘\(shortened(entry.words))’ would be read as something else in a day file, as a time, a box, a label, a tag or a "
          + "bracket of figures; put it in other words")
    }
    if let openEnd { return openEnd }
    return EditRefusal(
      "there is no place in the file where a new line would be read as meant without changing how others are read; "
        + "write it in an editor")
  }

  /// The refusal where a fence or a comment that never closes takes all that stands below it.
  var openEnd: EditRefusal? {
    let found = file.read.diagnostics.first { $0.code == .unclosedFence || $0.code == .unclosedComment }
    return found.map { EditRefusal($0.message, line: $0.range.lowerBound.line) }
  }

  /// Whether an entry's words are read as they are in a file of their own.
  private func isReadable(_ entry: ExpectedEntry) -> Bool {
    let text = SourceText(Array("## Food\n\n- ".utf8) + entry.words.bytes + [.lineFeed])
    let read = file.parser.parse(text, day: file.day, path: file.path).day
    return read.entries.count == 1 && read.entries[0].words == entry.words
  }

  private func shortened(_ words: TextSlice) -> String {
    let text = words.string
    return text.count > 40 ? text.prefix(39) + "…" : text
  }
}

/// What an edit came to: checked by reading the result.
public struct DayFileEdit: Sendable {
  /// On the text that was given; of a file that was not there, one that makes it.
  public var edits: [TextEdit]
  /// The file after them.
  public var result: SourceText
  /// The result, read.
  public var day: JournalDay
  /// The position, from 0, of the entry added or changed in `day.entries`; `nil` where one went or none is meant.
  public var entry: Int?
  /// What the entry added or changed says that may not be meant: figures that are read as words.
  public var remarks: [String] = []
}

extension DayFileEdit {
  /// The same result as edits of `source`, a text before the one that the edits are of: line by line.
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
  /// Where lines lie that are counted from 0.
  fileprivate func byteRange(ofLines lines: Range<Int>) -> Range<Int> {
    let start = line(lines.lowerBound + 1).lowerBound
    return start..<max(start, lines.isEmpty ? start : line(lines.upperBound).upperBound)
  }
}

extension ParsedDay {
  /// What there is to say of the figures of an entry; `nil` names none.
  func remarks(onEntry position: Int?) -> [String] {
    guard let position else { return [] }
    let range = day.entries[position].range
    return diagnostics.filter { $0.code == .almostFacts && range.contains($0.range.lowerBound) }.map(
      \.message)
  }
}

/// Why an edit is not made: nothing is written.
public struct EditRefusal: Error, Hashable, Sendable {
  /// One sentence without a full stop: what is in the way, and the remedy.
  public var message: String
  /// The line of the file it is about, from 1, if it is about one.
  public var line: Int?

  /// Of an entry that would say nothing.
  static let noWords = EditRefusal("an entry needs words or figures; say what was eaten")

  public init(_ message: String, line: Int? = nil) {
    self.message = message
    self.line = line
  }
}
