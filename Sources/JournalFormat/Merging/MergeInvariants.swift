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
    holds(result.lines, \.lines) && holds(result.readings, \.readings) && addsNoDiagnostic(result)
  }

  /// Whether all that nobody removed is in a text that shows conflicts, and nothing that nobody wrote.
  func holds(forConflict lines: [Int: Int]) -> Bool {
    for line in keys(\.lines, lines) {
      let (b, x, y) = (base.lines[line] ?? 0, first.lines[line] ?? 0, second.lines[line] ?? 0)
      let count = lines[line] ?? 0
      guard count >= Self.least(base: b, first: x, second: y), count <= b + x + y else { return false }
    }
    return true
  }

  /// Whether no line that both sides added is in `result` more often than on either.
  func repeatsNone(in result: MergeCount) -> Bool {
    result.lines.allSatisfy { line, count in
      let (b, x, y) = (base.lines[line] ?? 0, first.lines[line] ?? 0, second.lines[line] ?? 0)
      return min(x, y) <= b || count <= max(x, y)
    }
  }

  private func holds<Key: Hashable>(_ result: [Key: Int], _ counts: KeyPath<MergeCount, [Key: Int]>) -> Bool {
    for key in keys(counts, result) {
      let (b, x, y) = (
        base[keyPath: counts][key] ?? 0, first[keyPath: counts][key] ?? 0, second[keyPath: counts][key] ?? 0
      )
      let count = result[key] ?? 0
      guard count >= Self.least(base: b, first: x, second: y),
        count <= Self.most(base: b, first: x, second: y)
      else { return false }
    }
    return true
  }

  private func keys<Key: Hashable>(
    _ counts: KeyPath<MergeCount, [Key: Int]>, _ result: [Key: Int]
  ) -> Set<Key> {
    Set(base[keyPath: counts].keys).union(first[keyPath: counts].keys).union(second[keyPath: counts].keys)
      .union(result.keys)
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

  private func addsNoDiagnostic(_ result: MergeCount) -> Bool {
    result.diagnostics.allSatisfy { code, count in
      let (b, x, y) = (
        base.diagnostics[code] ?? 0, first.diagnostics[code] ?? 0, second.diagnostics[code] ?? 0
      )
      return count <= max(x, y, x + y - b)
    }
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
