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

/// Lines that are neither entries nor notes: where a new one goes, and what goes with an old one.
extension DayFileEditor {
  /// The places for a line of its own, best first: behind what stands below the last title that is meant, in its style, then below those
  /// before it; else in a new section at the end.
  ///
  /// Sections within lists are passed over. Blank lines at the end of a section stay behind the line.
  func linePlaces(
    below isMeant: (DayOutline.Title) -> Bool, orIn section: Section
  ) -> [EntryPlacement] {
    var places: [EntryPlacement] = []
    let titles = file.outline.titles
    for title in titles.indices.reversed() where titles[title].rank < 8 && isMeant(titles[title]) {
      let own = titles[title].lines.upperBound
      let last = file.lastTextLine(own + 1, through: file.lastOwnLine(ofTitle: title))
      let marker = file.marker(belowTitle: title)
      // In a list, or behind a table or a paragraph; below a bare title with or without a blank line.
      let aboves: [[[UInt8]]] = last == nil ? [[[]], []] : [[], [[]]]
      places += aboves.map { EntryPlacement(line: last ?? own, above: $0, marker: marker) }
    }
    let marker = file.usualMarker
    guard let end = file.lastFilledLine(1, through: file.source.lineCount) else {
      let above = file.template.lines(for: section, on: file.day, parser: file.parser)
      return places + [EntryPlacement(line: file.blankEnd, above: above, marker: marker)]
    }
    for rank in [file.usualRank, 1] {
      var above = [[]] + file.title(SectionStyle(form: .heading, rank: rank), section)
      if above.last != [] { above.append([]) }
      places.append(EntryPlacement(line: end, above: above, marker: marker))
    }
    return places
  }

  /// The position in the outline of the item that begins at a place.
  func item(at place: SourceLocation) -> Int? { file.outline.item(at: file.source.byteOffset(of: place)) }

  /// The edits that remove an item with all that is nested in it, best first.
  ///
  /// A blank line that parted it from its neighbour goes too, so that adding a line and removing it restores every byte. The last edit
  /// leaves a blank line, for text below might otherwise go on with what stands above.
  func removals(ofItem index: Int) -> [TextEdit] {
    let items = file.outline.items
    let own = items[index].line...items[index].lastLine
    func isBlank(_ lines: Range<Int>) -> Bool { lines.allSatisfy { file.source.isBlank(line: $0) } }
    let above = items[..<index].last { $0.depth == items[index].depth }.map(\.lastLine)
    let below = items[(index + 1)...].first { $0.line > own.upperBound }.map(\.line)
    let gapAbove = above.flatMap {
      $0 < own.lowerBound && isBlank($0 + 1..<own.lowerBound) ? own.lowerBound - $0 - 1 : nil
    }
    let gapBelow = below.flatMap { isBlank(own.upperBound + 1..<$0) ? $0 - own.upperBound - 1 : nil }
    var lines = [own]
    if let gapAbove {
      if gapAbove > 0, gapBelow != 0 { lines.insert(own.lowerBound - 1...own.upperBound, at: 0) }
    } else if let gapBelow, gapBelow > 0 {
      lines.insert(own.lowerBound...own.upperBound + 1, at: 0)
    }
    let blank = Array(file.source.ending(ofLine: own.upperBound))
    return lines.map { file.source.edit(bytes(of: $0), []) } + [file.source.edit(bytes(of: own), blank)]
  }
}

