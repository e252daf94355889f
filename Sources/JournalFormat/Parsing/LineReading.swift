/// What one line of a file was read as.
public struct LineReading: Hashable, Sendable {
  public enum Meaning: Hashable, Sendable {
    /// A blank line.
    case blank
    case frontMatter
    /// A heading, bold line or label, and the section that it opens; `nil` for one that opens no known section.
    case title(Section?)
    /// The header of a table, and the dashes below it.
    case table
    /// The first line of a record.
    case entry(FoodEntry)
    case weight(WeightEntry)
    case task(TaskItem)
    case habit(HabitTick)
    case mood(MoodEntry)
    case series(SeriesItem)
    /// A stated sum, which is compared with the entries and not counted.
    case total(EnergyAmount)
    /// A stated sum that counts for entries without an energy of their own.
    case sharedEnergy(SharedEnergy)
    /// `complete: yes`.
    case completeness(Bool)
    /// Belongs to the record that begins on this line.
    case part(ofLine: Int)
    /// A remark on the entry that begins on this line.
    case remark(onLine: Int)
    case note
    /// Something below a title of a plan that was not eaten.
    case plan
    /// Food that counts where it stands elsewhere in the file, said again below a title such as `Summary`.
    case repetition
    /// A comment, a region that the program writes, or a conflict marker.
    case hidden
    /// Nothing was read from it.
    case nothing
  }

  /// Counted from 1.
  public var line: Int
  /// The line without its ending; invalid UTF-8 is replaced.
  public var text: String
  public var meaning: Meaning
  /// Further records that begin on the line, as in the row of a table with a column for each meal.
  public var others: [Meaning] = []
}

extension DayFileParser {
  /// All lines of the file of `day` in their order, with what each was read as.
  ///
  /// Of nested records the innermost one counts. In `tasks.md` every item is a task.
  public func lineReadings(_ source: SourceText, day: Day, path: String) -> [LineReading] {
    var reader = DayReader(source, parser: self, day: day, path: path)
    reader.outline = DayOutline()
    reader.outlineItems()
    reader.context.readsTasksOnly = path == "tasks.md"
    reader.read()
    var lines = LineMeanings(count: source.lineCount)
    for note in reader.day.notes { lines.fill(note.range, with: .note) }
    for line in reader.file.hidden { lines.set(.hidden, on: line) }
    for title in reader.outline?.titles ?? [] {
      for line in title.lines { lines.set(.title(title.section), on: line) }
    }
    for first in (reader.outline?.tables.map(\.first) ?? []) + (reader.outline?.mealTables ?? []) {
      for line in first...first + 1 { lines.set(.table, on: line) }
    }
    for index in reader.file.blocks.indices where reader.file.blocks[index].kind == .heading {
      lines.set(.title(nil), on: Int(reader.file.blocks[index].line), unlessSet: true)
    }
    for line in reader.context.callouts?.titles ?? [] { lines.set(.title(.tasks), on: line) }
    for total in reader.totals { lines.record(.total(total.energy), at: total.range) }
    for range in reader.outline?.repetitions ?? [] { lines.fill(range, with: .repetition) }
    lines.record(of: reader.day)
    lines.setRemarks(of: reader.day, source)
    for shared in reader.day.sharedEnergies { lines.record(.sharedEnergy(shared), at: shared.range) }
    for line in reader.file.hidden { lines.set(.hidden, on: line) }
    for number in stride(from: 1, through: source.lineCount, by: 1) {
      if source.isBlank(line: number) { lines.set(.blank, on: number) }
      if let answer = reader.completeness(onLine: number) {
        lines.set(.completeness(answer), on: number, unlessSet: true)
      }
    }
    lines.setPlans(reader.outline?.blocks ?? [])
    if let front = reader.file.front {
      for line in front.lines { lines.set(.frontMatter, on: line, unlessSet: true) }
    }
    return lines.meanings.enumerated().map { index, meaning in
      LineReading(
        line: index + 1, text: source[source.lineContent(index + 1)].string, meaning: meaning ?? .nothing,
        others: lines.others[index + 1] ?? [])
    }
  }
}

