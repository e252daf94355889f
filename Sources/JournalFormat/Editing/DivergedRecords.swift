/// Entries, habits, tasks, weights and moods that two versions of a day have in two wordings: changed in one of them, or in both.
///
/// Of two versions without a common one before them it cannot be told which is the newer, and both would count. A record of each is
/// taken for one where nothing else of its version can be meant: the same meal and name, the same meal and time with a word in common,
/// the same name of a habit or a task, or the same time of a weight or a mood.
public struct DivergedRecords: Sendable {
  /// One record in both versions.
  public struct Pair: Hashable, Sendable {
    /// Its lines, from 1, in each version.
    public var ours: ClosedRange<Int>
    public var theirs: ClosedRange<Int>
  }

  /// Which version of a record is kept.
  public enum Choice: Hashable, Sendable {
    case ours, theirs, both
  }

  public let ours: SourceText
  public let theirs: SourceText
  /// In the order of the lines in `ours`.
  public let pairs: [Pair]
  /// The lines with the titles, where each version has one for the day: in which form is no matter to ask about.
  private let titles: Pair?

  public init(_ ours: [UInt8], _ theirs: [UInt8], day: Day, parser: DayFileParser) {
    let versions = [ours, theirs].map { bytes in
      EditedFile(SourceText(bytes), day: day, path: "", parser: parser, template: DayFileTemplate())
    }
    (self.ours, self.theirs) = (versions[0].source, versions[1].source)
    let titles = versions.compactMap { $0.lineOfTitle }
    self.titles = titles.count == 2 ? Pair(ours: titles[0]...titles[0], theirs: titles[1]...titles[1]) : nil
    let records = versions.map(Record.all)
    let texts = records.map { Set($0.map(\.text)) }
    var left = records[0].filter { !texts[1].contains($0.text) }
    var others = records[1].filter { !texts[0].contains($0.text) }
    var pairs: [Pair] = []
    for key in [\Record.name, \Record.time] {
      let places = Dictionary(grouping: others.indices.filter { others[$0][keyPath: key] != nil }) {
        others[$0][keyPath: key]
      }
      let counts = Dictionary(grouping: left) { $0[keyPath: key] }.mapValues(\.count)
      var taken: Set<Int> = []
      left.removeAll { record in
        guard let value = record[keyPath: key], counts[value] == 1, let found = places[value],
          found.count == 1,
          record.isLike(others[found[0]])
        else { return false }
        taken.insert(found[0])
        pairs.append(Pair(ours: record.lines, theirs: others[found[0]].lines))
        return true
      }
      others = others.indices.filter { !taken.contains($0) }.map { others[$0] }
    }
    self.pairs = pairs.sorted { $0.ours.lowerBound < $1.ours.lowerBound }
  }

  /// The bytes of both versions, with each record as it was chosen, by the order of `pairs`.
  public func texts(_ choices: [Choice]) -> (ours: [UInt8], theirs: [UInt8]) {
    var edits: (ours: [TextEdit], theirs: [TextEdit]) = ([], [])
    // A title in another form would make another day of the whole text; ours stays, unless all is theirs.
    let ofTitles = titles.map {
      ($0, !choices.isEmpty && choices.allSatisfy { $0 == .theirs } ? Choice.theirs : .ours)
    }
    for (pair, choice) in zip(pairs, choices) + (ofTitles.map { [$0] } ?? []) {
      switch choice {
      case .ours: edits.theirs.append(Self.edit(theirs, pair.theirs, to: pair.ours, of: ours))
      case .theirs: edits.ours.append(Self.edit(ours, pair.ours, to: pair.theirs, of: theirs))
      case .both: break
      }
    }
    return (Array(ours.applying(edits.ours).bytes), Array(theirs.applying(edits.theirs).bytes))
  }

  /// The first entry that a merged text has more often than either version: below another heading, or as a row and an item.
  public static func entryTwice(
    in merged: SourceText, of versions: [[UInt8]], day: Day, parser: DayFileParser
  ) -> FoodEntry? {
    struct Food: Hashable {
      var name: String
      var time: TimeSpan?
      var energy: EnergyAmount?

      init(_ entry: FoodEntry) {
        name = entry.text.withBytes { String(decoding: folded($0), as: UTF8.self) }
        (time, energy) = (entry.time, entry.facts.energy)
      }
    }
    func entries(_ source: SourceText) -> [FoodEntry] { parser.parse(source, day: day, path: "").day.entries }
    let allowed = versions.reduce(into: [Food: Int]()) { allowed, version in
      let counts = Dictionary(entries(SourceText(version)).map { (Food($0), 1) }, uniquingKeysWith: +)
      allowed.merge(counts, uniquingKeysWith: max)
    }
    var seen: [Food: Int] = [:]
    return entries(merged).first { entry in
      let food = Food(entry)
      seen[food, default: 0] += 1
      return !food.name.isEmpty && seen[food, default: 0] > allowed[food, default: 0]
    }
  }