extension DayFileEditor {
  /// Adds a paragraph at the end of the Notes section, or several if the text has blank lines.
  ///
  /// If there is no such section, it is added at the end of the file.
  public func addingNote(_ text: String) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    let paragraphs = paragraphs(of: text)
    guard !paragraphs.isEmpty else { throw EditRefusal("the note has no words; say what to write down") }
    let lines = Array(paragraphs.joined(separator: [[]]))
    let texts = paragraphs.map { Array($0.joined(separator: [.lineFeed])) }
    let tries = notePlaces().lazy.map { above, line -> Try in
      (
        [file.source.insertion(of: above + lines, below: line, otherwise: file.template.lineEnding)],
        .noted(texts)
      )
    }
    return try firstAsMeant(of: tries) { failure in
      if case .warns(let diagnostic)? = failure { return EditRefusal(diagnostic.message) }
      return openEnd
        ?? EditRefusal(
          "the note would be read as something else, as a heading, a task, an entry or a key such as ‘mood:’; put it in "
            + "other words")
    }
  }

  /// The lines of a text, grouped into paragraphs.
  private func paragraphs(of text: String) -> [[[UInt8]]] {
    let lines = SourceText(text)
    let contents = (1...max(1, lines.lineCount)).map { number in
      plainLine(String(decoding: lines.bytes[lines.lineContent(number)], as: UTF8.self))
    }
    return contents.split(separator: []).map(Array.init)
  }

  /// The lines to insert above a note, and the line number to insert them below: after the last Notes section, else
  /// in a new one.
  private func notePlaces() -> [(above: [[UInt8]], line: Int)] {
    var places: [(above: [[UInt8]], line: Int)] = []
    let titles = file.outline.titles
    for title in titles.indices.reversed() where titles[title].section == .notes && titles[title].rank < 8 {
      let last = file.lastFilledLine(
        titles[title].lines.upperBound, through: file.lastOwnLine(ofTitle: title))
      let line = file.lineBelowText(last ?? titles[title].lines.upperBound)
      places.append((file.source.isBlank(line: line) ? [] : [[]], line))
    }
    guard let end = file.lastFilledLine(1, through: file.source.lineCount) else {
      return [(file.template.lines(for: .notes, on: file.day, parser: file.parser), file.blankEnd)]
    }
    for rank in [file.usualRank, 1] {
      let style = SectionStyle(form: .heading, rank: rank)
      places.append(([[]] + file.title(style, .notes), end))
    }
    return places
  }
}

