import JournalFormat
import Testing

/// What the sample journal promises its readers, counted.
struct SampleJournalTests {
  private static let committed = SamplePages(ending: sampleSunday)
  private var pages: SamplePages { Self.committed }

  @Test func `the same day gives the same bytes`() {
    let first = sampleJournal(ending: sampleSunday, isMarked: false)
    #expect(first == sampleJournal(ending: sampleSunday, isMarked: false))
  }

  @Test func `about 85 days in a hundred have a page, and the last twelve all do`() {
    #expect(pages.days.count == 102)
    let last = (0..<12).map { sampleSunday.advanced(by: -$0) }
    #expect(last.allSatisfy { pages.lines[$0] != nil })
    #expect(pages.lines[sampleSunday.advanced(by: -12)] == nil)
  }

  @Test func `a page has one to six entries`() {
    for day in pages.days { #expect((1...6).contains(pages.entries(on: day).count), "\(day)") }
  }

  @Test func `every category is used, and entries without one`() {
    let used = Set(pages.days.flatMap { pages.entries(on: $0).map(\.heading) })
    #expect(used == ["Breakfast", "Lunch", "Snack", "Dinner", "Dessert", "Beverage", "Food"])
  }

  @Test func `sixty foods and more, South Indian ones among them`() {
    let foods = Set(pages.days.flatMap { pages.entries(on: $0).map(\.words) })
    #expect(foods.count >= 60)
    for food in ["Idli and sambar", "Curd rice with lime pickle", "Filter coffee", "Bisi bele bath"] {
      #expect(foods.contains(food))
    }
  }

  @Test func `half to three quarters of the entries know their energy`() {
    let entries = pages.days.flatMap { pages.entries(on: $0) }
    let known = entries.count { $0.line.contains(" kcal") }
    #expect((50...75).contains(known * 100 / entries.count))
  }

  @Test func `entries are typed, spoken and photographed`() {
    let details = pages.days.flatMap { pages.lines[$0] ?? [] }
    #expect(details.count { $0.hasPrefix("  - heard: ") } >= 12)
    #expect(details.count { $0.hasPrefix("  - photo: ![](../media/") } == 12)
    #expect(details.contains { $0.hasPrefix("  - edited: ") })
  }

  @Test func `every picture of the folder is in a page, and the other way round`() {
    let shown = pages.days.flatMap { pages.lines[$0] ?? [] }.filter { $0.hasPrefix("  - photo: ") }
      .map { $0.dropFirst("  - photo: ![](../".count).dropLast() }.map(String.init)
    #expect(shown.sorted() == pages.files.map(\.path).filter { $0.hasPrefix("media/") })
  }

  @Test func `coffee leads the last week, and one dish in it is new`() {
    let week = ISOWeek(containing: sampleSunday).days
    let before = Set(
      pages.days.filter { $0 < week.lowerBound }.flatMap { pages.entries(on: $0).map(\.words) })
    let recent = week.flatMap { pages.entries(on: $0).map(\.words) }
    #expect(recent.count { $0 == "Filter coffee" } == 8)
    #expect(Set(recent).subtracting(before) == ["Okonomiyaki"])
    #expect(week.flatMap { pages.entries(on: $0) }.count { !$0.line.contains(" kcal") } == 3)
  }

  @Test func `no sentence comes twice within a month`() {
    var lastSaid: [String: Day] = [:]
    for day in pages.days {
      for sentence in pages.sentences(on: day) {
        if let last = lastSaid[sentence] { #expect(last.distance(to: day) > 31, "\(sentence)") }
        lastSaid[sentence] = day
      }
    }
    #expect(lastSaid.count >= 80)
  }

  @Test func `the folder is small`() {
    #expect(pages.files.reduce(0) { $0 + $1.bytes.count } < 600_000)
  }

  @Test func `a marked journal says so in the first line of every file but the pictures`() {
    for file in sampleJournal(ending: sampleSunday, isMarked: true) where !file.path.hasPrefix("media/") {
      let first = String(decoding: file.bytes.prefix { $0 != 0x0A }, as: UTF8.self)
      let expected = file.path == "journal.toml" ? "# \(sampleMarker)" : sampleMarker
      #expect(first == expected, "\(file.path)")
    }
    #expect(pages.files.allSatisfy { !String(decoding: $0.bytes, as: UTF8.self).contains(sampleMarker) })
  }

  @Test(arguments: ["2024-02-29", "2024-12-31", "2025-01-01", "2026-08-12", "2027-05-05", "2000-03-01"])
  func `any last day gives a journal that ends on it`(last: String) throws {
    let today = try #require(Day(last))
    let other = SamplePages(ending: today)
    #expect(other.days.count == 102)
    #expect(other.days.last == today)
    #expect(other.days.first == today.advanced(by: -119))
    for day in other.days { #expect((1...6).contains(other.entries(on: day).count), "\(day)") }
    let paths = other.files.map(\.path)
    #expect(Set(paths).count == paths.count)
  }

  @Test func `a page ends its lines with LF and its last line too`() {
    for file in pages.files where !file.path.hasPrefix("media/") {
      #expect(!file.bytes.contains(0x0D))
      #expect(file.bytes.last == 0x0A)
      #expect(file.bytes.suffix(2) != [0x0A, 0x0A], "\(file.path)")
    }
  }
}

/// The sample's pages as lines, read without the parser so that one can be held against the other.
struct SamplePages {
  struct Entry {
    var heading: String
    var line: String
    /// Without time, bracket and tag.
    var words: String
  }

  let files: [SampleFile]
  let lines: [Day: [String]]

  init(ending today: Day) {
    files = sampleJournal(ending: today, isMarked: false)
    var lines: [Day: [String]] = [:]
    for file in files {
      guard let day = Day(String(file.path.dropFirst(5).dropLast(3))) else { continue }
      lines[day] = String(decoding: file.bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    self.lines = lines
  }

  var days: [Day] { lines.keys.sorted() }

  func entries(on day: Day) -> [Entry] {
    let food: Set = ["Breakfast", "Lunch", "Snack", "Dinner", "Dessert", "Beverage", "Food"]
    return underHeadings(on: day).compactMap { heading, line in
      guard food.contains(heading), line.hasPrefix("- ") else { return nil }
      var words = line.dropFirst(2)
      if let first = words.first, first.isNumber, words.dropFirst(2).first == ":" {
        words = words.dropFirst(6)
      }
      if let tag = words.firstIndex(of: "#") { words = words[..<tag] }
      if let bracket = words.firstIndex(of: "(") { words = words[..<bracket] }
      while words.last == " " { words = words.dropLast() }
      return Entry(heading: heading, line: line, words: String(words))
    }
  }

  func sentences(on day: Day) -> [String] {
    underHeadings(on: day).filter { $0.heading == "Notes" && !$0.line.hasPrefix("- ") }.flatMap { _, line in
      line.split(separator: ".").map { $0.first == " " ? String($0.dropFirst()) : String($0) }
    }.filter { !$0.isEmpty }
  }

  private func underHeadings(on day: Day) -> [(heading: String, line: String)] {
    var heading = ""
    return (lines[day] ?? []).compactMap { line in
      if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
      return line.isEmpty || line.hasPrefix("#") ? nil : (heading, line)
    }
  }
}
