public import JournalFormat

/// What became of each day between two versions of the diary, the earliest first.
///
/// `old` and `new` hold the files of the days that may differ; days that do not are left out. What was taken from one day and
/// stands on another in the same words has moved.
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

/// Makes one move of a removal and an addition in the same words on another day.
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

private func key(of record: DiaryRecord) -> String { "\(record.kind.rawValue)\u{0}\(record.words)" }
