public import JournalFormat

/// The changes of each day between two versions of the diary, in order.
///
/// `old` and `new` have the files of the days that may differ; unchanged days are left out. A record that was
/// removed from one day and added with the same title on another was moved.
public func dayChanges(from old: [JournalDay], to new: [JournalDay]) -> [DayChanges] {
  let days = Set(old.map(\.day)).union(new.map(\.day)).sorted()
  let before = Dictionary(grouping: old, by: \.day)
  let after = Dictionary(grouping: new, by: \.day)
  var result: [DayChanges] = days.compactMap { day in
    let (a, b) = (before[day] ?? [], after[day] ?? [])
    guard a.map(\.source) != b.map(\.source) else { return nil }
    let comparison = DayComparison(from: a.flatMap(\.records), to: b.flatMap(\.records))
    let changes = comparison.changes(on: day)
    return DayChanges(day: day, changes: changes, changesOtherText: changes.isEmpty)
  }
  findMoves(in: &result)
  return result.filter { !$0.changes.isEmpty || $0.changesOtherText }
}

/// Turns a removal and an addition with the same title on another day into a move.
private func findMoves(in days: inout [DayChanges]) {
  var removed: [String: [(day: Int, change: Int)]] = [:]
  for (dayIndex, day) in days.enumerated().reversed() {
    for (index, change) in day.changes.enumerated().reversed() where change.action == .removed {
      removed[key(of: change.record), default: []].append((dayIndex, index))
    }
  }
  var gone: [Int: Set<Int>] = [:]
  for (dayIndex, day) in days.enumerated() {
    for (index, change) in day.changes.enumerated() where change.action == .added {
      guard let origin = removed[key(of: change.record)]?.last, origin.day != dayIndex else { continue }
      removed[key(of: change.record)]?.removeLast()
      days[dayIndex].changes[index].action = .moved(
        from: days[origin.day].changes[origin.change].record, on: days[origin.day].day)
      gone[origin.day, default: []].insert(origin.change)
    }
  }
  for (dayIndex, indices) in gone {
    days[dayIndex].changes = days[dayIndex].changes.enumerated().filter { !indices.contains($0.offset) }.map(
      \.element)
  }
}

private func key(of record: DiaryRecord) -> String { "\(record.kind.rawValue)\u{0}\(record.title)" }

/// Matches the records of two versions of a day.
struct DayComparison {
  private let old: [DiaryRecord]
  private let new: [DiaryRecord]
  /// For each record of `new`, the index of its record in `old`.
  private var origins: [Int?]
  private var isTaken: [Bool]

  /// Above this number of pairs, records are not compared by their words.
  private static let pairLimit = 250_000

  init(from old: [DiaryRecord], to new: [DiaryRecord]) {
    self.old = old
    self.new = new
    origins = Array(repeating: nil, count: new.count)
    isTaken = Array(repeating: false, count: old.count)
    matchEqual { "\($0.kind.rawValue)\u{0}\($0.place)\u{0}\($0.text.string)" }
    matchEqual { "\($0.kind.rawValue)\u{0}\($0.text.string)" }
    // The same title with another time, place or box.
    matchEqual { "\($0.kind.rawValue)\u{0}\($0.place)\u{0}\($0.title)" }
    matchAlike()
  }

  private mutating func matchEqual(by key: (DiaryRecord) -> String) {
    var places: [String: [Int]] = [:]
    for index in old.indices.reversed() where !isTaken[index] {
      places[key(old[index]), default: []].append(index)
    }
    for index in new.indices where origins[index] == nil {
      guard let origin = places[key(new[index])]?.popLast() else { continue }
      match(index, origin)
    }
  }

  private mutating func match(_ index: Int, _ origin: Int) {
    origins[index] = origin
    isTaken[origin] = true
  }