extension DayFileEditor {
  /// Adds a line below a heading of the writer's own, `headache 3/10` below `## Symptoms`; the heading is added if there is none.
  public func addingSeries(
    _ text: String, at time: TimeSpan?, under heading: String, links: [String] = []
  ) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    let content = content(text, time)
    let heading = String(decoding: plainLine(heading), as: UTF8.self)
    let alone = file.parser.parse(
      SourceText(Array("## \(heading)\n\n- ".utf8) + content + [.lineFeed]), day: file.day, path: file.path
    ).day
    guard alone.series.count == 1, alone.entries.isEmpty, alone.notes.isEmpty, alone.moods.isEmpty,
      let item = alone.series.first
    else {
      throw EditRefusal(
        "‘\(String(decoding: content, as: UTF8.self))’ below ‘\(heading)’ would be read as something else; use other words"
      )
    }
    let wanted = folded(heading)
    let known = linePlaces(
      below: { $0.section == nil && folded($0.name.string) == wanted }, orIn: .notes)
    let isBlank = file.lastFilledLine(1, through: file.source.lineCount) == nil
    let places = known.dropLast(isBlank ? 1 : 2) + newPlaces(heading, isBlank: isBlank)
    return try adding(content, links, at: Array(places)) { place in
      // The heading as it stands there names the series.
      var item = item
      if place.above.count < 2, let own = title(above: place.line) { item.series = own }
      return .series(item)
    }
  }

  /// Adds a mood: below the last one under Mood, else in a new section at the end, which may have a word of the writer's as its title.
  ///
  /// With a `label` the heading is one that is no word for moods, and the line is `Mood: 4/5`.
  public func addingMood(
    _ text: String, at time: TimeSpan?, under heading: String? = nil, label: String? = nil,
    links: [String] = []
  ) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    let content = content((label.map { "\($0): " } ?? "") + text, time)
    let title = label == nil ? "Mood" : heading ?? "Mood"
    let alone = file.parser.parse(
      SourceText(Array("## \(title)\n\n- ".utf8) + content + [.lineFeed]), day: file.day, path: file.path
    ).day
    guard alone.moods.count == 1, alone.entries.isEmpty, alone.notes.isEmpty, let mood = alone.moods.first
    else {
      throw EditRefusal("‘\(text)’ would not be read as a mood; write it as ‘4/5 calm’")
    }
    let wanted = label == nil ? nil : heading.map { folded($0) }
    var places = linePlaces(
      below: { title in
        wanted.map { title.section == nil && folded(title.name.string) == $0 } ?? (title.section == .mood)
      }, orIn: .mood)
    if let heading {
      let isBlank = file.lastFilledLine(1, through: file.source.lineCount) == nil
      places = places.dropLast(isBlank ? 1 : 2) + newPlaces(heading, isBlank: isBlank)
    }
    return try adding(content, links, at: places) { _ in .mood(mood) }
  }

  private func content(_ text: String, _ time: TimeSpan?) -> [UInt8] {
    let style = TimeStyle(of: file.outline.texts).withoutEnclosure
    return (time.map { style.text($0) + [.space] } ?? []) + plainLine(text)
  }

  private func adding(
    _ content: [UInt8], _ links: [String], at places: [EntryPlacement],
    as record: @escaping (EntryPlacement) -> RecordExchange.Record
  ) throws(EditRefusal) -> DayFileEdit {
    let unit = file.nestedUnit
    let tries = places.lazy.map { place -> Try in
      let nested = place.marker.nested(by: unit).bytes
      let lines = [place.marker.bytes + content] + links.map { nested + plainLine($0) }
      return (
        [
          file.source.insertion(
            of: place.above + lines, below: place.line, otherwise: file.template.lineEnding)
        ], .exchanged(.gaining(record(place)))
      )
    }
    return try firstAsMeant(of: tries) { failure in
      if case .warns(let diagnostic)? = failure { return EditRefusal(diagnostic.message) }
      return openEnd
        ?? EditRefusal(
          "there is no place in this file where ‘\(String(decoding: content, as: UTF8.self))’ would be read as meant; write it by hand"
        )
    }
  }

  /// The name of the last heading at or above a line.
  private func title(above line: Int) -> TextSlice? {
    file.outline.titles.last { $0.rank < 8 && $0.lines.upperBound <= line }?.name
  }

  /// A new heading at the end of the file.
  private func newPlaces(_ heading: String, isBlank: Bool) -> [EntryPlacement] {
    let name = Array(heading.utf8)
    guard !isBlank, let end = file.lastFilledLine(1, through: file.source.lineCount) else {
      // As the template has it for notes, with the other name.
      let lines = file.template.lines(for: .notes, on: file.day, parser: file.parser).dropLast(2)
      let own = SectionStyle(form: .heading, rank: file.template.headingRank).lines(name)
      return [
        EntryPlacement(line: file.blankEnd, above: Array(lines) + own + [[]], marker: file.usualMarker)
      ]
    }
    return [file.usualRank, 1].map { rank in
      let own = SectionStyle(form: .heading, rank: rank).lines(name)
      return EntryPlacement(line: end, above: [[]] + own + [[]], marker: file.usualMarker)
    }
  }
}

/// Figures changed where they stand: among an entry's words, and on lines that state them below it.
extension DayFileEditor {
  /// A way to write new facts of an entry.
  struct FigureWriting {
    var edits: [TextEdit]
    /// What the entry's own line says then.
    var facts: FoodFacts
    /// The words, if they change.
    var words: TextSlice?
    var details: [EntryDetail]
  }

