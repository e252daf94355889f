import JournalTestSupport
import Testing

@testable import JournalFormat

@Suite struct `journal.toml` {
  private func page(_ text: String) -> String {
    JournalSettings.reading(SourceText(text)).diagnostics.map { diagnostic in
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
    let (settings, diagnostics) = JournalSettings.reading(SourceText(text))
    #expect(diagnostics == [])
    #expect(settings.language == .canadianFrench)
    #expect(settings.firstWeekday == .sunday)
    #expect(settings.dayEnds == ClockTime(hour: 4, minute: 30))
    #expect(settings.units == .imperial)
    #expect(
      settings.rest.map { "\($0.lowerBound)..\($0.upperBound)" }
        == ["2026-07-01..2026-07-14", "2026-12-24..2026-12-24"])
    #expect(settings.headingWords == [.meal(.lunch): ["tiffin", "bento"], .mood: ["humeur"]])
    #expect(settings.keywords == [.lunch: ["tiffin box"], .beverage: ["Club-Mate", "sukku kaapi"]])
    #expect(JournalSettings.reading(SourceText("")).settings == JournalSettings())
  }

  @Test func `names goals that begin on one day, and words that are no goal`() {
    let text = """
      [[goal]]
      energy_kcal = 2000
      [[goal]]
      from = 2026-03-01
      energy_kcal = "computed"
      activity = "very_active"
      [[goal]]
      energy_kcal = "later"
      from = "2026-03-01"
      [[goal]]
      aim = "lose"
      """
    #expect(
      page(text) == """
        8:1 settings-value: ‘goal.energy_kcal’ has a value that cannot be used and is left out; write one of "computed", "none"
        8:1 settings-value: there is a [[goal]] from 2026-03-01 on above; what both say counts as it stands here; make one of them
        11:1 settings-value: there is a [[goal]] without a ‘from’ above; what both say counts as it stands here; make one of them
        """)
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
    let stretches = JournalSettings.reading(SourceText(text)).settings.rest
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
        "00:00" to "06:00"
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
        1:1 unknown-setting: ‘\(key)’ is not read here: a journal never says which programs to run, whom to ask or where it lies; \
        it belongs in the configuration of your own, config.toml in ~/.config/journal
        """)
  }

  @Test func `is read as if it were not there if it is no TOML`() {
    let (settings, diagnostics) = JournalSettings.reading(SourceText("units = \"imperial\"\nrest = [\n"))
    #expect(settings == JournalSettings())
    #expect(diagnostics.map(\.code) == [.settingsSyntax])
    #expect(diagnostics.first?.range.lowerBound.line == 2)
  }

  @Test func `says where and why it is no TOML`() {
    #expect(
      page("format = 1\nunits = metric\n")
        == "2:9 settings-syntax: this is not TOML (‘metric’ is no value; a text has to stand in quotation marks); until "
        + "it is mended, the journal is read as if the file were not there")
  }
}
