import JournalFormat
import JournalTestSupport
import Testing

/// The change that a typed mass, a time and a share of fat make; `nil` keeps, `none` takes away.
private func change(_ mass: String? = nil, time: String? = nil, fat: String? = nil) -> WeightChange {
  var change = WeightChange()
  if let mass {
    let read = DayFileParser().parse(
      SourceText("## Weight\n\n- \(mass)\n"), day: day("2026-03-14"), path: "")
    change.mass = read.day.weights.first.map { ($0.mass, $0.unit) }
  }
  if let time {
    change.time = time == "none" ? .remove : DayFileParser().wholeTime(of: time).map { .set($0) } ?? .keep
  }
  if let fat { change.bodyFatPercent = fat == "none" ? .remove : Double(fat).map { .set($0) } ?? .keep }
  return change
}

@Suite struct `A weight that is changed` {
  private func changing(_ file: String, weight: Int = 0, _ change: WeightChange) -> String {
    text { try editor(file).changing(weight: weight, change) }
  }

  @Test(arguments: [
    ("## Weight\n\n- 07:05 72.4 kg\n", "## Weight\n\n- 07:05 72.1 kg\n"),
    (
      "## Weight\r\n\r\n* 07:05 72,4kg / 24,6 % morning\r\n",
      "## Weight\r\n\r\n* 07:05 72,1kg / 24,6 % morning\r\n"
    ),
    ("- Weight: 72.4 kg\n- Mood: 4/5\n", "- Weight: 72.1 kg\n- Mood: 4/5\n"),
    ("weight: 72.4 kg\n", "weight: 72.1 kg\n"),
    ("---\nweight: 72.4 kg\n---\n\nwords\n", "---\nweight: 72.1 kg\n---\n\nwords\n"),
    ("I weighed 72.4 kg this morning.\n", "I weighed 72.1 kg this morning.\n"),
    (
      "## Weight\n\n| Time | Weight (kg) | Fat |\n|---|--:|--:|\n| 07:05 | 72.4 | 24.6 |\n| 21:00 | 73.0 | 24.8 |\n",
      "## Weight\n\n| Time | Weight (kg) | Fat |\n|---|--:|--:|\n| 07:05 | 72.1 | 24.6 |\n| 21:00 | 73.0 | 24.8 |\n"
    ),
  ])
  func `is changed where its figure stands`(file: String, expected: String) {
    #expect(changing(file, change("72.1 kg")) == expected)
  }

  @Test(arguments: [
    ("160 lb", "## Weight\n\n- 160 lb\n"), ("11 st 5 lb", "## Weight\n\n- 11 st 5 lb\n"),
    ("72 kg", "## Weight\n\n- 72 kg\n"),
  ])
  func `takes another unit`(mass: String, expected: String) {
    #expect(changing("## Weight\n\n- 72.4 kg\n", change(mass)) == expected)
    #expect(changing("## Weight\n\n- 11 st 6 lb\n", change(mass)) == expected)
  }

  @Test(arguments: [
    ("- 72.4 kg", change(fat: "22"), "- 72.4 kg / 22%"),
    ("- 72.4 kg / 24.6%", change(fat: "22.5"), "- 72.4 kg / 22.5%"),
    ("- 07:05 72.4 kg / 24.6%", change(fat: "none"), "- 07:05 72.4 kg"),
    ("- 72.4 kg", change(time: "7:10"), "- 07:10 72.4 kg"),
    ("- 07:05 72.4 kg", change(time: "7:10"), "- 07:10 72.4 kg"),
    ("- 07:05: 72.4 kg", change(time: "7:10"), "- 07:10: 72.4 kg"),
    ("- 07:05 72.4 kg", change(time: "none"), "- 72.4 kg"),
    ("- morning: 72.4 kg", change("72", time: "7:10", fat: "22"), "- 07:10 morning: 72 kg / 22%"),
    ("- 07:05 72.4 kg / 24.6%", change("71.9", time: "8:00", fat: "24"), "- 08:00 71.9 kg / 24%"),
    ("- 07:05 72.4 kg", change(), "- 07:05 72.4 kg"),
  ])
  func `takes time and fat too`(line: String, change: WeightChange, expected: String) {
    #expect(changing("## Weight\n\n\(line)\n", change) == "## Weight\n\n\(expected)\n")
  }

  @Test func `is the one of its number`() {
    #expect(
      changing("## Weight\n\n- 72.4 kg\n- 72.4 kg\n", weight: 1, change("71 kg"))
        == "## Weight\n\n- 72.4 kg\n- 71 kg\n")
    #expect(
      changing("## Weight\n\n- 72.4 kg\n", weight: 1, change("71 kg"))
        == "refused: the file has 1 weights and no other")
  }

  @Test func `is left alone where it would be read as something else`() {
    #expect(
      changing(
        "## Weight\n\n| Weight (kg) |\n|--:|\n| 72.4 |\n", change(time: "7:10"))
        == "refused: on this line the weight cannot be changed so that it is read as meant; change it in an editor"
    )
  }
}

@Suite struct `A weight that is taken out` {
  private func removing(_ file: String, weight: Int = 0) -> String {
    text { try editor(file).removing(weight: weight) }
  }

  @Test(arguments: [
    ("## Weight\n\n- 72.4 kg\n- 73 kg\n", "## Weight\n\n- 73 kg\n"),
    ("## Weight\n\n- 72.4 kg\n\n## Lunch\n\n- rice\n", "## Weight\n\n\n## Lunch\n\n- rice\n"),
    ("## Weight\n\n- 72.4 kg\n  after the run\n- 73 kg\n", "## Weight\n\n- 73 kg\n"),
    ("## Weight\n\n- 72.4 kg\n  - after the run\n\n- 73 kg\n", "## Weight\n\n- 73 kg\n"),
    ("- Weight: 72.4 kg\n- Mood: 4/5\n", "- Mood: 4/5\n"),
    ("Weight: 72.4 kg\nMood: 4/5\n", "Mood: 4/5\n"),
    ("---\nweight: 72.4 kg\ntags: a\n---\n\nwords\n", "---\ntags: a\n---\n\nwords\n"),
    (
      "## Weight\n\n| Time | Weight (kg) |\n|---|--:|\n| 07:05 | 72.4 |\n| 21:00 | 73.0 |\n",
      "## Weight\n\n| Time | Weight (kg) |\n|---|--:|\n| 21:00 | 73.0 |\n"
    ),
  ])
  func `goes with its line`(file: String, expected: String) {
    #expect(removing(file) == expected)
  }

  @Test(arguments: [
    "## Lunch\n\n- rice\n", "## Weight\n\n- 07:00 73 kg\n",
    "## Weight\n\n- 07:00 73 kg\n\n## Lunch\n\n- rice\n",
    "## Weight\n\n73 kg\n\n- rice\n",
  ])
  func `leaves no trace where the section was there`(file: String) throws {
    var weight = try #require(editor("## Weight\n\n- 72.4 kg\n").day.weights.first)
    weight.time = nil
    let added = try editor(file).addingWeight("72.4 kg", as: weight)
    let text = String(decoding: added.result.bytes, as: UTF8.self)
    let place = try #require(added.day.weights.lastIndex { $0.mass == weight.mass })
    let removed = removing(text, weight: place)
    // A heading that was added stays.
    #expect(removed == file || removed == file + "\n## Weight\n\n")
  }

  @Test func `stays where its line says more`() {
    #expect(
      removing("# Day\n\nSleep: 7 h / weight 72.2 kg\n")
        == "refused: this line says more than the weight, or others would be read differently without it; take the weight out in an editor"
    )
  }
}
