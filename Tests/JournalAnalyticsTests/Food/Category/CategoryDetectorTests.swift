import JournalFormat
import Testing

@testable import JournalAnalytics

@Suite struct `The category of an entry` {
  private func entry(_ words: String, _ category: FoodCategory?, _ state: FoodEntry.State = .eaten)
    -> FoodEntry
  {
    let place = SourceLocation(line: 1, column: 1)
    return FoodEntry(
      range: place..<place, category: category, time: nil, state: state, rawText: TextSlice(words),
      text: TextSlice(words))
  }

  private func time(_ hour: Int, _ minute: Int = 0) throws -> ClockTime {
    try #require(ClockTime(hour: hour, minute: minute))
  }

  @Test func `is what the words say, whatever the hour`() throws {
    let found = CategoryDetector().detect("2 Filter Coffees", time: try time(8), history: [])
    #expect(found == DetectedCategory(category: .beverage, reason: .keyword("filter coffees", .beverage)))
    #expect(found.reason.sentence == "‘filter coffees’ is a word for Beverage")
  }

  @Test(arguments: [
    ("ate the banana", FoodCategory.snack), ("all the cookies", .dessert), ("most of the cake", .dessert),
    ("the rest", nil), ("un the", .beverage), ("ein Glas Most", .beverage), ("thé au citron", .beverage),
  ])
  func `is not that of a function word that is a drink in another language`(
    words: String, category: FoodCategory?
  ) {
    #expect(CategoryDetector().byKeyword(words)?.category == category)
  }

  @Test func `is what the person nearly always makes of the same words, whatever these say`() throws {
    let history =
      Array(repeating: entry("Filter coffee", .breakfast), count: 4) + [entry("filter coffee", .beverage)]
    let found = CategoryDetector().detect("2 Filter Coffees", time: try time(8), history: history)
    #expect(found.reason.sentence == "you had it 4 of 5 times as Breakfast")
    let mixed = CategoryDetector().detect("filter coffee", time: nil, history: history.dropFirst(1))
    #expect(mixed.category == .beverage)
  }

  @Test func `is what words alone say, where the journal wants that`() throws {
    let history = Array(repeating: entry("Filter coffee", .breakfast), count: 9)
    let detector = CategoryDetector(byWordsAlone: true)
    #expect(detector.detect("filter coffee", time: try time(8), history: history).category == .beverage)
    // A dish of several meals has its own first, whatever the hour.
    #expect(detector.detect("rice", time: try time(13), history: []).category == .dinner)
    let unknown = detector.detect("xyzzy", time: try time(8), history: [])
    #expect(unknown == DetectedCategory(category: nil, reason: .noWord))
    #expect(unknown.reason.sentence == "no word says which meal it is, and categories_by asks words alone")
  }

  @Test func `is that of the person's own words before any habit`() throws {
    let history = Array(repeating: entry("Filter coffee", .breakfast), count: 9)
    let found = CategoryDetector(own: [.snack: ["coffee"]]).detect(
      "filter coffee", time: nil, history: history)
    #expect(found.category == .snack)
  }

  @Test(arguments: [
    ("pizza", "12:00", "lunch"), ("pizza", "20:00", "dinner"), ("pizza", "16:15", "lunch"),
    ("soup", "16:45", "dinner"),
    ("soup", "01:30", "dinner"), ("porridge", "20:00", "breakfast"), ("dosa", "08:00", "breakfast"),
    ("dosa", "19:00", "dinner"),
    ("eggs", "13:00", "lunch"), ("ice cream", "13:00", "dessert"), ("pizza", nil, "dinner"),
    ("soup", nil, "lunch"), ("egg sandwich", "08:30", "breakfast"), ("tuna sandwich", "08:30", "lunch"),
    ("Käsebrot", "12:40", "lunch"), ("Käsebrot", "19:00", "dinner"), ("toast", "16:00", "snack"),
  ])
  func `is the meal nearest in time of those that a dish fits`(dish: String, time: String?, category: String)
  {
    let found = CategoryDetector().detect(dish, time: time.flatMap { ClockTime($0) }, history: [])
    #expect(found.category?.rawValue == category)
  }

