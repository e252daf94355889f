import JournalFormat
import Testing

@Suite struct JournalExportTests {
  @Test func `an empty journal is eight empty lists`() {
    #expect(
      exportedJournal(of: Journal()).text(pretty: false)
        == #"{"entries":[],"weights":[],"tasks":[],"habits":[],"habit_ticks":[],"moods":[],"series":[],"notes":[],"shared_energies":[]}"#
    )
    #expect(Array(exportedEntries(of: Journal())).isEmpty)
    #expect(exportedRows(of: Journal()).map { $0.joined(separator: ",") } == [columns])
  }

  @Test func `an entry that says little is mostly null`() throws {
    let journal = Journal(days: [try file([try entry("apple", at: nil)])])
    #expect(
      exportedEntries(of: journal).map { $0.text(pretty: true) } == [
        """
        {
          "id": "10a3cc2a-f8fb-8fba-9b7a-e3b60fbd90c8",
          "date": "2026-03-14",
          "rawInput": "apple",
          "inputType": "text",
          "processedDescription": "apple",
          "mediaURL": null,
          "createdAt": null,
          "category": null,
          "updatedAt": null,
          "state": "eaten",
          "energy_kcal": null,
          "energy_low_kcal": null,
          "energy_high_kcal": null,
          "energy_estimated": null,
          "protein_g": null,
          "carbs_g": null,
          "fat_g": null,
          "fibre_g": null,
          "sugar_g": null,
          "salt_g": null,
          "saturated_fat_g": null,
          "alcohol_g": null,
          "caffeine_g": null,
          "sodium_g": null,
          "quantities": [],
          "source": null,
          "barcode": null,
          "tags": [],
          "note": null,
          "attachments": [],
          "file": "2026/2026-03-14.md",
          "line": 5
        }

        """
      ])
  }

  @Test func `an entry that says much says it in every column`() throws {
    var soup = try entry("Soup, 2 rolls", at: (25, 30))
    soup.rawText = TextSlice("Soup, 2 rolls (401-480 kcal, P 11.25 g) #home #eating out")
    soup.category = .dinner
    soup.tags = [Tag(TextSlice("home")), Tag(TextSlice("eating out"))]
    soup.facts.energy = EnergyAmount(
      low: try #require(Energy(kilocalories: 401)), high: try #require(Energy(kilocalories: 480)),
      isEstimate: false)
    soup.facts.nutrients = [NutrientAmount(.protein, grams: 11.25)]
    soup.facts.amount = .grams(350)
    soup.details = [
      .photo(TextSlice("../media/soup.jpg")), .source(TextSlice("label")),
      .barcode(TextSlice("4006381333931")),
      .edited(try #require(Day("2026-03-15")), ClockTime(hour: 9, minute: 2)),
    ]
    let journal = Journal(days: [try file([soup])])
    #expect(
      Array(exportedRows(of: journal)).last ?? [] == [
        "bcf9d47d-7f30-8db5-a08a-5fb70299b9bf", "2026-03-14", "soup.jpg", "image", "Soup, 2 rolls",
        "media/soup.jpg", "2026-03-15T01:30:00", "dinner", "2026-03-15T09:02:00", "eaten", "440.5", "401",
        "480",
        "false", "11.25", "", "", "", "", "", "", "", "", "", "2;350 g", "label", "4006381333931",
        "home;eating out", "", "media/soup.jpg",
        "2026/2026-03-14.md", "5",
      ])
  }

  @Test(arguments: ["", "table", "label", "model gemma"])
  func `figures by hand are from me, others from where they say`(source: String) throws {
    var rice = try entry("rice", at: nil)
    rice.facts.energy = EnergyAmount(
      low: try #require(Energy(kilocalories: 400)), high: try #require(Energy(kilocalories: 400)),
      isEstimate: true)
    if !source.isEmpty { rice.details = [.source(TextSlice(source))] }
    let row = try #require(Array(exportedRows(of: Journal(days: [try file([rice])]))).last)
    #expect(row.contains(source.isEmpty ? "me" : source))
    var protein = try entry("quark", at: nil)
    protein.facts.nutrients = [NutrientAmount(.protein, grams: 20)]
    #expect(Array(exportedRows(of: Journal(days: [try file([protein])]))).last?.contains("me") == true)
    #expect(
      Array(exportedRows(of: Journal(days: [try file([try entry("tea", at: nil)])]))).last?.contains("me")
        == false)
  }

  @Test func `the columns of a table are the keys of its objects`() throws {
    let text = """
      ## Weight

      - 72.4 kg

      ## Lunch

      - rice (400 kcal)

      ## Dinner

      - soup
      - Total: 300 kcal

      ## Tasks

      - [ ] Call

      ## Habits

      - [x] Walk

      ## Symptoms

      - headache 3/10

      ## Notes

      - Mood: 4/5

      A note.
      """
    var journal = Journal(days: [
      DayFileParser(settings: JournalSettings()).parse(
        SourceText(text), day: try #require(Day("2026-03-14")), path: "2026/2026-03-14.md"
      ).day
    ])
    journal.habits =
      DayFileParser(settings: JournalSettings()).parseHabits(SourceText("## Walk\n\n- every: day\n")).habits
    for list in ExportedList.allCases {
      let items = Array(list.items(of: journal))
      guard case .object(let fields)? = items.first else {
        Issue.record("nothing in \(list.rawValue)")
        continue
      }
      #expect(fields.map(\.0) == list.columns)
      #expect(Array(list.rows(of: journal)).map(\.count) == items.map { _ in list.columns.count })
    }
  }

  private let columns =
    "id,date,rawInput,inputType,processedDescription,mediaURL,createdAt,category,updatedAt,state,"
    + "energy_kcal,energy_low_kcal,energy_high_kcal,energy_estimated,protein_g,carbs_g,fat_g,fibre_g,sugar_g,salt_g,saturated_fat_g,alcohol_g,caffeine_g,sodium_g,quantities,source,barcode,tags,note,attachments,file,line"

  private func entry(_ words: String, at time: (Int, Int)?) throws -> FoodEntry {
    FoodEntry(
      range: SourceLocation(line: 5, column: 1)..<SourceLocation(line: 5, column: 40), category: nil,
      time: time.flatMap { ClockTime(hour: $0.0, minute: $0.1) }.map { TimeSpan(start: $0) },
      rawText: TextSlice(words), text: TextSlice(words))
  }

  private func file(_ entries: [FoodEntry]) throws -> JournalDay {
    var day = JournalDay(
      day: try #require(Day("2026-03-14")), path: "2026/2026-03-14.md", source: SourceText(""))
    day.entries = entries
    return day
  }
}
