import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `Text for a terminal's width` {
  @Test(arguments: [1, 20, 21, 25, 30, 39, 60, 79, 100, 101, 500])
  func `is never wider, whatever it shows`(width: Int) {
    for line in TerminalRenderer(width: width, style: .plain).text(of: .sample).split(separator: "\n") {
      #expect(displayWidth(String(line)) <= max(20, width), "\(line)")
      #expect(line.last != " ")
    }
  }

  @Test func `is safe though the diary is not`() {
    let text = TerminalRenderer(width: 60, style: .plain).text(of: .sample)
    #expect(terminalSafe(text) == text)
    #expect(!text.contains("\t"))
  }

  @Test func `turns a table that does not fit into records`() {
    let columns = ["Day", "Energy", "Protein", "Carbohydrates", "Fat"]
    let table = ReportTable(
      columns: columns.map { .init($0, $0 == "Day" ? .leading : .trailing) },
      rows: [["Monday", "1,870 kcal", "80 g", "210 g", "60 g"], ["Tuesday", "2,010 kcal", "", "", ""]])
    #expect(
      TerminalRenderer(width: 28, style: .plain).text(
        of: ReportDocument(title: "Food", blocks: [.table(table)])) == """
          Food

            Monday
              Energy: 1,870 kcal
              Protein: 80 g
              Carbohydrates: 210 g
              Fat: 60 g

            Tuesday
              Energy: 2,010 kcal

          """)
  }

  @Test func `shortens its bars before it breaks a caption`() {
    let caption = "at least 1,500 kcal, from 4 of 6 entries"
    for width in [60, 61, 80] {
      let bars = bars([.init(label: "Mon", value: 1, caption: caption)])
      let text = TerminalRenderer(width: width, style: .plain).text(of: bars)
      #expect(text.contains("━ \(caption)\n"), "\(width)")
    }
  }

  @Test func `draws nothing for what is no amount`() {
    let bars = bars([.nan, nil, .infinity, 0, 0.001, 2].map { .init(label: "b", value: $0, caption: "c") })
    #expect(
      TerminalRenderer(width: 20, style: .plain).text(of: bars) == """
          b c
          b c
          b c
          b c
          b ╸ c
          b ━━━━━━━━━━━━━━ c

        """)
  }

  private func bars(_ bars: [ChartBars.Bar]) -> ReportDocument {
    let chart = ReportChart(
      name: "bars", title: "", summary: "", drawing: .bars(ChartBars(bars)),
      table: .init(columns: [], rows: []))
    return ReportDocument(title: "", blocks: [.chart(chart)])
  }

  @Test func `of nothing is a newline`() {
    #expect(TerminalRenderer(width: 80, style: .ansi).text(of: ReportDocument(title: "")) == "\n")
  }
}
