import ArgumentParser
import Testing

@testable import journal

@Suite("Reminders of a new task") struct ReminderWordingTests {
  private func add(_ reminder: String) throws -> World {
    let world = World()
    try TaskAddCommand.parse(["Call", "--due", "2026-03-20", "--remind", reminder]).run(in: world.environment)
    return world
  }

  @Test(arguments: [("3 days", "3d"), ("2 hours", "2h"), ("90min", "90m"), ("1w", "1w")])
  func `are written with one letter for their unit`(typed: String, written: String) throws {
    let world = try add(typed)
    #expect(world.text(of: "tasks.md")?.contains("remind:\(written) ") == true)
  }

  /// As a moment it would be so long from today, and not before the task is due.
  @Test(arguments: ["1d 9:00", "3 days 8am"])
  func `are no lead and time at once`(typed: String) {
    let failure = #expect(throws: CommandFailure.self) { _ = try add(typed) }
    #expect(failure?.reason.hasPrefix("‘\(typed)’ is a lead and a time; write the lead alone") == true)
  }
}
