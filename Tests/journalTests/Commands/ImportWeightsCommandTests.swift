import ArgumentParser
import JournalFormat
import Testing

@testable import journal

/// A world whose files can be read in pieces.
private func environment(of world: World) -> CommandEnvironment {
  var environment = world.environment
  environment.readPieces = { path, body in
    let bytes = try world.environment.readFile(path)
    for start in stride(from: 0, to: bytes.count, by: 100) {
      try Array(bytes[start..<min(bytes.count, start + 100)]).withUnsafeBytes {
        try body($0, start, bytes.count)
      }
    }
  }
  return environment
}

private func health(_ world: World, _ arguments: String...) throws {
  try ImportHealthCommand.parse(["export.xml"] + arguments).run(in: environment(of: world))
}

private func weights(_ world: World, _ arguments: String...) throws {
  try ImportWeightsCommand.parse(["weight.csv"] + arguments).run(in: environment(of: world))
}

private let export = """
  <HealthData>
   <Me HKCharacteristicTypeIdentifierDateOfBirth="1990-04-02" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexMale"/>
   <Record type="HKQuantityTypeIdentifierHeight" unit="cm" startDate="2020-03-14 07:05:00 +0100" value="180"/>
   <Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2026-03-12 07:05:00 +0100" value="72.4"/>
   <Record type="HKQuantityTypeIdentifierBodyMass" unit="lb" startDate="2026-03-13 21:00:00 +0100" value="160"/>
   <Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2026-03-13 07:00:00 +0100" value="72.9"/>
  </HealthData>

  """

@Suite struct `journal import health` {
  @Test func `writes the weights into day files, and twice changes nothing`() throws {
    let world = World(["export.xml": export, "2026/2026-03-12.md": "## Lunch\n\n- rice\n"])
    try health(world)
    #expect(
      world.printed == """
        export.xml: 3 weights, 2026-03-12 to 2026-03-13: 3 new on 2 days
        [profile] of journal.toml got sex, date of birth and height; ‘journal goal --setup’ asks for the rest.

        """)
    #expect(
      world.text(of: "2026/2026-03-12.md") == "## Lunch\n\n- rice\n\n## Weight\n\n- 07:05 72.4 kg\n")
    #expect(
      world.text(of: "2026/2026-03-13.md")
        == "## Weight\n\n- 07:00 72.9 kg\n- 21:00 160 lb\n")
    #expect(
      world.text(of: "journal.toml") == "[profile]\nsex = \"male\"\nborn = 1990-04-02\nheight_cm = 180\n")
    let paths = world.paths
    let before = paths.map { world.text(of: $0) }
    try health(world)
    #expect(world.printed.hasSuffix("export.xml: 3 weights, 2026-03-12 to 2026-03-13: 3 there already\n"))
    #expect(world.paths == paths)
    #expect(world.paths.map { world.text(of: $0) } == before)
  }

  @Test func `takes a weight without a time for the same`() throws {
    let world = World(["export.xml": export, "2026/2026-03-12.md": "Weight: 72.4 kg\n"])
    try health(world, "--to", "2026-03-12", "--no-profile")
    #expect(world.text(of: "2026/2026-03-12.md") == "Weight: 72.4 kg\n")
    #expect(world.text(of: "journal.toml") == nil)
    #expect(world.printed == "export.xml: 1 weight, 2026-03-12: 1 there already, 2 outside of the period\n")
  }

  @Test func `keeps what the profile says`() throws {
    let world = World(["export.xml": export, "journal.toml": "[profile]\nborn = 1980-01-01\n"])
    try health(world)
    #expect(
      world.text(of: "journal.toml") == "[profile]\nborn = 1980-01-01\nsex = \"male\"\nheight_cm = 180\n")
  }

  @Test func `shows first what it would do`() throws {
    let world = World(["export.xml": export])
    try health(world, "--dry-run", "--no-profile")
    #expect(world.paths == ["export.xml"])
    #expect(world.printed.contains("+- 21:00 160 lb\n"))
    #expect(
      world.printed.hasSuffix("export.xml: 3 weights, 2026-03-12 to 2026-03-13: 3 would be new on 2 days\n"))
  }

  @Test func `asks before it writes many files`() throws {
    let records = (1...21).map {
      "<Record type=\"HKQuantityTypeIdentifierBodyMass\" unit=\"kg\" startDate=\"2026-02-\($0 < 10 ? "0" : "")\($0) 07:00:00 +0100\" value=\"72\"/>"
    }
    let world = World(["export.xml": "<HealthData>\(records.joined())</HealthData>"])
    let failure = #expect(throws: CommandFailure.self) { try health(world) }
    #expect(
      failure?.message == "This writes 21 files, and nobody can be asked; --yes does it, --dry-run shows it")
    #expect(world.paths == ["export.xml"])
    try health(world, "--yes")
    #expect(world.paths.count == 22)
  }

  @Test(arguments: [
    (
      "PK\u{3}\u{4}x",
      "‘export.xml’ is a ZIP archive; unpack it first, as ‘unzip export.xml’ does, and name the file in it: ‘journal import health apple_health_export/export.xml’"
    ),
    (
      "<ClinicalDocument/>",
      "‘export.xml’ is no export of Apple Health: it has no ‘<HealthData’; the file to name is export.xml of the unpacked archive, not export_cda.xml; nothing was written"
    ),
  ])
  func `refuses other files`(text: String, message: String) throws {
    let world = World(["export.xml": text])
    let failure = #expect(throws: CommandFailure.self) { try health(world) }
    #expect(failure?.message == message)
  }

  @Test func `says when the file was cut off`() throws {
    let world = World(["export.xml": String(export.prefix(450))])
    try health(world, "--no-profile")
    #expect(
      world.complained
        == "journal: ‘export.xml’ ends before ‘</HealthData>’, so it was cut off; what stands in it was read; export and import once more\n"
    )
  }
}

