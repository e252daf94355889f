import JournalAnalytics
import Testing

@Suite struct `HTML from diary text` {
  private func body(_ blocks: ReportBlock...) -> String {
    let html = HTMLRenderer().text(of: ReportDocument(title: "T", blocks: blocks))
    let afterTitle = html.split(separator: "<h1>T</h1>\n").last ?? ""
    return String(afterTitle.split(separator: "</main>").first ?? "")
  }

  @Test func `escapes every sign of markup`() {
    #expect(
      body(
        .paragraph(ReportText([.plain("<b a='1' c=\"2\">&amp;\u{1B}\u{202E}"), .strong("<i>"), .dim("<u>")])))
        == "<p>&lt;b a=&#39;1&#39; c=&quot;2&quot;&gt;&amp;amp;\u{FFFD}\u{FFFD}<strong>&lt;i&gt;</strong>"
        + "<span class=\"dim\">&lt;u&gt;</span></p>\n")
  }

  @Test func `escapes the title and the language too`() {
    let html = HTMLRenderer(language: "\"><script>").text(of: ReportDocument(title: "</title><script>"))
    #expect(!html.contains("<script>"))
    #expect(html.contains("<html lang=\"&quot;&gt;&lt;script&gt;\">"))
  }

  @Test(arguments: [
    ("https://example.org/?a=1&b='2'", "https://example.org/?a=1&amp;b=%272%27"),
    ("HTTP://example.org", "HTTP://example.org"),
    ("mailto:a@example.org", "mailto:a@example.org"), ("2026/2026-03-15.md#l4", "2026/2026-03-15.md#l4"),
    ("media/a b.jpg", "media/a%20b.jpg"),
    ("08:15.md", "./08:15.md"), ("a..b/c.md", "a..b/c.md"), ("味噌.md", "味噌.md"), ("#top", "#top"),
  ])
  func `leads to the web and into the journal`(target: String, address: String) {
    #expect(
      body(.paragraph(ReportText([.link("x", target: target)])))
        == "<p><a href=\"\(address)\" rel=\"noreferrer\">x</a></p>\n")
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "java\tscript:alert(1)", " javascript:alert(1)",
    "\u{1}javascript:alert(1)",
    "data:text/html,x", "file:///etc/passwd", "vbscript:x", "//example.org", "/etc/passwd", "\\\\example.org",
    "../secret",
    "a/../../secret", "a/..", "%2e%2e/secret", ".%2E/secret", "https:example.org", "", "a\u{202E}b",
    "\u{A0}a",
  ])
  func `leads nowhere else`(target: String) {
    #expect(body(.paragraph(ReportText([.link("x", target: target)]))) == "<p>x</p>\n")
  }

  @Test func `names the column in each cell of a table that a phone sets line by line`() {
    let names = ["Breakfast", "Lunch", "Snack", "Dinner", "Dessert", "Beverage", "<Rest>"]
    func cells(_ count: Int) -> String {
      body(
        .table(
          ReportTable(
            columns: [.init("Day")] + names.prefix(count).map { .init($0, .trailing) },
            rows: [["Monday"] + names.prefix(count).map { _ in "100" }])))
    }
    #expect(!cells(5).contains("data-column") && cells(5).hasPrefix("<div class=\"table\" tabindex=\"0\">"))
    #expect(cells(7).hasPrefix("<div class=\"table wide\" tabindex=\"0\">"))
    #expect(cells(7).contains("<td class=\"figure\" data-column=\"&lt;Rest&gt;\">100</td>"))
  }

  @Test func `keeps a day and a short figure in one piece, and names rows by their first words`() {
    let table = ReportTable(
      columns: [.init("What"), .init("Mean", .trailing), .init("Last")],
      rows: [
        ["Symptoms: headache", "2.0 of 10", "2026-03-10"], ["a b", "11 of 80 (14 %)", "15 %"],
        ["", "7", "–"],
      ])
    #expect(
      body(.table(table)).contains(
        """
        <tr><th scope="row">Symptoms: headache</th><td class="figure whole">2.0 of 10</td>\
        <td class="whole">2026-03-10</td></tr>
        <tr><th scope="row">a b</th><td class="figure">11 of 80 (14&nbsp;%)</td><td>15&nbsp;%</td></tr>
        <tr><td></td><td class="figure">7</td><td>–</td></tr>
        """))
  }
}
