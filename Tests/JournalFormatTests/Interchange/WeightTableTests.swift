import JournalFormat
import JournalTestSupport
import Testing

/// The readings and the rows that were not read, a line each; or the problem.
private func read(
  _ text: String, isDayFirst: Bool? = nil, unit: BodyMassUnit? = nil, language: Language? = nil
) -> [String] {
  do throws(WeightTable.Problem) {
    let table = try WeightTable(
      SourceText(text), parser: DayFileParser(),
      hints: WeightTable.Hints(
        isDayFirst: isDayFirst, unit: unit, usualUnit: .kilograms, language: language,
        today: day("2026-03-14")))
    return table.readings.map { reading in
      let mass = (reading.mass.kilograms / reading.unit.kilograms * 100).rounded() / 100
      let fat = reading.bodyFatPercent.map { " / \($0)%" } ?? ""
      let time = reading.time.map { " \($0)" } ?? ""
      return "\(reading.day)\(time)\(reading.isUniversal ? "Z" : "") \(mass) \(reading.unit.rawValue)\(fat)"
    } + table.unread.map { "line \($0.line): \($0.reason)" }
  } catch {
    return ["\(error)"]
  }
}

@Suite struct `A table of weights` {
  @Test(arguments: [
    (
      "Date,\"Weight (kg)\",\"Fat mass (kg)\",Comments\n\"2026-01-05 07:12:33\",72.40,16.50,\n\"2026-01-06 07:12:33\",,,\n",
      ["2026-01-05 07:12 72.4 kg / 22.8%"]
    ),
    (
      "#Version:6\n#Units:lb\n\n#date;weight;weight trend;body fat\n2026-02-04T06:40:24.000Z;160,4;160;22.5\n",
      ["2026-02-04 06:40Z 160.4 lb / 22.5%"]
    ),
    (
      "date,weight,Körperfettanteil (%)\n2026-03-01,12 st 3 lb,\"24,1\"\n2026-03-02,9 st 13.5 lb,\n",
      ["2026-03-01 12.21 st / 24.1%", "2026-03-02 9.96 st"]
    ),
    (
      "Date,Weight,Units\n2026-03-01,160,lbs\n2026-03-02,11.4,st\n2026-03-03,72.5,kg\n2026-03-04,72.4,\n",
      ["2026-03-01 160.0 lb", "2026-03-02 11.4 st", "2026-03-03 72.5 kg", "2026-03-04 72.4 kg"]
    ),
    (
      "Body\nDate,Weight,BMI,Fat\n\"2026-01-05\",\"72.4\",\"23.1\",\"22.9\"\n\"2026-01-06\",\"72.1\",\"23.1\",\"0\"\n",
      ["2026-01-05 72.4 kg / 22.9%", "2026-01-06 72.1 kg"]
    ),
    (
      "Time,Weight,Change,BMI,Body Fat,\n\" Jan 5, 2026\",\n7:12 AM,72.9 kg,0.2 kg,23.1,22.9 %,\n\" Jan 6, 2026\",\n7:30 PM,72.7 kg,,,--,\n",
      ["2026-01-05 07:12 72.9 kg / 22.9%", "2026-01-06 19:30 72.7 kg"]
    ),
    (
      "Datum;Uhrzeit;Gewicht;Körperfett\r\n05.01.2026;07:10;72,4;22,9\r\n",
      ["2026-01-05 07:10 72.4 kg / 22.9%"]
    ),
    ("Date,Weight,Fat mass %\n2026-03-01,72.4,22.1\n", ["2026-03-01 72.4 kg / 22.1%"]),
    ("Date;Gewicht;Fettmasse (%)\n2026-03-01;72,4;22,1\n", ["2026-03-01 72.4 kg / 22.1%"]),
    ("date,weight,fat\n2026-03-01,72.4,0.229\n", ["2026-03-01 72.4 kg / 22.9%"]),
    ("date\tweight_lb\n2026-01-05\t160.25\n", ["2026-01-05 160.25 lb"]),
    ("Date,Weight\n2026-01-05,11 st 6 lb\n", ["2026-01-05 11.43 st"]),
    ("\u{FEFF}Date,Weight\n2026-01-05 12:30 am,72.09999999999\n", ["2026-01-05 00:30 72.1 kg"]),
    ("Date,Weight\n2026-01-05,72.4\n2026-01-05,72.4\n", ["2026-01-05 72.4 kg"]),
  ])
  func `is read by the titles of its columns`(text: String, expected: [String]) {
    #expect(read(text) == expected)
  }

  @Test(arguments: [
    // A number above twelve tells.
    ("date,kg\n1/2/2026,72\n25/2/2026,72\n", ["2026-02-01 72.0 kg", "2026-02-25 72.0 kg"]),
    ("date,kg\n1/2/2026,72\n1/13/2026,72\n", ["2026-01-02 72.0 kg", "2026-01-13 72.0 kg"]),
    // So do days to come, but not how closely days follow each other.
    (
      "date,kg\n1/2/2026,72\n1/3/2026,72\n", ["order(\"1/2/2026\", [2026-02-01, 2026-01-02], line: 2)"]
    ),
    ("date,kg\n3/12/2026,72\n", ["2026-03-12 72.0 kg"]),
    ("date,kg\n1.2.2026,72\n", ["2026-02-01 72.0 kg"]),
  ])
  func `tells the order of day and month over the whole file`(text: String, expected: [String]) {
    #expect(read(text) == expected)
  }

  @Test func `is refused where the order cannot be told, unless it is said`() {
    let text = "date,kg\n1/2/2026,72\n"
    #expect(read(text) == ["order(\"1/2/2026\", [2026-02-01, 2026-01-02], line: 2)"])
    #expect(read(text, isDayFirst: true) == ["2026-02-01 72.0 kg"])
    #expect(read(text, isDayFirst: false) == ["2026-01-02 72.0 kg"])
    #expect(read(text, language: .german) == ["2026-02-01 72.0 kg"])
  }

  @Test func `names the rows that it cannot read`() {
    let text = """
      date,weight (kg)
      foo,72
      2026-01-05,heavy
      2026-01-05,7
      2026-02-30,72
      2027-01-05,72
      ,72
      2026-01-05,

      """
    #expect(
      read(text) == [
        "line 2: ‘foo’ is no day", "line 3: ‘heavy’ is no weight", "line 4: 7 kg is no weight of a person",
        "line 5: ‘2026-02-30’ is no day", "line 6: 2027-01-05 is still to come", "line 7: it has no day",
      ])
  }

  @Test(arguments: [
    "", "2026-01-05,72.4\n", "date,trend\n2026-01-05,72.4\n", "{\"a\": 1}", "\u{0}\u{1},\"\n",
  ])
  func `needs a row that names its columns`(text: String) {
    #expect(read(text) == ["noColumns"])
  }

  @Test func `never traps, whatever the bytes are`() {
    let pieces = [
      "date,weight\n", "\"", ",", ";", "\t", "\n", "\r\n", "2026-01-05", "1/2/2026", " 7:12", "pm", "Z",
      "72.4", "kg", " st ", "5 lb", "99999999999",
      ".", ":", "#Units:", "é", "\u{0}",
    ]
    for seed in 0..<200 {
      var random = SplitMix64(seed: UInt64(seed))
      let text = (0..<60).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
      _ = read("date,weight\n" + text)
    }
  }
}
