import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `Whatever file is edited` {
  private static let seeds = Array(UInt64(1)...12)

  private static let words = [
    "soup", "08:15 tea", "8:15pm fish soup (420 kcal) #home",
    "12:30-13:00 rice 150 g, two eggs (~510 kcal, P 20 g)",
    "Lunch: soup", "[ ] pizza", "[x] oats", "- dash", "# hash", "> quote", "<!-- x", "```", "~~~", "---",
    "%% x", "%%",
    "1. idli", "a\nb", "note: x", "edited: 2026-03-14", "total: 500 kcal", "210 kcal", "(320 kcal)", "#tag",
    "食べ物",
    "25:30 late soup", "x :: y", "| a |", "*", "-", "nothing", "tea @ 8:15", "é\u{301} crème", "8:75 tea",
    "***", "$",
  ]

  @Test(arguments: seeds) func `an entry is added by new lines alone, and taken out without a trace`(
    seed: UInt64
  ) {
    var awkward = AwkwardText(seed: seed &+ 7000)
    var numbers = SplitMix64(seed: seed)
    for _ in 0..<60 {
      let source = SourceText(awkward.bytes())
      let entry = typed(
        Self.words.randomElement(using: &numbers) ?? "", FoodCategory.allCases.randomElement(using: &numbers))
      expectAdded(
        entry, to: source, "seed \(seed) \(String(decoding: source.bytes, as: UTF8.self).debugDescription)")
    }
  }

  private func expectAdded(_ entry: NewEntry, to source: SourceText, _ comment: Comment) {
    let parser = DayFileParser()
    let editor = DayFileEditor(source, day: day("2026-03-14"), path: "2026/2026-03-14.md", parser: parser)
    guard let edit = try? editor.adding(entry) else { return }
    #expect(source.applying(edit.edits).bytes == edit.result.bytes, comment)
    #expect(edit.edits.count == 1 && edit.edits[0].range.isEmpty, comment)
    guard let added = edit.entry else {
      Issue.record(comment)
      return
    }
    #expect(edit.day.entries[added].category == entry.category, comment)
    let again = DayFileEditor(edit.result, day: day("2026-03-14"), path: "2026/2026-03-14.md", parser: parser)
    guard let removed = try? again.removing(entry: added) else {
      Issue.record(
        "cannot be removed: \(String(decoding: edit.result.bytes, as: UTF8.self).debugDescription) from \(comment)"
      )
      return
    }
    let lines = SourceText(edit.edits[0].replacement)
    let filled = (1...max(1, lines.lineCount)).count { !lines.isBlank(line: $0) }
    // A title that was made stays.
    guard filled == 1 else { return }
    let isSame = removed.result.bytes == source.bytes
    #expect(isSame, "\(String(decoding: edit.result.bytes, as: UTF8.self).debugDescription) from \(comment)")
  }
}
