import ArgumentParser
import JournalFormat
import Testing

@testable import journal

/// Days, times and meals in the words of `journal add`; now is Saturday 14 March 2026, 14:20.
@Suite struct `What is said beside the food` {
  private let now = "2026-03-14T14:20"

  private func add(_ world: World, _ arguments: [String]) throws {
    try AddCommand.parse(arguments).run(in: world.environment)
  }

  @Test func `is written to the day and the time that were meant, and said`() throws {
    let world = World(now: now)
    try add(world, ["yesterday", "evening", "pasta"])
    #expect(
      world.text(of: "2026/2026-03-13.md") == "# Friday, 13 March 2026\n\n## Dinner\n\n- ~20:00 pasta\n")
    #expect(
      world.printed
        == "Dinner, Friday 13 March, ~20:00: pasta  2026-03-13T20:00 (‘pasta’ is eaten at lunch or dinner, and at 20:00 it is Dinner)\n"
    )
  }

  @Test(arguments: [
    (
      ["20"],
      "‘20’ is only a number and names no food, so nothing was written; write what it was, such as ‘20 almonds’ or ‘pizza 800 kcal’, or --literal to keep it"
    ),
    (
      ["dinner 8"],
      "‘8’ is only a number and names no food, so nothing was written; write what it was, such as ‘8 almonds’ or ‘pizza 800 kcal’, or --literal to keep it"
    ),
    (
      ["dinner"],
      "‘dinner’ names a meal and no food, so nothing was written; write what it was as well, or --literal to keep it as it is"
    ),
    (
      ["my", "lunch"],
      "‘my lunch’ names a meal and no food, so nothing was written; write what it was as well, or --literal to keep it as it is"
    ),
    (
      ["dinner 8 pizza"],
      "‘dinner 8 pizza’ may be ‘dinner yesterday at 8’ or ‘8 times pizza’, so nothing was written; write ‘yesterday dinner at 8: pizza’ or ‘dinner: 8 pizza’ instead, or --literal to keep the words"
    ),
    (
      ["breakfast: egg; lunch: soup"],
      "the words name breakfast and lunch, which are two entries, so nothing was written; add each by itself, or write --literal to keep the words in one"
    ),
    (
      ["didn't eat lunch"],
      "‘didn't eat lunch’ says that nothing was eaten, so it is no entry; ‘journal note \"didn't eat lunch\"’ writes it down as a note"
    ),
    (
      ["2026-02-30 pizza"],
      "there is no day ‘2026-02-30’; that month has 28 days; nothing was written; --literal keeps the words"
    ),
    (
      ["--day", "tomorrow", "pizza"],
      "Sunday 15 March is still to come, so nothing was written; ‘journal add --day 2026-03-15 '[ ] pizza'’ plans it"
    ),
    (
      ["pizza 99999 kcal"],
      "2026/2026-03-14.md: ‘pizza’ would have more than 10,000 kcal, which no single entry has; check the figure; nothing was changed"
    ),
  ])
  func `is refused with the reason and what to write`(arguments: [String], message: String) throws {
    let world = World(now: now)
    let failure = #expect(throws: CommandFailure.self) { try add(world, arguments) }
    #expect(failure?.message == message)
    #expect(world.paths == [])
  }

  @Test func `is part of the name of a food of one's own`() throws {
    let world = World(["foods.md": "## Sunday soup\n\n- per 100 g: 40 kcal\n"], now: now)
    try add(world, ["sunday soup"])
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix("sunday soup\n") == true)
    try add(world, ["soup on sunday"])
    #expect(world.text(of: "2026/2026-03-08.md")?.hasSuffix("- soup\n") == true)
  }

  @Test func `may be planned for the day that an option names`() throws {
    let world = World(now: now)
    try add(world, ["--day", "tomorrow", "[ ] pizza"])
    #expect(world.text(of: "2026/2026-03-15.md")?.hasSuffix("- [ ] pizza\n") == true)
  }

  @Test func `takes the person's usual time for a part of the day`() throws {
    let days = (1...3).map { ("2026/2026-03-0\($0).md", "## Dinner\n\n- 18:3\($0) soup\n") }
    let world = World(Dictionary(uniqueKeysWithValues: days), now: now)
    try add(world, ["pasta last night", "--category", "dinner"])
    #expect(world.printed == "Dinner, Friday 13 March, ~18:32: pasta  2026-03-13T18:32\n")
  }

  @Test func `takes the usual time from exact times alone`() throws {
    let days = (1...6).map {
      ("2026/2026-03-0\($0).md", "## Dinner\n\n- \($0 > 3 ? "~21:0" : "18:3")\($0) soup\n")
    }
    let world = World(Dictionary(uniqueKeysWithValues: days), now: now)
    try add(world, ["pasta last night", "--category", "dinner"])
    #expect(world.text(of: "2026/2026-03-13.md") == "## Dinner\n\n- ~18:32 pasta\n")
  }

  @Test(arguments: [
    ("~12:30 rice", "- ~12:30 rice"), ("≈ 8:15 porridge", "- ~08:15 porridge"),
    ("lunch: ~12:30 rice", "- ~12:30 rice"),
  ])
  func `keeps a time that is typed as an estimate`(text: String, line: String) throws {
    let world = World(now: now)
    try add(world, [text])
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix(line + "\n") == true)
  }

  @Test(arguments: [
    ("800 kcal pizza", "- 14:20 pizza (800 kcal)"), ("300 cals of trail mix", "- 14:20 trail mix (300 kcal)"),
    ("pizza 800 kcal an hour ago", "- 13:20 pizza (800 kcal)"),
    ("~35 kcal coffee", "- 14:20 coffee (~35 kcal)"), ("(800 kcal) pizza", "- 14:20 pizza (800 kcal)"),
    ("pizza P 30 g 800 kcal", "- 14:20 pizza (800 kcal, P 30 g)"),
    ("pizza P30 C90 F20 800 kcal", "- 14:20 pizza (800 kcal, P 30 g, C 90 g, F 20 g)"),
    ("coffee with 2 sugars 60 kcal", "- 14:20 coffee with 2 sugars (60 kcal)"),
  ])
  func `keeps an energy as a fact`(text: String, line: String) throws {
    let world = World(now: now)
    try add(world, [text])
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix(line + "\n") == true)
  }

  @Test(arguments: [
    ("8:15 toast yesterday morning", "08:15 toast"), ("8:15 pizza last night", "20:15 pizza"),
    ("20:15 pizza last night", "20:15 pizza"),
    ("07:30-07:50 porridge yesterday", "07:30-07:50 porridge"),
  ])
  func `leaves a time in front as it is, but for the half of the day`(text: String, line: String) throws {
    let world = World(now: now)
    try add(world, [text])
    #expect(world.text(of: "2026/2026-03-13.md")?.hasSuffix("- \(line)\n") == true)
  }

  @Test func `is kept as it is with --literal`() throws {
    let world = World(now: now)
    try add(world, ["--literal", "yesterday pasta"])
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix("- 14:20 yesterday pasta\n") == true)
  }

  @Test func `gives way to options`() throws {
    let world = World(now: now)
    try add(world, ["tea at 4", "--time", "9:00", "--category", "snack"])
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix("## Snack\n\n- 09:00 tea\n") == true)
  }

  @Test func `is asked on a terminal where it may be two times`() throws {
    let world = World(now: now, answers: ["4:00"])
    try add(world, ["tea at 4"])
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix("- 04:00 tea\n") == true)
  }

  @Test(arguments: [
    (["tea at 4"], "1", "2026-03-14", "## Beverage\n\n- 04:00 tea\n"),
    (["11/3 pizza"], "2", "2025-11-03", "- pizza\n"),
    (["11/3 pizza"], "wednesday 11 march", "2026-03-11", "- pizza\n"),
    (["frokost: egg"], "2", "2026-03-14", "## Lunch\n\n- ~12:30 egg\n"),
    (["dinner 8 pizza", "--day", "yesterday"], "1", "2026-03-13", "- 20:00 pizza\n"),
    (["dinner 8 pizza", "--day", "yesterday"], "2", "2026-03-13", "8 pizza\n"),
    (["1300 soup"], "2", "2026-03-14", "soup (1300 kcal)\n"),
  ])
  func `is asked on a terminal with numbered readings`(
    arguments: [String], answer: String, day: String, end: String
  ) throws {
    let world = World(now: now, answers: [answer])
    try add(world, arguments)
    let text = world.text(of: "\(day.prefix(4))/\(day).md") ?? ""
    #expect(text.hasSuffix(end), "\(text)")
  }

  @Test(arguments: [
    "11/3 pizza", "pizza 11/3", "tea at 4", "4 o'clock tea", "frokost egg", "frokost: egg", "for frokost egg",
    "dinner 8 pizza", "eggs and bacon 9", "pizza ~600", "pizza ~1300", "1300 soup", "830 soup",
    "8-9 porridge",
    "about 12 grapes", "pizza tomorrow", "tomorrow lunch: pizza", "planning to have pizza", "at 20 pizza",
    "1800 soup", "pasta 1 200 kcal", "pasta -500 kcal", "sunday last week soup", "om 6 uur stamppot",
    "yesterday", "a few hours ago soup",
    "soup yesterday then bread", "9ish am soup 8:00",
    "2026-02-30 pizza", "soup at 25", "breakfast egg, lunch soup", "didn't eat lunch", "12 pizza 8",
  ])
  func `is accepted by every command that its refusal names`(words: String) {
    #expect(refusal(of: [words], at: now) != nil, "‘\(words)’ is not refused")
    for time in ["00:40", "09:05", "14:20", "21:30"] {
      let now = "2026-03-14T\(time)"
      guard let message = refusal(of: [words], at: now) else { continue }
      for command in proposals(in: message, for: words) {
        #expect(refusal(of: command, at: now) == nil, "\(time), \(message): \(command)")
      }
    }
  }

  /// The message with which the words are refused; `nil` if they are written.
  private func refusal(of arguments: [String], at now: String) -> String? {
    do {
      try add(World(now: now), arguments)
      return nil
    } catch {
      return (error as? CommandFailure)?.message ?? "\(error)"
    }
  }

  /// The arguments that a message proposes: options beside the words, words in the place of these, a plan, and the words as they are.
  private func proposals(in message: String, for words: String) -> [[String]] {
    var found: [[String]] = message.contains("--literal") ? [["--literal", words]] : []
    let parts = message.split(separator: " ").map { String($0.filter { $0 != "," && $0 != ";" }) }
    for (option, value) in zip(parts, parts.dropFirst())
    where ["--day", "--time", "--category"].contains(option) && !["or", "and", "says"].contains(value)
      && !value.hasPrefix("--")
    {
      found.append([words, option, value])
    }
    for mark in ["nothing was written; write ", "or ‘[ ] ", "it, ‘[ ] "] {
      guard let start = message.firstRange(of: mark)?.upperBound else { continue }
      var rest = mark.hasSuffix("[ ] ") ? "‘[ ] " + message[start...] : String(message[start...])
      if let end = rest.firstRange(of: " instead")?.lowerBound ?? rest.firstRange(of: "’;")?.lowerBound {
        rest = String(rest[..<end]) + (mark.hasSuffix("[ ] ") ? "’" : "")
      }
      guard rest.first == "‘" else { continue }
      found += rest.split(separator: "‘").compactMap { part in
        part.firstIndex(of: "’").map { [String(part[..<$0])] }
      }
    }
    return found
  }

  @Test(arguments: [
    (
      ["tea at 4"],
      "‘at 4’ may be 04:00 or 16:00, so nothing was written; add --time 04:00 or --time 16:00, or --literal to keep the words"
    ),
    (
      ["11/3 pizza"],
      "‘11/3’ may be Wednesday 11 March or Monday 3 November 2025, so nothing was written; add --day 2026-03-11 or --day 2025-11-03"
        + ", or --literal to keep the words"
    ),
    (
      ["pizza", "tomorrow"],
      "‘tomorrow’ is Sunday 15 March, which is still to come, so nothing was written; to plan it write a box before it, "
        + "‘[ ] pizza tomorrow’; --day says another day, and --literal keeps the words"
    ),
    (
      ["yesterday"],
      "‘yesterday’ says when and not what was eaten; write that, too, or --literal to keep the words"
    ),
    (
      ["soup yesterday then bread"],
      "‘yesterday’ stands among the words, so it is not clear what it belongs to; put it before or behind all of them, or write "
        + "--literal to keep the words"
    ),
    (
      ["pizza at 8:75"],
      "there is no time ‘at 8:75’; write it as 08:15 or 8:15 pm, or add --literal to keep the words"
    ),
    (
      ["yesterday pizza", "--day", "2026-03-10"],
      "‘yesterday’ is 2026-03-13, and --day says 2026-03-10; leave one of them out, or write --literal to keep the words"
    ),
    (
      ["pizza at 8am", "--time", "9:00"],
      "‘at 8am’ is 08:00, and --time says 9:00; leave one of them out, or write --literal to keep the words"
    ),
  ])
  func `is refused where it is not clear, with what to write`(arguments: [String], message: String) throws {
    let world = World(now: now)
    let failure = #expect(throws: CommandFailure.self) { try add(world, arguments) }
    #expect(failure?.message == message)
    #expect(failure?.status == .usage)
    #expect(world.paths == [])
  }

  @Test func `is remarked on where a time in front is still to come`() throws {
    let world = World(now: now)
    try add(world, ["20:15 pizza"])
    #expect(
      world.complained
        == "journal: ‘pizza’: 20:15 is still to come; if it was another day, write ‘yesterday’ before it, and if it is planned, ‘[ ]’\n"
    )
    try add(world, ["[ ] 20:15 soup"])
    try add(world, ["13:15 soup"])
    #expect(world.text(of: "2026/2026-03-14.md")?.contains("- 20:15 pizza\n") == true)
  }

  @Test func `may be planned for a day to come`() throws {
    let world = World(now: now)
    try add(world, ["[ ] pizza tomorrow"])
    #expect(world.text(of: "2026/2026-03-15.md")?.hasSuffix("- [ ] pizza\n") == true)
  }

  @Test func `is of the diary's day where it is so long ago by the clock`() throws {
    let world = World(["journal.toml": "day_ends = \"04:00\"\n"], now: "2026-03-15T01:30")
    try add(world, ["tea an hour ago"])
    try add(world, ["soup 3 hours ago"])
    #expect(
      world.printed
        == "Beverage, 24:30: tea  2026-03-14T24:30 (‘tea’ is a word for Beverage)\n"
        + "Dinner, 22:30: soup  2026-03-14T22:30 (‘soup’ is eaten at lunch or dinner, and at 22:30 it is Dinner)\n"
    )
  }

  @Test func `belongs to the night before at half past one`() throws {
    let world = World(["journal.toml": "day_ends = \"04:00\"\n"], now: "2026-03-15T01:30")
    try add(world, ["pizza last night"])
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix("- ~20:00 pizza\n") == true)
  }
}
