import JournalFormat
import JournalTestSupport
import Testing

/// An export with these lines below the root.
private func export(_ lines: String, head: String = "<?xml version=\"1.0\"?>\n") -> String {
  "\(head)<HealthData locale=\"en_DE\">\n\(lines)\n</HealthData>\n"
}

/// What was read, from pieces of this length.
private func read(_ text: String, piece: Int = 1 << 20) -> AppleHealthExport {
  var export = AppleHealthExport()
  let bytes = Array(text.utf8)
  for start in stride(from: 0, to: bytes.count, by: piece) {
    Array(bytes[start..<min(bytes.count, start + piece)]).withUnsafeBytes { export.take($0) }
  }
  return export
}

private func lines(_ export: AppleHealthExport) -> [String] {
  export.readings.map { reading in
    let mass = (reading.mass.kilograms / reading.unit.kilograms * 100).rounded() / 100
    let fat = reading.bodyFatPercent.map { " / \($0)%" } ?? ""
    return "\(reading.day) \(reading.time?.description ?? "") \(mass) \(reading.unit.rawValue)\(fat)"
  }
}

private func record(
  _ value: String, unit: String = "kg", type: String = "BodyMass", at: String = "2026-03-14 07:05:00 +0100"
) -> String {
  "<Record type=\"HKQuantityTypeIdentifier\(type)\" sourceName=\"Scale\" unit=\"\(unit)\" creationDate=\"\(at)\" startDate=\"\(at)\" endDate=\"\(at)\" value=\"\(value)\"/>"
}

@Suite struct `Apple Health’s export` {
  @Test(arguments: [
    ("72.4", "kg", "72.4 kg"), ("72.09999847412109", "kg", "72.1 kg"), ("72400", "g", "72.4 kg"),
    ("159.612", "lb", "159.61 lb"), ("11.5", "st", "11.5 st"),
  ])
  func `has weights in any of its units`(value: String, unit: String, expected: String) {
    #expect(lines(read(export(record(value, unit: unit)))) == ["2026-03-14 07:05 \(expected)"])
  }

  @Test(arguments: [
    "<Record value='72.4' startDate='2026-03-14 07:05:00 +0100' unit='kg' type='HKQuantityTypeIdentifierBodyMass'/>",
    "<Record\n  type = \"HKQuantityTypeIdentifierBodyMass\"\n\tunit=\"&#107;&#x67;\" startDate=\"2026-03-14 07:05:00 -0900\" value=\"72.4\">\n<MetadataEntry key=\"a\" value=\"b > c\"/>\n</Record>",
    "<Record type=\"HKQuantityTypeIdentifierBodyMass\" sourceName=\"a &lt;b&gt; > 'c'\" unit=\"kg\" startDate=\"2026-03-14 07:05:00 +0100\" value=\"72.4\"/>",
    "<!-- <Record type=\"HKQuantityTypeIdentifierBodyMass\" unit=\"kg\" startDate=\"2026-03-13 07:05:00 +0100\" value=\"71\"/> don't -->\(record("72.4"))",
    "<![CDATA[ <Record ]]>\(record("72.4"))", "<? a ' > ?>\(record("72.4"))",
    "<broken a=\"b \(record("72.4"))",
    "\(record("72.4"))\n\(record("72.40000152587891"))\n\(record("72.4", at: "2026-03-14 07:05:59 +0100"))",
  ])
  func `is read whatever form its tags have`(text: String) {
    for piece in [1, 2, 3, 7, 64, 1 << 20] {
      #expect(lines(read(export(text), piece: piece)) == ["2026-03-14 07:05 72.4 kg"], "pieces of \(piece)")
    }
  }

