import JournalFormat
import JournalTestSupport

/// Three texts drawn from a seed, and what has to hold of every merge of them.
///
/// Nothing here knows how a merge is made: lines are counted, and merges are made again.
struct MergeProperties {
  let base: String
  let ours: String
  let theirs: String
  private let day = Day(ordinal: 9569)
  private var numbers: SplitMix64
  private var ending = "\n"

  /// What does not hold of which three texts.
  struct Violation: CustomStringConvertible {
    var rule: String
    var base: String
    var ours: String
    var theirs: String

    var description: String { "\(rule)\n--- base\n\(base)\n--- ours\n\(ours)\n--- theirs\n\(theirs)" }
  }

  private(set) var violations: [Violation] = []
  private(set) var verdict = ""
  /// How many merges with a file that got more entries meanwhile were made, and how many of them are clean.
  private(set) var additions = (merged: 0, clean: 0)

  /// Draws a day and what two sides made of it.
  init(seed: UInt64) {
    numbers = SplitMix64(seed: seed)
    var day = NastyText(
      lines: GeneratedDay(&numbers).text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map(String.init))
    for _ in 0..<Int.random(in: 0...3, using: &numbers) {
      day.apply(GeneratedDay.pick(NastyText.Change.allCases, &numbers), by: "b", &numbers)
    }
    if Int.random(in: 0..<10, using: &numbers) == 0 { ending = "\r\n" }
    var sides: [NastyText] = []
    for name in ["o", "t"] {
      var side = day
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        side.apply(GeneratedDay.pick(NastyText.Change.allCases, &numbers), by: name, &numbers)
      }
      sides.append(side)
    }
    let isOpen = Int.random(in: 0..<6, using: &numbers) == 0
    let mark = Int.random(in: 0..<30, using: &numbers) == 0 ? "\u{FEFF}" : ""
    let ending = ending
    func text(_ side: NastyText) -> String {
      let text = mark + side.text(ending: ending)
      return isOpen && text.utf8.count > ending.utf8.count
        ? String(decoding: text.utf8.dropLast(ending.utf8.count), as: UTF8.self) : text
    }
    (base, ours, theirs) = (text(day), text(sides[0]), text(sides[1]))
  }

  /// Three texts that are known.
  init(base: String, ours: String, theirs: String) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    numbers = SplitMix64(seed: 1)
  }

  private func merged(_ base: String, _ ours: String, _ theirs: String) -> DayFileMergeResult {
    DayFileMerge(day: day).merge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
  }

  private mutating func expect(_ holds: Bool, _ rule: String, _ texts: (String, String, String)? = nil) {
    guard !holds else { return }
    let texts = texts ?? (base, ours, theirs)
    violations.append(Violation(rule: rule, base: texts.0, ours: texts.1, theirs: texts.2))
  }

  /// Merges, and merges again.
  mutating func check() {
    let result = merged(base, ours, theirs)
    verdict = result.verdict
    let other = merged(base, theirs, ours)
    expect(result.verdict == other.verdict, "the verdict depends on whose side is whose")
    expect(LineCount(result.text) == LineCount(other.text), "the lines depend on whose side is whose")
    expect(merged(base, ours, ours).text == ours, "merged with itself it changes")
    expect(merged(base, ours, base).text == ours, "merged with what it was made from it changes")
    let counts = (LineCount(base), LineCount(ours), LineCount(theirs))
    switch result {
    case .undecided: break
    case .conflict:
      let count = LineCount(result.text)
      for line in count.lost(from: counts.0, counts.1, counts.2) where !count.isTicked(line) {
        expect(false, "lost in a conflict: \(line)")
      }
    case .clean:
      expect(result == other, "the text depends on whose side is whose")
      let count = LineCount(result.text)
      for line in count.lost(from: counts.0, counts.1, counts.2) where !count.isTicked(line) {
        expect(false, "lost: \(line)")
      }
      for line in LineCount(result.text).invented(beyond: counts.0, counts.1, counts.2) {
        expect(false, "invented: \(line)")
      }
      for code in newDiagnostics(result.text) { expect(false, "new diagnostic: \(code)") }
      for (name, again) in [
        ("theirs", merged(base, result.text, theirs)), ("ours", merged(base, ours, result.text)),
      ] where again != result {
        expect(false, "merged again with \(name) it changes: \(again.verdict)")
      }
      checkFurtherChanges(of: result.text)
    }
  }

  private func newDiagnostics(_ result: String) -> [String] {
    func counts(_ text: String) -> [String: Int] {
      DayFileParser().parse(SourceText(text), day: day, path: "").diagnostics.reduce(into: [:]) {
        $0["\($1.code)", default: 0] += 1
      }
    }
    let (b, o, t) = (counts(base), counts(ours), counts(theirs))
    return counts(result).filter { code, count in
      count > max(o[code] ?? 0, t[code] ?? 0, (o[code] ?? 0) + (t[code] ?? 0) - (b[code] ?? 0))
    }.keys.sorted()
  }

  /// A file that went on changing while the merge was made: merged again, from what the merge was made of.
  private mutating func checkFurtherChanges(of merge: String) {
    let additions = NastyText.Change.additions
    let edits: [NastyText.Change] = additions + [.addProse, .addDetail, .reword, .retime, .tick]
    for (name, start) in [("the file", ours), ("the merge", merge)] {
      for changes in [additions, edits] {
        let further = further(start, changes)
        let result = merged(ours, further, merge)
        guard further != start, start != ours || merge != ours else { continue }
        let texts = (ours, further, merge)
        let what =
          "\(name) and \(changes.count > additions.count ? "changes" : "additions"), merged with the merge"
        let isAddition = changes.count == additions.count
        // A heading says what the entries below it are, so a new one or another name for one touches what is added there.
        // What begins as an entry that the merge took out cannot be told from another wording of that, which is for a person.
        if isAddition, Self.headings(merge).starts(with: Self.headings(ours)),
          !Self.rewords(further, linesOf: ours, goneFrom: merge)
        {
          self.additions.merged += 1
          if result.verdict == "clean" { self.additions.clean += 1 }
        }
        guard case .clean = result else { continue }
        if isAddition, name == "the merge" { expect(result.text == further, "\(what): it changes", texts) }
        let (o, x, m) = (LineCount(ours), LineCount(further), LineCount(merge))
        let r = LineCount(result.text)
        for line in r.lost(from: o, x, m) where !r.isTicked(line) {
          expect(false, "\(what): lost \(line)", texts)
        }
        for line in r.invented(beyond: o, x, m) { expect(false, "\(what): invented \(line)", texts) }
        for line in x.counts.keys
        where name == "the file" && x[line] > o[line] && line.contains(" z") && r[line] != x[line] {
          expect(false, "\(what): \(line) is there \(r[line]) times instead of \(x[line])", texts)
        }
      }
    }
  }

  private static func rewords(_ text: String, linesOf old: String, goneFrom new: String) -> Bool {
    let (before, after) = (LineCount(old), LineCount(new))
    let gone = before.counts.keys.filter { before[$0] > after[$0] }
    return LineCount(text).counts.keys.contains { line in gone.contains { line.hasPrefix($0 + " z") } }
  }

  private static func headings(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).filter {
      $0.hasPrefix("#") || $0.hasPrefix("=") || $0.hasPrefix("**")
    }
  }

  private mutating func further(_ text: String, _ changes: [NastyText.Change]) -> String {
    var lines = text.split(separator: ending.first ?? "\n", omittingEmptySubsequences: false).map(String.init)
    let isEnded = lines.last == ""
    if isEnded { lines.removeLast() }
    var nasty = NastyText(lines: lines)
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      nasty.apply(GeneratedDay.pick(changes, &numbers), by: "z", &numbers)
    }
    let result = nasty.text(ending: ending)
    return isEnded ? result : String(decoding: result.utf8.dropLast(ending.utf8.count), as: UTF8.self)
  }
}

