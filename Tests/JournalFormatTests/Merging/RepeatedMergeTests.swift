import Foundation
import JournalTestSupport
import Testing

@testable import JournalFormat

/// Merges of generated texts, merged again: with either side, and with files that went on changing meanwhile.
@Suite struct `Merges that are made again` {
  /// `MERGE_TRIPLES=100000` asks for more than a dose, `MERGE_SEED=…` for others. A release build is ten times as fast.
  @Test func `lose nothing, repeat nothing and come out the same`() {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["MERGE_TRIPLES"].flatMap(UInt64.init) ?? 50
    let first = environment["MERGE_SEED"].flatMap(UInt64.init) ?? 1
    var verdicts: [String: Int] = [:]
    var additions = (merged: 0, clean: 0)
    for seed in first..<(first + count) {
      var properties = MergeProperties(seed: seed)
      properties.check()
      verdicts[properties.verdict, default: 0] += 1
      additions.merged += properties.additions.merged
      additions.clean += properties.additions.clean
      for violation in properties.violations { Issue.record("seed \(seed): \(violation)") }
    }
    if count > 50 { print("\(count) triples from seed \(first): \(verdicts), additions \(additions)") }
    #expect(additions.clean == additions.merged, "\(additions)")
    #expect(verdicts["clean", default: 0] > Int(count) * 7 / 10)
  }

  @Test func `leave blank lines at the end where more was added below them`() {
    let row: MergeRow = (
      base: "## Notes\n\nRain.\n", ours: "## Notes\n\nRain.\n\n## Series\n\n\n## Sleep\n\n- 7 h\n",
      theirs: "## Notes\n\nRain.\n\n## Series\n\n\n",
      result: "## Notes\n\nRain.\n\n## Series\n\n\n## Sleep\n\n- 7 h\n"
    )
    expectMerged(row)
  }

  @Test func `stand where one side removed a task and the other added one that begins like it`() {
    func text(_ front: String, _ lunch: String, _ dinner: String, _ tasks: String) -> String {
      front + "# Saturday, 14 March 2026\n\n## Breakfast\n\n- Yoghurt\n\n" + lunch
        + "## Snack\n\n- 17:15 Yoghurt\n\n## Dinner\n\n- 19:20 Yoghurt\n" + dinner
        + "- 20:30 Tea with milk\n- 20:47 Chocolate (90 kcal)\n\n## Tasks\n\n- [ ] Book dentist !high\n- [ ] Buy oats\n"
        + "- [ ] Water plants every:week\n" + tasks
    }
    let rent = "- [ ] Pay the rent due:2026-03-18\n"
    var properties = MergeProperties(
      base: text("", "", "", rent), ours: text("", "", "", ""),
      theirs: text(
        "---\nkey-t496: yes\n---\n", "## Lunch\n\n- Rice 150 g, two eggs t986\n\n", "- 20:29 Yoghurt t864\n",
        rent + "- [ ] Pay the rent due:2026-03-18 t655\n"))
    properties.check()
    #expect(properties.violations.map(\.description) == [])
    #expect(properties.verdict == "undecided")
  }

  @Test
  func `stand where one side removed an entry and the other added one that begins like it, at another time`()
  {
    func text(_ breakfast: String, _ snack: String, _ dinner: String) -> String {
      "# Saturday, 14 March 2026\n\n" + breakfast + "## Snack\n" + snack + "\n## Dinner\n- 19:24 Apple\n"
        + dinner
        + "\n## Tasks\n- [ ] Book dentist !high\n- [ ] Water plants every:week\n- [ ] Call Anna"
    }
    var properties = MergeProperties(
      base: text("", "- 17:09 Apple\n", "- 21:44 Yoghurt\n"), ours: text("", "", "- 21:44 Yoghurt\n"),
      theirs: text(
        "## Breakfast\n- 07:38 Apple t821\n\n", "- 17:09 Apple\n- Apple t325\n",
        "- 19:33 Porridge with blueberries (320 kcal) t107\n- 22:52 Yoghurt\n"))
    properties.check()
    #expect(properties.violations.map(\.description) == [])
    #expect(properties.verdict == "clean")
  }
}
