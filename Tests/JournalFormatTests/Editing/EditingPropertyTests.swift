import Foundation
import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `Whatever file is edited` {
  private static let seeds = Array(UInt64(1)...10)

  private static let hostileWords = [
    "Lunch: soup", "[x] oats", "- dash", "# hash", "> quote", "<!-- x", "```", "~~~", "---", "%% x", "%%",
    "1. idli",
    "a\nb", "note: x", "edited: 2026-03-14", "total: 500 kcal", "210 kcal", "(320 kcal)", "#tag", "x :: y",
    "| a |",
    "*", "-", "nothing", "é\u{301} crème", "8:75 tea", "***", "$", "a: b", "==", "&amp;", "\\", "**bold**",
    "[[",
  ]

  private static let plainWords = [
    "soup", "08:15 tea", "8:15pm fish soup (420 kcal) #home",
    "12:30-13:00 rice 150 g, two eggs (~510 kcal, P 20 g)",
    "食べ物", "25:30 late soup", "tea @ 8:15", "[ ] pizza", "2 eggs ×0.5 (400-480 kcal)",
    "06:00 oats #a #[[b c]]",
  ]

  @Test(arguments: seeds) func `an entry is one new line, and taken out without a trace`(seed: UInt64) {
    var plausible = PlausibleDay(seed: seed)
    var numbers = SplitMix64(seed: seed &+ 500)
    for _ in 0..<60 {
      let source = SourceText(plausible.text())
      let entry = typed(
        Self.plainWords.randomElement(using: &numbers) ?? "", categories.randomElement(using: &numbers) ?? nil
      )
      expectAdded(entry, to: source, isPlain: true, seed)
    }
  }

  @Test(arguments: seeds) func `hostile files and words lose nothing`(seed: UInt64) {
    var awkward = AwkwardText(seed: seed &+ 7000)
    var numbers = SplitMix64(seed: seed &+ 1500)
    for _ in 0..<60 {
      let source = SourceText(awkward.bytes())
      let words = (Self.plainWords + Self.hostileWords).randomElement(using: &numbers) ?? ""
      expectAdded(
        typed(words, categories.randomElement(using: &numbers) ?? nil), to: source, isPlain: false, seed)
    }
  }

  @Test func `every example and every page of the sample takes an entry of every category`() throws {
    let files = try exampleFiles()
    #expect(files.count > 150)
    for (index, source) in files.enumerated() {
      for category in index % 8 == 0 ? categories : [categories[index % categories.count]] {
        let words = Self.plainWords[index % Self.plainWords.count]
        expectAdded(typed(words, category), to: source, isPlain: false, UInt64(index))
      }
    }
  }

  @Test(arguments: seeds) func `changes are taken back by the opposite change`(seed: UInt64) {
    var plausible = PlausibleDay(seed: seed &+ 3000)
    var numbers = SplitMix64(seed: seed &+ 2500)
    for _ in 0..<40 {
      let source = SourceText(plausible.text())
      let before = editor(source)
      guard let position = before.day.entries.indices.randomElement(using: &numbers) else { continue }
      let entry = before.day.entries[position]
      var change = EntryChange()
      change.text = "something else"
      let edit = outcome { try before.changing(entry: position, change, at: nil) }
      guard let edit, let changed = edit.entry else {
        Issue.record("cannot be changed: \(shown(source))")
        continue
      }
      #expect(edit.day.entries[changed].text.string == "something else")
      #expect(modelRows(edit.day).subtracting(modelRows(before.day)).count <= 1)
      change.text = entry.text.string
      let back = outcome { try editor(edit.result).changing(entry: changed, change, at: nil) }
      // Words of several lines become one line.
      guard edit.result.lineCount == source.lineCount else { continue }
      let isSame = back?.result.bytes == source.bytes
      #expect(isSame, "seed \(seed): \(shown(source))")
    }
  }

  @Test(arguments: seeds) func `an entry moves between its meals with its lines`(seed: UInt64) {
    var plausible = PlausibleDay(seed: seed &+ 9000)
    var numbers = SplitMix64(seed: seed &+ 3500)
    for _ in 0..<40 {
      let source = SourceText(plausible.text())
      let before = editor(source)
      guard let position = before.day.entries.indices.randomElement(using: &numbers),
        let category = categories.randomElement(using: &numbers)
      else { continue }
      let edit = outcome { try before.recategorising(entry: position, to: category) }
      guard let edit, let moved = edit.entry else {
        Issue.record(
          "seed \(seed) to \(category.map(\.rawValue) ?? "food"), entry \(position): \(shown(source))")
        continue
      }
      #expect(edit.day.entries[moved].category == category)
      #expect(source.applying(edit.edits).bytes == edit.result.bytes)
    }
  }

  private let categories: [FoodCategory?] = FoodCategory.allCases + [nil]

  // MARK: What holds for every new entry

  private func expectAdded(_ entry: NewEntry, to source: SourceText, isPlain: Bool, _ seed: UInt64) {
    let before = editor(source)
    guard let edit = outcome({ try before.adding(entry) }), let added = edit.entry else {
      if isPlain { Issue.record("seed \(seed) refuses \(entry.text) in \(shown(source))") }
      return
    }
    let comment: Comment =
      "seed \(seed): \(entry.category?.rawValue ?? "food") \(entry.text) in \(shown(source)) gives \(shown(edit.result))"
    let isInsertion = edit.edits.count == 1 && edit.edits[0].range.isEmpty
    #expect(isInsertion && source.applying(edit.edits).bytes == edit.result.bytes, comment)
    let lost = modelRows(before.day).subtracting(modelRows(edit.day))
    #expect(lost.isEmpty && edit.day.entries[added].category == entry.category, comment)
    let lines = SourceText(edit.edits[0].replacement)
    // A title that was made stays.
    let filled = (1...max(1, lines.lineCount)).count { !lines.isBlank(line: $0) }
    guard let removed = outcome({ try editor(edit.result).removing(entry: added) }) else {
      // Without the item nested in it, a new label would name those that follow.
      #expect(filled > 1, comment)
      return
    }
    // What a heading, a field or the line below a label says is no list that a second food could join, nor a line apart from the name
    // of its meal; nor are timed dishes below the day's title, which have no category.
    func isApart(_ number: Int) -> Bool {
      number > 1 && source.isBlank(line: number - 1)
        && source[source.lineContent(number)].string.first?.isLetter ?? false
    }
    let hadTitle =
      entry.state == .eaten
      && before.day.entries.contains {
        let line = source[source.lineContent($0.range.lowerBound.line)].string
        return $0.category == entry.category && ($0.category != nil || $0.time == nil) && !line.hasPrefix("#")
          && !line.contains("::")
          && !line.hasSuffix(":") && !isApart($0.range.lowerBound.line)
      }
    #expect(filled == 1 || !hadTitle, comment)
    let isSame = removed.result.bytes == source.bytes
    if filled == 1 { #expect(isSame, comment) }
  }

  private func editor(_ source: SourceText) -> DayFileEditor {
    DayFileEditor(source, day: day("2026-03-14"), path: "2026/2026-03-14.md", parser: DayFileParser())
  }

  private func outcome(_ edit: () throws -> DayFileEdit) -> DayFileEdit? { try? edit() }

  private func shown(_ source: SourceText) -> String {
    String(decoding: source.bytes, as: UTF8.self).debugDescription
  }

  /// What a file says, without its lines.
  private func modelRows(_ day: JournalDay) -> Set<Substring> {
    Set(
      modelText(day).split(separator: "\n").map { row in
        let words = row.drop { $0 != " " }
        return words.firstRange(of: " part of ").map { words[..<$0.lowerBound] } ?? words
      })
  }

  /// The day files of the format documents, of the error pages, and of the sample journal.
  private func exampleFiles() throws -> [SourceText] {
    let sample = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../sample-journal")
    let pages = try ["2025", "2026"].flatMap { year in
      try FileManager.default.contentsOfDirectory(
        at: sample.appending(path: year), includingPropertiesForKeys: nil)
    }.sorted { $0.path < $1.path }.map { SourceText(Array(try Data(contentsOf: $0))) }
    let examples = try FormatDocument.allExamples().flatMap(\.files).map(\.source)
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Errors/Days")
    let errors = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }.map { SourceText(Array(try Data(contentsOf: $0))) }
    return examples + errors + pages
  }
}