  @Test func `is given with the meals and the time that chose`() throws {
    let found = CategoryDetector().detect("pizza", time: try time(12, 30), history: [])
    #expect(found.reason.sentence == "‘pizza’ is eaten at lunch or dinner, and at 12:30 it is Lunch")
  }

  @Test func `is what the person usually makes of the same words, where these say nothing`() throws {
    let history = [
      entry("Grandma's special, 1 bowl", .lunch), entry("2 bowls of grandmas special!", .lunch),
      entry("GRANDMA’S SPECIAL", .dinner), entry("grandma's special soup", .dinner),
      entry("grandma's special", .dinner, .planned),
    ]
    let found = CategoryDetector().detect("Grandma's special", time: try time(19), history: history)
    #expect(found == DetectedCategory(category: .lunch, reason: .habit(.lunch, count: 2, of: 3)))
    #expect(found.reason.sentence == "you had it 2 of 3 times as Lunch")
  }

  @Test(arguments: [
    [FoodCategory.lunch, .lunch], [.lunch, .lunch, .dinner, .dinner], [.lunch, .dinner, nil],
    [.lunch, nil, nil], [nil, nil, nil],
  ])
  func `is no habit after two times, or where less than two thirds agree`(categories: [FoodCategory?]) {
    let history = categories.map { entry("Grandma's special", $0) }
    let found = CategoryDetector().detect("grandma's special", time: nil, history: history)
    #expect(found == DetectedCategory(category: nil, reason: .none))
    #expect(found.reason.sentence == "no word, no habit and no time says which meal it is")
  }

  @Test(arguments: [
    (0, FoodCategory.snack, "no mealtime, so a snack"), (4, .snack, "no mealtime, so a snack"),
    (5, .breakfast, "breakfast time"), (10, .breakfast, "breakfast time"), (11, .lunch, "lunchtime"),
    (14, .lunch, "lunchtime"), (15, .snack, "time for a snack"), (16, .snack, "time for a snack"),
    (17, .dinner, "dinner time"), (20, .dinner, "dinner time"), (21, .snack, "no mealtime, so a snack"),
    (23, .snack, "no mealtime, so a snack"), (25, .snack, "no mealtime, so a snack"),
    (29, .breakfast, "breakfast time"),
  ])
  func `is what the hour says, where nothing else does`(hour: Int, category: FoodCategory, meal: String)
    throws
  {
    let found = CategoryDetector().detect("xyzzy", time: try time(hour, 30), history: [])
    #expect(found == DetectedCategory(category: category, reason: .hour(try time(hour, 30))))
    #expect(found.reason.sentence == "at \(hour < 10 ? "0" : "")\(hour):30 it is \(meal)")
  }

  @Test func `is none without words that say it and without a time`() {
    for words in ["", " ", "xyzzy", "12", "!!", "#lunch"] {
      #expect(CategoryDetector().detect(words, time: nil, history: []).category == nil)
    }
  }

  @Test func `is what the writer's own words say first, the longest of them before others`() {
    let detector = CategoryDetector(own: [
      .lunch: ["Tiffin-Box", "filter coffee"], .beverage: ["club mate", ""], .snack: ["tiffin", "Mr. Tom"],
    ])
    let found = [
      "tiffin boxes, idli", "Filter Coffee", "club-mate and cake", "Tiffin", "box of tiffin", "mr. tom",
    ].map {
      detector.byKeyword($0).map { "\($0.category) \($0.keyword)" }
    }
    #expect(
      found == [
        "lunch Tiffin-Box", "lunch filter coffee", "beverage club mate", "snack tiffin", "snack tiffin",
        "snack Mr. Tom",
      ])
  }
}
