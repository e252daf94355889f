import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A table of meals` {
  @Test func `of what was planned and what was eaten has what was eaten`() {
    let table =
      "| Meal | Planned | Actual |\n|---|---|---|\n| Breakfast | oats | toast |\n| Lunch | salad | |\n"
    #expect(modelText(table) == "3 breakfast “toast” note “Planned: oats”\n")
    #expect(
      modelText("| Task | Planned | Actual |\n|---|---|---|\n| Report | 2 h | 3 h |\n").contains("note “|")
    )
  }

  @Test(arguments: [
    (
      "# Saturday, 14 March 2026\n\n| Breakfast | Lunch | Dinner |\n|---|---|---|\n| oats, tea | soup (300 kcal) | — |\n",
      "5 breakfast “oats, tea”\n5 lunch “soup” 300 kcal\n"
    ),
    (
      "## Food\n\n| Day | Breakfast | Lunch |\n|---|---|---|\n| Fri | eggs | stew |\n| Sat | oats | pasta |\n",
      "6 breakfast “oats”\n6 lunch “pasta”\n"
    ),
  ])
  func `columns of meals hold the entries of the day's row`(text: String, expected: String) {
    #expect(modelText(text) == expected)
  }

  @Test(arguments: [
    "## Food\n\n| Day | Breakfast | Lunch |\n|---|---|---|\n| Thu | eggs | stew |\n| Fri | oats | pasta |\n",
    "## Week\n\n| Day | Breakfast | Lunch |\n|---|---|---|\n| Fri | eggs | stew |\n| Sat | oats | pasta |\n",
  ])
  func `columns of meals are named where no row is surely of the day`(text: String) {
    #expect(parsed(text).day.entries.isEmpty)
    #expect(parsed(text).diagnostics.map(\.code) == [.unreadTable])
  }

  @Test func `columns of meals may stand beside others, and one meal beside a date`() {
    #expect(
      modelText(
        "# Saturday, 14 March 2026\n\n| Date | Breakfast | Dinner | Exercise | Weight |\n|---|---|---|---|---|\n"
          + "| 2026-03-14 | oats | stew | run | 72.4 kg |\n")
        == "5 weight 72.4 kg\n5 breakfast “oats”\n5 dinner “stew”\n")
    #expect(
      modelText("# 2026-03-14\n\n| 日期 | 晚餐 | 运动 |\n|:-:|:-:|:-:|\n| 2026-03-14 | 稀饭x2 | 跑步 3km |\n")
        == "5 dinner “稀饭x2”\n")
  }

  @Test(
    arguments: [
      ("<table>\n<tr><th>Day</th><th>Breakfast</th></tr>\n</table>", [.unreadTable]),
      ("<table class=x>\n  <th>\n  <th>kcal</th>\n</table>", []), ("<div>Breakfast</div>", []),
    ] as [(String, [DiagnosticCode])])
  func `a table in HTML that names meals is named`(text: String, expected: [DiagnosticCode]) {
    #expect(parsed("# Saturday, 14 March 2026\n\n\(text)\n").diagnostics.map(\.code) == expected)
  }
}
