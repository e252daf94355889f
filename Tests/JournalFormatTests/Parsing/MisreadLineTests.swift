import JournalTestSupport
import Testing

@testable import JournalFormat

private func codes(_ text: String) -> [DiagnosticCode] {
  parsed(text).diagnostics.filter { !$0.isFurther }.map(\.code)
}

@Suite struct `Energies one of which stands for another` {
  @Test(arguments: [
    "pizza (was 450 kcal, now 500 kcal)", "pizza (450 kcal, now 500 kcal)", "half a pizza (whole: 1000 kcal)",
    "half a pizza (whole pizza 1000 kcal)", "eine halbe Pizza, halb gegessen: Hälfte (ganze: 1000 kcal)",
  ])
  func `are named and not added up`(words: String) {
    let read = parsed("## Lunch\n\n- \(words)\n")
    #expect(read.day.entries.map(\.facts.energy) == [nil])
    #expect(read.diagnostics.map(\.code) == [.almostFacts])
  }

  @Test(arguments: [
    ("pizza (450 kcal) and soup (500 kcal)", 950), ("Joghurt (ganze Packung 300 kcal)", 300),
    ("whole milk 120 kcal", 120), ("half a pizza (500 kcal)", 500), ("the whole pizza (1000 kcal)", 1000),
  ])
  func `are counted elsewhere`(words: String, energy: Double) {
    let read = parsed("## Lunch\n\n- \(words)\n")
    #expect(read.day.entries.map(\.facts.energy?.middle.kilocalories) == [energy])
    #expect(read.diagnostics.isEmpty)
  }
}
