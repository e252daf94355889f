import ArgumentParser
import Testing

@testable import journal

/// It is Saturday 14 March 2026.
@Suite struct `A day of several words behind a key` {
  @Test(arguments: [
    ("Pay rent due:20 mar remind:1d", "Pay rent due:2026-03-20 remind:1d"),
    ("Pay rent due:in 3 days", "Pay rent due:2026-03-17"),
    ("Pay due:next saturday rent", "Pay due:2026-03-21 rent"),
    ("Pay rent due: 20 mar 9:00 !high", "Pay rent due:2026-03-20T09:00 !high"),
    ("Read due:soon enough", "Read due:soon enough"),
    ("Read due:friday in bed", "Read due:2026-03-20 in bed"),
    ("Pay due:friday at 9", "Pay due:2026-03-20T09:00"),
    ("Pay due:friday at 9 pm rent", "Pay due:2026-03-20T21:00 rent"),
    ("Pay due:friday at 9am", "Pay due:2026-03-20T09:00"),
    ("Pay due:lundi 9h #home", "Pay due:2026-03-16T09:00 #home"),
    ("Pay due:friday evening !high", "Pay due:2026-03-20T20:00 !high"),
    ("Pay due:friday at noon", "Pay due:2026-03-20T12:00"),
    ("Anruf due:montag um 15 Uhr #privat", "Anruf due:2026-03-16T15:00 #privat"),
    ("Anruf due:morgen 9 Uhr", "Anruf due:2026-03-15T09:00"),
    ("Pay due:friday remind:1h 30m", "Pay due:2026-03-20 remind:90m"),
    ("Pay due:friday remind:1h 30 eggs", "Pay due:2026-03-20 remind:1h 30 eggs"),
    ("Pay due:friday remind:2 weeks", "Pay due:2026-03-20 remind:2weeks"),
    ("Pay remind:1 day due:friday", "Pay remind:1day due:2026-03-20"),
    ("Pay due:friday remind: 30 min !high", "Pay due:2026-03-20 remind:30min !high"),
    ("Pay due:friday remind:2 hours at home", "Pay due:2026-03-20 remind:2hours at home"),
  ])
  func `is read as it is behind --due`(words: String, written: String) throws {
    let world = World(["tasks.md": ""])
    try TaskAddCommand.parse([words]).run(in: world.environment)
    #expect(world.text(of: "tasks.md") == "# Tasks\n\n- [ ] \(written) ➕ 2026-03-14\n")
  }

  @Test(arguments: [
    ("Pay due:friday 9", "‘9’ stays a word; ‘--at 09:00’ or ‘due:2026-03-20T09:00’ sets the time"),
    (
      "Meet due:friday at 9 Elms",
      "‘at 9’ stays words; ‘--at 09:00’ or ‘due:2026-03-20T09:00’ sets the time"
    ),
    (
      "Call due:friday evening or so",
      "‘evening’ stays a word; ‘--at 20:00’ or ‘due:2026-03-20T20:00’ sets the time"
    ),
    ("Buy due:friday 9 eggs", ""),
    ("Bins each monday", "‘each monday’ stays words; ‘--every monday’ or ‘every:mon’ makes it come again"),
    ("Water the plants weekly", "‘weekly’ stays a word; ‘--every weekly’ makes it come again"),
    (
      "Call the bank in 2 weeks",
      "‘in 2 weeks’ stays words; ‘--due 'in 2 weeks'’ or ‘due:2026-03-28’ sets the day"
    ),
    ("Weekly report", ""), ("Buy wine in 2 shops", ""),
  ])
  func `is a hint where an hour behind it may be something else`(words: String, hint: String) throws {
    let world = World(["tasks.md": ""])
    try TaskAddCommand.parse([words]).run(in: world.environment)
    #expect(world.complained == (hint.isEmpty ? "" : "journal: \(hint)\n"))
  }

  @Test(arguments: [["add", "Pay", "--day", "friday"], ["edit", "1"]])
  func `that is taken away has no time`(arguments: [String]) throws {
    let world = World(["tasks.md": "- [ ] Post due:2026-03-14\n"])
    try TasksCommand.parse([]).show(in: world.environment)
    let failure = #expect(throws: CommandFailure.self) {
      let options = Array(arguments.dropFirst()) + ["--due", "none", "--at", "10:00"]
      if arguments[0] == "add" {
        try TaskAddCommand.parse(options).run(in: world.environment)
      } else {
        try TaskEditCommand.parse(options).run(in: world.environment)
      }
    }
    #expect(
      failure?.message
        == "‘--at 10:00’ is the time of a due day, and ‘--due none’ takes that away; leave out one of the two, or write the time in front of the words, as in ‘10:00 Call’; nothing was written"
    )
    #expect(world.text(of: "tasks.md") == "- [ ] Post due:2026-03-14\n")
    try TaskEditCommand.parse(["1", "--due", "none", "--scheduled", "friday", "--at", "10:00"]).run(
      in: world.environment)
    #expect(world.text(of: "tasks.md") == "- [ ] Post scheduled:2026-03-20T10:00\n")
  }

  @Test func `has a lead that is named in a file where white space stands in it`() throws {
    let world = World([
      "tasks.md":
        "- [ ] Pay remind:2 weeks due:2026-03-20\n- [ ] Post due:2026-03-20 remind: 30 min\n- [ ] Read due:2026-03-20 remind:2 parts\n"
    ])
    try CheckCommand.parse([]).run(in: world.environment)
    #expect(
      world.printed == """
        tasks.md:1:11: warning: ‘remind:2 weeks’ stays words of the task, for no white space may stand in it; write ‘remind:2weeks’ [unread-mark]
        tasks.md:2:27: warning: ‘remind: 30 min’ stays words of the task, for no white space may stand in it; write ‘remind:30min’ [unread-mark]
        tasks.md:3:27: warning: ‘remind:2’ names no time, so it stays words of the task; write ‘remind:09:00’, ‘remind:1d’ or ‘remind:-10m’ [unread-mark]

        """)
  }

  @Test(arguments: ["Pay rent due:next friday", "Pay rent due: next friday"])
  func `is refused where it may be two days, as behind --due`(words: String) throws {
    let world = World(["tasks.md": ""], now: "2026-03-16T12:00")
    let failure = #expect(throws: CommandFailure.self) {
      try TaskAddCommand.parse([words]).run(in: world.environment)
    }
    let other = #expect(throws: CommandFailure.self) {
      try TaskAddCommand.parse(["Pay rent", "--due", "next friday"]).run(in: world.environment)
    }
    #expect(failure?.message == other?.message)
    #expect(failure?.message.contains("2026-03-20") == true)
    #expect(world.text(of: "tasks.md") == "")
  }

  @Test(arguments: [
    ("!urgent", "‘!urgent’ stays a word; ‘--priority high’ or ‘!high’ sets the priority"),
    ("!hgih", "‘!hgih’ stays a word; ‘--priority high’ or ‘!high’ sets the priority"),
    ("!meduim", "‘!meduim’ stays a word; ‘--priority medium’ or ‘!medium’ sets the priority"), ("!wow", ""),
  ])
  func `is a hint where a sign before a word is no priority`(word: String, hint: String) throws {
    let world = World(["tasks.md": ""])
    try TaskAddCommand.parse(["Pay rent \(word)"]).run(in: world.environment)
    #expect(world.complained == (hint.isEmpty ? "" : "journal: \(hint)\n"))
  }
}
