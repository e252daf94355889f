import Foundation
import Testing

@testable import JournalFormat

/// The guide to the format and its specification, run.
@Suite struct FormatDocumentTests {
  @Test func `the documents have examples`() throws {
    #expect(try FormatDocument.guide.examples().count > 5)
    #expect(try FormatDocument.allExamples().count > 80)
  }

  @Test(arguments: try FormatDocument.allExamples())
  func `an example gives the model and the diagnostics it shows`(example: FormatExample) throws {
    let found = try ExampleModel(of: example)
    let expected = example.diagnostics?.text ?? ""
    let place = example.place(example.diagnostics?.line ?? example.line)
    guard let model = example.model else {
      #expect(found.rows == expected, "\(place)")
      return
    }
    let isSame = try canonical(found.json) == canonical(model.text)
    if !isSame { #expect(found.json == model.text, "\(example.place(model.line))") }
    #expect(found.diagnostics == expected, "\(place)")
  }

  @Test(arguments: GeneratedTables.all.map(\.name))
  func `a table shows what the code knows`(name: String) throws {
    let table = try #require(GeneratedTables.all.first { $0.name == name })
    let lines = try FormatDocument.vocabulary.lines()
    let place = try #require(tableLines(name, in: lines))
    let shown = lines[place].joined(separator: "\n") + "\n"
    #expect(shown == "\n\(table.markdown)\n", "table \(name) of vocabulary.md")
  }

  @Test func `the table of paths says which path is which day`() throws {
    let lines = try FormatDocument.reading.lines()
    let rows = lines[try #require(tableLines("paths", in: lines))].filter { $0.hasPrefix("| `") }
    #expect(rows.count > 10)
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: [" ", "`"]) }
      let kind =
        switch JournalLayout.kind(ofPath: cells[0]) {
        case .day(let day): day.description
        case .related: "related"
        case .impossibleDay: "impossible"
        default: "none"
        }
      #expect(kind == cells[1], "\(cells[0])")
    }
  }

  @Test(arguments: [("", "apple"), ("25:30", "Soup, 2 rolls")])
  func `the identifiers it works out are those we give`(time: String, words: String) throws {
    let place = SourceLocation(line: 1, column: 1)
    let entry = FoodEntry(
      range: place..<place, category: nil,
      time: time.isEmpty ? nil : ClockTime(hour: 25, minute: 30).map { TimeSpan(start: $0) },
      rawText: TextSlice(words), text: TextSlice(words))
    var identifiers = EntryIdentifiers(for: try #require(Day("2026-03-14")))
    let identifier = identifiers.next(for: entry)
    let line = try #require(
      try FormatDocument.export.lines().first { $0.contains("`\(words)`, the first") })
    #expect(line.contains("`\(identifier)`"))
  }

  /// With `UPDATE_GOLDEN` the models in the documents are written anew, to be reviewed as a diff.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil),
    arguments: FormatDocument.allCases)
  func `the models of the examples are refreshed`(document: FormatDocument) throws {
    var lines = try document.lines()
    for example in try document.examples().reversed() {
      let found = try ExampleModel(of: example)
      guard let model = example.model else {
        if let shown = example.diagnostics {
          lines.replaceSubrange(shown.lines, with: found.rows.split(separator: "\n").map(String.init))
        }
        continue
      }
      let messages = found.diagnostics.split(separator: "\n").map(String.init)
      if let shown = example.diagnostics {
        let isGone = messages.isEmpty
        lines.replaceSubrange(
          isGone ? shown.lines.lowerBound - 2..<shown.lines.upperBound + 1 : shown.lines, with: messages)
      } else if !messages.isEmpty {
        lines.insert(contentsOf: ["", "```text"] + messages + ["```"], at: model.lines.upperBound + 1)
      }
      if try canonical(found.json) != canonical(model.text) {
        lines.replaceSubrange(model.lines, with: found.json.split(separator: "\n").map(String.init))
      }
    }
    for table in GeneratedTables.all {
      guard let place = tableLines(table.name, in: lines) else { continue }
      lines.replaceSubrange(place, with: "\n\(table.markdown)".components(separatedBy: "\n"))
    }
    let text = lines.joined(separator: "\n")
    guard text != (try document.text()) else { return }
    try Data(text.utf8).write(to: document.file)
    Issue.record("rewrote examples of \(document.rawValue); review them as a diff")
  }
}

/// The lines between `<!-- table NAME -->` and `<!-- end -->`.
private func tableLines(_ name: String, in lines: [String]) -> Range<Int>? {
  guard let start = lines.firstIndex(of: "<!-- table \(name) -->"),
    let end = lines[start...].firstIndex(of: "<!-- end -->")
  else { return nil }
  return start + 1..<end
}

/// JSON with sorted keys, for comparing structure alone; the text itself where it is no JSON.
private func canonical(_ json: String) throws -> String {
  guard let value = try? JSONSerialization.jsonObject(with: Data(json.utf8)) else { return json }
  return String(
    decoding: try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys]), as: UTF8.self)
}