  /// Matches the most similar of the remaining records first.
  private mutating func matchAlike() {
    let left = new.indices.filter { origins[$0] == nil }
    let free = old.indices.filter { !isTaken[$0] }
    guard !left.isEmpty, !free.isEmpty, left.count * free.count <= Self.pairLimit else { return }
    let oldWords = Dictionary(uniqueKeysWithValues: free.map { ($0, Likeness.words(of: old[$0])) })
    var pairs: [(likeness: Double, index: Int, origin: Int)] = []
    for index in left {
      let words = Likeness.words(of: new[index])
      for origin in free where old[origin].kind == new[index].kind {
        let likeness = Likeness.of(
          new[index], old[origin], words: (words, oldWords[origin] ?? []))
        if likeness >= Likeness.least { pairs.append((likeness, index, origin)) }
      }
    }
    pairs.sort { ($1.likeness, $0.index, $0.origin) < ($0.likeness, $1.index, $1.origin) }
    for pair in pairs where origins[pair.index] == nil && !isTaken[pair.origin] {
      match(pair.index, pair.origin)
    }
  }

  /// What was added, changed, moved within the day or removed, without what is unchanged.
  func changes(on day: Day) -> [DiaryChange] {
    var changes: [DiaryChange] = []
    for (index, record) in new.enumerated() {
      guard let origin = origins[index].map({ old[$0] }) else {
        changes.append(DiaryChange(action: .added, record: record))
        continue
      }
      if origin.text != record.text {
        changes.append(DiaryChange(action: .changed(from: origin), record: record))
      } else if origin.place != record.place {
        changes.append(DiaryChange(action: .moved(from: origin, on: day), record: record))
      }
    }
    for (index, record) in old.enumerated() where !isTaken[index] {
      changes.append(DiaryChange(action: .removed, record: record))
    }
    return changes
  }

  /// The old record of a new one.
  func origin(of index: Int) -> DiaryRecord? { origins[index].map { old[$0] } }
}

/// The similarity of two records.
enum Likeness {
  /// The minimum similarity of two versions of one record.
  static let least = 0.55

  /// The folded words of a record's title.
  static func words(of record: DiaryRecord) -> Set<String> {
    Set(
      Array(folded(record.title).utf8).split { !isWordByte($0) }.map { String(decoding: $0, as: UTF8.self) })
  }

  /// From 0 to 1.5: the Dice coefficient of the words, plus a half if the times are equal.
  static func of(
    _ a: DiaryRecord, _ b: DiaryRecord, words: (a: Set<String>, b: Set<String>)
  ) -> Double {
    let all = words.a.count + words.b.count
    let shared = all == 0 ? 0 : Double(2 * words.a.intersection(words.b).count) / Double(all)
    let hasSameTime = a.time != nil && a.time == b.time && a.place == b.place
    // Weights and moods have few words.
    let isFigure = (a.kind == .weight || a.kind == .mood) && a.time == b.time
    return shared + (hasSameTime ? 0.5 : 0) + (isFigure ? 0.6 : 0)
  }
}

/// The change of one record between two versions of the diary.
public struct DiaryChange: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    case added, removed
    /// The record before the change.
    case changed(from: DiaryRecord)
    /// The record was at another place before, on this day or another.
    case moved(from: DiaryRecord, on: Day)
  }

  public var action: Action
  /// The record after the change; for a removal, before it.
  public var record: DiaryRecord
}

/// The changes of one day.
public struct DayChanges: Hashable, Sendable {
  public var day: Day
  /// In the order of the file, with removed records last.
  public var changes: [DiaryChange]
  /// Whether lines outside of records changed: headings, front matter, blank lines.
  public var changesOtherText: Bool
}

/// A change of a file that is no day file.
public struct FileChange: Hashable, Sendable {
  public enum Action: String, Hashable, Sendable { case added, changed, removed }

  public var action: Action
  /// The path relative to the journal's folder.
  public var path: String

  public init(_ action: Action, _ path: String) {
    self.action = action
    self.path = path
  }
}

