import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalFormat

@Suite struct `A line that says what others amount to` {
  @Test(arguments: [
    "- 800 kcal total", "- Total today 800 kcal", "- Total for the day: 800 kcal", "- Dinner total: 800 kcal",
    "- Overall 800 kcal", "- Σ 800 kcal", "- macht zusammen 800 kcal", "- en tout 800 kcal",
    "- Suma: 800 kcal", "- in totaal 800 kcal",
    "- -> 800 kcal", "=> 800 kcal", "→ 800 kcal",
    "- 800 kcal in all", "- Calories total: 800 kcal", "= 800 kcal", "- = 800 kcal",
  ])
  func `is no food and takes no place of one`(line: String) {
    let read = parsed("## Dinner\n\n- rice 500 kcal\n- beans 300 kcal\n\(line)\n")
    #expect(read.day.entries.map { $0.energy?.middle.kilocalories } == [500, 300])
    #expect(read.diagnostics.isEmpty)
    #expect(parsed("## Dinner\n\n- rice 500 kcal\n\(line)\n").diagnostics.map(\.code) == [.wrongTotal])
  }

  @Test(arguments: [
    "Total 0% yoghurt 120 kcal", "sum of parts soup 120 kcal", "overall good soup 120 kcal",
    "==Soup== 120 kcal",
  ])
  func `is told from a food with such a word`(words: String) {
    #expect(parsed("## Dinner\n\n- \(words)\n").day.entries.count == 1)
  }

  @Test(arguments: [
    ("## Lunch\n\n- soup\n- bread\n\nTotal: 900 kcal", ""),
    ("## Lunch\n\n- soup\n- = 900 kcal", ""),
    ("## Lunch\n\n- soup (300 kcal)\n- bread\n\nTotal: 200 kcal", "6:1 wrong-total"),
    ("## Lunch\n\n- soup (300 kcal)\n- bread\n\n800 kcal", "6:1 uncounted-energy"),
    ("## Lunch\n\n- soup (300 kcal)\n- bread\n800 kcal", "5:1 almost-facts"),
    ("## Food\n\n- oats\n- soup\nCalories: 1800", ""),
    ("## Food\n\n- oats (300 kcal)\n- soup\nCalories: 1800", "5:1 almost-facts"),
    ("## Lunch\n\n- soup\n800 kcal", ""),
    ("## Lunch\n\n- soup\n- bread\n  800 kcal", ""),
    ("## Lunch\n\n- soup (300 kcal)\n\nTotal: 300 kcal", ""),
  ])
  func `is named where no sum has it or it may be meant for all`(text: String, hint: String) {
    let found = parsed(text + "\n").diagnostics.map {
      "\($0.range.lowerBound.line):\($0.range.lowerBound.column) \($0.code.rawValue)"
    }
    #expect(found.joined(separator: "\n") == hint)
  }

  @Test func `stands below foods without bullets, too`() {
    #expect(
      modelText("## Food\n\nrice 500 kcal\nbeans 300 kcal\n= 800 kcal\n")
        == "3 food “rice” 500 kcal\n4 food “beans” 300 kcal\n")
  }
}
