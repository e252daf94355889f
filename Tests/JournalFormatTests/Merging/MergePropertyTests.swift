import JournalTestSupport
import Testing

@testable import JournalFormat

/// Each round merges two changes of one day that its seed draws; what fails names the seed.
@Suite struct `Merges of generated days` {
  private let merge = DayFileMerge(day: Day(ordinal: 9569))

  private func merged(_ base: String, _ ours: String, _ theirs: String) -> DayFileMergeResult {
    merge.merge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
  }

  @Test func `lose nothing, invent nothing, keep the time, and do not ask whose side is whose`() {
    var clean = 0
    for seed in 1...1_000 as ClosedRange<UInt64> {
      let triple = MergeTriple(seed: seed)
      let (base, ours, theirs) = (Lines(triple.base), Lines(triple.ours), Lines(triple.theirs))
      let (one, other) = (
        merged(triple.base, triple.ours, triple.theirs), merged(triple.base, triple.theirs, triple.ours)
      )
      let result = Lines(one.text)
      #expect(one.verdict == other.verdict, "seed \(seed)")
      switch one {
      case .clean:
        clean += 1
        // A line that gave way to another tick of the same task is the only one that may be gone.
        let lost = result.lost(from: base, ours, theirs).filter { !$0.contains("done:") }
        #expect(lost == [], "seed \(seed)")
        #expect(result.invented(beyond: base, ours, theirs) == [], "seed \(seed)")
        #expect(one.text == other.text, "seed \(seed)")
        if ours.isInOrderOfTime, theirs.isInOrderOfTime {
          #expect(result.isInOrderOfTime, "seed \(seed)\n\(one.text)")
        }
      case .conflict:
        #expect(result.lost(from: base, ours, theirs) == [], "seed \(seed)")
        let marks = result.counts.keys.filter { ours.counts[$0] == nil && theirs.counts[$0] == nil }
        #expect(Set(marks) == ["<<<<<<< ours", "=======", ">>>>>>> theirs"], "seed \(seed)")
        #expect(result == Lines(other.text), "seed \(seed)")
      case .undecided: Issue.record("undecided, seed \(seed)")
      }
    }
    #expect(clean > 900, "clean: \(clean) of 1,000")
  }

  @Test func `do not change when they are merged again`() {
    for seed in 3_001...3_200 as ClosedRange<UInt64> {
      let triple = MergeTriple(seed: seed)
      let one = merged(triple.base, triple.ours, triple.theirs)
      guard one.verdict == "clean" else { continue }
      #expect(merged(triple.base, one.text, triple.theirs).text == one.text, "seed \(seed)")
      #expect(merged(triple.base, triple.ours, one.text).text == one.text, "seed \(seed)")
    }
  }

