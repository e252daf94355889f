import ArgumentParser
import Testing

@testable import journal

@Suite("Alarms of exported tasks") struct CalendarAlarmTests {
  /// An alarm counts from what the calendar has of the task: the due moment, or else the plan.
  @Test(arguments: [
    ("due:2026-03-18T15:00 remind:2h", "RELATED=END:-PT120M"),
    ("due:2026-03-18 remind:09:00", "RELATED=END:PT540M"),
    ("scheduled:2026-03-18T10:00 remind:1h", "RELATED=START:-PT60M"),
    ("scheduled:2026-03-18 remind:1d", "RELATED=START:-PT900M"),
    ("scheduled:2026-03-18 every:week remind:08:00", "RELATED=START:PT480M"),
  ])
  func `count from the day of the task`(marks: String, trigger: String) throws {
    let world = World(["tasks.md": "- [ ] Call \(marks)\n"])
    try ExportCommand.parse(["ics"]).run(in: world.environment)
    let triggers = world.printed.split(separator: "\r\n").filter { $0.hasPrefix("TRIGGER") }
    #expect(triggers == ["TRIGGER;\(trigger)"])
    #expect(world.complained.isEmpty)
  }

  @Test func `stand in a calendar that holds what is said below food, too`() throws {
    let world = World(["2026/2026-03-13.md": "## Dinner\n\n- 19:00 fish\n  Very good.\n"])
    try ExportCommand.parse(["ics"]).run(in: world.environment)
    #expect(world.printed.contains("DESCRIPTION:19:00 Dinner: fish\\nVery good.\r\n"))
  }

  @Test func `are left out without a day, and that is said`() throws {
    let world = World(["tasks.md": "- [ ] Call remind:08:00\n"])
    try ExportCommand.parse(["ics"]).run(in: world.environment)
    #expect(!world.printed.contains("TRIGGER"))
    #expect(world.complained == "journal: a reminder without a day is left out: ‘Call’\n")
  }
}
