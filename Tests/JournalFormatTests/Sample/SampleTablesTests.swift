import Testing

@testable import JournalFormat

/// The tables that the sample is made of, checked for slips of the pen.
struct SampleTablesTests {
  @Test func `protein, carbohydrate and fat account for a dish's energy`() {
    for dish in sampleKitchen where dish.macros.count == 3 {
      let grams = dish.macros.compactMap(Double.init)
      let ends = dish.energy.split { !$0.isNumber }.compactMap { Double($0) }
      #expect(grams.count == 3 && (1...2).contains(ends.count), "\(dish.words)")
      guard grams.count == 3, !ends.isEmpty else { continue }
      let energy = ends.reduce(0, +) / Double(ends.count)
      let sum = grams[0] * 4 + grams[1] * 4 + grams[2] * 9
      #expect(abs(sum - energy) <= energy * 0.12, "\(dish.words): \(sum) of \(energy)")
    }
  }

  @Test func `every settled meal names a dish of the kitchen`() {
    let known = Set(sampleKitchen.map(\.words))
    #expect(sampleFixedMenu.map { $0[3] }.filter { !known.contains($0) } == [])
    #expect(sampleTranscripts.keys.filter { !known.contains($0) } == [])
  }

  @Test func `no story, task, symptom or settled meal falls on a day without a page`() {
    let dates = SampleDate.all(ending: Day(ordinal: 20_527))
    let unlogged = Set(dates.filter { !$0.isLogged }.map { String($0.daysBack) })
    for table in [sampleStory, sampleTaskRows, sampleSymptoms, sampleFixedMenu] {
      #expect(table.map { $0[0] }.filter(unlogged.contains) == [])
    }
  }

  @Test func `every dish is named once`() {
    let names = sampleKitchen.map(\.words)
    #expect(Set(names).count == names.count)
  }
}
