import JournalAnalytics
import Testing

@Suite struct `What a person wrote on a page` {
  @Test(arguments: [
    ("", nil), ("\n \t\n", nil), ("text\n", 1), ("\n\ntext", 3),
    ("<!-- journal begin recap 2026-W08 -->\na\n<!-- journal end -->\n", nil),
    ("\u{FEFF}<!-- journal begin a -->\r\na\r\n<!-- journal end -->\r\n\r\n", nil),
    (
      "<!-- journal begin a -->\n<!-- journal end -->\n\n<!-- journal begin b -->\nx\n<!-- journal end -->",
      nil
    ),
    ("<!-- journal begin a -->\na\n<!-- journal end -->\n\nMine.\n", 5),
    ("Mine.\n\n<!-- journal begin a -->\na\n<!-- journal end -->\n", 1),
    ("\n<!-- journal begin a -->\na\n", 2), ("<!-- journal end -->\n", 1),
    ("<!-- journal begin a -->\n<!-- journal begin b -->\n<!-- journal end -->\n", 1),
  ])
  func `is what is outside the regions and not blank`(page: String, line: Int?) {
    #expect(handWrittenLine(of: Array(page.utf8)) == line)
  }
}