/// A record of a day with its nested lines, for comparisons.
public struct DiaryRecord: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case food, weight, task, habit, mood, note
    /// An item under a heading of the user's own.
    case item
  }

  public var kind: Kind
  /// The heading it is under: `Breakfast`, `Tasks`, one of the user's own.
  public var place: String
  public var time: ClockTime?
  /// What to call it, without its time.
  public var title: String
  /// The first line as written, without its list marker.
  public var line: String
  /// The whole record as written.
  public var text: TextSlice
  /// The number of the line in its file, from 1.
  public var lineNumber: Int
  /// Whether it is a task or habit that is done.
  public var isDone = false
}

extension JournalDay {
  /// All records of the day that changes are reported for, in the order of the file.
  public var records: [DiaryRecord] {
    var records: [DiaryRecord] = []
    for entry in entries {
      records.append(
        record(
          .food, in: entry.category?.name ?? "Food", at: entry.time, entry.text.string, range: entry.range))
    }
    for weight in weights {
      records.append(record(.weight, in: "Weight", at: weight.time, weight.figure, range: weight.range))
    }
    for (index, task) in tasks.enumerated() {
      let hasParts = tasks.contains { $0.parent == index }
      var record = record(
        .task, in: "Tasks", at: task.time, task.text.string, range: task.range, firstLineAlone: hasParts)
      record.isDone = task.status == .done
      records.append(record)
    }
    for tick in habitTicks {
      var record = record(.habit, in: "Habits", at: tick.time, tick.name.string, range: tick.range)
      record.isDone = tick.state == .done || tick.state == .noted && tick.amount != nil
      records.append(record)
    }
    for mood in moods {
      let title = [mood.value.map(moodText), mood.text?.string].compactMap(\.self).joined(separator: " ")
      records.append(record(.mood, in: "Mood", at: mood.time, title, range: mood.range))
    }
    for item in series {
      records.append(
        record(.item, in: item.series.string, at: item.time, item.text.string, range: item.range))
    }
    for note in notes {
      records.append(
        record(.note, in: note.heading?.string ?? "Notes", at: nil, note.text.string, range: note.range))
    }
    return records.enumerated().sorted {
      ($0.element.lineNumber, $0.offset) < ($1.element.lineNumber, $1.offset)
    }
    .map(\.element)
  }

  private func record(
    _ kind: DiaryRecord.Kind, in place: String, at time: TimeSpan?, _ title: String, range: SourceRange,
    firstLineAlone: Bool = false
  ) -> DiaryRecord {
    let start = source.byteOffset(of: range.lowerBound)
    let lineEnd = source.lineContent(range.lowerBound.line).upperBound
    var end = firstLineAlone ? lineEnd : max(start, source.byteOffset(of: range.upperBound))
    while end > start, source.bytes[end - 1] == .lineFeed || source.bytes[end - 1] == .carriageReturn {
      end -= 1
    }
    let line = source.bytes[start..<max(start, min(lineEnd, source.bytes.count))]
    return DiaryRecord(
      kind: kind, place: place, time: time?.start, title: title,
      line: String(decoding: kind == .note ? line : withoutBullet(line), as: UTF8.self),
      text: source[start..<end], lineNumber: range.lowerBound.line)
  }
}

/// A line without the list marker it may begin with.
private func withoutBullet(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  var rest = line
  if let first = rest.first, [.hyphen, .asterisk, .plusSign].contains(first) {
    rest = rest.dropFirst()
  } else {
    let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    guard !digits.isEmpty, digits.count < 10, let mark = rest.dropFirst(digits.count).first,
      mark == .period || mark == .closeParenthesis
    else { return line }
    rest = rest.dropFirst(digits.count + 1)
  }
  guard rest.first == .space || rest.first == .tab else { return line }
  return rest.drop { $0 == .space || $0 == .tab }
}

extension WeightEntry {
  /// `72.4 kg`, in the unit as written; stones in kilograms.
  fileprivate var figure: String {
    switch unit {
    case .kilograms, .stones, .jin: "\(tenthsText(JournalSettings.Units.metric.tenths(mass))) kg"
    case .pounds: "\(tenthsText(JournalSettings.Units.imperial.tenths(mass))) lb"
    }
  }
}
