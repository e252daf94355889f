import ArgumentParser
import Testing

@testable import journal

@Suite struct `journal report` {
  private func report(_ world: World, _ arguments: String...) throws {
    try DoctorReportCommand.parse(arguments).run(in: world.environment)
  }

  static let files = [
    "2026/2026-01-02.md": "## Symptoms\n\n- headache 3/10\n\n## Notes\n\nBetter. #knee\n",
    "2025/2025-11-02.md": "## Symptoms\n\n- headache 9/10\n",
  ]

  @Test(arguments: [
    ([], "15 December 2025 to 14 March 2026"), (["--month", "2026-01"], "1 to 31 January 2026"),
  ])
  func `is about the last three months unless another period is asked for`(arguments: [String], dates: String)
    throws
  {
    let world = World(Self.files)
    try DoctorReportCommand.parse(arguments).run(in: world.environment)
    #expect(world.printed.hasPrefix("Report, \(dates)\n"), "\(world.printed)")
    #expect(world.printed.contains("3.0 of 10"))
  }

  @Test(
    arguments: [
      ("report.html", "<!doctype html>"), ("report.md", "# Report"), ("report.json", "{\n"),
      ("report.txt", "Report, "),
      ("report", "Report, "),
    ])
  func `is written in the form that the file's name asks for`(file: String, beginning: String) throws {
    let world = World(Self.files)
    try report(world, "--output", file)
    #expect(world.text(of: file)?.hasPrefix(beginning) == true)
    let other = World(Self.files)
    try report(other, "--output", file, "--format", "markdown")
    #expect(other.text(of: file)?.hasPrefix("# Report") == true)
  }

  @Test func `includes notes by tag, with or without its sign`() throws {
    let world = World(Self.files)
    try report(world, "--tag", "#Knee", "--tag", "hip")
    #expect(world.printed.contains("2 January: Better. #knee"))
    #expect(throws: CommandFailure.self) { try report(world, "--tag", "#") }
  }
}
