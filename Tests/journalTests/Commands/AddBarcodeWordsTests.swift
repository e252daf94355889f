import ArgumentParser
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `Words beside a barcode` {
  private let foods = """
    # Foods

    ## Thins

    - per 100 g: 450 kcal
    - serving: 25 g
    - barcode: 4006381333931

    """

  @Test(arguments: [
    ("30 g at 8am", "## Breakfast\n\n- 08:00 Thins (135 kcal, 30 g)"),
    ("at 8am 30 g", "## Breakfast\n\n- 08:00 Thins (135 kcal, 30 g)"),
    ("for lunch 30 g", "## Lunch\n\n- 12:00 Thins (135 kcal, 30 g)"),
    ("lunch: 30 g", "## Lunch\n\n- 12:00 Thins (135 kcal, 30 g)"),
  ])
  func `that say a time or a meal are kept beside an amount`(words: String, entry: String) throws {
    let world = World(["foods.md": foods])
    try AddCommand.parse(["--barcode", "4006381333931", words]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-14.md")?.contains(entry) == true)
  }

  @Test(arguments: [("2 biscuits", "2 biscuits (~225 kcal)"), ("2", "Thins (~225 kcal, 50 g)")])
  func `that count without a unit count servings, which is said`(words: String, entry: String) throws {
    let world = World(["foods.md": foods])
    try AddCommand.parse(["--barcode", "4006381333931", words]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-14.md")?.contains("- 12:00 \(entry)\n") == true)
    #expect(
      world.complained.contains("one is taken as a serving of 25 g; --amount in grams says how much it was"),
      "\(world.complained)")
  }

  @Test(arguments: [
    ("30", "‘30’ is no amount; write one as in ‘--amount 30 g’ or ‘--amount \"2 servings\"’"),
    (
      "biscuits 30 g and tea",
      "it is not clear how much of ‘biscuits 30 g and tea’ is ‘Thins’, so nothing was written; --amount says it, and anything else is added by itself"
    ),
  ])
  func `that do not say how much it was write nothing`(words: String, reason: String) {
    let world = World(["foods.md": foods])
    let error = #expect(throws: CommandFailure.self) {
      try AddCommand.parse(["--barcode", "4006381333931", words]).run(in: world.environment)
    }
    #expect(error?.reason == reason)
    #expect(world.text(of: "2026/2026-03-14.md") == nil)
  }

  @Test func `that name another food are no part of the product`() {
    let world = World(["foods.md": foods])
    let error = #expect(throws: CommandFailure.self) {
      try AddCommand.parse(["--barcode", "4006381333931", "1 packet and an egg"]).run(in: world.environment)
    }
    #expect(
      error?.reason
        == "the barcode is that of ‘Thins’ alone, and nothing was written; add ‘an egg’ by itself")
    #expect(world.text(of: "2026/2026-03-14.md") == nil)
  }
}
