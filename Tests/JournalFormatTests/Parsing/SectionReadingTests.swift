import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `Reading the sections with a word` {
  private static let parser = DayFileParser()

  /// The records of a day that hold `word`, each with where it stands and what it belongs to.
  private func records(with word: String, in day: JournalDay) -> [String] {
    func holds(_ range: SourceRange) -> Bool {
      let bytes = day.source.byteOffset(of: range.lowerBound)..<day.source.byteOffset(of: range.upperBound)
      return Self.contains(day.source.bytes[bytes], word)
    }
    func row(_ kind: String, _ range: SourceRange, _ rest: String = "", tags: [JournalFormat.Tag] = [])
      -> String?
    {
      holds(range)
        ? "\(kind) \(range.lowerBound)–\(range.upperBound) \(rest) \(tags.map(\.name.string))" : nil
    }
    let food = day.entries.map { row("food", $0.range, "\($0.category?.rawValue ?? "-")", tags: $0.tags) }
    let weights = day.weights.map { row("weight", $0.range) }
    let tasks = day.tasks.map { row("task", $0.range, tags: $0.tags) }
    let habits = day.habitTicks.map { row("habit", $0.range, tags: $0.tags) }
    let moods = day.moods.map { row("mood", $0.range) }
    let series = day.series.map { row("series", $0.range, $0.series.string, tags: $0.tags) }
    let notes = day.notes.map { row("note", $0.range, $0.heading?.string ?? "-") }
    let rows: [[String?]] = [food, weights, tasks, habits, moods, series, notes]
    return rows.flatMap { $0 }.compactMap(\.self)
  }

  private static func contains(_ bytes: some Collection<UInt8>, _ word: String) -> Bool {
    let (bytes, word) = (Array(bytes), Array(word.utf8))
    return bytes.indices.contains { bytes[$0...].starts(with: word) }
  }

  private func partly(_ source: SourceText, _ word: String) -> JournalDay {
    Self.parser.parse(source, day: day("2026-03-14"), path: "2026/2026-03-14.md") { Self.contains($0, word) }
  }

  @Test func `leaves out what stands below other headings`() {
    let source = SourceText(
      """
      # Saturday

      ## Breakfast
      - 08:15 Porridge

      ## Lunch
      - 12:30 Curd rice #home
      - Soup

      ## Notes
      A walk.
      """)
    let read = partly(source, "rice")
    #expect(read.entries.map(\.text.string) == ["Curd rice", "Soup"])
    #expect(read.entries.map(\.category) == [.lunch, .lunch])
    #expect(read.notes.isEmpty)
  }

  @Test(arguments: [
    // What may hide a heading or open a section is read, wanted or not.
    "## Notes\n```\n## Lunch\n- rice\n", "## Notes\n<!--\n## Lunch\n- rice\n-->\n",
    "## Notes\n%%\n## Lunch\n- rice\n%%\n",
    "# Food\n## Other\n**Tasks**\n## Morning\n- rice\n", "## Notes\nLunch\n---\n### More\n- rice\n",
    "## Notes\nLunch\n- \n### More\n- rice\n", "# Food\n## Other\n ## Lunch\n### More\n- rice\n",
    "---\n# c\nmood: 3/5\n---\nrice\n## Lunch\n- rice", "# c\n\u{FEFF}## Lunch\n- rice\n### More\n- rice\n",
    "## Weight: 72 kg\n## Lunch\n- rice", "## Brekfast\n- soup\n### Lunch\n- rice\n## Symptoms\n- rice",
  ])
  func `reads of it what reading all of the file reads`(text: String) {
    let source = SourceText(text)
    let whole = parsed(source).day
    #expect(records(with: "rice", in: partly(source, "rice")) == records(with: "rice", in: whole))
  }

  @Test(arguments: Array(UInt64(1)...12))
  func `reads of it what reading all of the file reads, whatever it holds`(seed: UInt64) {
    var awkward = AwkwardText(seed: seed &+ 9000)
    for _ in 0..<100 {
      let source = SourceText(awkward.bytes(fragments: 80))
      let whole = parsed(source).day
      for word in ["rice", "soup", "porridge", "eggs", "Water", "kcal"] {
        #expect(
          records(with: word, in: partly(source, word)) == records(with: word, in: whole),
          "seed \(seed), ‘\(word)’: \(String(decoding: source.bytes, as: UTF8.self).debugDescription)")
      }
    }
  }
}
