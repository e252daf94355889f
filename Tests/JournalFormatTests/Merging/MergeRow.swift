import Testing

@testable import JournalFormat

/// A merge as a whole: what both had, ours, theirs, and what becomes of them.
typealias MergeRow = (base: String, ours: String, theirs: String, result: String)

/// Merges the file of a day.
func mergedDay(_ row: MergeRow) -> DayFileMergeResult {
  DayFileMerge(day: Day(ordinal: 9569)).merge(
    base: Array(row.base.utf8), ours: Array(row.ours.utf8), theirs: Array(row.theirs.utf8))
}

/// Expects a clean merge, the other way round too.
func expectMerged(_ row: MergeRow, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  let mirrored = (base: row.base, ours: row.theirs, theirs: row.ours, result: row.result)
  for row in [row, mirrored] {
    #expect(mergedDay(row).verdict == "clean", sourceLocation: sourceLocation)
    #expect(mergedDay(row).text == row.result, sourceLocation: sourceLocation)
  }
}

extension DayFileMergeResult {
  /// The text, whatever the verdict; empty where there is none.
  var text: String {
    switch self {
    case .clean(let bytes): String(decoding: bytes, as: UTF8.self)
    case .conflict(let merge): String(decoding: merge.text, as: UTF8.self)
    case .undecided: ""
    }
  }

  var verdict: String {
    switch self {
    case .clean: "clean"
    case .conflict: "conflict"
    case .undecided: "undecided"
    }
  }
}
