import JournalFormat
import JournalTestSupport
import Testing

/// The examples of `writing.md` that show a file before and after an edit.
@Suite struct `An edit that the document shows` {
  /// `diff add lunch 13:10 Soup` and the lines below it.
  struct Example: CustomTestStringConvertible {
    var line: Int
    var words: [String]
    var rows: [Substring]

    var testDescription: String { "writing.md:\(line) \(words.joined(separator: " "))" }

    /// The rows that begin with a space or with `mark`, without it.
    func text(with mark: Character) -> String {
      rows.filter { $0.first == mark || $0.first ?? " " == " " }.map { $0.dropFirst() + "\n" }.joined()
    }
  }

  private static let examples = (try? FormatDocument.writing.text()).map { document in
    fencedBlocks(of: document).filter { $0.info.first == "diff" }.map { info, block in
      Example(
        line: block.line, words: info.dropFirst().map(String.init),
        rows: block.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast())
    }
  }

  @Test func `is there for every kind`() throws {
    let kinds = Set(try #require(Self.examples).compactMap(\.words.first))
    #expect(kinds == ["add", "remove", "edit", "move", "note"])
  }

  @Test(arguments: examples ?? []) func `is the one we make`(example: Example) {
    #expect(text { try edit(example) } == example.text(with: "+"))
  }

  private func edit(_ example: Example) throws -> DayFileEdit {
    let editor = editor(example.text(with: "-"))
    let target = example.words.count > 1 ? example.words[1] : ""
    let rest = example.words.dropFirst(2).joined(separator: " ")
    let position = (Int(target) ?? 0) - 1
    switch example.words.first {
    case "add": return try editor.adding(typed(rest, FoodCategory(rawValue: target)))
    case "remove": return try editor.removing(entry: position)
    case "move": return try editor.recategorising(entry: position, to: FoodCategory(rawValue: rest))
    case "edit":
      let evening = try #require(ClockTime(hour: 21, minute: 2))
      return try editor.changing(
        entry: position, EntryChange(typed: rest, parser: DayFileParser()), at: (day("2026-03-14"), evening))
    default: return try editor.addingNote("\(target) \(rest)")
    }
  }
}