  /// Replaces lines by those of another text, with the endings that lines have here.
  private static func edit(
    _ source: SourceText, _ lines: ClosedRange<Int>, to new: ClosedRange<Int>, of other: SourceText
  ) -> TextEdit {
    source.edit(
      source.line(lines.lowerBound).lowerBound..<source.lineContent(lines.upperBound).upperBound,
      other.contents(of: new, endedBy: source.ending(below: lines.lowerBound, otherwise: [.lineFeed])))
  }

  /// A record as it is compared.
  private struct Record {
    var lines: ClosedRange<Int>
    /// All it says, with its kind.
    var text: String
    /// The kind and the name by which it is one with another: `nil` where it has none.
    var name: String?
    /// The kind and the time.
    var time: String?
    /// The words of its name of three letters and more; empty for what has no name.
    var words: Set<String> = []
    var energy: EnergyAmount?

    /// Whether one may be the other in new words.
    func isLike(_ other: Record) -> Bool {
      words.isEmpty && other.words.isEmpty || name == other.name || !words.isDisjoint(with: other.words)
        || energy != nil && energy == other.energy
    }

    static func all(in file: EditedFile) -> [Record] {
      let day = file.read.day
      func text(_ kind: String, _ lines: ClosedRange<Int>) -> String {
        kind + String(decoding: file.source.contents(of: lines, endedBy: [.lineFeed]), as: UTF8.self)
      }
      func measured(_ kind: String, at range: SourceRange, time: TimeSpan?) -> Record {
        let lines = range.lowerBound.line...range.lowerBound.line
        return Record(
          lines: lines, text: text(kind, lines), time: kind + (time.map { "\($0.start)" } ?? ""))
      }
      let entries = day.entries.indices.compactMap { position -> Record? in
        let entry = day.entries[position]
        // The cells of a row stand in columns, which the other version may have elsewhere.
        let table = file.table(ofLine: entry.range.lowerBound.line)
        let header = table.map { file.source[file.source.lineContent($0.first)].string } ?? ""
        let meal = "food \(header) \(entry.category.map { "\($0)" } ?? "") "
        let name = entry.text.withBytes { String(decoding: folded($0), as: UTF8.self) }
        let lines = file.lines(ofEntry: position)
        return Record(
          lines: lines, text: text(meal, lines), name: name.isEmpty ? nil : meal + name,
          time: entry.time.map { meal + "@\($0.start)" },
          words: Set(name.split { !$0.isLetter }.filter { $0.count > 2 }.map(String.init)),
          energy: entry.facts.energy)
      }
      func named(_ kind: String, _ name: TextSlice, at range: SourceRange) -> Record {
        let lines = range.lowerBound.line...range.upperBound.line
        let name = name.withBytes { String(decoding: folded($0), as: UTF8.self) }
        return Record(lines: lines, text: text(kind, lines), name: name.isEmpty ? nil : kind + name)
      }
      let records =
        entries + day.habitTicks.map { named("habit ", $0.name, at: $0.range) }
        + day.tasks.filter { $0.parent == nil }.map { named("task ", $0.text, at: $0.range) }
        + day.weights.map { measured("weight ", at: $0.range, time: $0.time) }
        + day.moods.map { measured("mood ", at: $0.range, time: $0.time) }
      // A line of several records is taken for none of them.
      let counts = Dictionary(records.flatMap { $0.lines.map { ($0, 1) } }, uniquingKeysWith: +)
      return records.filter { record in record.lines.allSatisfy { counts[$0] == 1 } }
    }
  }
}

extension EditedFile {
  /// The line that is the title of the day: the first that is not blank, if it is a heading that names the day.
  fileprivate var lineOfTitle: Int? {
    guard let number = (1...max(1, source.lineCount)).first(where: { !source.isBlank(line: $0) }) else {
      return nil
    }
    return source.bytes.withUnsafeBufferPointer { buffer in
      var line = LineScanner(buffer, source.lineBehindMark(number))
      guard line.peek() == .numberSign else { return nil }
      while line.peek() == .numberSign { line.position += 1 }
      let name = namedDay(in: line.over(line.trimmed(line.rest)).bytes)
      return name.map { !$0.contradicts(day) } ?? false ? number : nil
    }
  }
}

extension SourceText {
  /// The bytes of lines with one ending for all but the last, which has none.
  func contents(of lines: ClosedRange<Int>, endedBy ending: [UInt8]) -> [UInt8] {
    Array(lines.map { bytes[lineContent($0)] }.joined(separator: ending))
  }
}