@Suite struct `journal import weights` {
  @Test func `writes the weights of a table, and twice changes nothing`() throws {
    let world = World([
      "weight.csv": "Date,Weight (kg),Body fat\n2026-03-12 07:05,72.4,22.9\n2026-03-13,72.6,\n"
    ])
    try weights(world)
    #expect(world.printed == "weight.csv: 2 weights, 2026-03-12 to 2026-03-13: 2 new on 2 days\n")
    #expect(world.text(of: "2026/2026-03-12.md")?.hasSuffix("## Weight\n\n- 07:05 72.4 kg / 22.9%\n") == true)
    #expect(world.text(of: "2026/2026-03-13.md")?.hasSuffix("## Weight\n\n- 72.6 kg\n") == true)
    try weights(world)
    #expect(world.printed.hasSuffix("weight.csv: 2 weights, 2026-03-12 to 2026-03-13: 2 there already\n"))
  }

  @Test func `asks nothing about dates that are one day in both orders`() throws {
    let world = World(["weight.csv": "Date,Weight (kg)\n02/02/2026,72.4\n"])
    try weights(world)
    #expect(world.printed.hasPrefix("weight.csv: 1 weight, 2026-02-02: 1 new on 1 day\n"))
  }

  @Test func `names the rows it left out`() throws {
    let world = World(["weight.csv": "Date,Weight\n2026-03-12,72.4\nfoo,72\n"])
    let failure = #expect(throws: CommandFailure.self) { try weights(world) }
    #expect(failure?.message == "1 row could not be read")
    #expect(world.complained == "journal: weight.csv:3: ‘foo’ is no day; the row was left out\n")
    #expect(
      world.printed == """
        weight.csv: 1 weight, 2026-03-12: 1 new on 1 day
        Figures without a unit were read as kg. --unit says another.

        """)
  }

  @Test(arguments: [
    (
      "Date,Weight\n2026-03-12,160\n", [],
      "‘weight.csv’ names no unit, and its figures fit your weights in lb; add --unit lb, or --unit kg if they are right as they are; nothing was written"
    ),
    (
      "Date,Weight\n1/2/2026,72\n", [],
      "weight.csv:2: ‘1/2/2026’ may be 2026-02-01 or 2026-01-02, and the other dates do not tell; add --day-first or --month-first; nothing was written"
    ),
    (
      "Date,Weight\n13/2/2026,72\n02/14/2026,72\n", [],
      "weight.csv:3: ‘13/2/2026’ has the day first and ‘02/14/2026’ the month; write all dates in one order, best as 2026-03-14; nothing was written"
    ),
    (
      "a,b\n1,2\n", [],
      "‘weight.csv’: no row names a column of dates and one of weights; let the first row say so, as ‘date,weight (kg)’; nothing was written"
    ),
    ("Date,Weight\n2026-03-12,72\n", ["--unit", "oz"], "‘oz’ is no unit of weight; write kg, lb or st"),
  ])
  func `refuses what it cannot be sure of`(text: String, options: [String], message: String) throws {
    let world = World(["weight.csv": text, "2026/2026-03-11.md": "Weight: 72.6 kg\n"])
    let failure = #expect(throws: CommandFailure.self) {
      try ImportWeightsCommand.parse(["weight.csv"] + options).run(in: environment(of: world))
    }
    #expect(failure?.message == message)
    #expect(world.text(of: "2026/2026-03-12.md") == nil)
  }
}
