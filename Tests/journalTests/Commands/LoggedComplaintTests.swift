import ArgumentParser
import Testing

@testable import journal

@Suite struct `A complaint that says when it was` {
  @Test(arguments: [
    (
      "headache last night", "2026/2026-03-15.md", "~20:00 headache",
      "headache, under Symptoms, Sunday 15 March, about 20:00\n"
    ),
    (
      "headache 3/10 this morning", "2026/2026-03-16.md", "~08:00 headache 3/10",
      "headache 3/10, under Symptoms, about 08:00\n"
    ),
    (
      "headache 5 out of 10", "2026/2026-03-16.md", "12:00 headache 5/10",
      "headache 5/10, under Symptoms, 12:00\n"
    ),
    ("headache, 5/10", "2026/2026-03-16.md", "12:00 headache 5/10", "headache 5/10, under Symptoms, 12:00\n"),
    (
      "sore throat 3/10", "2026/2026-03-16.md", "12:00 sore throat 3/10",
      "sore throat 3/10, under Symptoms, 12:00\n"
    ),
    (
      "pain in left knee 6/10", "2026/2026-03-16.md", "12:00 pain in left knee 6/10",
      "pain in left knee 6/10, under Symptoms, 12:00\n"
    ),
    // What is still to come at noon stays among the words.
    (
      "headache 6/10 after dinner", "2026/2026-03-16.md", "12:00 headache 6/10 after dinner",
      "headache 6/10 after dinner, under Symptoms, 12:00\n"
    ),
    (
      "bloating 3/10 after lunch today", "2026/2026-03-16.md", "12:00 bloating 3/10 after lunch today",
      "bloating 3/10 after lunch today, under Symptoms, 12:00\n"
    ),
    (
      "headache 6/10, left side", "2026/2026-03-16.md", "12:00 headache 6/10, left side",
      "headache 6/10, left side, under Symptoms, 12:00\n"
    ),
    ("knee hurts", "2026/2026-03-16.md", "12:00 knee hurts", "knee hurts, under Symptoms, 12:00\n"),
    (
      "headache 3/10 #weather", "2026/2026-03-16.md", "12:00 headache 3/10 #weather",
      "headache 3/10 #weather, under Symptoms, 12:00\n"
    ),
    (
      "Kopfschmerzen #wetter", "2026/2026-03-16.md", "12:00 Kopfschmerzen #wetter",
      "Kopfschmerzen #wetter, under Symptoms, 12:00\n"
    ),
    (
      "headache left side 3/10", "2026/2026-03-16.md", "12:00 headache left side 3/10",
      "headache left side 3/10, under Symptoms, 12:00\n"
    ),
    (
      "headache after lunch 3/10", "2026/2026-03-16.md", "12:00 headache after lunch 3/10",
      "headache after lunch 3/10, under Symptoms, 12:00\n"
    ),
    (
      "headache from 8:00 to 10:00", "2026/2026-03-16.md", "08:00-10:00 headache",
      "headache, under Symptoms, 08:00 to 10:00\n"
    ),
    ("headache at 10am", "2026/2026-03-16.md", "10:00 headache", "headache, under Symptoms, 10:00\n"),
    ("headache at 17:00", "2026/2026-03-16.md", "17:00 headache", "headache, under Symptoms, 17:00\n"),
    (
      "headache 3/10 since this morning", "2026/2026-03-16.md", "12:00 headache 3/10 since this morning",
      "headache 3/10 since this morning, under Symptoms, 12:00\n"
    ),
  ])
  func `is written at that time below Symptoms`(words: String, path: String, line: String, said: String)
    throws
  {
    let world = World(now: "2026-03-16T12:00")
    try LogCommand.parse(words.split(separator: " ").map(String.init)).run(in: world.environment)
    #expect(world.text(of: path)?.hasSuffix("## Symptoms\n\n- \(line)\n") == true)
    #expect(world.printed == said)
  }

  @Test func `goes to Symptoms, though one of its kind stands below Log`() throws {
    let world = World([
      "2026/2026-03-13.md": "## Symptoms\n\n- nausea 3/10\n",
      "2026/2026-03-14.md": "## Log\n\n- headache 3/10 #x\n",
    ])
    try LogCommand.parse(["headache", "4/10"]).run(in: world.environment)
    #expect(world.printed.hasPrefix("headache 4/10, under Symptoms"), "\(world.printed)")
  }

  @Test func `is asked for the half of the day`() throws {
    let world = World(now: "2026-03-16T21:00")
    let failure = #expect(throws: CommandFailure.self) {
      try LogCommand.parse(["headache", "at", "8"]).run(in: world.environment)
    }
    #expect(
      failure?.message
        == "‘at 8’ may be 08:00 or 20:00, so nothing was written; add --time 08:00 or --time 20:00")
  }
}
