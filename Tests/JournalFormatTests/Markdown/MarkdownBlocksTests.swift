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
    ("[08:15]: oats\n", "1 paragraph\n"), ("- [foo]: /bar\na\n", "1 item at 0\n  1 paragraph\n"),
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

  @Test(arguments: [
    ("- a\n\n\n\n\n  b\n", "1 item at 0\n  1 paragraph\n  6 paragraph\n"),
    ("-\n\n\n  a\n\n\n- b\n", "1 item at 0\n4 paragraph\n7 item at 0\n"),
    ("\n\n\n    a\n\n\n    b\n\n\n\nc\n", "4 code\n11 paragraph\n"),
    ("```\n\n\n\n```\n\n \n\t\na\n", "1 code\n9 paragraph\n"),
  ]) func `stand on the lines of the file, however many blank ones lie between`(
    text: String, expected: String
  ) {
    #expect(blocks(text) == expected)
  }

  @Test func `are the same however many blank lines are together`() {
    var random = SplitMix64(seed: 90_441)
    let lines = [
      "- a", "-", "  b", "    c", "> d", "# e", "```", "<div>", "<!-- f", "-->", "1. g", "\t- h", "---",
    ]
    for round in 0..<500 {
      var single = ""
      var several = ""
      // For each line of the one text, its number in the other.
      var numbers = [0]
      var number = 1
      for _ in 0..<Int.random(in: 0..<12, using: &random) + 1 {
        let isBlank = Int.random(in: 0..<3, using: &random) == 0 && !single.hasSuffix("\n\n")
        let line = isBlank ? "" : lines[Int.random(in: 0..<lines.count, using: &random)]
        let times = isBlank ? Int.random(in: 0..<4, using: &random) + 1 : 1
        single += line + "\n"
        several += String(repeating: line + "\n", count: times)
        numbers.append(number)
        number += times
      }
      let expected = markdownBlocks(in: StructureText(of: SourceText(single), from: 1), firstLine: 1)
      let found = markdownBlocks(in: StructureText(of: SourceText(several), from: 1), firstLine: 1)
      #expect(
        found.map(\.kind) == expected.map(\.kind), "round \(round) of seed 90441: \(several.debugDescription)"
      )
      #expect(
        found.map { Int($0.line) } == expected.map { numbers[Int($0.line)] },
        "round \(round) of seed 90441: \(several.debugDescription)")
    }
  }

  @Test func `are the same without the text of items that no other line goes on with`() {
    var random = SplitMix64(seed: 7_120)
    let lines = [
      "- a", "- b", "  - c", "   - d", "      - e", "       - f", "        - g", "-   h", "-\ti", "- ", "-",
      "* j", "+ k", "1. l", "2. m",
      "- 1. n", "- - o", "- # p", "- ---", "- ***", "* * *", "---", "# q", "  # r", "    # s", "#t", "u",
      "  v", "    w", "> x", "> - y",
      "```", "- ```", "<div>", "<!-- z", "-->", "", "", "- > a", "\u{200F}y", "\u{200F}- y", "  ", "- z\r",
      "-\u{A0}b", "===", "- [ ]: c", "- [d]: e",
    ]
    for round in 0..<4_000 {
      let chosen = (0..<Int.random(in: 1..<12, using: &random)).map { _ in
        lines[Int.random(in: 0..<lines.count, using: &random)]
      }
      let text = chosen.joined(separator: "\n") + "\n"
      // With hidden lines every item keeps its text, be they behind the last line.
      let whole = markdownBlocks(
        in: StructureText(of: SourceText(text), from: 1, hidden: [chosen.count + 2]), firstLine: 1)
      let short = markdownBlocks(in: StructureText(of: SourceText(text), from: 1), firstLine: 1)
      #expect(
        withoutFirstParagraphs(short) == withoutFirstParagraphs(whole),
        "round \(round) of seed 7120: \(text.debugDescription)")
    }
  }

  /// The blocks but paragraphs that stand on the line of the item around them.
  private func withoutFirstParagraphs(_ blocks: [MarkdownBlock]) -> [String] {
    var items: [Int32] = []
    var rows: [String] = []
    for block in blocks {
      if block.kind == .item { items.append(block.line) }
      if block.kind == .paragraph, block.depth > 0, items.contains(block.line) { continue }
      let column = block.kind == .item ? block.column : 0
      rows.append("\(block.line) \(block.kind) \(block.level) \(block.depth) \(column)")
    }
    return rows
  }

  @Test func `cost no more for blank lines, of which libcmark gets one`() {
    let deep = String(repeating: "- ", count: 50) + "x\n"
    let one = StructureText(of: SourceText(deep + "\n"), from: 1)
    let many = StructureText(of: SourceText(deep + String(repeating: " \n", count: 30_000)), from: 1)
    #expect(many.bytes.count <= one.bytes.count + 1)
  }

  @Test(arguments: ["- ", "1. ", "> ", ">", "- > ", "-\u{A0}", "\t- "])
  func `lie at most a hundred deep; a list below is one block`(marker: String) {
    let text = StructureText(of: SourceText(String(repeating: marker, count: 30_000) + "x\n"), from: 1)
    #expect(
      text.bytes.count { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "1") || $0 == UInt8(ascii: ">") }
        <= 101)
    #expect(markdownBlocks(in: text, firstLine: 1).allSatisfy { $0.depth <= 100 })
  }

  @Test
  func `may be a hundred items within one another, and a list in the last of them that is not looked into`() {
    let text = (0..<103).map { String(repeating: "  ", count: $0) + "- a\n" }.joined() + "- b\n"
    let blocks = markdownBlocks(in: StructureText(of: SourceText(text), from: 1), firstLine: 1)
    #expect(blocks.count { $0.kind == .item } == 101)
    let lists = blocks.filter { $0.kind == .deepList }
    #expect(lists.map(\.line) == [101])
    #expect(lists.map(\.depth) == [100])
  }

  @Test func `are a rule where a line of dashes is longer than lists may be deep`() {
    #expect(blocks(String(repeating: "- ", count: 150) + "\n") == "1 rule\n")
  }

  @Test func `may be lists that are indented as code is`() {
    let source = SourceText("## a\n\t- b\n\t\t- c\n\n    - d\n")
    let found = indentedLists(
      in: source, markdownBlocks(in: StructureText(of: source, from: 1), firstLine: 1))
    #expect(found.map(\.lines) == [2...5])
    #expect(found.map(\.columns) == [4])
  }
}