/// How often each line is in a text, blank ones left out.
struct LineCount: Equatable {
  private(set) var counts: [String: Int] = [:]

  init(_ text: String) {
    // A byte order mark belongs to the file, not to the line it stands before.
    for line in text.split(whereSeparator: \.isNewline).map({ $0.filter { $0 != "\u{FEFF}" } })
    where !line.allSatisfy({ $0 == " " }) {
      counts[line, default: 0] += 1
    }
  }

  subscript(line: String) -> Int { counts[line] ?? 0 }

  /// Whether a line is a box that stands here as ticked, and perhaps at another time: the one way for a line to give way to another.
  func isTicked(_ line: String) -> Bool {
    guard let words = Self.wordsOfTask(line) else { return false }
    return counts.keys.contains { $0 != line && $0.contains("[x] ") && Self.wordsOfTask($0) == words }
  }

  /// What stands behind a box but for when it was done.
  private static func wordsOfTask(_ line: String) -> [Substring]? {
    guard let bracket = line.firstIndex(of: "]") else { return nil }
    return line[bracket...].dropFirst().split(separator: " ").filter { !$0.hasPrefix("done:") }
  }

  /// Lines that are here less often than what nobody removed.
  func lost(from base: LineCount, _ ours: LineCount, _ theirs: LineCount) -> [String] {
    keys(base, ours, theirs).filter { line in
      let (b, o, t) = (base[line], ours[line], theirs[line])
      return self[line] < b - max(0, b - o) - max(0, b - t) + max(0, o - b, t - b)
        || min(o, t) >= b && self[line] < max(o, t)
    }.sorted()
  }

  /// Lines that are here more often than both sides account for.
  func invented(beyond base: LineCount, _ ours: LineCount, _ theirs: LineCount) -> [String] {
    keys(base, ours, theirs).union(counts.keys).filter { line in
      self[line] > max(ours[line], theirs[line], ours[line] + theirs[line] - base[line])
    }.sorted()
  }

  private func keys(_ base: LineCount, _ ours: LineCount, _ theirs: LineCount) -> Set<String> {
    Set(base.counts.keys).union(ours.counts.keys).union(theirs.counts.keys)
  }
}
