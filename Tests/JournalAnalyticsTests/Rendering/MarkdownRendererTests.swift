import JournalAnalytics
import Testing

@Suite struct `Markdown from diary text` {
  private func paragraph(_ text: ReportText) -> String {
    String(ReportDocument(title: "", blocks: [.paragraph(text)]).markdown.dropLast())
  }

  @Test(arguments: [
    "idli, sambar & chutney (half) – it's fine!", "snake_case and 2024-01-01", "~300 kcal (~5 %)",
    "< 5 g, <3 and 3 > 2",
    "R&D", "1.5 l of tea", "-5 kg", "+11 %", "c# and page#part", "1,870 kcal | 2,010 kcal", "味噌ラーメン、餃子。",
    "08:15 porridge",
    "https://example.org/a_b", "a - b",
  ])
  func `leaves ordinary prose as it is`(text: String) {
    #expect(paragraph(ReportText(text)) == text)
  }

  @Test(arguments: [
    ("*a*", "\\*a\\*"), ("_a_ __b__", "\\_a\\_ \\_\\_b\\_\\_"), ("`a`", "\\`a\\`"), ("[a](b)", "\\[a\\](b)"),
    ("<b>", "\\<b>"),
    ("<!-- journal recap -->", "\\<!-- journal recap -->"), ("a\\b", "a\\\\b"),
    ("&amp; &#35; & co", "\\&amp; \\&#35; & co"),
    ("~~a~~", "\\~\\~a\\~\\~"), ("<3@a>", "\\<3@a>"),
    ("# a", "\\# a"), ("#tag", "\\#tag"), ("> a", "\\> a"), ("- a", "\\- a"), ("+ a", "\\+ a"),
    ("--- ", "\\---"), ("===", "\\==="),
    ("1. a", "1\\. a"), ("12) a", "12\\) a"), ("2026.", "2026\\."), ("| a |", "\\| a |"), ("    a", "a"),
    ("a\n- b\r\n\tc", "a - b  c"),
    ("\u{1B}[1m", "\u{FFFD}\\[1m"), ("\u{202E}a", "\u{FFFD}a"), ("a\u{2028}# b", "a # b"),
  ])
  func `escapes what would be markup`(text: String, markdown: String) {
    #expect(paragraph(ReportText(text)) == markdown)
  }

  @Test(arguments: [
    (ReportText([.plain("a "), .strong("b"), .plain(" c")]), "a **b** c"),
    (ReportText([.strong("味噌"), .plain("は")]), "**味噌**は"),
    // Emphasis would not be seen as such here, so there is none.
    (ReportText([.plain("a"), .strong("“b”"), .plain("c")]), "a“b”c"),
    (ReportText([.plain("a"), .strong(" b ")]), "a b"),
    (ReportText([.plain("look!"), .link("here", target: "2026/a b.md")]), "look\\![here](2026/a%20b.md)"),
    (ReportText([.link("no", target: "javascript:alert(1)"), .plain("*")]), "no\\*"),
    (ReportText([.plain("&am"), .plain("p;"), .dim("*")]), "\\&amp;\\*"),
  ])
  func `keeps strong words and links apart from the words around`(text: ReportText, markdown: String) {
    #expect(paragraph(text) == markdown)
  }

  @Test func `keeps hashes at the end of a heading`() {
    let document = ReportDocument(
      title: "C #", blocks: [.heading(level: 9, "# a ##"), .heading(level: 0, "2026. b")])
    #expect(document.markdown == "# C \\#\n\n###### # a \\##\n\n## 2026. b\n")
  }

  @Test func `keeps two lists in a row apart`() {
    let document = ReportDocument(
      title: "T", blocks: [.list(["a", "b"]), .list(["- x"]), .list(["c"]), .paragraph("d")])
    #expect(document.markdown == "# T\n\n- a\n- b\n\n* \\- x\n\n- c\n\nd\n")
  }

  @Test func `leads links from a page in a folder back to the journal`() {
    let document = ReportDocument(
      title: "T",
      blocks: [.paragraph(ReportText([.link("a", target: "a.md"), .link("b", target: "https://b.org/")]))])
    #expect(
      MarkdownRenderer(linkPrefix: "../").text(of: document) == "# T\n\n[a](../a.md)[b](https://b.org/)\n")
  }

  @Test func `fills rows that are too short and cuts those too long`() {
    let table = ReportTable(columns: [.init("A"), .init("B", .trailing)], rows: [["a|b"], ["x", "1", "2"]])
    #expect(
      ReportDocument(title: "", blocks: [.table(table)]).markdown == """
        | A    |   B |
        | ---- | --: |
        | a\\|b |     |
        | x    |   1 |

        """)
  }
}
