import ArgumentParser
import Testing

@testable import journal

@Suite struct `Figures of an entry whose words change` {
  private func edit(_ world: World, _ text: String, _ more: String...) throws {
    try EditCommand.parse(["#1", "--text", text] + more).run(in: world.environment)
  }

  private func world(_ line: String, answers: [String]? = nil) -> World {
    World(["2026/2026-03-14.md": "## Food\n\n- \(line)\n"], answers: answers)
  }

  @Test func `follow if they are from the food table`() throws {
    let world = world("2 eggs (~180 kcal, P 12 g, C 1 g, F 14 g)\n  - source: table")
    try edit(world, "3 eggs")
    #expect(
      world.text(of: "2026/2026-03-14.md") == """
        ## Food

        - 3 eggs (~260 kcal, P 18 g, C 1 g, F 21 g)
          - source: table
          - edited: 2026-03-14 12:00

        """)
    #expect(
      world.printed == """
        changed 2026-03-14#1  2 eggs to 3 eggs (~260 kcal, P 18 g, C 1 g, F 21 g)
          the figures follow the words and are ~260 kcal, P 18 g, C 1 g, F 21 g (200 to 330 kcal, taking 1 egg as 50 g) instead of ~180 kcal

        """)
  }

  @Test(arguments: [
    (
      "rice (150 g) with chicken", "200 g", "rice (150 g) with chicken and 2 tbsp mayo",
      "rice (150 g) with chicken (200 g) and 2 tbsp mayo"
    ),
    ("pizza with beer", "500 ml", "beer with pizza", "beer (500 ml) with pizza"),
    (
      "potatoes with quark", "200 g", "potatoes with quark (150 g) and 1 tbsp oil",
      "potatoes with quark (150 g) and 1 tbsp oil"
    ),
    ("curry with rice", "200 g", "dal with rice", "dal with rice"),
    ("pizza", "300 g", "salad", "salad"),
  ])
  func `keep an amount in their bracket at its own food`(
    before: String, amount: String, after: String, words: String
  )
    throws
  {
    let world = world("\(before) (~500 kcal, \(amount))\n  - source: table")
    try edit(world, after)
    let line = world.text(of: "2026/2026-03-14.md")?.split(separator: "\n").first { $0.hasPrefix("- ") }.map(
      String.init)
    let isKept = words.hasSuffix("rice")
    #expect(line?.hasPrefix("- \(words) (~") == true, "\(line ?? "")")
    #expect(line?.contains("kcal, \(amount)") == isKept, "\(line ?? "")")
    #expect(world.printed.contains("the 300 g of the words before are taken off") == (after == "salad"))
  }

  @Test func `stay if a hand has put another figure in the place of the table's`() throws {
    let world = world("2 apples (300 kcal, P 1 g, C 59 g, F 1 g)\n  - source: table")
    try edit(world, "4 apples")
    #expect(
      world.text(of: "2026/2026-03-14.md")?.contains("- 4 apples (300 kcal, P 1 g, C 59 g, F 1 g)\n") == true)
    #expect(world.printed.contains("the 300 kcal are yours and were kept; --kcal changes them"))
    try ExportCommand.parse(["csv"]).run(in: world.environment)
    #expect(world.printed.contains(",me,"))
    #expect(!world.printed.contains(",table,"))
  }

  @Test(arguments: [
    ("Noodles, 2 packets (500 kcal)", "Noodles, 3 packets", "- Noodles, 3 packets (750 kcal)\n"),
    ("Noodles, 80 g (500 kcal)", "Noodles, 40 g", "- Noodles, 40 g (250 kcal)\n"),
    ("Noodles, 2 packets (500 kcal)", "Noodles, 3 bowls", "- Noodles, 3 bowls (500 kcal)\n"),
  ])
  func `follow the packets of a product, too`(before: String, after: String, line: String) throws {
    let world = world("\(before)\n  - source: barcode\n  - barcode: 4006381333931")
    try edit(world, after)
    #expect(world.text(of: "2026/2026-03-14.md")?.contains(line) == true)
  }

  @Test func `stay if they are not what the table says of the words, as a hand may have put them there`()
    throws
  {
    let world = world("rice 150 g (~300 kcal, P 4 g, C 42 g, F 0 g)\n  - source: table")
    try edit(world, "rice 160 g")
    #expect(
      world.text(of: "2026/2026-03-14.md")?.contains("- rice 160 g (~300 kcal, P 4 g, C 42 g, F 0 g)\n")
        == true)
    #expect(
      world.printed.contains(
        "the ~300 kcal are not what the food table says of ‘rice 150 g’ and were kept; --kcal changes them"))
  }

  @Test func `follow with all nutrients of a multiple whose energy is rounded as the table's`() throws {
    let world = World(["2026/2026-03-14.md": "## Food\n\n- 09:00 lasagne\n"])
    try EstimateCommand.parse(["--fill", "today", "--yes"]).run(in: world.environment)
    try AgainCommand.parse(["lasagne", "--scale", "0.7"]).run(in: world.environment)
    try EditCommand.parse(["#2", "--text", "2 lasagne"]).run(in: world.environment)
    #expect(!world.printed.contains("yours"), "\(world.printed)")
  }

  @Test func `follow from the multiple that again wrote`() throws {
    let world = world("2 eggs ×2 (~360 kcal, P 24 g, C 2 g, F 28 g)\n  - source: table")
    try edit(world, "3 eggs")
    #expect(
      world.text(of: "2026/2026-03-14.md")?.contains("- 3 eggs (~260 kcal, P 18 g, C 1 g, F 21 g)\n") == true)
  }

  @Test(arguments: [
    ("n", "- rice 160 g (~210 kcal, P 4 g, C 45 g, F 0 g)\n"),
    ("", "- rice 160 g (~300 kcal, P 4 g, C 42 g, F 0 g)\n"),
    ("240", "- rice 160 g (240 kcal)\n"),
  ])
  func `are asked about at a terminal as what the table does not say`(answer: String, line: String) throws {
    let world = world(
      "rice 150 g (~300 kcal, P 4 g, C 42 g, F 0 g)\n  - source: table", answers: [answer])
    try edit(world, "rice 160 g")
    #expect(world.text(of: "2026/2026-03-14.md")?.contains(line) == true, "\(world.printed)")
    #expect(
      world.complained.contains(
        "The ~300 kcal were not what the food table says of ‘rice 150 g’; keep them? [Y/n]"))
  }

  @Test func `are taken off if nobody knows what the number of the new words means`() throws {
    let world = world("rice 150 g (~190 kcal, P 4 g, C 42 g, F 0 g)\n  - source: table")
    try edit(world, "Chicken 500")
    #expect(world.text(of: "2026/2026-03-14.md")?.contains("- Chicken 500\n") == true)
    #expect(
      world.printed.contains(
        "the number in the new words may be kcal, grams or a count, so the ~190 kcal of the words before were taken off; write its unit behind it, or --kcal"
      ), "\(world.printed)")
  }

  @Test func `follow but for a nutrient by hand beside them`() throws {
    let world = world("2 eggs (~180 kcal, P 20 g, C 1 g, F 14 g)\n  - source: table")
    try edit(world, "3 eggs")
    #expect(
      world.text(of: "2026/2026-03-14.md")?.contains("- 3 eggs (~260 kcal, P 20 g, C 1 g, F 21 g)\n") == true)
    #expect(world.printed.contains("P 20 g is not what the food table says of ‘2 eggs’ and kept"))
  }

  @Test func `are taken off if the table does not know the new words`() throws {
    let world = world("2 eggs (~180 kcal, P 12 g, C 1 g, F 14 g)\n  - source: table")
    try edit(world, "2 flurbos")
    #expect(
      world.text(of: "2026/2026-03-14.md") == """
        ## Food

        - 2 flurbos
          - edited: 2026-03-14 12:00

        """)
    #expect(
      world.printed.contains(
        "‘flurbos’ is not in the food table, so the ~180 kcal of the words before were taken off; --kcal gives new ones"
      ))
  }

  @Test func `lose the macros of the table when the energy is said by hand`() throws {
    let world = world("2 eggs (~180 kcal, P 12 g, C 1 g, F 14 g)\n  - source: table")
    try EditCommand.parse(["#1", "--kcal", "300"]).run(in: world.environment)
    #expect(
      world.text(of: "2026/2026-03-14.md") == """
        ## Food

        - 2 eggs (300 kcal)
          - source: me
          - edited: 2026-03-14 12:00

        """)
    #expect(world.printed.contains("the macros belonged to the figure before and were taken off"))
  }

  @Test func `follow the words but for a nutrient by hand`() throws {
    let world = world("2 eggs (~180 kcal, P 12 g, C 1 g, F 14 g)\n  - source: table")
    try EditCommand.parse(["#1", "--protein", "20"]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-14.md")?.contains("P 20 g)\n  - source: table\n") == true)
  }

  @Test func `keep macros by hand beside an energy by hand`() throws {
    let world = world("2 eggs (180 kcal, P 12 g)")
    try EditCommand.parse(["#1", "--kcal", "300"]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-14.md")?.contains("- 2 eggs (300 kcal, P 12 g)\n") == true)
  }

  @Test(arguments: [("", "- 3 eggs (160 kcal)\n"), ("y", "- 3 eggs (160 kcal)\n"), ("n", "- 3 eggs\n")])
  func `are asked about if they are by hand`(answer: String, line: String) throws {
    let world = world("2 eggs (160 kcal)", answers: [answer])
    try edit(world, "3 eggs")
    #expect(world.complained == "The 160 kcal were yours; keep them? [Y/n] ")
    #expect(world.text(of: "2026/2026-03-14.md")?.contains(line) == true)
  }

  @Test(
    arguments: [
      ("2 eggs (160 kcal)", "the 160 kcal are yours and were kept; --kcal changes them"),
      ("2 eggs (160 kcal)\n  - source: me", "the 160 kcal are yours and were kept; --kcal changes them"),
      (
        "2 eggs (160 kcal)\n  - source: model gemini",
        "the 160 kcal are from ‘model gemini’ and were kept; --kcal changes them"
      ),
    ])
  func `are kept with a sentence otherwise`(line: String, sentence: String) throws {
    let world = world(line)
    try edit(world, "3 eggs")
    #expect(world.text(of: "2026/2026-03-14.md")?.contains("- 3 eggs (160 kcal)\n") == true)
    #expect(world.printed.hasSuffix("\n  \(sentence)\n"))
  }

  @Test(arguments: [
    ("blorf (300 kcal)", "half a blorf", "the 300 kcal are yours and were kept; --kcal changes them"),
    ("an apple (95 kcal)", "apple 200 g", "the 95 kcal are yours and were kept; --kcal changes them"),
    (
      "rice 100 g (P 3 g)", "rice 300 g",
      "the P 3 g is yours and was kept; --protein, --carbs and --fat give new ones"
    ),
    (
      "Choco crunch (216 kcal, 45 g)\n  - source: barcode", "2 Choco crunch",
      "the 216 kcal are from ‘barcode’ and were kept; --kcal changes them"
    ),
    (
      "Thali\n  - rice (130 kcal)\n  - dal (150 kcal)", "2 Thali",
      "the 280 kcal of the lines below it were kept"
    ),
  ])
  func `are kept with a sentence where only the words say another quantity`(
    line: String, words: String, sentence: String
  ) throws {
    let world = world(line)
    try edit(world, words)
    #expect(world.printed.hasSuffix("\n  \(sentence)\n"))
  }

  @Test(arguments: [
    ("2 eggs (80 kcal each, P 6 g)", "3 eggs", "3 eggs (80 kcal each, P 6 g)", "240 kcal, P 18 g"),
    ("2 rolls (je 140 kcal) #home", "3 rolls", "3 rolls (je 140 kcal) #home", "420 kcal"),
    ("2 samosas @ 150 kcal", "3 samosas", "3 samosas @ 150 kcal", "450 kcal"),
  ])
  func `stay as they are written of one piece`(before: String, words: String, after: String, now: String)
    throws
  {
    let world = world(before)
    try edit(world, words)
    #expect(world.text(of: "2026/2026-03-14.md")?.contains("- \(after)\n") == true)
    #expect(world.printed.contains("is of one and stays, so all of it is \(now) now"))
  }

  @Test func `may be typed instead of the answer`() throws {
    let world = world("2 eggs (160 kcal)", answers: ["240"])
    try edit(world, "3 eggs")
    #expect(world.text(of: "2026/2026-03-14.md")?.contains("- 3 eggs (240 kcal)\n") == true)
    #expect(world.printed.contains("240 kcal instead of 160 kcal"))
  }

  @Test(arguments: ["Two eggs", "2 eggs, boiled"])
  func `are nobody’s question while the quantity stays`(text: String) throws {
    let world = world("2 eggs (160 kcal)", answers: [])
    try edit(world, text, "--tag", "home")
    #expect(world.text(of: "2026/2026-03-14.md")?.contains("(160 kcal)") == true)
  }

  @Test func `are the person’s own once they are named`() throws {
    let world = world("2 eggs (~180 kcal)\n  - source: table")
    try edit(world, "3 eggs", "--kcal", "240")
    #expect(world.text(of: "2026/2026-03-14.md")?.contains("- 3 eggs (240 kcal)\n  - source: me\n") == true)
  }
}
