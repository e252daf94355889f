import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `Habits of a period that is over` {
  /// Done daily from Thursday 29 January to Saturday 31 January, and from 4 to 15 March 2026.
  private var journal: Journal {
    var files: [String: String] = [:]
    for name in ["2026-01-05", "2026-01-29", "2026-01-30", "2026-01-31"] + (4...9).map({ "2026-03-0\($0)" })
      + (10...15).map({ "2026-03-\($0)" })
    {
      files[name] = "## Habits\n- [x] 07:00 Run\n- [x] 08:00 Read\n"
    }
    var journal = diary(files)
    journal.habits =
      DayFileParser(settings: JournalSettings()).parseHabits(
        SourceText("## Run\n- every: daily\n\n## Read\n- every: daily\n")
      ).habits
    return journal
  }

  private var january: Period { .month(year: 2026, month: 1) }

  @Test func `name the weekdays on which they were due or done`() {
    var journal = journal
    journal.habits =
      DayFileParser(settings: JournalSettings()).parseHabits(SourceText("## Run\n- every: mon,wed\n")).habits
    let report = habitReport(of: journal, habit: 0, during: january, today: day("2026-03-15"))
    let rows = report.document.markdown.split(separator: "\n").filter {
      $0.contains(" on ") && $0.hasPrefix("|")
    }
    #expect(
      rows == [
        "| Monday    | 1 on 4 days |", "| Wednesday | 0 on 4 days |", "| Thursday  | 1 on 4 days |",
        "| Friday    | 1 on 4 days |", "| Saturday  | 1 on 4 days |",
      ])
  }

  @Test func `show an open box of a habit for some days a week as not done`() {
    var journal = diary(
      Dictionary(
        uniqueKeysWithValues: (1...7).map {
          ("2026-06-0\($0)", "## Habits\n- [\($0 == 3 ? "x" : " ")] Run\n")
        }))
    journal.habits =
      DayFileParser(settings: JournalSettings()).parseHabits(SourceText("## Run\n- every: 3/week\n")).habits
    let text = habitReport(
      of: journal, habit: 0, during: .days(day("2026-06-01")...day("2026-06-08")), today: day("2026-06-10")
    ).document.markdown
    #expect(text.contains("\n□□■□□□□ ·\n\n_■ done, □ not done, · not due._\n"), "\(text)")
  }

  @Test func `say nothing of today's streak`() {
    let report = habitReport(of: journal, habit: 0, during: january, today: day("2026-03-15"))
    #expect(
      report.document.markdown == """
        # Run, January 2026

        - **Due**: every day
        - **Streak on the last day**: 3 days, 29 to 31 January 2026
        - **Longest**: 3 days, 29 to 31 January 2026
        - **Rate**: 4 of 27 (15 %)
        - **Done**: 4 times

        ■?????? ??????? ??????? ???■■■

        _■ done, ? neither done nor missed._

        ## Done each week

        4 in 4 weeks; the most are 3, in the week from 26 January. Of the last week 6 days count.

        | Week from | Done |
        | --------- | ---: |
        | 5 Jan     |    1 |
        | 12 Jan    |    0 |
        | 19 Jan    |    0 |
        | 26 Jan    |    3 |

        ## By day of the week

        No weekday stands out.

        | Weekday   |        Done |
        | --------- | ----------: |
        | Monday    | 1 on 4 days |
        | Tuesday   | 0 on 4 days |
        | Wednesday | 0 on 4 days |
        | Thursday  | 1 on 4 days |
        | Friday    | 1 on 4 days |
        | Saturday  | 1 on 4 days |
        | Sunday    | 0 on 3 days |

        _From 27 days. The rate is done of expected: skips and days of rest are not expected. Ticks on other days count in ‘Done’ alone._

        """)
  }

  @Test func `say on which day the streaks are, and which weeks are not whole`() {
    let report = habitPeriodReport(of: journal, during: january, today: day("2026-03-15"))
    #expect(
      report.document.markdown == """
        # Habits, January 2026

        | Habit | Done | A week |           Rate | Streak | Longest | Usually |
        | ----- | ---: | -----: | -------------: | ------ | ------- | ------- |
        | Run   |    4 |    1.0 | 4 of 27 (15 %) | 3 days | 3 days  | 07:00   |
        | Read  |    4 |    1.0 | 4 of 27 (15 %) | 3 days | 3 days  | 08:00   |

        ## Done each week

        8 in 4 weeks; the most are 6, in the week from 26 January. Of the last week 6 days count.

        | Week from | Done |
        | --------- | ---: |
        | 5 Jan     |    2 |
        | 12 Jan    |    0 |
        | 19 Jan    |    0 |
        | 26 Jan    |    6 |

        ## By day of the week

        No weekday stands out.

        | Weekday   |        Done |
        | --------- | ----------: |
        | Monday    | 2 on 4 days |
        | Tuesday   | 0 on 4 days |
        | Wednesday | 0 on 4 days |
        | Thursday  | 2 on 4 days |
        | Friday    | 2 on 4 days |
        | Saturday  | 2 on 4 days |
        | Sunday    | 0 on 3 days |

        ## Time of day

        Most often in the morning.

        | Time             | Done |
        | ---------------- | ---: |
        | Morning, 05–12   |    8 |
        | Afternoon, 12–18 |    0 |
        | Evening, 18–23   |    0 |
        | Night, 23–05     |    0 |

        _From 27 days. Streaks are as they stood on Saturday 31 January. The rate is done of expected: skips and days of rest are not expected. Ticks on other days count in ‘Done’ alone._

        """)
  }

  @Test func `say of a running one what is so just now`() {
    let report = habitReport(
      of: journal, habit: 0, during: .month(year: 2026, month: 3), today: day("2026-03-15"))
    #expect(report.document.markdown.contains("- **Streak**: 12 days, 4 to 15 March 2026\n"))
  }
}