extension DayReader {
  /// What a line says of the day's completeness, if it does.
  fileprivate func completeness(onLine number: Int) -> Bool? {
    guard day.isComplete != nil else { return nil }
    return file.scan(source.lineContent(number)) { line in
      var line = line
      line.skipSpaces()
      if line.skip(.hyphen) || line.skip(.asterisk) || line.skip(.plusSign) { line.skipSpaces() }
      guard let label = ScannedLabel(line), line.over(label.key).isWhole("complete") else { return nil }
      return scanAnswer(line.over(label.value))
    }
  }
}

/// The meanings of the lines of a file, the later set over the earlier.
private struct LineMeanings {
  var meanings: [LineReading.Meaning?]
  /// By line: the records that begin on it beside that of `meanings`.
  private(set) var others: [Int: [LineReading.Meaning]] = [:]

  init(count: Int) { meanings = Array(repeating: nil, count: count) }

  mutating func set(_ meaning: LineReading.Meaning, on line: Int, unlessSet: Bool = false) {
    guard meanings.indices.contains(line - 1), !unlessSet || meanings[line - 1] == nil else { return }
    meanings[line - 1] = meaning
  }

  /// Sets what is a note or nothing in blocks of a plan.
  mutating func setPlans(_ blocks: [(line: Int, isPlan: Bool)]) {
    for (index, block) in blocks.enumerated() where block.isPlan {
      let end = index + 1 < blocks.count ? blocks[index + 1].line : meanings.count + 1
      for line in block.line..<max(block.line, end) where meanings.indices.contains(line - 1) {
        switch meanings[line - 1] {
        case .note, nil: meanings[line - 1] = .plan
        default: continue
        }
      }
    }
  }

  mutating func fill(_ range: SourceRange, with meaning: LineReading.Meaning) {
    for line in range.lowerBound.line...max(range.lowerBound.line, range.upperBound.line) {
      set(meaning, on: line)
    }
  }

  mutating func record(_ meaning: LineReading.Meaning, at range: SourceRange) {
    fill(range, with: .part(ofLine: range.lowerBound.line))
    set(meaning, on: range.lowerBound.line)
  }

  /// Sets the lines of remarks on entries, where no other record lies in them.
  mutating func setRemarks(of day: JournalDay, _ source: SourceText) {
    for entry in day.entries {
      for case .text(let text) in entry.details where source[text.place] == text {
        let first = source.location(ofByte: text.place.lowerBound).line
        let last = source.location(ofByte: max(text.place.lowerBound, text.place.upperBound - 1)).line
        let own = entry.range.lowerBound.line
        for line in first...max(first, last) where line != own && meanings.indices.contains(line - 1) {
          if case .part(own)? = meanings[line - 1] { meanings[line - 1] = .remark(onLine: own) }
        }
      }
    }
    // What stands right below the words of a tick describes it; nested items are its steps.
    for tick in day.habitTicks {
      let own = tick.range.lowerBound.line
      let steps = tick.steps.map(\.lines.lowerBound).min() ?? .max
      for line in own + tick.wordLines..<max(own + tick.wordLines, min(steps, tick.range.upperBound.line + 1))
      where meanings.indices.contains(line - 1) {
        if case .part(own)? = meanings[line - 1] { meanings[line - 1] = .remark(onLine: own) }
      }
    }
  }

  /// Sets the records of a day: of those that lie in one another the outer first.
  mutating func record(of day: JournalDay) {
    var records: [(range: SourceRange, meaning: LineReading.Meaning)] = []
    records += day.entries.map { ($0.range, .entry($0)) }
    records += day.weights.map { ($0.range, .weight($0)) }
    records += day.tasks.map { ($0.range, .task($0)) }
    records += day.habitTicks.map { ($0.range, .habit($0)) }
    records += day.moods.map { ($0.range, .mood($0)) }
    records += day.series.map { ($0.range, .series($0)) }
    records.sort { ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound) }
    var last = 0
    for (range, meaning) in records {
      let first = range.lowerBound.line
      if first == last {
        others[first, default: []].append(meaning)
      } else {
        record(meaning, at: range)
      }
      last = first
    }
  }
}