  @Test(arguments: [
    "<!DOCTYPE HealthData [\n<!-- don't -->\n<!ELEMENT a (b|c)*>\n<!ATTLIST a\n  b CDATA #REQUIRED\n>\n]>\n",
    "<!DOCTYPE HealthData [\n<!ATTLIST a\n  b CDATA #REQUIRED\n<!ELEMENT c>\n]>\n",
    "<!DOCTYPE HealthData [\n<!ELEMENT a>>\n<!ELEMENT b>\n]>\n",
    "<!DOCTYPE HealthData [\n<!ENTITY a \"b>c\">\n<!ENTITY d 'e\n>\n]>\n",
    "<!DOCTYPE HealthData [\n<!ELEMENT never\n",
  ])
  func `may have a document type that is not well formed`(head: String) {
    for piece in [1, 5, 1 << 20] {
      let found = read(export(record("72.4"), head: head), piece: piece)
      #expect(lines(found) == ["2026-03-14 07:05 72.4 kg"], "pieces of \(piece)")
      #expect(found.isHealthData && found.isComplete)
    }
  }

  @Test func `joins the share of fat to the weight of its minute`() {
    let text = """
      \(record("0.229", unit: "%", type: "BodyFatPercentage"))
      \(record("72.4"))
      \(record("73", at: "2026-03-15 07:05:00 +0100"))
      \(record("0.5", unit: "%", type: "BodyFatPercentage", at: "2026-03-16 07:05:00 +0100"))
      """
    #expect(lines(read(export(text))) == ["2026-03-14 07:05 72.4 kg / 22.9%", "2026-03-15 07:05 73.0 kg"])
  }

  @Test func `knows the person`() {
    let text = """
      <Me HKCharacteristicTypeIdentifierDateOfBirth='1990-04-02' HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexFemale"/>
      \(record("5.5", unit: "ft", type: "Height", at: "2026-03-14 07:05:00 +0100"))
      \(record("160", unit: "cm", type: "Height", at: "2020-03-14 07:05:00 +0100"))
      """
    let found = read(export(text))
    #expect(found.born == day("1990-04-02"))
    #expect(found.sex == .female)
    #expect(found.height == 167.6)
  }

  @Test(arguments: [
    record("7.2"), record("900"), record("x"), record(""), record("72", unit: "mol"),
    record("72", at: "yesterday"),
    record("72", at: "2026-02-30 07:05:00 +0100"), record("72", at: "2026-03-14 27:05:00 +0100"),
    record(String(repeating: "9", count: 400)),
  ])
  func `leaves out and counts what is no weight`(text: String) {
    let found = read(export(text))
    #expect(found.readings.isEmpty)
    #expect(found.unread == 1)
  }

  @Test func `is told from other files, and from one that was cut off`() {
    #expect(!read("<ClinicalDocument/>").isHealthData)
    #expect(!read("").isHealthData)
    #expect(!read("<HealthData>\n" + record("72.4")).isComplete)
  }

  @Test func `is passed over in bounded memory where a tag never ends`() {
    let long =
      "<Record a=\"" + String(repeating: "x", count: 300_000) + "\n<Record b='"
      + String(repeating: "y>", count: 100_000)
    #expect(lines(read(export(long + record("72.4")), piece: 4096)) == ["2026-03-14 07:05 72.4 kg"])
  }

  @Test func `never traps, whatever the bytes are`() {
    let pieces = [
      "<", ">", "\"", "'", "<!", "<!--", "-->", "]]>", "<![CDATA[", "<!DOCTYPE a [", "]>", "<?", "?>", "/",
      "=", "&#x", ";", "&#99999999999;",
      "Record ", "Me ", "type=\"HKQuantityTypeIdentifierBodyMass\" ", "value=\"72\" ", "unit=\"kg\" ",
      "startDate=\"2026-03-14 07:05:00\" ", "\n", " ", "\u{FEFF}", "é",
    ]
    for seed in 0..<200 {
      var random = SplitMix64(seed: UInt64(seed))
      let text = (0..<120).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
      let whole = read(text)
      let parts = read(text, piece: 1 + Int(random.next() % 9))
      #expect(lines(whole) == lines(parts), "seed \(seed)")
    }
  }
}
