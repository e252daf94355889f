import ArgumentParser
import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `A product added by its barcode` {
  private let foods = """
    # Foods

    ## Keks

    - per 100 g: 450 kcal, P 7 g, C 60 g, F 18 g
    - serving: 25 g
    - barcode: 4006381333931, 96385074

    ## Brot

    - per 100 g: 250 kcal
    - barcode: 8901058000290

    """

  private func added(
    _ arguments: String..., change: (inout CommandEnvironment) -> Void = { _ in }
  ) throws -> World {
    try added(arguments: arguments, change: change)
  }

  private func added(
    arguments: [String], change: (inout CommandEnvironment) -> Void = { _ in }
  ) throws -> World {
    let world = World(["foods.md": foods])
    var environment = world.environment
    change(&environment)
    try AddCommand.parse(arguments + ["--category", "snack"]).run(in: environment)
    return world
  }

  @Test func `of one's own is taken by its own measure, and has no nutrients that foods.md does not say`()
    throws
  {
    let own = "# Foods\n\n## Bar\n\n- per bar: 210 kcal, P 11 g\n- 1 bar: 60 g\n- barcode: 4006381333931\n"
    let world = World(["foods.md": own])
    try AddCommand.parse(["--category", "snack", "--barcode", "4006381333931"]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-14.md")?.contains("- 12:00 Bar (~210 kcal, 60 g, P 11 g)\n") == true)
    #expect(world.complained.contains("no amount was given, so one bar of 60 g is taken"))
  }

  @Test func `keeps its figures in step with the amount in the words`() throws {
    let world = World(["foods.md": foods])
    try AddCommand.parse(["--category", "snack", "--barcode", "4006381333931", "30 g"]).run(
      in: world.environment)
    try EditCommand.parse(["1", "--text", "Keks 60 g"]).run(in: world.environment)
    #expect(
      world.text(of: "2026/2026-03-14.md")?.contains("Keks 60 g (270 kcal, P 4.2 g, C 36 g, F 10.8 g)\n")
        == true)
    #expect(world.text(of: "2026/2026-03-14.md")?.contains("  - source: barcode\n") == true)
  }

  @Test(arguments: [
    (["4006381333931", "30 g"], "Keks (135 kcal, 30 g, P 2.1 g, C 18 g, F 5.4 g)", "4006381333931"),
    (["4 006381 333931", "2 servings"], "Keks (225 kcal, 50 g, P 3.5 g, C 30 g, F 9 g)", "4006381333931"),
    (["9638-5074", "--amount", "10 g"], "Keks (45 kcal, 10 g, P 0.7 g, C 6 g, F 1.8 g)", "96385074"),
    (
      ["4006381333931", "my cookie 50 g"], "my cookie 50 g (225 kcal, P 3.5 g, C 30 g, F 9 g)",
      "4006381333931"
    ),
    (
      ["4006381333931", "--amount", "50 g", "my cookie"],
      "my cookie (225 kcal, 50 g, P 3.5 g, C 30 g, F 9 g)", "4006381333931"
    ),
    (["08901058000290", "(150 g)"], "Brot (375 kcal, 150 g)", "08901058000290"),
  ])
  func `has its name and the figures for the amount`(arguments: [String], line: String, code: String) throws {
    let world = World(["foods.md": foods])
    try AddCommand.parse(["--category", "snack", "--barcode"] + arguments).run(in: world.environment)
    #expect(
      world.text(of: "2026/2026-03-14.md") == """
        # Saturday, 14 March 2026

        ## Snack

        - 12:00 \(line)
          - barcode: \(code)
          - source: barcode

        """)
  }

  @Test(arguments: ["1 packet", "1 bag", "1 tin", "1 bottle", "whole bag", "the whole packet", "1"])
  func `is its packet in whatever container it comes`(amount: String) throws {
    let own = "# Foods\n\n## Noodles\n\n- per 100 g: 400 kcal\n- packet: 70 g\n- barcode: 4006381333931\n"
    let world = World(["foods.md": own])
    try AddCommand.parse(["--category", "snack", "--barcode", "4006381333931", amount]).run(
      in: world.environment)
    #expect(
      world.text(of: "2026/2026-03-14.md")?.contains("- 12:00 Noodles (280 kcal, 70 g)\n") == true)
  }

  @Test func `counts a serving, else 100 g, and says so`() throws {
    let keks = try added("--barcode", "4006381333931")
    #expect(keks.text(of: "2026/2026-03-14.md")?.contains("- 12:00 Keks (~113 kcal, 25 g, ") == true)
    #expect(
      keks.complained
        == "journal: ‘Keks’: no amount was given, so one serving of 25 g is taken; --amount, or the amount in the words, says how much it was\n"
    )
    let brot = try added("--barcode", "8901058000290")
    #expect(brot.text(of: "2026/2026-03-14.md")?.contains("- 12:00 Brot (~250 kcal, 100 g)\n") == true)
    #expect(brot.complained.contains("no serving is known, so 100 g are taken"))
  }

  @Test func `keeps figures by hand, and days and times in the words`() throws {
    let world = try added("--barcode", "4006381333931", "yesterday", "30 g", "(100 kcal)")
    #expect(
      world.text(of: "2026/2026-03-13.md")?.hasSuffix(
        "- Keks (100 kcal, 30 g)\n  - barcode: 4006381333931\n") == true)
  }

  @Test(arguments: [
    ["yesterday", "8:15", "30 g"], ["yesterday 8:15 30 g"], ["30 g", "yesterday", "8:15"],
    ["8:15", "30 g", "yesterday"],
  ])
  func `takes a time beside the amount`(words: [String]) throws {
    let world = try added(arguments: ["--barcode", "4006381333931"] + words)
    #expect(
      world.text(of: "2026/2026-03-13.md")?.contains(
        "- 08:15 Keks (135 kcal, 30 g, P 2.1 g, C 18 g, F 5.4 g)\n")
        == true)
  }

  @Test func `that nobody knows is refused with the ways to go on`() throws {
    let failure = #expect(throws: CommandFailure.self) { try added("--barcode", "5000112637922", "30 g") }
    #expect(
      failure?.message
        == "the product 5000112637922 is not among your foods or the imported lists, so nothing was written. ‘journal foods add NAME --barcode 5000112637922 --kcal N’ keeps it, ‘journal foods import’ reads a list with it, and with a name and --kcal it is written as it is; online = true under [products] in your config.toml looks it up at Open Food Facts"
    )
    let world = try added("--barcode", "5000112637922", "Cola", "--kcal", "139")
    #expect(
      world.text(of: "2026/2026-03-14.md")?.hasSuffix("- 12:00 Cola (139 kcal)\n  - barcode: 5000112637922\n")
        == true)
  }

  @Test(arguments: [
    (["4006381333932"], "it would have to be 1 (4006381333931)"), (["123"], "has 3 digits"),
    (["none.jpg"], "‘none.jpg’ is neither a barcode nor a file"),
    (["4006381333931", "--photo", "a.jpg"], "neither --photo"),
    (["4006381333931", "--amount", "much"], "‘much’ is no amount"),
    (["4006381333931", "0 g"], "‘0 g’ is no amount"),
    (["4006381333931", "1000000 g"], "‘1000000 g’ is no amount"),
  ])
  func `is refused where it cannot be meant`(arguments: [String], message: String) throws {
    let failure = #expect(throws: CommandFailure.self) {
      try AddCommand.parse(["--barcode"] + arguments).run(in: World(["foods.md": foods]).environment)
    }
    #expect(failure?.message.contains(message) == true)
  }

  @Test func `may be read from a picture`() throws {
    let world = World(["foods.md": foods, "a.png": "bars"])
    var environment = world.environment
    environment.scanBarcodes = { picture throws(CommandFailure) in
      String(decoding: picture, as: UTF8.self) == "bars" ? ["8901058000290"] : []
    }
    try AddCommand.parse(["--barcode", "a.png", "200 g", "--category", "snack"]).run(in: environment)
    #expect(world.text(of: "2026/2026-03-14.md")?.contains("- 12:00 Brot (500 kcal, 200 g)\n") == true)
  }

  @Test(arguments: [
    (
      #"{"status":1,"product":{"product_name":"Cola [330 ml]: #1","nutriments":{"energy-kcal_100g":42}}}"#,
      "- 12:00 Cola, 1 (84 kcal, 200 g)\n", ""
    ),
    (#"{"status":0}"#, nil, "Open Food Facts has no product 5000112637922"),
    (
      #"{"status":1,"product":{"product_name":"Cola","nutriments":{"energy-kcal_serving":139}}}"#, nil,
      "only of a serving whose weight is not known: 139 kcal"
    ),
  ])
  func `is looked up at Open Food Facts where the configuration says so`(
    answer: String, line: String?, remark: String
  ) throws {
    try withTemporaryFolder { folder in
      let online = try OnlineWorld(configuration: "[products]\nonline = true\n", in: folder)
      let environment = online.environment { _ in
        .success(HTTPAnswer(status: 200, body: Array(answer.utf8)))
      }
      let command = try AddCommand.parse(["--barcode", "5000112637922", "200 g", "--category", "drinks"])
      if let line {
        try command.run(in: environment)
        #expect(online.world.text(of: "2026/2026-03-14.md")?.contains(line) == true)
      } else {
        #expect(throws: CommandFailure.self) { try command.run(in: environment) }
        #expect(online.world.text(of: "2026/2026-03-14.md") == nil)
        #expect(online.world.complained.contains(remark))
      }
    }
  }

  @Test func `is exported with its code`() throws {
    let world = try added("--barcode", "4006381333931", "30 g")
    try ExportCommand.parse(["csv"]).run(in: world.environment)
    #expect(world.printed.contains("source,barcode,tags,note,attachments,file,line\r\n"))
    #expect(world.printed.contains(",barcode,4006381333931,,,,2026/2026-03-14.md,5\r\n"))
  }

  @Test func `is kept in foods.md with its figures`() throws {
    let world = World()
    try FoodsAddCommand.parse(["Keks", "--kcal", "450", "--barcode", "4006381333931"]).run(
      in: world.environment)
    #expect(
      world.text(of: "foods.md") == "# Foods\n\n## Keks\n\n- per 100 g: 450 kcal\n- barcode: 4006381333931\n")
    #expect(throws: CommandFailure.self) {
      try FoodsAddCommand.parse(["Brot", "--kcal", "250", "--barcode", "4006381333932"]).run(
        in: world.environment)
    }
  }
}
