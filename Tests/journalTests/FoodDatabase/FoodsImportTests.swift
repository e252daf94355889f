import ArgumentParser
import Foundation
import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `Imported lists of foods` {
  private let header =
    "code\tproduct_name\tbrands\tcountries_tags\tserving_quantity\tenergy-kcal_100g\tfat_100g\tcarbohydrates_100g\tproteins_100g\n"
  private let keks = "4006381333931\tKeks\tOma\ten:germany\t25\t450\t18\t60\t7\n"

  private func environment(_ world: World, _ folder: TemporaryFolder) -> CommandEnvironment {
    var environment = world.environment
    environment.foodLists = FoodLists(folder: folder.path + "/data/foods")
    return environment
  }

  private func importOFF(_ text: String, _ folder: TemporaryFolder, _ world: World, _ options: String...)
    throws
  {
    try folder.write(text, to: "off.csv")
    try FoodsImportOFFCommand.parse(["\(folder.path)/off.csv"] + options).run(in: environment(world, folder))
  }

  @Test func `say what was imported, what was left out, and under which licence`() throws {
    try withTemporaryFolder { folder in
      let world = World()
      try importOFF(
        header + keks + "1\tWasser\t\ten:france\t\t0\t\t\t\n2\tNix\t\ten:germany\t\t-1\t\t\t\nbroken\n",
        folder, world,
        "--country", "Germany")
      #expect(
        world.printed == """
          1 food of ‘off.csv’ imported as ‘off’ (ODbL 1.0); left out: 1 of other countries, 1 without an energy from 0 to 900 kcal per 100 g
            Contains information from Open Food Facts (https://openfoodfacts.org), which is made available under the Open Database License (ODbL) 1.0.

          """)
      #expect(
        world.complained
          == "journal: \(folder.path)/off.csv:5: this row is left out: it has 1 field, and the header 9 fields\n"
      )
      #expect(folder.files() == ["data/foods/.lock", "data/foods/off.sqlite", "off.csv"])
    }
  }

  @Test func `are searched behind the foods of the table`() throws {
    try withTemporaryFolder { folder in
      try importOFF(header + keks + "96385074\tFlurbo\t\t\t\t450\t\t\t\n", folder, World())
      let world = World()
      try FoodsSearchCommand.parse(["keks", "om"]).run(in: environment(world, folder))
      #expect(world.printed.contains("Keks (Oma)   450  7  60  18           25 g  off:4006381333931"))
      #expect(world.printed.contains("off: off.csv, imported 2026-03-14, ODbL 1.0. Contains information"))
      let shown = World()
      try FoodsShowCommand.parse(["4006381333931"]).run(in: environment(shown, folder))
      #expect(shown.printed.contains("Measures: 1 serving = 25 g."))
      let estimated = World()
      try EstimateCommand.parse(["50", "g", "Flurbo"]).run(in: environment(estimated, folder))
      #expect(estimated.printed.contains("About 225 kcal"))
    }
  }

  @Test func `show where they are from`() throws {
    try withTemporaryFolder { folder in
      try importOFF(header + keks, folder, World())
      let world = World()
      try FoodsSourcesCommand.parse(["--format", "json"]).run(in: environment(world, folder))
      var digest = SHA256()
      digest.update(Array((header + keks).utf8))
      #expect(world.printed.contains("\"sha256\": \"\(digest.text())\""))
      #expect(world.printed.contains("\"imported\": \"2026-03-14\""))
    }
  }

  @Test func `stay as they are where an import fails, and what a killed one left is removed`() throws {
    try withTemporaryFolder { folder in
      try importOFF(header + keks, folder, World())
      let before = try folder.bytes(of: "data/foods/off.sqlite")
      try folder.write("half a database", to: "data/foods/.off.sqlite.unfinished")
      try folder.write("half a journal", to: "data/foods/.off.sqlite.unfinished-journal")
      for text in ["", "a,b,c\n1,2,3\n", header, header + "1\tNix\t\t\t\t\t\t\t\n"] {
        #expect(throws: CommandFailure.self) { try importOFF(text, folder, World()) }
        #expect(try folder.bytes(of: "data/foods/off.sqlite") == before)
        #expect(folder.files() == ["data/foods/.lock", "data/foods/off.sqlite", "off.csv"])
      }
      try importOFF(header + keks.replacing("Keks", with: "Zwieback"), folder, World())
      let lists = FoodLists(folder: folder.path + "/data/foods").opened { _ in }
      #expect(try lists.foods(matching: "zwieback").map(\.name) == ["Zwieback"])
      #expect(try lists.foods(matching: "keks").isEmpty)
    }
  }

  @Test func `may be packed by gzip`() throws {
    try withTemporaryFolder { folder in
      try folder.write(header + keks, to: "off.csv")
      guard case .output(let packed) = runProgram(["gzip", "-c", "\(folder.path)/off.csv"]) else {
        return  // There is no gzip here, and nothing to unpack.
      }
      try folder.write(packed, to: "off.csv.gz")
      let world = World()
      try FoodsImportOFFCommand.parse(["\(folder.path)/off.csv.gz"]).run(in: environment(world, folder))
      #expect(world.printed.hasPrefix("1 food of ‘off.csv.gz’ imported as ‘off’"))
      try folder.write(Array(packed.dropLast(12)), to: "off.csv.gz")
      #expect(throws: CommandFailure.self) {
        try FoodsImportOFFCommand.parse(["\(folder.path)/off.csv.gz"]).run(in: environment(World(), folder))
      }
      #expect(
        try FoodLists(folder: folder.path + "/data/foods").opened { _ in }.foods(matching: "keks").count == 1)
    }
  }

  @Test func `of USDA are put together from its files`() throws {
    try withTemporaryFolder { folder in
      try folder.write(
        "\"fdc_id\",\"data_type\",\"description\"\n\"1\",\"sr_legacy_food\",\"Rice, white, cooked\"\n\"2\",\"branded_food\",\"COLA\"\n\"3\",\"sub_sample_food\",\"Rice\"\n\"4\",\"foundation_food\",\"Oats\"\n\"5\",\"foundation_food\",\"Nothing\"\n",
        to: "usda/food.csv")
      try folder.write(
        "id,fdc_id,nutrient_id,amount\n1,1,1003,2.7\n2,1,1008,130\n3,1,1062,9999\n4,2,1008,42\n5,4,2047,380\n6,1,1004,0.3\n7,4,2048,379\n8,9,1008,1\n",
        to: "usda/food_nutrient.csv")
      try folder.write(
        "fdc_id,brand_owner,brand_name,gtin_upc,serving_size,serving_size_unit,household_serving_fulltext\n2,Owner,Brand,036000291452,330,ml,1 BOTTLE\n",
        to: "usda/branded_food.csv")
      try folder.write("id,name\n1000,cup\n", to: "usda/measure_unit.csv")
      try folder.write(
        "id,fdc_id,amount,measure_unit_id,modifier,gram_weight\n1,1,2,1000,,316\n2,4,1,9999,tbsp,5\n",
        to: "usda/food_portion.csv")
      let world = World()
      try FoodsImportUSDACommand.parse(["\(folder.path)/usda"]).run(in: environment(world, folder))
      #expect(
        world.printed.hasPrefix(
          "3 foods of ‘usda’ imported as ‘usda’ (public domain (CC0 1.0)); left out: 1 without an energy"))
      let lists = FoodLists(folder: folder.path + "/data/foods").opened { _ in }
      #expect(lists.food(named: "rice, white, cooked")?.kilocalories == 130)
      #expect(lists.food(named: "rice, white, cooked")?.fat == 0.3)
      #expect(lists.food(named: "rice, white, cooked")?.measuresText == "cup 158.0")
      #expect(lists.food(named: "oats")?.kilocalories == 379)
      #expect(lists.food(named: "oats")?.measuresText == "tbsp 5.0")
      let cola = try lists.product(Barcode("036000291452"))
      #expect(cola?.brand == "Brand" && cola?.serving == 330)
      #expect(cola?.measuresText == "serving 330.0;piece 330.0;bottle 330.0")
      #expect(throws: CommandFailure.self) {
        try FoodsImportUSDACommand.parse([folder.path]).run(in: environment(World(), folder))
      }
    }
  }

  @Test func `of one's own are named after their file`() throws {
    try withTemporaryFolder { folder in
      try folder.write("name;kcal\nKeks;450,5\n", to: "My Shop.csv")
      let world = World()
      try FoodsImportCSVCommand.parse(["\(folder.path)/My Shop.csv", "--licence", "my own"])
        .run(in: environment(world, folder))
      #expect(world.printed == "1 food of ‘My Shop.csv’ imported as ‘csv-my-shop’ (my own)\n")
    }
  }

  @Test func `name the columns of which nothing is taken`() throws {
    try withTemporaryFolder { folder in
      try folder.write("name,kcal,Fibre,Price\nKeks,450,3,1.20\n", to: "shop.csv")
      let world = World()
      try FoodsImportCSVCommand.parse(["\(folder.path)/shop.csv", "--licence", "my own"])
        .run(in: environment(world, folder))
      #expect(
        world.printed
          == "1 food of ‘shop.csv’ imported as ‘csv-shop’ (my own)\n  nothing was taken from the columns ‘fibre’, ‘price’\n"
      )
    }
  }

  @Test func `that are damaged are named and passed over`() throws {
    try withTemporaryFolder { folder in
      try folder.write(
        "no database at all, though it is long enough for a header", to: "data/foods/off.sqlite")
      let world = World()
      try FoodsSearchCommand.parse(["idli"]).run(in: environment(world, folder))
      #expect(
        world.complained
          == "journal: ‘\(folder.path)/data/foods/off.sqlite’ cannot be read: file is not a database; import this list again, or remove the file\n"
      )
    }
  }

  @Test func `lie in the user's data folder`() {
    #expect(FoodLists.configured { ["XDG_DATA_HOME": "/x", "HOME": "/h"][$0] }.folder == "/x/journal/foods")
    #expect(
      FoodLists.configured { ["XDG_DATA_HOME": "x", "HOME": "/h"][$0] }.folder
        == "/h/.local/share/journal/foods")
    #expect(FoodLists.configured { _ in nil }.folder == nil)
  }

  @Test(arguments: [
    (0, 40, "Reading [--------------]   0 %  5 foods"), (50, 40, "Reading [#######-------]  50 %  5 foods"),
    (200, 40, "Reading [##############] 100 %  5 foods"), (50, 12, "Reading  50"),
  ])
  func `draw a bar that fits the terminal`(done: Int, width: Int, line: String) {
    #expect(ProgressBar.line("Reading", done: done, of: 100, detail: "5 foods", width: width) == line)
  }

  @Test func `draw no bar but on a terminal`() {
    var terminal = Terminal.plain
    for (isInteractive, expected) in [(false, ""), (true, "\r\u{1B}[K")] {
      terminal.isInteractive = isInteractive
      var drawn = ""
      let bar = ProgressBar(terminal, after: .zero) { drawn += $0 }
      bar.show("Reading", done: 1, of: 2)
      bar.clear()
      #expect(drawn.hasSuffix(expected) && drawn.isEmpty == !isInteractive)
    }
  }
}
