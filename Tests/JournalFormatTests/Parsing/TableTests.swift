import JournalTestSupport
import Testing

@testable import JournalFormat

/// Tables of food and of weights, and those that are neither.
@Suite struct TableTests {
  @Test func `beside meals and figures has its food in the column that is left`() {
    let text = "| Meal | What I had | Cals |\n|---|---|---|\n| Lunch | soup | 300 |\n"
    #expect(modelText(text) == "3 lunch “soup” 300 kcal\n")
  }

  @Test(arguments: [
    ("| a | b |", ["a", "b"]), ("a | b", ["a", "b"]), ("| a | b", ["a", "b"]), ("a | b |", ["a", "b"]),
    ("|a||c|", ["a", "", "c"]), ("\t| a\t|  b  |\t", ["a", "b"]), ("|", [""]), ("||", [""]), ("| |", [""]),
    (#"| a \| b | c |"#, [#"a \| b"#, "c"]), (#"| a \\| b |"#, [#"a \\"#, "b"]), (#"| a \"#, [#"a \"#]),
    ("| `a | b` |", ["`a", "b`"]), (#"| `a \| b` |"#, [#"`a \| b`"#]), ("| 食べ物 | 量 |", ["食べ物", "量"]),
  ])
  func `a row is cut at its bars`(line: String, cells: [String]) {
    let source = SourceText(Array(line.utf8))
    let row = source.bytes.withUnsafeBufferPointer { TableRow(LineScanner($0, 0..<$0.count)) }
    #expect(row?.cells.map { source[$0].string } == cells)
  }

  @Test(arguments: [
    ("| Total 0% yoghurt | 90 |", "5 lunch “Total 0% yoghurt” 90 kcal\n"), ("| Total | 90 |", ""),
    ("| Total 100% | 90 |", ""),
  ])
  func `a percentage of a food makes no total of its brand`(row: String, expected: String) {
    #expect(modelText("## Lunch\n\n| Food | kcal |\n|---|---|\n\(row)\n") == expected)
  }

  @Test func `a line without a bar is no row`() {
    for line in ["", "a", #"a \| b"#] {
      #expect(Array(line.utf8).withUnsafeBufferPointer { TableRow(LineScanner($0, 0..<$0.count)) } == nil)
    }
  }

  @Test(arguments: [
    ("|---|---|", true), ("--|--", true), ("| :-: | -: |", true), ("|-|", true), ("-|-", true),
    ("  |---|  ", true),
    ("---", false), ("|", false), ("| |", false), ("| - - |", false), ("|::|", false), ("|--||--|", false),
    ("| a |", false),
    ("", false),
  ])
  func `dashes and bars part the header from the rows`(line: String, isDelimiter: Bool) {
    let found = Array(line.utf8).withUnsafeBufferPointer {
      TableRow.isDelimiter(LineScanner($0, 0..<$0.count))
    }
    #expect(found == isDelimiter)
  }

  @Test(arguments: [
    ("Time", "time"), ("Wann", "time"), ("Date", "date"), ("Meal", "meal"), ("Type", "kind"),
    ("Food", "food"),
    ("🍽 **Food Item**", "food"), ("Food/Drink", "food"), ("What I ate", "food"), ("Item", "item"),
    ("Lunch", "foodOf lunch"),
    ("kcal", "kcal"), ("Cal.", "kcal"), ("Calories (kcal)", "kcal"), ("~kcal", "kcal est"),
    ("Cal (est)", "kcal est"),
    ("Est. Calories", "kcal est"), ("approx kcal", "kcal est"), ("Total Calories", "kcal"),
    ("Energy (kJ)", "kJ"),
    ("Energy", "kcal"), ("エネルギー（kcal）", "kcal"), ("Protein", "protein 1.0"), ("Protein (g)", "protein 1.0"),
    ("Protein g", "protein 1.0"), ("Protein [g]", "protein 1.0"), ("P", "protein 1.0"),
    ("Net carbs", "carbs 1.0"),
    ("Caffeine (mg)", "caffeine 0.001"), ("Protein (%)", "other"), ("Sodium (mg)", "sodium 0.001"),
    ("Potassium (mg)", "other"),
    ("kcal/100g", "other"),
    ("Amount", "amount"), ("Amount (g)", "amount g"), ("Grams", "amount g"), ("Weight", "weight"),
    ("Body fat %", "bodyFat"),
    ("Notes", "remark"), ("Comment", "remark"), ("Sets", "noFood"), ("Price", "noFood"), ("Macro", "other"),
    ("", "other"),
    ("Uhrzeit", "time"), ("Lebensmittel", "food"), ("Menge", "amount"), ("Eiweiß (g)", "protein 1.0"),
    ("comida", "food"),
    ("食べ物", "food"), ("カロリー", "kcal"), ("热量", "kcal"), ("блюдо", "food"), ("калории", "kcal"),
  ])
  func `a header's words say what its column holds`(cell: String, meaning: String) {
    let column = Array(cell.utf8).withUnsafeBufferPointer {
      DayFileParser().column(LineScanner($0, 0..<$0.count))
    }
    #expect(text(of: column) == meaning)
  }

  private func text(of column: TableHeader.Column) -> String {
    switch column {
    case .food(let isSure): isSure ? "food" : "item"
    case .foodOf(let category): "foodOf \(category)"
    case .amount(.grams?): "amount g"
    case .amount: "amount"
    case .weight: "weight"
    case .figure(.nutrient(let nutrient), let grams, _): "\(nutrient) \(grams)"
    case .figure(let word, _, let isEstimate):
      (word == .kilojoules ? "kJ" : "kcal") + (isEstimate ? " est" : "")
    case .time, .date, .meal, .kind, .actual, .bodyFat, .remark, .noFood, .other: "\(column)"
    }
  }

  @Test(arguments: [
    ("320", "320"), ("~320", "~320"), ("320 kcal", "320"), ("1,320", "1320"), ("1 320", "1320"),
    ("300-350", "300-350"),
    ("**320**", "320"), ("≈320", "~320"), ("ca. 320", "~320"), ("320*", "~320"), ("320 (est.)", "~320"),
    ("<5", "~5"),
    ("1340 kJ", "320"), ("1340 kJ / 320 kcal", "320"), ("３２０", "320"), ("320+", "~320"),
    ("", "-"), ("-", "-"), ("—", "-"), ("?", "-"), ("n/a", "-"), ("TBD", "-"), ("…", "-"),
    ("32O", "32O"), ("320/400", "320/400"), ("12 g", "12 g"), ("2 x 150", "2 x 150"),
  ])
  func `the cell of a figure is a figure, unknown, or named`(cell: String, energy: String) {
    let day = parsed("## Lunch\n\n| Food | kcal |\n|---|---|\n| Rice | \(cell) |\n")
    let bad = day.diagnostics.filter { $0.code == .unreadableFigure }
    let shown = day.day.entries.first?.energy.map { energy -> String in
      let low = wholeNumber(energy.low.kilocalories)
      let high = wholeNumber(energy.high.kilocalories)
      return (energy.isEstimate ? "~" : "") + (low == high ? low : "\(low)-\(high)")
    }
    #expect((shown ?? (bad.isEmpty ? "-" : cell)) == energy)
  }

  @Test(arguments: [
    ("Recommended water | 500 ml", ""), ("這餐建議飲水 | 500 ml", ""), ("Suggested: fruit | 1", ""),
    ("권장 물 | 1", ""),
    ("Soup of the day | 1", "5 lunch “1 Soup of the day”\n"), ("추천 국수 | 1", "5 lunch “1 추천 국수”\n"),
  ]) func `a row of advice is no food`(row: String, expected: String) {
    #expect(modelText("## Lunch\n\n| Item | Amount |\n|---|---|\n| \(row) |\n") == expected)
  }

  @Test func `an energy among words is not named where the column has the row's`() {
    let day = parsed(
      "## Lunch\n\n| Item | kcal |\n|---|---|\n| Dumplings (49 kcal each, 12 pieces) | 590 |\n")
    #expect(modelText(day) == "5 lunch “Dumplings (49 kcal each, 12 pieces)” 590 kcal\n")
    #expect(day.diagnostics.isEmpty)
  }

  @Test(arguments: [("500", 0), ("504", 0), ("508", 1), ("~540", 0), ("about 450", 0), ("~560", 1)])
  func `a total may be off by a hundredth, an estimate by a tenth`(total: String, count: Int) {
    let text = "## Lunch\n- Soup (300 kcal)\n- Bread (200 kcal)\n- Total: \(total) kcal\n"
    #expect(parsed(text).diagnostics.count == count)
  }

  @Test(arguments: tables)
  func `a table is read as a person reads it`(_ table: HandMade) {
    let day = parsed(table.text)
    #expect(modelText(day) == table.model)
  }

  static let tables = [
    HandMade(
      "a day in one table, with a target below its sum",
      """
      ## 2026-03-14

      | Time | Food | Cal | Protein | Sugar |
      |------|------|-----|---------|-------|
      | 11:33 | Chicken thigh (165g) — lemon, herbs | 272 | 46g | 0g |
      | 2026-03-14 14:00 | Small latte (1 pump syrup) | 160 | 8g | 12g |
      | 17h | 12 wings | ~1,260 | <82g | — |
      | **TOTAL** | | **1,692** | **136g** | **12g** |
      | **Target** | | **1,900** | **150g** | **<40g** |
      | **vs Target** | | ⚠️ -208 | ✅ | ✅ |

      | Activity | Details | Cal Burned |
      |----------|---------|------------|
      | Walk | 5 km | 300 |
      """,
      """
      5 food 11:33 “Chicken thigh (165g) — lemon, herbs” 272 kcal P46 sugar 0
      6 food 14:00 “Small latte (1 pump syrup)” 160 kcal P8 sugar 12
      7 food 17:00 “12 wings” ~1260 kcal P~82
      12 note under “2026-03-14” “| Activity | Details | Cal Burned |⏎|----------|---------|------------|⏎| Walk | 5 km | 300 |”

      """),
    HandMade(
      "weights in a table, in two units",
      """
      ## Weight Log

      | Date | Weight (kg) | Weight (lbs) | Trend | Notes |
      |------|-------------|--------------|-------|-------|
      | 2026-03-14 | 104.0 | 229.3 | 📊 Start | First weigh-in |

      ## Lifts

      | Date | Exercise | Weight (kg) | Reps |
      |------|----------|-------------|------|
      | 14.03. | Bench | 60 | 8 |
      """,
      """
      5 weight 104 kg “Trend: 📊 Start, First weigh-in”
      9 note under “Lifts” “| Date | Exercise | Weight (kg) | Reps |⏎|------|----------|-------------|------|⏎| 14.03. | Bench | 60 | 8 |”

      """),
    HandMade(
      "a row that a blank line parts from its table",
      """
      ## Log

      | Meal | Food | kcal |
      |---|---|---|
      | Lunch | Salmon | 228 |

      | Dinner | Tofu | ~350 |

      | nothing | else |

      | Dinner | Rice | 200 |
      """,
      """
      5 lunch “Salmon” 228 kcal
      7 dinner “Tofu” ~350 kcal
      9 note under “Log” “| nothing | else |”
      11 note under “Log” “| Dinner | Rice | 200 |”

      """),
    HandMade(
      "meals by name, by the row above, and by what stands for a time",
      """
      ## Food

      | Time | Meal |
      |---|---|
      | Breakfast | Elk bowl |
      | 12:30 | Soup |
      | Evening | Dal #home |

      | Meal | Item | Qty | kcal |
      |---|---|---|---|
      | AM snack | Eggs | 2 | 150 |
      | | Milk | 250 ml | 120 |
      | Pre-workout | Shake (30 g) | 1 scoop | |
      | Lunch | - | | |
      """,
      """
      5 breakfast “Elk bowl”
      6 food 12:30 “Soup”
      7 dinner “Dal” #home
      11 snack “2 Eggs” 150 kcal
      12 snack “Milk” 120 kcal 250 ml
      13 food “1 scoop Shake” 30 g note “Pre-workout”

      """),
    HandMade(
      "figures of meals, and of meals that are listed as well",
      """
      ## Dinner

      - Rice (300 kcal)

      ## Summary

      | Meal | kcal |
      |---|---|
      | Breakfast | 400 |
      | Dinner | 310 |
      | Porridge | 320 |
      | | 1030 |
      """,
      """
      3 dinner “Rice” 300 kcal
      9 breakfast “Breakfast” 400 kcal
      11 food “Porridge” 320 kcal

      """),
    HandMade(
      "rows without food",
      """
      ## Lunch

      | Time | Food | kcal |
      |---|---|---|
      | | | |
      | 12:30 | | 300 |
      | 12:40 | skipped | 0 |
      | | Rice | 200 |
      | | | 500 |
      """,
      """
      6 lunch 12:30 “” 300 kcal
      8 lunch “Rice” 200 kcal

      """),
    HandMade(
      "boxes, labels and brackets in cells",
      """
      ## Food

      | Food | kcal |
      |---|---|
      | [ ] Cake | 300 |
      | Dinner: fish | 400 |
      | 13:10 Rice (P 5 g) | 200 |
      | [[Soup\\|my soup]] | 90 |
      """,
      """
      5 food planned “Cake” 300 kcal
      6 dinner “fish” 400 kcal
      7 food 13:10 “Rice” 200 kcal P5
      8 food “[[Soup|my soup]]” 90 kcal

      """),
    HandMade(
      "what is no table",
      """
      ## Lunch

      - 13:10 | Rice | 200 kcal
        | Food | kcal |
        |---|---|
        | Dal | 300 |

      > | Food | kcal |
      > |---|---|
      > | Dal | 300 |

      ```
      | Food | kcal |
      |---|---|
      | Dal | 300 |
      ```

      | Food | kcal |
      | Dal | 300 |
      """,
      """
      3 lunch 13:10 “Rice” 200 kcal text “| Food | kcal |⏎  |---|---|⏎  | Dal | 300 |”
      8 note under “Lunch” “> | Food | kcal |⏎> |---|---|⏎> | Dal | 300 |”
      12 note under “Lunch” “```⏎| Food | kcal |⏎|---|---|⏎| Dal | 300 |⏎```”
      18 note under “Lunch” “| Food | kcal |⏎| Dal | 300 |”

      """),
    HandMade(
      "prices, sets and plans",
      """
      ## Food

      | Item | Amount | Cost |
      |---|---|---|
      | Rice | 5 lb | $8 |

      ## Meal Plan

      | Meal | Food | kcal |
      |---|---|---|
      | Lunch | Rice | 300 |

      ## Pantry

      | Food | Amount |
      |---|---|
      | Rice | 5 lb |

      ## Log

      | Name | Calories |
      |---|---|
      | Rice | 300 |
      """,
      """
      3 note under “Food” “| Item | Amount | Cost |⏎|---|---|---|⏎| Rice | 5 lb | $8 |”
      9 note under “Meal Plan” “| Meal | Food | kcal |⏎|---|---|---|⏎| Lunch | Rice | 300 |”
      15 note under “Pantry” “| Food | Amount |⏎|---|---|⏎| Rice | 5 lb |”
      21 note under “Log” “| Name | Calories |⏎|---|---|⏎| Rice | 300 |”

      """),
  ]

  @Test func `ends where a blank line and the header of another begin`() {
    let text =
      "## Food\n\n| Food | kcal |\n|---|---|\n| eggs | 200 |\n\n| Exercise | kcal |\n|---|---|\n| run | 300 |\n"
    #expect(parsed(text).day.entries.map(\.text.string) == ["eggs"])
    #expect(parsed(text).diagnostics.map(\.code) == [.unreadTable])
  }

  @Test func `is read to where a second one stands beside it`() {
    let day = parsed(
      "## Lunch\n\n| Food | kcal | Food | kcal |\n|---|---|---|---|\n| Rice | 100 | Dal | 200 |\n")
    #expect(
      day.day.entries.map { "\($0.text.string) \($0.energy?.middle.kilocalories ?? 0)" } == ["Rice 100.0"])
    #expect(day.diagnostics.map(\.code) == [.unreadTable])
  }

  @Test func `may have prices beside dates and energies`() {
    func entries(_ header: String, _ row: String) -> Int {
      let dashes = String(repeating: "|---", count: header.count { $0 == "|" } - 1)
      return parsed("\(header)\n\(dashes)|\n\(row)\n").day.entries.count
    }
    #expect(entries("| Date | Food | Calories | Price |", "| 2026-03-14 | bagel | 270 | 0.67 |") == 1)
    #expect(entries("| Food | Calories | Price |", "| bagel | 270 | 0.67 |") == 0)
    #expect(entries("| Date | Food | Price |", "| 2026-03-14 | bagel | 0.67 |") == 0)
  }

  @Test func `is named where its row of dashes is missing`() {
    #expect(parsed("## Lunch\n\n| Food | kcal |\n| Rice | 450 |\n").diagnostics.map(\.code) == [.unreadTable])
  }
}

@Suite struct `A column without a name` {
  @Test func `in lines with bars that are no table is named`() {
    let read = parsed("Breakfast | 8:00 | Bagel | 360\nLunch | 13:00 | Soup | 300\n")
    #expect(read.diagnostics.map(\.code) == [.unreadTable, .unreadTable])
  }

  @Test func `before that of foods is one of meals, and short names are those of nutrients`() {
    #expect(
      modelText(
        "| | Food | kcal | Pro | Cho |\n|---|---|---|---|---|\n| B | oats | 300 | 10 | 50 |\n| Lunch | rice | 400 | 8 | 80 |\n| 1 | nuts | 90 | | |\n"
      )
        == "3 breakfast “oats” 300 kcal P10 C50\n4 lunch “rice” 400 kcal P8 C80\n5 food “nuts” 90 kcal note “1”\n"
    )
  }
}
