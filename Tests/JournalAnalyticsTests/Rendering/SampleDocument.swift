import JournalAnalytics

extension ReportDocument {
  private static let foods = ChartBars([
    .init(label: "filter coffee", value: 12, caption: "12 (39 %)"),
    .init(label: "masala dosa with sambar and coconut chutney", value: 7, caption: "7"),
    .init(label: "味噌ラーメン", value: 5, caption: "5"),
    .init(label: "🥗 salad", value: 4, caption: "4"),
    .init(label: "👩‍🍳 crème brûle\u{301}e", value: 3, caption: "3"),
    .init(label: "김치찌개", value: 1, caption: "1"),
    .init(label: "nothing", value: 0, caption: "0"),
  ])

  /// A week's recap as a report makes it, with foods from several kitchens and from people who mean harm.
  static let sample = ReportDocument(
    title: "Week 11 of 2026",
    blocks: [
      .quote("Filter coffee, twelve times: the week had a favourite."),
      .paragraph(
        ReportText([
          .plain("From Monday, 9 March to Sunday, 15 March you logged "), .strong("31 entries"),
          .plain(" on 6 of 7 days, the longest streak so far. The day with the most is "),
          .link("Sunday", target: "2026/2026-03-15.md"), .plain(". "), .dim("(Wednesday is empty.)"),
        ])),
      .heading(level: 1, "In figures"),
      .table(
        ReportTable(
          columns: [
            .init(""), .init("This week", .trailing), .init("Last week", .trailing),
            .init("Change", .trailing),
          ],
          rows: [
            ["Entries", "31", "28", "↑ 3 (+11 %)"],
            ["Days logged", "6 of 7", "7 of 7", "↓ 1 (−14 %)"],
            ["Energy a day", "1,870 kcal", "~2,010 kcal", "↓ 140 (−7 %)"],
            ["Weight", "72.4 kg", "72.9 kg", "−0.5 kg"],
          ])),
      .footnote("Energy from 5 complete days of 7; 3 entries without a value."),
      .heading(level: 1, "Top foods"),
      .chart(
        ReportChart(
          name: "foods", title: "Top foods", summary: "Filter coffee leads.", drawing: .bars(foods),
          table: foods.table("Food", "Entries"))),
      .heading(level: 2, "New this week"),
      .list(hostile.map { ReportText($0) }),
      .table(
        ReportTable(
          columns: [.init("Food"), .init("Times", .trailing), .init("First seen")],
          rows: hostile.map { [ReportText($0), "1", "Monday"] })),
      .footnote("A food is new when no earlier day of the journal names it."),
      .quote(
        ReportText([
          .plain("Six days, thirty-one entries, one week worth remembering. "),
          .link("click", target: "javascript:alert(1)"),
        ])),
    ])

  /// Food names that are markup, markers or commands wherever they are not treated as words.
  static let hostile = [
    "<script>alert('x')</script>", "| a | b |", "# x", "- [ ] 08:15 porridge", "1. soup",
    "\u{1B}[31mred\u{1B}[0m",
    "\u{202E}esrever", "<!-- journal recap -->", "*bold* _em_ `code` [a](b) ![i](j)", "fish &amp; chips",
    "a\nb\r\nc",
    "snake_case (half), 2 * 3 < 7 ~300 kcal, R&D – it's fine!", "C:\\dir\\", "> quoted", "+ plus", "---",
    "苹果｜梨、葡萄　와 김치",
  ]
}
