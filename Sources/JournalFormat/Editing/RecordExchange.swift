/// A change of the records of a file that are neither entries nor notes: weights, tasks, habit ticks, moods and series.
///
/// Where the gained ones stand among those of their kind is left to the text; all others have to be as before and in their order.
struct RecordExchange {
  /// A record of one of the kinds. Where it stands is not looked at.
  enum Record {
    case weight(WeightEntry)
    /// `parent` is a position among the tasks before the edit; from their number on, one among the gained tasks.
    case task(TaskItem)
    case tick(HabitTick)
    case mood(MoodEntry)
    case series(SeriesItem)
  }

  enum Kind: Hashable { case weight, task, tick, mood, series }

  /// A record of the file before the edit, by its position among those of its kind.
  struct Place: Hashable {
    var kind: Kind
    var position: Int

    init(_ kind: Kind, _ position: Int) { (self.kind, self.position) = (kind, position) }
  }

  private(set) var lost: Set<Place> = []
  private(set) var gained: [(record: Record, replaced: Place?)] = []
  /// Notes that go, by their positions.
  var lostNotes: Set<Int> = []
  /// The texts of notes that come, with LF between their lines, in their order.
  var gainedNotes: [[UInt8]] = []

  init() {}

  /// One more record.
  static func gaining(_ record: Record) -> RecordExchange {
    var exchange = RecordExchange()
    exchange.gain(record)
    return exchange
  }

  /// Another record in the place of one.
  static func replacing(_ place: Place, by record: Record) -> RecordExchange {
    var exchange = RecordExchange()
    exchange.replace(place, by: record)
    return exchange
  }

  mutating func gain(_ record: Record) { gained.append((record, nil)) }

  mutating func lose(_ place: Place) { lost.insert(place) }

  /// A record becomes another; what was a part of it is one of the new one.
  mutating func replace(_ place: Place, by record: Record) {
    lost.insert(place)
    gained.append((record, place))
  }

  /// Whether `after` has the records of `before` but for what the exchange says.
  func isMet(from before: JournalDay, to after: JournalDay) -> Bool {
    let weights = isMet(
      .weight, from: before.weights, to: after.weights, range: \.range,
      gained: gained { if case .weight(let it) = $0 { it } else { nil } })
    let ticks = isMet(
      .tick, from: before.habitTicks, to: after.habitTicks, range: \.range,
      gained: gained { if case .tick(let it) = $0 { it } else { nil } })
    let moods = isMet(
      .mood, from: before.moods, to: after.moods, range: \.range,
      gained: gained { if case .mood(let it) = $0 { it } else { nil } })
    let series = isMet(
      .series, from: before.series, to: after.series, range: \.range,
      gained: gained { if case .series(let it) = $0 { it } else { nil } })
    let tasks = isMet(
      .task, from: before.tasks, to: after.tasks, range: \.range,
      gained: gained { if case .task(let it) = $0 { it } else { nil } },
      parent: \.parent)
    return weights && ticks && moods && series && tasks && before.tags == after.tags
      && before.isComplete == after.isComplete
  }

  /// Whether `after` has the notes of `before` but for what the exchange says. `label` is that of a list that lost its only item: it may
  /// have become a note.
  func isMet(fromNotes before: [Note], to after: [Note], leaving label: TextSlice? = nil) -> Bool {
    var kept = before.indices.filter { !lostNotes.contains($0) }.map { before[$0] }[...]
    var coming = gainedNotes[...]
    var label = label
    for note in after {
      if let next = kept.first, next.heading == note.heading, next.text == note.text {
        kept.removeFirst()
      } else if let next = coming.first, next == note.text.unixLines {
        coming.removeFirst()
      } else if note.text == label {
        label = nil
      } else {
        return false
      }
    }
    return kept.isEmpty && coming.isEmpty
  }

  private func gained<Item>(_ item: (Record) -> Item?) -> [Gained<Item>] {
    gained.compactMap { record, replaced in
      item(record).map { Gained(item: $0, replaced: replaced?.position) }
    }
  }

  private struct Gained<Item> {
    var item: Item
    var replaced: Int?
  }

  /// Walks through both lists: what stands next in the old one is kept, and anything else has to be gained.
  private func isMet<Item: Hashable>(
    _ kind: Kind, from before: [Item], to after: [Item], range: WritableKeyPath<Item, SourceRange>,
    gained: [Gained<Item>], parent: WritableKeyPath<Item, Int?>? = nil
  ) -> Bool {
    func placeless(_ item: Item) -> Item {
      var item = item
      item[keyPath: range] = nowhere
      if let parent { item[keyPath: parent] = nil }
      return item
    }
    var kept = before.indices.filter { !lost.contains(Place(kind, $0)) }[...]
    var coming = Array(gained.indices)
    // Where the items before, and behind them the gained ones, stand now.
    var now: [Int: Int] = [:]
    func isSame(_ old: Item, _ new: Item) -> Bool {
      guard placeless(old) == placeless(new) else { return false }
      guard let parent else { return true }
      return old[keyPath: parent].map { now[$0] } == new[keyPath: parent].map { $0 }
    }
    for (position, item) in after.enumerated() {
      if let next = kept.first, isSame(before[next], item) {
        now[next] = position
        kept.removeFirst()
      } else if let next = coming.firstIndex(where: { isSame(gained[$0].item, item) }) {
        now[before.count + coming[next]] = position
        if let replaced = gained[coming[next]].replaced { now[replaced] = position }
        coming.remove(at: next)
      } else {
        return false
      }
    }
    return kept.isEmpty && coming.isEmpty
  }

  private let nowhere = SourceLocation(line: 1, column: 1)..<SourceLocation(line: 1, column: 1)
}