  @Test func `do not change when they are merged again, also with lines that stand there twice`() {
    let base =
      "## Breakfast\n\n- Porridge\n\n## Lunch\n\n- Coffee\n\n## Dinner\n\n- 21:43 Yoghurt\n- Porridge\n"
    let ours =
      "## Breakfast\n\n- Porridge\n\n## Lunch\n\n## Dinner\n\n- 21:43 Yoghurt\n- Porridge\n- Coffee\n"
    let theirs =
      "## Breakfast\n\n- Porridge\n\n## Lunch\n\n- Coffee\n\n## Snack\n\n- Coffee with milk\n\n## Dinner\n\n"
      + "- 21:43 Yoghurt\n"
    let one = merged(base, ours, theirs)
    #expect(
      one.text
        == "## Breakfast\n\n- Porridge\n\n## Lunch\n\n## Snack\n\n- Coffee with milk\n\n## Dinner\n\n- 21:43 Yoghurt\n"
        + "- Coffee\n")
    #expect(merged(base, one.text, theirs) == one)
    #expect(merged(base, ours, one.text) == one)
  }

  @Test func `do not change when they are merged again, also where both moved an entry past the other's`() {
    func text(_ lunch: String, _ snack: String) -> String {
      "## Lunch\n\n- 14:44 Lentils\n\(lunch)\n## Snack\n\n\(snack)"
    }
    let base = text("", "- 16:20 Coffee\n- Chocolate\n")
    let ours = text("- Chocolate\n", "- 16:20 Coffee\n")
    let theirs = text("- 16:20 Coffee\n  - note: black\n", "- Chocolate\n")
    let one = merged(base, ours, theirs)
    #expect(one.text + "\n" == text("- Chocolate\n- 16:20 Coffee\n  - note: black\n", ""))
    #expect(merged(base, one.text, theirs) == one)
    #expect(merged(base, ours, one.text) == one)
  }

  @Test func `do not change when they are merged again, also where both moved entries to one section`() {
    func text(_ breakfast: String, _ lunch: String, _ dinner: String) -> String {
      "## Breakfast\n\(breakfast)\n## Lunch\n\(lunch)\n## Dinner\n\(dinner)- tea\n"
    }
    let (early, late, rice, coffee) = ("- 07:12 Porridge\n", "- 08:54 Yoghurt\n", "- Rice\n", "- Coffee\n")
    let base = text(early + late, rice, coffee)
    let ours = text(early, late + rice, coffee)
    let theirs = text(late, early + rice + coffee + "- Cake\n", "")
    let one = merged(base, ours, theirs)
    #expect(one.text == text("", early + late + rice + coffee + "- Cake\n", ""))
    #expect(merged(base, one.text, theirs) == one)
    #expect(merged(base, ours, one.text) == one)
  }

  @Test func `do not change when they are merged again, also where one of two alike was taken out`() {
    func text(_ entries: String) -> String { "## Dinner\n\n\(entries)" }
    let base = text("- 21:07 Yoghurt\n- 21:36 Yoghurt\n")
    let (ours, theirs) = (text("- 21:36 Yoghurt\n"), text("- 21:07 Yoghurt\n- 22:38 Yoghurt\n"))
    let one = merged(base, ours, theirs)
    #expect(one.text == text("- 22:38 Yoghurt\n"))
    #expect(merged(base, one.text, theirs) == one)
    #expect(merged(base, ours, one.text) == one)
  }

  @Test func `are clean where both add a thousand entries at one place`() {
    func day(_ entries: (Int) -> String) -> String { "## Lunch\n\n" + (0..<1_000).map(entries).joined() }
    let result = merged("## Lunch\n", day { "- rice \($0)\n" }, day { "- soup \($0)\n" })
    #expect(result.verdict == "clean")
    #expect(result.text.split(separator: "\n").count == 2_001)
  }

  @Test func `are clean where both only add`() {
    for seed in 4_001...4_500 as ClosedRange<UInt64> {
      let triple = MergeTriple(seed: seed, changes: MergeTriple.Change.additions)
      let result = merged(triple.base, triple.ours, triple.theirs)
      #expect(result.verdict == "clean", "seed \(seed)\n\(result.text)")
      let lost = Lines(result.text).lost(from: Lines(triple.base), Lines(triple.ours), Lines(triple.theirs))
      #expect(lost == [], "seed \(seed)")
    }
  }

  @Test func `never trap, whatever the texts are`() {
    var numbers = SplitMix64(seed: 99)
    let pieces = [
      "- a", "- 12:00 b", "  - c", "\t- d", "## Lunch", "# h", "", "", "text", "~~~", "```", "---", "mood: 4",
      "===",
      "> q", "<!-- journal begin x", "<!-- journal end -->", "%% c", "%%", "<<<<<<< x", "=======",
      ">>>>>>> y",
      "- [x] t done:9:05", "- [ ] t", "  - edited: 2026-03-14", "    - e", "1. n", "- - f", "-", "Lunch:",
      "\u{FEFF}- g",
    ]
    func text() -> [UInt8] {
      (0..<Int.random(in: 0...14, using: &numbers)).flatMap { _ in
        Array(GeneratedDay.pick(pieces, &numbers).utf8)
          + (Int.random(in: 0...30, using: &numbers) == 0 ? [0x0D] : [])
          + (Int.random(in: 0...40, using: &numbers) == 0 ? [] : [0x0A])
      }
    }
    for round in 0..<400 {
      let (base, ours, theirs) = (text(), text(), text())
      let (one, other) = (
        merge.merge(base: base, ours: ours, theirs: theirs),
        merge.merge(base: base, ours: theirs, theirs: ours)
      )
      #expect(one.verdict == other.verdict, "seed 99, round \(round)")
      if one.verdict == "clean" { #expect(one == other, "seed 99, round \(round)") }
      #expect(merge.merge(base: base, ours: ours, theirs: base) == .clean(ours), "seed 99, round \(round)")
    }
  }
}

/// How often each line is in a text, blank ones left out.
private struct Lines: Equatable {
  private(set) var counts: [String: Int] = [:]
  private let all: [Substring]

  init(_ text: String) {
    all = text.split(separator: "\n")
    for line in all { counts[String(line), default: 0] += 1 }
  }

  static func == (a: Lines, b: Lines) -> Bool { a.counts == b.counts }

  /// Lines that are here less often than what nobody removed.
  func lost(from base: Lines, _ ours: Lines, _ theirs: Lines) -> [String] {
    keys(base, ours, theirs).filter { line in
      let (b, o, t) = (base[line], ours[line], theirs[line])
      return self[line] < min(b, o, t) || self[line] < max(o, t) - max(0, b - min(o, t))
    }
  }

  /// Lines that are here more often than both sides account for.
  func invented(beyond base: Lines, _ ours: Lines, _ theirs: Lines) -> [String] {
    keys(base, ours, theirs).union(counts.keys).filter { line in
      self[line] > max(ours[line], theirs[line], ours[line] + theirs[line] - base[line])
    }
  }

  private subscript(line: String) -> Int { counts[line] ?? 0 }

  private func keys(_ base: Lines, _ ours: Lines, _ theirs: Lines) -> Set<String> {
    Set(base.counts.keys).union(ours.counts.keys).union(theirs.counts.keys)
  }

  /// Whether the timed entries of each section come one after the other.
  var isInOrderOfTime: Bool {
    var last = ""
    for line in all {
      if line.hasPrefix("#") { last = "" }
      guard line.hasPrefix("- "), let clock = line.split(separator: " ").first(where: { $0.first != "-" }),
        clock.count == 5, clock.contains(":")
      else { continue }
      if String(clock) < last { return false }
      last = String(clock)
    }
    return true
  }
}
