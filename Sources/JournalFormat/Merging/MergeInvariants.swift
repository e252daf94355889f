/// Checks that a merge lost nothing and invented nothing, by counting.
///
/// Counted are the lines that are not blank, and what a day's lines are read as. Nothing here knows how the merge was
/// made.
struct MergeInvariants {
  let base: MergeCount
  let first: MergeCount
  let second: MergeCount

  /// Whether all that nobody removed is in `result`, and nothing more often than both sides account for.
  func holds(for result: MergeCount) -> Bool {
    func isWithin(_ count: Int, base: Int, first: Int, second: Int) -> Bool {
      count >= Self.least(base: base, first: first, second: second)
        && count <= Self.most(base: base, first: first, second: second)
    }
    return all(\.lines, result.lines, are: isWithin) && all(\.readings, result.readings, are: isWithin)
      && all(\.diagnostics, result.diagnostics) { count, b, x, y in count <= max(x, y, x + y - b) }
  }

  /// Whether all that nobody removed is in a text that shows conflicts, and nothing that nobody wrote.
  func holds(forConflict lines: [Int: Int]) -> Bool {
    all(\.lines, lines) { count, b, x, y in
      count >= Self.least(base: b, first: x, second: y) && count <= b + x + y
    }
  }

  /// Whether no line that both sides added is in `result` more often than on either.
  func repeatsNone(in result: MergeCount) -> Bool {
    all(\.lines, result.lines) { count, b, x, y in min(x, y) <= b || count <= max(x, y) }
  }

  /// Whether a condition holds for each key, given its counts in the result, the base and both sides.
  private func all<Key: Hashable>(
    _ counts: KeyPath<MergeCount, [Key: Int]>, _ result: [Key: Int],
    are isRight: (_ count: Int, _ base: Int, _ first: Int, _ second: Int) -> Bool
  ) -> Bool {
    let (old, new, other) = (base[keyPath: counts], first[keyPath: counts], second[keyPath: counts])
    return Set(old.keys).union(new.keys).union(other.keys).union(result.keys).allSatisfy {
      isRight(result[$0] ?? 0, old[$0] ?? 0, new[$0] ?? 0, other[$0] ?? 0)
    }
  }

  /// Where both removed something, each may have removed another, but what all three have is not to go; what both added may
  /// be one.
  private static func least(base: Int, first: Int, second: Int) -> Int {
    max(
      min(base, first, second),
      base - max(0, base - first) - max(0, base - second) + max(0, first - base, second - base))
  }

  /// Where both removed something, it may be the same; what both added may be two.
  private static func most(base: Int, first: Int, second: Int) -> Int {
    base - max(0, base - first, base - second) + max(0, first - base) + max(0, second - base)
  }
}

/// What there is in a text, and how often.
struct MergeCount {
  /// By their numbers.
  var lines: [Int: Int] = [:]
  var readings: [Reading: Int] = [:]
  var diagnostics: [DiagnosticCode: Int] = [:]

  /// A line that counts for the day, and as what.
  struct Reading: Hashable {
    enum Kind: Hashable {
      case entry(FoodCategory?), task, habit, weight, mood, series
    }
    var kind: Kind
    var line: Int
    var time: TimeSpan?
  }

  /// Whether a line is here more often than in `base`.
  func addsLines(to base: MergeCount) -> Bool { lines.contains { $1 > base.lines[$0] ?? 0 } }

  /// Counts the lines of a text.
  init(_ numbers: [Int], _ table: LineTable) {
    for number in numbers where !table.isBlank(number) { lines[number, default: 0] += 1 }
  }

  /// Counts what is wrong with a text that is no day's, too.
  init(_ numbers: [Int], _ table: LineTable, companion source: SourceText) {
    self.init(numbers, table)
    let health = FileHealth(of: source, from: 1)
    for diagnostic in health.diagnostics { diagnostics[diagnostic.code, default: 0] += 1 }
  }

  /// Counts what a day's text is read as too.
  init(_ numbers: [Int], table: LineTable, readAs read: ParsedDay) {
    self.init(numbers, table)
    let day = read.day
    func count(_ kind: Reading.Kind, at range: SourceRange, time: TimeSpan?) {
      guard range.lowerBound.line <= numbers.count else { return }
      readings[
        Reading(kind: kind, line: numbers[range.lowerBound.line - 1], time: time), default: 0] += 1
    }
    for entry in day.entries { count(.entry(entry.category), at: entry.range, time: entry.time) }
    for task in day.tasks { count(.task, at: task.range, time: task.time) }
    for tick in day.habitTicks { count(.habit, at: tick.range, time: tick.time) }
    for weight in day.weights { count(.weight, at: weight.range, time: weight.time) }
    for mood in day.moods { count(.mood, at: mood.range, time: mood.time) }
    for item in day.series { count(.series, at: item.range, time: item.time) }
    for diagnostic in read.diagnostics { diagnostics[diagnostic.code, default: 0] += 1 }
  }
}