  /// The ways to write new facts of an entry: in place first, then in a bracket.
  func figureWritings(
    _ facts: FoodFacts, of position: Int, _ splice: EntrySplice, as typed: TypedFacts?
  ) -> [FigureWriting] {
    let entry = file.entries[position]
    var ways: [FigureWriting] = []
    var base = FigureWriting(edits: [], facts: facts, details: entry.details)
    writeStatements(of: position, into: &base)
    guard base.facts != entry.facts else { return [base] }
    if let place = splice.figureEdit(base.facts) {
      var way = base
      way.edits.append(place.edit)
      way.words = place.words
      way.facts = file.parser.facts.asWritten(base.facts)
      ways.append(way)
    }
    var way = base
    way.edits += splice.factsEdits(base.facts, as: typed, behind: nil, by: file.parser.facts)
    if typed?.facts != base.facts { way.facts = file.parser.facts.asWritten(base.facts) }
    return ways + [way]
  }

  /// Writes what is new on the lines below an entry that state it, `Calories: 290`, and takes it out of the facts of its own line.
  private func writeStatements(of position: Int, into way: inout FigureWriting) {
    let entry = file.entries[position]
    guard entry.details.contains(where: \.isFacts) else { return }
    if let energy = way.facts.energy, entry.facts.energy == nil,
      writeStatement(FoodFacts(energy: energy), of: position, into: &way)
    {
      way.facts.energy = nil
    }
    for amount in way.facts.nutrients where entry.facts[amount.nutrient] == nil {
      if writeStatement(FoodFacts(nutrients: [amount]), of: position, into: &way) {
        way.facts.nutrients.removeAll { $0.nutrient == amount.nutrient }
      }
    }
  }

  /// Writes one figure on the only line that states it, if that states nothing else.
  private func writeStatement(_ new: FoodFacts, of position: Int, into way: inout FigureWriting) -> Bool {
    func states(_ facts: FoodFacts) -> Bool {
      new.energy != nil
        ? facts.energy != nil : new.nutrients.first.map { facts[$0.nutrient] != nil } ?? false
    }
    let found = way.details.indices.filter {
      if case .facts(let facts, _) = way.details[$0] { states(facts) } else { false }
    }
    guard found.count == 1, case .facts(let old, let text) = way.details[found[0]],
      old.amount == nil, old.nutrients.count + (old.energy == nil ? 0 : 1) == 1
    else { return false }
    for number in file.lines(ofEntry: position).dropFirst() {
      guard let place = statement(text, onLine: number) else { continue }
      let isBare = place.value.allSatisfy {
        file.source.bytes[$0].isASCII && !isASCIILetter(file.source.bytes[$0])
      }
      var figure = FactsText(new).text.drop { $0 != "~" && !$0.isNumber }
      if isBare, let end = figure.firstIndex(of: " ") { figure = figure[..<end] }
      let bytes =
        file.source.bytes[place.text.lowerBound..<place.value.lowerBound] + Array(figure.utf8)
        + file.source.bytes[place.value.upperBound..<place.text.upperBound]
      let read = Array(bytes).withUnsafeBufferPointer {
        file.parser.facts.readStatement(LineScanner($0, 0..<$0.count))
      }
      guard let read, read.energy == new.energy, read.nutrients == new.nutrients else { return false }
      way.details[found[0]] = .facts(read, text: TextSlice(Array(bytes)))
      way.edits.append(file.source.edit(place.value, Array(figure.utf8)))
      return true
    }
    return false
  }

  /// Where a statement stands on a line, and the figure in it; `nil` if the line says something else.
  private func statement(_ text: TextSlice, onLine number: Int) -> (text: Range<Int>, value: Range<Int>)? {
    file.source.bytes.withUnsafeBufferPointer { buffer in
      var line = LineScanner(buffer, file.source.lineContent(number))
      line.skipSpaces()
      if line.skip(.hyphen) || line.skip(.asterisk) || line.skip(.plusSign) { line.skipSpaces() }
      let words = line.trimmed(line.rest)
      guard text.bytes.elementsEqual(buffer[words]), let label = ScannedLabel(line.over(words)),
        !label.value.isEmpty, !label.value.contains(where: { buffer[$0] == .openParenthesis })
      else { return nil }
      return (words, label.value)
    }
  }
}
