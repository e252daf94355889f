import JournalTestSupport
import Testing

@testable import JournalFormat

@Suite struct `The blocks of a Markdown text` {
  /// One row a block: its line, its kind, and for items the column of the marker, indented by its depth.
  private func blocks(_ text: String) -> String {
    markdownBlocks(in: StructureText(of: SourceText(text), from: 1), firstLine: 1).map { block in
      let more = block.kind == .heading ? " \(block.level)" : block.kind == .item ? " at \(block.column)" : ""
      return String(repeating: "  ", count: Int(block.depth)) + "\(block.line) \(block.kind)\(more)\n"
    }.joined()
  }

  @Test func `are told with line, level, depth and column`() {
    #expect(
      blocks("# a\n\nb\n- c\n  - d\n\n    e\n\n> f\n\n***\n\n```\ng\n```\n\n<div>\n") == """
        1 heading 1
        3 paragraph
        4 item at 0
          4 paragraph
          5 item at 2
            5 paragraph
            7 paragraph
        9 quotation
        11 rule
        13 code
        17 html

        """)
  }

  @Test(arguments: [
    ("[08:15]: oats\n", "1 paragraph\n"), ("- [foo]: /bar\n", "1 item at 0\n  1 paragraph\n"),
    ("``` a ```\nb\n", "1 paragraph\n"), ("```a\nb\n```\nc\n", "1 code\n4 paragraph\n"),
    ("````\n```\n````\na\n", "1 code\n4 paragraph\n"), ("~~~ `\na\n~~~\nb\n", "1 code\n4 paragraph\n"),
    ("-\u{A0}a\n", "1 item at 0\n  1 paragraph\n"), ("\u{200F}- a\n", "1 item at 3\n  1 paragraph\n"),
    ("<![CDATA[\n- a\n]]>\n- b\n", "1 html\n4 item at 0\n  4 paragraph\n"),
    ("<pre>\n\n- a\n</pre>\n- b\n", "1 html\n5 item at 0\n  5 paragraph\n"),
    ("<!-- a\n\n- b -->\n- c\n", "1 html\n4 item at 0\n  4 paragraph\n"),
    ("<a> ![[]()\n", "1 paragraph\n"), ("a\n---\n", "1 heading 2\n"), ("a\n-\n", "1 heading 2\n"),
  ]) func `are those of CommonMark, but for definitions of links`(text: String, expected: String) {
    #expect(blocks(text) == expected)
  }

  @Test func `have room for the headings below HTML`() {
    let text = "<\n" + String(repeating: "# a\n", count: 10_000)
    #expect(markdownBlocks(in: StructureText(of: SourceText(text), from: 1), firstLine: 1).count == 10_001)
  }

  @Test func `may be lists that are indented as code is`() {
    let source = SourceText("## a\n\t- b\n\t\t- c\n\n    - d\n")
    let found = indentedLists(
      in: source, markdownBlocks(in: StructureText(of: source, from: 1), firstLine: 1))
    #expect(found.map(\.lines) == [2...5])
    #expect(found.map(\.columns) == [4])
  }
}
