import JournalFormat
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `journal.toml` {
  private func page(_ text: String) -> String {
    SettingsFile.read(SourceText(text)).diagnostics.map { diagnostic in
      let start = diagnostic.range.lowerBound
      return "\(start.line):\(start.column) \(diagnostic.code.rawValue): \(diagnostic.message)"
    }.joined(separator: "\n")
  }

  @Test func `sets what it says and leaves the rest as it was`() throws {
    let text = """
      format = 1
      language = "fr-ca"
      first_weekday = "Sunday"
      day_ends = "04:30"
      units = "imperial"
      rest = ["2026-07-01..2026-07-14", "2026-12-24"]
      [categories]
      lunch = ["tiffin", "bento"]
      mood = ["humeur"]
      [keywords]
      lunch = ["tiffin box"]
      beverage = ["Club-Mate", "sukku kaapi"]
      [profile]
      height_cm = 170
      """
    let (settings, diagnostics) = SettingsFile.read(SourceText(text))
    #expect(diagnostics == [])
    #expect(settings.language == .canadianFrench)
    #expect(settings.firstWeekday == .sunday)
    #expect(settings.dayEnds == ClockTime(hour: 4, minute: 30))
    #expect(settings.units == .imperial)
    #expect(
      settings.rest.map { "\($0.lowerBound)..\($0.upperBound)" }
        == ["2026-07-01..2026-07-14", "2026-12-24..2026-12-24"])
    #expect(settings.words == [.meal(.lunch): ["tiffin", "bento"], .mood: ["humeur"]])
    #expect(settings.keywords == [.lunch: ["tiffin box"], .beverage: ["Club-Mate", "sukku kaapi"]])
    #expect(SettingsFile.read(SourceText("")).settings == JournalSettings())
  }

  @Test(arguments: [
    (
      "[\"2026-07-01\", \"July\", \"2026-12-24..2026-12-26\"]",
      "2026-07-01..2026-07-01 2026-12-24..2026-12-26",
      "‘July’ of ‘rest’ cannot be used and is left out; write \"2026-07-01\" or \"2026-07-01..2026-07-14\""
    ),
    (
      "[\"July\", 2026-07-01, \"2026-08-01\"]", "2026-08-01..2026-08-01",
      "‘July’ and 1 more of ‘rest’ cannot be used and are left out; write \"2026-07-01\" or \"2026-07-01..2026-07-14\""
    ),
    (
      "[7]", "",
      "element 1 of ‘rest’ cannot be used and is left out; write \"2026-07-01\" or \"2026-07-01..2026-07-14\""
    ),
    (
      "\"2026-07-01\"", "",
      "‘rest’ is not a list and names no days; write \"2026-07-01\" or \"2026-07-01..2026-07-14\" in [ ], with "
        + "commas between"
    ),
  ])
  func `keeps the stretches of rest that can be used and names the others`(
    value: String, kept: String, message: String
  ) {
    let text = "rest = \(value)\n"
    let stretches = SettingsFile.read(SourceText(text)).settings.rest
    #expect(stretches.map { "\($0.lowerBound)..\($0.upperBound)" }.joined(separator: " ") == kept)
    #expect(page(text) == "1:1 settings-value: \(message)")
  }

  @Test func `is told of values that cannot be used, at the place of their keys`() {
    let text = """
      # language = "xx"
      units = "metric"
      day_ends = "12:00"
      rest = ["2026-07-14..2026-07-01"]
      format = 3

      [ categories ]
      elevenses = ["x"]
      "lunch" = "tiffin"
      [keywords]
      dinner = ["thali", 3]
      snack = "murukku"
      mood = ["calm"]
      """
    #expect(
      page(text) == """
        3:1 settings-value: ‘day_ends’ has a value that cannot be used and is left at its default; write a time from \
        "00:00" to "11:59"
        4:1 settings-value: ‘2026-07-14..2026-07-01’ of ‘rest’ cannot be used and is left out; write "2026-07-01" or \
        "2026-07-01..2026-07-14"
        5:1 newer-format: this journal has format 3, and this program knows formats up to 1: it reads what it \
        understands and writes nothing; a newer version of the program reads all of it
        8:1 unknown-setting: ‘elevenses’ is no category; known are breakfast, lunch, snack, dinner, dessert, \
        beverage, food, weight, tasks, habits, notes, mood, total
        9:1 settings-value: ‘categories.lunch’ is not a list of words and adds none; write lunch = ["…"]
        11:1 settings-value: ‘keywords.dinner’ holds something that is not a word, which adds none
        12:1 settings-value: ‘keywords.snack’ is not a list of words and adds none; write snack = ["…"]
        13:1 unknown-setting: ‘mood’ is no category that words can decide; known are breakfast, lunch, snack, dinner, \
        dessert, beverage
        """)
  }

  @Test(arguments: ["transcribe", "describe", "journal"])
  func `names no programs and no places`(key: String) {
    #expect(
      page("\(key) = [\"x\"]\n") == """
        1:1 unknown-setting: ‘\(key)’ is not read here: a journal never says which programs to run or where it lies; \
        it belongs in the configuration of your own, config.toml in ~/.config/journal
        """)
  }

  @Test func `is read as if it were not there if it is no TOML`() {
    let (settings, diagnostics) = SettingsFile.read(SourceText("units = \"imperial\"\nrest = [\n"))
    #expect(settings == JournalSettings())
    #expect(diagnostics.map(\.code) == [.settingsSyntax])
    #expect(diagnostics.first?.range.lowerBound.line == 2)
  }

  @Test(arguments: [
    ("[*]\n", "1:2"), ("a = 1\n[ é]\n", "2:3"), ("[[ \n", "1:4"), ("a = [\n[1],\n]\n\t[\u{FFFD}", "4:3"),
    ("a = \"\"\"\n[*]\n\"\"\"\n[+]", "4:2"), ("a = '\\'\n[.a]", "2:2"), ("a = 1 # \"\n[=]", "2:2"),
  ])
  func `says where the name of a table is none`(text: String, place: String) {
    #expect(
      page(text)
        == "\(place) settings-syntax: this is not TOML (the name of a table has letters from a to z, digits, - and _, or "
        + "stands in quotation marks); until it is mended, the journal is read as if the file were not there")
  }

  @Test(arguments: [
    ("a = 2026-03-14T[07:30\n", "1:15"), ("a = [\n2026-03-14tx\n]", "2:11"), ("a = 2026-03-14T", "1:15"),
  ])
  func `says where the time of a date is missing`(text: String, place: String) {
    #expect(
      page(text)
        == "\(place) settings-syntax: this is not TOML (a time such as 07:30 has to follow the T of a date); until it is "
        + "mended, the journal is read as if the file were not there")
  }

  @Test(arguments: [("a = [}\n", "1:6"), ("a = }", "1:5"), ("a = [{\n]}", "2:1"), ("[[a]\n]]\n", "2:2")])
  func `says where a bracket closes none`(text: String, place: String) {
    #expect(
      page(text)
        == "\(place) settings-syntax: this is not TOML (this bracket closes none that is open); until it is mended, the "
        + "journal is read as if the file were not there")
  }

  @Test(arguments: [
    "[ \"é\" ]\n", "['*']\nx = 1\n", "[-]\n", "[[1]]\n", "x = \"\"\"\n[*]\n\"\"\"\n", "x = '''\n[*]\n'''\n",
    "x = [\n  [ 1 ],\n  # [*]\n  [ {} ],\n]\n", "x = \"\\\"\" # \"\n[a]\n", "x = \"\"\"a\\\"\"\"\"\n[a]\n",
    "x = 'a\\'\n[a]\n", "x = { a = [1, 2] }\n[a]\n",
    "2026-03-14T = 1\nx = 2026-03-14T07:30:00Z\ny = \"2026-03-14T\"\n",
  ])
  func `takes any name of a table that is one`(text: String) {
    #expect(!SettingsFile.read(SourceText(text)).diagnostics.contains { $0.code == .settingsSyntax })
  }

  @Test func `holds no NUL, behind which nothing would be read`() {
    #expect(
      page("units = \"imperial\"\n\0")
        == "2:1 settings-syntax: this is not TOML (a file of text holds no NUL); until it is mended, the journal is read "
        + "as if the file were not there")
  }
}
