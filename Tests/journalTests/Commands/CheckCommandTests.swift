import ArgumentParser
import JournalFormat
import Testing

@testable import journal

@Suite struct `journal check` {
  private func check(_ world: World, _ arguments: [String] = []) throws {
    try CheckCommand.parse(arguments).run(in: world.environment)
  }

  @Test func `names every file's diagnostics and closes with one line`() throws {
    let world = World([
      "2026/2026-03-14.md": "## Lunch\n\n- 8:75 tea\n- soup\n", "2026-03-14.md": "## Lunch\n\n- apple\n",
      "journal.toml": "unit = 1\n",
    ])
    try check(world)
    let lines = world.printed.split(separator: "\n").map { $0.prefix { $0 != "," && $0 != ";" } }
    #expect(
      lines == [
        "2026/2026-03-14.md:1:1: warning: ‘2026-03-14.md’ is a file for 2026-03-14 too",
        "2026/2026-03-14.md:3:3: warning: there is no such time",
      ])
    #expect(world.complained == "2 files, 3 entries: no errors, 2 warnings, 1 hint (--all shows it)\n")
  }

  @Test func `names a weight that is far from those around it, and so does what writes it`() throws {
    let world = World([
      "2026/2026-03-11.md": "## Weight\n\n- 72.5 kg\n", "2026/2026-03-12.md": "## Weight\n\n- 72.4 kg\n",
      "2026/2026-03-13.md": "## Weight\n\n- 72.6 kg\n",
    ])
    try check(world)
    #expect(world.printed == "")
    try EditCommand.parse(["2026-03-13#w1", "--weight", "27.5", "--yes"]).run(in: world.environment)
    try check(world)
    #expect(
      world.printed == """
        changed 2026-03-13#w1  72.6 kg to 27.5 kg
        27.5 kg is far from the weights around it, about 72.5 kg; ‘journal undo’ takes it back
        2026/2026-03-13.md:3:3: warning: 27.5 kg is far from the weights around it, about 72.5 kg, and left out of the trend; if it is a slip, write the right weight here [implausible-weight]

        """)
    let other = World([
      "journal.toml": "", "w.csv": "date,weight (kg)\n2026-02-01,72.5\n2026-02-02,160\n2026-02-03,72.5\n",
    ])
    try ImportWeightsCommand.parse(["w.csv"]).run(in: other.environment)
    #expect(
      other.printed == """
        w.csv: 3 weights, 2026-02-01 to 2026-02-03: 3 new on 3 days
        160 kg on 2026-02-02 is far from the weights around it; is it a slip?

        """)
  }

  @Test func `asks once of a weight whose unit explains why it is far from the others`() throws {
    let world = World([
      "2026/2026-03-11.md": "## Weight\n\n- 72.5 kg\n", "2026/2026-03-12.md": "## Weight\n\n- 72.4 kg\n",
      "2026/2026-03-13.md": "**Weight:** 178.4\n",
    ])
    try check(world)
    #expect(
      world.printed == """
        2026/2026-03-13.md:1:13: warning: this weight without a unit is read as kg, and would be usual in lb; write the unit behind it, or ‘units = "metric"’ or ‘"imperial"’ in journal.toml [implausible-weight]

        """)
  }

  @Test(arguments: ["2026 03 06.md", "2026-03-06.bak.md"])
  func `says to rename what is named like a copy of a file that is not there`(name: String) throws {
    let world = World(["2026/\(name)": "- Lunch: soup\n", "2026/2026-03-14.md": "- Lunch: soup\n"])
    try check(world)
    #expect(
      world.printed == """
        2026/\(name):1:1: warning: this file has a name like a copy of the file of 2026-03-06, but there is none; nothing in it counts; rename it to ‘2026/2026-03-06.md’ [conflict-copy]

        """)
  }

  @Test(arguments: [
    (
      ["journal.toml": ""],
      "there is no day file: a day’s file is named by its date, such as 2026/2026-03-14.md; ‘journal add’ writes one\n"
    ),
    (
      ["plan.md": "# Plans\n"],
      "there is no day file: a day’s file is named by its date, such as 2026/2026-03-14.md; ‘journal add’ writes one; one page "
        + "is not read: ‘journal reading plan.md’ shows how it would be read\n"
    ),
  ])
  func `says what to do where there is no day file`(files: [String: String], expected: String) throws {
    let world = World(files)
    try check(world)
    #expect(world.complained == expected)
  }

  @Test(arguments: [
    (
      "log.md", "## 2026-03-13\n- soup\n## 2026-03-14\n- rice\n",
      "this file holds 2 days, and nothing in it counts; ‘journal import log log.md’ makes day files of them"
    ),
    (
      "log.txt", "Sat, 14 March\nsoup\n",
      "this file names days without their year, and nothing in it counts; ‘journal import log log.txt --year YEAR’ makes day files "
        + "of them"
    ),
    (
      "monday.md", "## Lunch\n- rice\n- apple\n",
      "this file holds 2 entries, and none counts, for its name is no date; name it for its day, such as 2026/2026-03-14.md"
    ),
  ])
  func `says which files hold days or meals where there is no day file`(
    path: String, text: String, message: String
  ) throws {
    let world = World([path: text])
    try check(world)
    #expect(world.printed == "\(path):1:1: warning: \(message) [unread-days]\n")
    #expect(world.complained.hasPrefix("no day files, no entries: no errors, 1 warning\n"))
  }

  @Test func `of a folder is refused with what checks it`() throws {
    let world = World(["2026/2026-03-14.md": "## Lunch\n\n- rice\n"])
    var environment = world.environment
    environment.readFile = { _ throws(FileProblem) in throw .notRegular("a folder") }
    let failure = #expect(throws: CommandFailure.self) {
      try CheckCommand.parse(["."]).run(in: environment)
    }
    #expect(
      failure?.message
        == "‘.’ is a folder; ‘journal check’ checks the whole journal you are in, and ‘journal -C . check’ the one of that folder"
    )
  }

  @Test(arguments: [
    // Days with meals.
    ("food-log.md", "# 2026-03-12\n- Lunch: a\n# 2026-03-13\n- Lunch: b\n# 2026-03-14\n- Lunch: c\n", true),
    // Two are too few to tell, and none of the others is a diary.
    ("food-log.md", "# 2026-03-12\n- Lunch: a\n# 2026-03-13\n- Lunch: b\n", false),
    (
      "CHANGELOG.md", "## 1.2 - 2026-03-12\n- soup\n## 1.1 - 2026-03-11\n- a\n## 1.0 - 2026-03-10\n- b\n",
      false
    ),
    ("work.md", "## 2026-03-12\n- call Ben\n## 2026-03-13\n- mail\n## 2026-03-14\n- plan lunch\n", false),
  ])
  func `names a page that holds many days of a diary`(path: String, text: String, isNamed: Bool) throws {
    let world = World([path: text, "2026/2026-03-14.md": "- Lunch: soup\n"])
    try check(world)
    #expect(
      world.printed
        == (isNamed
          ? "\(path):1:1: warning: this file holds 3 days, and nothing in it counts; ‘journal import log \(path)’ makes day files of "
            + "them [unread-days]\n" : ""))
  }

  @Test(arguments: [
    ("diet.txt", "2026-03-12\n- Lunch: a\n\n2026-03-13\n- Lunch: b\n", "2 days", "them"),
    ("log.md", "# 2026-03-12\n- Weight: 72.4 kg\n", "1 day", "it"),
  ])
  func `hints at a page with a day or two of a diary`(path: String, text: String, held: String, them: String)
    throws
  {
    let world = World([path: text, "2026/2026-03-14.md": "- Lunch: soup\n"])
    try check(world, ["--all"])
    #expect(
      world.printed
        == "\(path):1:1: hint: this file holds \(held), and nothing in it counts; ‘journal import log \(path)’ makes day files of "
        + "\(them) [unread-page]\n")
  }

  @Test func `names a page with two days of meals anywhere in it where there is no day file`() throws {
    let days = (1...60).map { number in
      "## \(number <= 31 ? "2026-03-\(number < 10 ? "0" : "")\(number)" : "2026-04-\(number < 41 ? "0" : "")\(number - 31)")\n"
        + (number > 58 ? "Breakfast: eggs\nLunch: soup\n" : "Work.\n")
    }
    let world = World(["diary.md": "# Diary\n\n" + days.joined()])
    try check(world)
    #expect(
      world.printed
        == "diary.md:1:1: warning: this file holds 60 days, and nothing in it counts; ‘journal import log diary.md’ makes day files of "
        + "them [unread-days]\n")
    let among = World(["diary.md": "# Diary\n\n" + days.joined(), "2026/2026-02-14.md": "- Lunch: soup\n"])
    try check(among)
    #expect(among.printed == "")
    try check(among, ["--all"])
    #expect(among.printed.hasPrefix("diary.md:1:1: hint: this file holds 60 days, and nothing in it counts;"))
  }

  @Test(arguments: [
    ("## 12 March\nLunch: soup\nDinner: rice\n## 13 March\n- Lunch: a\n## 14 March\n- Dinner: b\n", true),
    ("## 12 March\n- call Ben\n## 13 March\n- mail\n## 14 March\n- plan\n", false),
  ])
  func `names a page whose days have meals and no year`(text: String, isNamed: Bool) throws {
    let world = World(["food.md": text, "2026/2026-03-14.md": "- Lunch: soup\n"])
    try check(world)
    #expect(
      world.printed
        == (isNamed
          ? "food.md:1:1: warning: this file names days without their year, and nothing in it counts; ‘journal import log food.md "
            + "--year YEAR’ makes day files of them [unread-days]\n" : ""))
  }

  @Test func `hints at a page that is named for a weekday and holds meals`() throws {
    let world = World(["Monday.md": "## Lunch\n- rice\n", "2026/2026-03-14.md": "- Lunch: soup\n"])
    try check(world, ["--all"])
    #expect(
      world.printed
        == "Monday.md:1:1: hint: this file holds 1 entry, and none counts, for its name is no date; name it for its day, such as "
        + "2026/2026-03-14.md [unread-page]\n")
  }

  @Test(arguments: [
    ("CHANGELOG.md", "## [1.2.0] - 2026-03-01\n- add soup\n## [1.1.0] - 2026-02-01\n- fix rice\n"),
    ("work.md", "## 2026-03-12\n- call Ben\n## 2026-03-13\n- mail\n"),
  ])
  func `offers nothing but a diary to be imported`(path: String, text: String) throws {
    let world = World([path: text])
    try check(world, ["--all"])
    #expect(world.printed == "")
    let other = World([path: text, "2026/2026-03-14.md": "- Lunch: soup\n"])
    try check(other, ["--all"])
    #expect(other.printed == "")
  }

  @Test func `names the parts of a log that no day can be told of, as long as they are there`() throws {
    let world = World([
      "food-log.md": "# 2026-02-27\n- Lunch: a\n# Friday\n- Lunch: b\n# 2026-02-30\n- Lunch: c\n"
    ])
    try check(world)
    #expect(
      world.printed
        == "food-log.md:1:1: warning: "
        + "this file holds 1 day, and nothing in it counts; ‘journal import log food-log.md’ makes day files of it [unread-days]\n"
        + "food-log.md:3:1: warning: which day is ‘Friday’? nothing below it was taken; write its whole date, such as 2026-03-14 [unread-days]\n"
        + "food-log.md:5:1: warning: there is no such day; nothing below it was taken [unread-days]\n")
  }

  @Test func `names thousands of files in their order, though two workers read them`() throws {
    let first = try #require(Day(year: 2000, month: 1, day: 1))
    var files: [String: String] = [:]
    var expected: [String] = []
    for number in 0..<5_100 {
      let path = "\(first.advanced(by: number)).md"
      files[path] = "## Lunch\n\n- \(number % 100 == 0 ? "8:75" : "08:15") soup (\(number) kcal)\n"
      if number % 100 == 0 { expected.append("\(path):3:3: warning: there is no such time") }
    }
    // The last of a batch and the first of the next are of one day.
    let twin = first.advanced(by: 639)
    files["twin/\(twin).md"] = "- Lunch: rice\n"
    expected.insert("twin/\(twin).md:1:1: warning: ‘\(twin).md’ is a file for \(twin) too", at: 7)
    let world = World(files)
    try check(world)
    #expect(
      world.printed.split(separator: "\n").map { String($0.prefix { $0 != "," && $0 != ";" }) } == expected)
    #expect(world.complained == "5,101 files, 5,101 entries: no errors, 52 warnings\n")
  }

  @Test func `shows hints if asked for all`() throws {
    let world = World(["journal.toml": "unit = 1\n"])
    try check(world, ["--all"])
    #expect(world.printed.hasPrefix("journal.toml:1:1: hint: nothing reads ‘unit’; known are "))
    #expect(world.complained.hasPrefix("no day files, no entries: no errors, no warnings, 1 hint\n"))
  }

  @Test(arguments: [
    ("## Lunch\n\n- soup\n", "1 file, 1 entry: no errors, no warnings\n"),
    (
      "# Saturday\n\nA walk.\n",
      "1 file, no entries: no errors, no warnings; no line was read as food: ‘journal reading FILE’ shows what each was "
        + "taken for\n"
    ),
    (
      "## Elevenish\n\n- soup (300 kcal)\n",
      "1 file, no entries: no errors, no warnings, 1 hint; 1 line looks like food, a task or a figure and was not counted: ‘journal "
        + "reading FILE’ shows what each line was taken for\n"
    ),
  ])
  func `closes with what was not counted`(text: String, closing: String) throws {
    let world = World(["journal.toml": "", "2026/2026-03-14.md": text])
    try check(world)
    #expect(world.complained == closing)
  }

  @Test(arguments: [
    ("1850-03-14", "is long before anybody’s diary"), ("2027-03-14", "is still to come"),
  ])
  func `names a weight of a day on which nobody can have taken it`(day: String, reason: String) throws {
    let text = "# \(day)\n\n## Weight\n\n- 72.4 kg\n"
    let world = World(["\(day).md": text, "2026-03-13.md": "## Weight\n\n- 72.4 kg\n"])
    try check(world)
    #expect(world.printed.hasPrefix("\(day).md:5:3: warning: \(day) \(reason)"))
    #expect(world.complained.hasPrefix("2 files, no entries: no errors, 1 warning;"))
    try check(world, ["\(day).md"])
    #expect(world.printed.split(separator: "\n").count == 2)
  }

  @Test func `ends with 1 if a file is in doubt`() throws {
    let world = World(["2026/2026-03-14.md": "<<<<<<< HEAD\n- a\n=======\n- b\n>>>>>>> x\n"])
    let failure = #expect(throws: CommandFailure.self) { try check(world) }
    #expect(failure == CommandFailure(.negativeResult))
  }

  @Test func `reads files of any name, and standard input`() throws {
    let world = World([
      "journal.toml": "", "draft.md": "# Sunday, 1 March 2026\n\n## Lunch\n\n- 8:75 tea\n", "-": "- a\n",
      "2026-03-14.md": "# Sunday, 1 March 2026\n",
    ])
    try check(world, ["draft.md", "-", "2026-03-14.md"])
    let places = world.printed.split(separator: "\n").map { $0.split(separator: " ")[0] }
    #expect(places == ["draft.md:5:3:", "2026-03-14.md:1:1:"])
    #expect(world.complained == "3 files: no errors, 2 warnings\n")
  }

  @Test func `names a file that cannot be read and reads the others`() throws {
    let world = World(["a.md": ""])
    #expect(throws: CommandFailure.self) { try check(world, ["gone.md", "a.md"]) }
    #expect(
      world.printed.hasPrefix("gone.md:1:1: error: this cannot be read: no such file or directory;"))
    #expect(world.complained == "2 files: 1 error, no warnings\n")
  }

  @Test func `writes one JSON list, empty if all is well`() throws {
    let world = World(["2026/2026-03-14.md": "## Lunch\n\n- soup\n"])
    try check(world, ["--format", "json"])
    #expect(world.printed == "[]\n")
  }
}

@Suite struct `A diagnostic as JSON` {
  @Test func `carries its fix as an edit`() {
    let place = SourceLocation(line: 2, column: 3)..<SourceLocation(line: 2, column: 5)
    let diagnostic = Diagnostic(
      .emptyBox, "a box needs a space", at: place,
      fixIt: Diagnostic.FixIt(
        offer: "write ‘[ ]’", edit: TextEdit(range: place, replacement: Array("[ ]".utf8))))
    #expect(
      JSONValue.diagnostic(diagnostic, file: "a.md").text(pretty: false) == """
        {"file":"a.md","line":2,"column":3,"end_line":2,"end_column":5,"severity":"hint","code":"empty-box",\
        "message":"a box needs a space","fix":{"offer":"write ‘[ ]’","line":2,"column":3,"end_line":2,\
        "end_column":5,"replacement":"[ ]"}}
        """)
  }
}
