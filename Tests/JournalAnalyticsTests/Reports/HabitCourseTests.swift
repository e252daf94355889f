import Foundation
import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `A habit's streak` {
  /// A row of the table of section 11.4 of the specification.
  struct Case: CustomStringConvertible {
    var habit: [String]
    var signs: String
    var expected: [String]

    var description: String { "\(habit.joined(separator: ", ")) \(signs)" }

    static let all: [Case] = {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      let text = try? String(
        contentsOf: root.appending(path: "Documentation/format/reading.md"), encoding: .utf8)
      let lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard let head = lines.firstIndex(of: "| habit | days | streak | longest | rate |") else { return [] }
      return lines[(head + 2)...].prefix { $0.hasPrefix("|") }.map { line in
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
          $0.trimmingCharacters(in: .whitespaces).replacing("`", with: "")
        }
        return Case(
          habit: cells[0].isEmpty ? [] : cells[0].components(separatedBy: ", "), signs: cells[1],
          expected: Array(cells[2...]))
      }
    }()
  }

  @Test func `has its cases in the specification`() { #expect(Case.all.count > 40) }

  @Test(arguments: Case.all) func `is what the specification says`(row: Case) {
    let monday = day("2026-03-02")
    var settings = JournalSettings()
    var lines = row.habit
    if let index = lines.firstIndex(of: "first_weekday: sunday") {
      settings.firstWeekday = .sunday
      lines.remove(at: index)
    }
    let parser = DayFileParser()
    var days: [JournalDay] = []
    let signs = row.signs.filter { $0 != " " }
    for (offset, sign) in signs.enumerated() {
      let date = monday.advanced(by: offset)
      let line: String? =
        switch sign {
        case "x", "R": "- [x] Walk"
        case "X": "- [x] Walk: 1"
        case "o": "- [ ] Walk"
        case "-": "- [-] Walk"
        case "0"..."9": "- Walk: \(sign)"
        default: nil
        }
      if sign == "r" || sign == "R" { settings.rest.append(date...date) }
      guard let line else { continue }
      days.append(parser.parse(SourceText("## Habits\n\n\(line)\n"), day: date, path: "\(date).md").day)
    }
    let habits = SourceText("## Walk\n\n" + lines.map { "- \($0)\n" }.joined())
    let journal = Journal(settings: settings, days: days, habits: parser.parseHabits(habits).habits)
    let today = monday.advanced(by: signs.count - 1)
    let record = journal.habitRecords(of: journal.diaryDays(through: today))[0]
    let course = HabitCourse(of: record, settings: settings, today: today)
    let rate = course.rate(in: monday...today)
    let isOfWeeks = row.expected[0].hasSuffix("w")
    func text(_ streak: HabitCourse.Streak?) -> String {
      streak.map { "\($0.length)\($0.isOfWeeks ? "w" : "")" } ?? (isOfWeeks ? "0w" : "0")
    }
    #expect(
      [text(course.current), text(course.longest), "\(rate.done) of \(rate.expected)"] == row.expected)
    // What lies before the first line changes nothing, wherever one begins to look.
    let later = HabitCourse(of: record, settings: settings, today: today, from: today)
    #expect(later.current == course.current)
    #expect(later.longest == course.longest)
  }

  /// Each day of `done` is ticked; the streak is seen from `today`.
  private func course(_ rules: String, done: [String], today: String) -> HabitCourse {
    let parser = DayFileParser()
    let days = done.map {
      parser.parse(SourceText("## Habits\n- [x] Walk\n"), day: day($0), path: "\($0).md").day
    }
    let journal = Journal(days: days, habits: parser.parseHabits(SourceText("## Walk\n\(rules)\n")).habits)
    let record = journal.habitRecords(of: journal.diaryDays(through: day(today)))[0]
    return HabitCourse(of: record, settings: journal.settings, today: day(today))
  }

  @Test(arguments: [
    ("- every: 31", ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"], "2026-05-01", 4),
    ("- every: 31", ["2024-01-31", "2024-02-29", "2024-03-31"], "2024-04-01", 3),
    ("- every: 31", ["2026-01-31", "2026-02-27", "2026-03-31"], "2026-04-01", 1),
    ("- every: month\n- since: 2026-01-31", ["2026-01-31", "2026-02-28", "2026-03-31"], "2026-04-01", 3),
    ("- every: month!\n- since: 2026-01-31", ["2026-01-31", "2026-02-28", "2026-03-28"], "2026-04-01", 3),
    ("- every: year\n- since: 2024-02-29", ["2024-02-29", "2025-02-28", "2026-02-28"], "2026-04-01", 3),
    ("- every: year\n- since: 2024-02-29", ["2027-02-28", "2028-02-28"], "2028-02-28", 1),
    ("- every: lastfri", ["2026-01-30", "2026-02-27", "2026-03-27"], "2026-04-01", 3),
    ("- every: 2w", ["2026-12-17", "2026-12-31", "2027-01-14"], "2027-01-20", 3),
  ]) func `follows the calendar`(rules: String, done: [String], today: String, expected: Int) {
    #expect(course(rules, done: done, today: today).current?.length == expected)
  }

  /// The week of 28 December 2026 is ISO week 53 and reaches into 2027.
  @Test func `counts the week between two years once`() {
    let done = ["2026-12-21", "2026-12-22", "2026-12-28", "2027-01-03", "2027-01-04", "2027-01-05"]
    let course = course("- every: 2/week", done: done, today: "2027-01-05")
    #expect(course.current?.length == 3)
    #expect(course.rate(in: day("2026-12-01")...day("2027-01-31")) == HabitRate(done: 6, expected: 6))
  }

  @Test(arguments: [
    ("since: 0001-01-01", 36_526), ("every: 999y!", 1), ("every: 999w!\n- since: 0001-01-01", 7),
    ("since: 9999-12-31", 0),
  ]) func `looks at a hundred years at most`(rule: String, expected: Int) {
    #expect(course("- \(rule)", done: ["2026-03-02"], today: "2026-03-02").occasions.count == expected)
  }
}
