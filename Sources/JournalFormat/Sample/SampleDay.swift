/// One page of the sample diary.
struct SampleDay {
  var date: SampleDate
  var entries: [SampleEntry]
  var tasks: [String]
  var habits: [String]
  var opening: String?
  /// Paragraphs.
  var notes: [String]

  /// The page as `FORMAT.md` has new files written.
  func markdown(isMarked: Bool) -> String {
    var blocks: [String] = []
    let matter = isMarked ? [] : frontMatter
    if isMarked { blocks.append(sampleMarker) }
    if !matter.isEmpty { blocks.append((["---"] + matter + ["---"]).joined(separator: "\n")) }
    blocks.append("# \(date.day.fullDate)")
    if let opening { blocks.append(opening) }
    if !matter.contains(where: { $0.hasPrefix("weight:") }), let weight = sampleWeight(on: date) {
      let fat = weight.bodyFat.map { " / \($0)%" } ?? ""
      section("Weight", ["- \(sampleWeightTime(on: date))\(weight.kilograms) kg\(fat)"], to: &blocks)
    }
    for slot in SampleSlot.allCases {
      section(slot.heading, entries.filter { $0.slot == slot }.flatMap(\.lines), to: &blocks)
    }
    section(
      "Symptoms", sampleSymptoms.filter { $0[0] == String(date.daysBack) }.map { "- " + $0[1] }, to: &blocks)
    section("Tasks", tasks, to: &blocks)
    section("Habits", habits, to: &blocks)
    let mood = sampleMood(on: date)
    if mood != nil || !notes.isEmpty { blocks.append("## Notes") }
    if let mood { blocks.append("- \(mood)") }
    blocks += notes
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func section(_ heading: String, _ lines: [String], to blocks: inout [String]) {
    guard !lines.isEmpty else { return }
    blocks.append("## \(heading)")
    blocks.append(lines.joined(separator: "\n"))
  }

  /// A few pages say something of themselves above the heading.
  private var frontMatter: [String] {
    switch date.daysBack {
    case 98: ["mood: 4/10", "tags: [deadline]"]
    case 67: sampleWeight(on: date).map { ["weight: \($0.kilograms) kg"] } ?? []
    case 40: ["complete: true"]
    case 35: ["tags: [travel, sea]", "mood: 9/10"]
    case 8: ["mood: 8/10"]
    default: []
    }
  }
}
