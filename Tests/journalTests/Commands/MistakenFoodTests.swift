import ArgumentParser
import Testing

@testable import journal

@Suite struct `What is no food` {
  private static let habits =
    "# Habits\n\n## Water\n\n- target: 8 glasses\n- aliases: h2o\n\n## Run\n\n- every: 3/week\n\n## Read book\n"

  @Test(arguments: [
    ("- [ ] buy milk", "task add 'buy milk'"), ("[ ] dentist", "task add dentist"),
    ("[] call mum", "task add 'call mum'"), ("task: buy milk", "task add 'buy milk'"),
    ("todo: call mum", "task add 'call mum'"), ("TODO call mum", "task add 'call mum'"),
    ("reminder: dentist", "task add 'dentist'"), ("buy milk", "task add 'buy milk'"),
    ("72.4 kg", "weigh 72.4 kg"), ("72,4kg", "weigh 72,4kg"), ("160 lb", "weigh 160 lb"),
    ("Run", "habit tick Run"), ("h2o", "habit tick Water"), ("Water 6/8", "habit tick Water --amount 6/8"),
    ("read book 20 pages", "habit tick 'Read book' --amount '20 pages'"), ("walk 5 km", "log walk 5 km"),
    ("5k walk", "log 5k walk"), ("yoga", "log yoga"), ("slept 7.5 h", "log slept 7.5 h"),
    ("stress 3/10", "log stress 3/10"), ("08:15 headache", "log headache --time 08:15"),
    ("headache yesterday", "log headache --day 2026-03-13"),
    ("took ibuprofen", "log took ibuprofen"), ("metformin 500mg", "log metformin 500mg"),
    ("vitamin D", "log vitamin D"),
    ("slept badly", "log slept badly"), ("felt sick", "log felt sick"), ("weighed 80 kg", "weigh 80 kg"),
    ("[x] buy milk", "task add [x] buy milk"), ("- [x] Journalling", "task add [x] Journalling"),
    ("Journalling done", "task add [x] Journalling"), ("- [x] run", "habit tick Run"),
    ("Run done", "habit tick Run"), ("Meditate", "log Meditate"),
    ("[-] Run: rain", "habit skip Run --reason rain"), ("Run: rain", "habit skip Run --reason rain"),
    ("- [-] Run", "habit skip Run"), ("[-] h2o: no time", "habit skip Water --reason 'no time'"),
    ("headache 3/10 at 9am", "log headache 3/10 at 9am"), ("mood 4/5 on 10 mar", "log mood 4/5 on 10 mar"),
    ("back pain 3/10 #work", "log back pain 3/10 #work"), ("buy milk #home", "task add 'buy milk' #home"),
    ("water plants", "task add 'water plants'"), ("clean the kitchen", "task add 'clean the kitchen'"),
    ("laundry", "task add laundry"), ("dentist friday 15:00", "task add dentist --due 'friday 15:00'"),
    ("dentist", "task add dentist"), ("task add x", "task add x"),
    ("task add pay rent #home", "task add pay rent #home"),
    ("fever 38.5", "log fever 38.5"), ("headache pill", "log headache pill"),
    ("weigh in 72.4kg", "weigh 72.4kg"),
  ])
  func `is refused with the command that was meant`(text: String, command: String) throws {
    let world = World(["habits.md": Self.habits])
    let failure = #expect(throws: CommandFailure.self) {
      try AddCommand.parse(["--", text]).run(in: world.environment)
    }
    let message = (failure?.message ?? "").replacing("'", with: "")
    let remedy = "so nothing was written; ‘journal \(command.replacing("'", with: ""))’ writes it down"
    #expect(message.contains(remedy), "\(message)")
    #expect(world.paths == ["habits.md"])
  }

  @Test(arguments: [
    "- [ ] oatmeal", "[ ] pizza with friends", "water", "plant milk", "clean bowl", "wash of vinegar soup",
    "Water: sparkling", "walkers crisps", "task bar", "sweet potato 5 kg",
    "glass of water", "vitamin water", "iron rich soup", "is-ka dal",
    "water with lemon", "order of fries", "runny eggs", "pizza 3/8", "1/2 avocado", "pain au chocolat",
    "return of the mac and cheese",
    "long black", "- [x] oatmeal", "steak medium done", "Water 500 ml", "1.5 kg potatoes", "headcheese",
  ])
  func `leaves food as it is`(text: String) throws {
    let world = World(["habits.md": Self.habits])
    try AddCommand.parse(["--time", "12:00", "--", text]).run(in: world.environment)
    #expect(world.paths == ["2026/2026-03-14.md", "habits.md"])
  }

  @Test(arguments: [
    ("what did I eat yesterday?", "journal show yesterday"),
    ("how many calories in a banana", "journal estimate a banana"),
    ("lunch?", "journal today"), ("is pizza healthy", "journal help"),
  ])
  func `a question is refused with what answers it`(text: String, command: String) throws {
    let world = World()
    let failure = #expect(throws: CommandFailure.self) {
      try AddCommand.parse([text]).run(in: world.environment)
    }
    #expect(
      failure?.message
        == "‘\(text)’ is a question, so nothing was written; ‘\(command)’ answers what it can, and --literal takes it as food"
    )
    #expect(world.paths == [])
  }

  @Test(arguments: [
    (
      "same as yesterday",
      "says that it was as before and not what it was, so nothing was written; ‘journal again’ with a word of it writes an earlier entry "
        + "once more, and --literal keeps the words"
    ),
    (
      "ate too much",
      "says how much and not what it was, so nothing was written; write that too, or --literal to keep the words"
    ),
    (
      "fasting today",
      "says that nothing was eaten, so it is no entry; ‘journal note fasting today’ writes it down as a note"
    ),
    (
      "my usual breakfast",
      "names a meal and no food, so nothing was written; write what it was as well, or --literal to keep it as it is"
    ),
  ])
  func `is refused where no food is named`(text: String, message: String) throws {
    let world = World()
    let failure = #expect(throws: CommandFailure.self) {
      try AddCommand.parse([text]).run(in: world.environment)
    }
    #expect(failure?.message == "‘\(text)’ \(message)")
    #expect(world.paths == [])
  }

  @Test(arguments: [("weight", "a weight", "weigh 72.4"), ("Mood:", "a mood", "log mood 4/5")])
  func `is refused where it is only the name of a value`(text: String, kind: String, command: String) throws {
    let world = World()
    #expect {
      try AddCommand.parse([text]).run(in: world.environment)
    } throws: {
      ($0 as? CommandFailure)?.message
        == "‘\(text)’ names \(kind) and says none, so nothing was written; ‘journal \(command)’ writes one down, and --literal takes it as food"
    }
    #expect(world.paths == [])
  }

  @Test func `is food by an option that only food has, or by --literal`() throws {
    for option in [["--literal"], ["--category", "snack"], ["--kcal", "100"]] {
      let world = World()
      try AddCommand.parse(option + ["headache"]).run(in: world.environment)
      #expect(world.paths == ["2026/2026-03-14.md"])
    }
  }

  @Test func `that has the name of a habit and of a food is both`() throws {
    let world = World(["habits.md": Self.habits])
    try AddCommand.parse(["Water"]).run(in: world.environment)
    #expect(
      world.complained
        == "journal: ‘Water’: it is a habit of yours, too; ‘journal habit tick Water’ ticks it\n")
  }

  @Test func `is asked about at a terminal, and done`() throws {
    let world = World(answers: ["y"])
    try AddCommand.parse(["[ ] buy milk"]).run(in: world.environment)
    let tasks = world.text(of: "tasks.md") ?? ""
    #expect(tasks.contains("- [ ] buy milk"))
    #expect(world.paths == ["tasks.md"])
    let other = World(answers: ["f"])
    try AddCommand.parse(["headache"]).run(in: other.environment)
    let day = other.text(of: "2026/2026-03-14.md") ?? ""
    #expect(day.contains("- 12:00 headache"))
    let neither = World(answers: ["n"])
    let failure = #expect(throws: CommandFailure.self) {
      try AddCommand.parse(["headache"]).run(in: neither.environment)
    }
    #expect(failure?.message == "nothing was written")
    #expect(neither.paths == [])
  }
}
