import ArgumentParser
import JournalFormat
import Testing

@testable import journal

@Suite struct `A printed diagnostic` {
  private func page(_ text: String, _ columns: Range<Int>, line: Int = 1, path: String = "a.md") -> String {
    let range =
      SourceLocation(
        line: line, column: columns.lowerBound)..<SourceLocation(
        line: line, column: columns.upperBound)
    let diagnostic = Diagnostic(.impossibleTime, "there is no such time", at: range)
    let file = FileFindings(path: path, source: SourceText(text), diagnostics: [])
    return DiagnosticPrinter(showsExcerpts: true, usesColor: false).text(diagnostic, in: file, prefix: "")
  }

  @Test(arguments: [
    ("- 8:75 x\n", 3..<7, "  - 8:75 x\n    ^~~~\n"),
    ("\t- 8:75 x", 4..<8, "      - 8:75 x\n        ^~~~\n"),
    ("- 日本 8:75\r\n", 10..<14, "  - 日本 8:75\n         ^~~~\n"),
    ("- 👩‍🍳 8:75", 15..<19, "  - 👩‍🍳 8:75\n       ^~~~\n"),
    ("- é 日本", 6..<12, "  - é 日本\n      ^~~~\n"),
    ("- é 日本", 7..<8, "  - é 日本\n      ^~\n"),
    ("- \u{1B}[2J x", 8..<9, "  - \u{FFFD}[2J x\n         ^\n"),
    ("- x\n", 9..<12, "  - x\n     ^\n"),
  ])
  func `marks its place below the line, whatever the width of what is before it`(
    text: String, columns: Range<Int>, excerpt: String
  ) {
    let line = "a.md:1:\(columns.lowerBound): warning: there is no such time [impossible-time]\n"
    #expect(page(text, columns) == line + excerpt)
  }

  @Test func `shows a part of a line that is very long`() {
    let text = "- " + String(repeating: "ä", count: 500) + " 8:75 " + String(repeating: "x", count: 500)
    let lines = page(text, 1004..<1008).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].count < 200)
    #expect(
      lines[1].dropFirst(
        lines[2].firstIndex(of: "^").map { lines[2].distance(from: lines[2].startIndex, to: $0) } ?? 0
      ).hasPrefix("8:75"))
  }

  @Test func `carries nothing that commands a terminal, not even from a file's name`() {
    #expect(
      page("", 1..<1, path: "a\u{1B}]0;x\u{07}\nb.md")
        == "a\u{FFFD}]0;x\u{FFFD}\u{FFFD}b.md:1:1: warning: there is no such time [impossible-time]\n")
  }
}

@Suite struct `A terminal` {
  private func terminal(_ variables: [String: String], isInteractive: Bool = true, columns: Int? = 100)
    -> Terminal
  {
    Terminal(isInteractive: isInteractive, columns: columns) { variables[$0] }
  }

  @Test func `is coloured unless its person or its kind says no`() {
    #expect(terminal([:]).hasColor)
    #expect(!terminal([:], isInteractive: false).hasColor)
    #expect(!terminal(["TERM": "dumb"]).hasColor)
    #expect(!terminal(["NO_COLOR": "1", "CLICOLOR_FORCE": "1"]).hasColor)
    #expect(terminal(["NO_COLOR": ""]).hasColor)
    #expect(terminal(["CLICOLOR_FORCE": "1"], isInteractive: false).hasColor)
    #expect(!terminal(["CLICOLOR_FORCE": "0"], isInteractive: false).hasColor)
    #expect(terminal(["NO_COLOR": "1"]).usesColor(.always))
    #expect(!terminal([:]).usesColor(.never))
  }

  @Test func `is as wide as it says, and never absurdly narrow`() {
    #expect(terminal([:]).width == 100)
    #expect(terminal(["COLUMNS": "60"]).width == 60)
    #expect(terminal(["COLUMNS": "3"]).width == 20)
    #expect(terminal(["COLUMNS": "wide"], columns: nil).width == 80)
  }
}

@Suite struct `A moment` {
  @Test(arguments: [
    ("2026-03-14", "2026-03-14 12:00"), ("2026-03-14T08:15", "2026-03-14 08:15"),
    ("2026-03-14T00:00", "2026-03-14 00:00"),
  ])
  func `is a day at noon, or a day and a time`(text: String, expected: String) throws {
    let moment = try #require(LocalMoment(text))
    #expect("\(moment.day) \(moment.time)" == expected)
  }

  @Test(arguments: [
    "", "2026-02-30", "2026-03-14T", "2026-03-14T24:00", "2026-03-14T8:15", "2026-03-14 08:15",
  ])
  func `is nothing else`(text: String) { #expect(LocalMoment(text) == nil) }

  @Test func `belongs to the evening before until the day turns`() throws {
    let turn = try #require(ClockTime(hour: 4, minute: 0))
    let late = try #require(LocalMoment("2026-03-15T01:30")).turned(at: turn)
    #expect("\(late.day) \(late.time)" == "2026-03-14 25:30")
    let early = try #require(LocalMoment("2026-03-15T04:00")).turned(at: turn)
    #expect("\(early.day) \(early.time)" == "2026-03-15 04:00")
  }

  @Test func `comes from the option, else from the environment, else from the clock`() throws {
    let world = World(variables: ["JOURNAL_TODAY": "2026-01-02"])
    #expect(try JournalOptions.parse([]).now(in: world.environment).day.description == "2026-01-02")
    #expect(
      try JournalOptions.parse(["--today", "2026-01-03"]).now(in: world.environment).day.description
        == "2026-01-03")
    #expect(try JournalOptions.parse([]).now(in: World().environment).day.description == "2026-03-14")
    let failure = #expect(throws: CommandFailure.self) {
      try JournalOptions.parse(["--today", "soon"]).now(in: world.environment)
    }
    #expect(failure?.status == .usage)
  }
}
