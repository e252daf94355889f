import JournalTestSupport

/// A text as lines, changed as people, editors and other programs change a diary: entries are copied, moved and rewritten, blank
/// lines come and go, and blocks of all kinds stand between them.
struct NastyText {
  private(set) var lines: [String]

  init(lines: [String]) { self.lines = lines }

  /// The text with an ending of each line.
  func text(ending: String = "\n") -> String { lines.map { $0 + ending }.joined() }

  /// Something done to a text.
  enum Change: CaseIterable {
    case addEntry, addDetail, addProse, addSection, addField, addBlock
    case copyEntry, moveEntry, swapEntries, removeEntry, removeLine, reword, retime, tick, addBlankLine,
      removeBlankLine
    case renameHeading, nest

    /// Whether it puts a new unit beside the others and touches none of them.
    static let additions: [Change] = [.addEntry, .addSection]
  }

  mutating func apply(_ change: Change, by name: String, _ numbers: inout SplitMix64) {
    let mark = "\(name)\(Int.random(in: 0..<1_000_000, using: &numbers))"
    // Some changes leave no mark, so that lines come to stand there twice.
    let words = GeneratedDay.pick(GeneratedDay.foods, &numbers)
    let marked =
      Int.random(in: 0..<4, using: &numbers) == 0 && change != .addEntry ? words : "\(words) \(mark)"
    switch change {
    case .addEntry: insertEntry(marked, &numbers)
    case .addDetail:
      guard let item = pickItem(&numbers) else { return }
      let indent = String(repeating: " ", count: Self.indentation(of: lines[item]) + 2)
      lines.insert("\(indent)- note: \(mark)", at: item + 1)
    case .addProse: lines.insert(contentsOf: ["", "It rained. \(mark)", ""], at: pickGap(&numbers))
    case .addSection: lines += ["", "## Series \(mark)", "", "- headache 3/10 \(mark)"]
    case .addField:
      if lines.first == "---" {
        lines.insert("key-\(mark): yes", at: 1)
      } else {
        lines.insert(contentsOf: ["---", "key-\(mark): yes", "---"], at: 0)
      }
    case .addBlock:
      lines.insert(contentsOf: GeneratedDay.pick(Self.blocks, &numbers), at: pickGap(&numbers))
    case .copyEntry:
      guard let item = pickItem(&numbers), let place = pickItem(&numbers) else { return }
      lines.insert(contentsOf: lines[entry(at: item)], at: entry(at: place).upperBound)
    case .moveEntry:
      guard let item = pickItem(&numbers) else { return }
      let moved = Array(lines[entry(at: item)])
      lines.removeSubrange(entry(at: item))
      guard let place = pickItem(&numbers) else { return lines += moved }
      lines.insert(contentsOf: moved, at: entry(at: place).upperBound)
    case .swapEntries:
      guard let first = pickItem(&numbers), case let upper = entry(at: first), upper.upperBound < lines.count,
        Self.isItem(lines[upper.upperBound])
      else { return }
      let lower = entry(at: upper.upperBound)
      lines.replaceSubrange(upper.lowerBound..<lower.upperBound, with: lines[lower] + lines[upper])
    case .removeEntry:
      if let item = pickItem(&numbers) { lines.removeSubrange(entry(at: item)) }
    case .removeLine:
      if !lines.isEmpty { lines.remove(at: Int.random(in: 0..<lines.count, using: &numbers)) }
    case .reword:
      if let line = pick(&numbers, where: { !$0.isEmpty && $0 != "---" }) { lines[line] += " \(mark)" }
    case .retime:
      guard let item = pickItem(&numbers), let colon = lines[item].firstIndex(of: ":"),
        lines[item].distance(from: lines[item].startIndex, to: colon) == 4
      else { return }
      let minutes = Int.random(in: 10...59, using: &numbers)
      lines[item] = "\(lines[item][...colon])\(minutes)\(lines[item].dropFirst(7))"
    case .tick:
      if let item = pick(&numbers, where: { $0.hasPrefix("- [ ]") }) {
        lines[item] = "- [x]\(lines[item].dropFirst(5)) done:1\(Int.random(in: 0...9, using: &numbers)):20"
      }
    case .addBlankLine: lines.insert("", at: Int.random(in: 0...lines.count, using: &numbers))
    case .removeBlankLine:
      if let line = pick(&numbers, where: \.isEmpty) { lines.remove(at: line) }
    case .renameHeading:
      if let line = pick(&numbers, where: { $0.hasPrefix("## ") }) {
        lines[line] = "## \(GeneratedDay.pick(GeneratedDay.meals, &numbers))"
      }
    case .nest:
      if let item = pickItem(&numbers) { for line in entry(at: item) { lines[line] = "  " + lines[line] } }
    }
  }

  private static let blocks = [
    ["", "```", "- 12:00 no entry", "```", ""], ["", "> said", "> so", ""], ["", "* * *", ""],
    ["", "<!-- a remark", "- no entry", "-->", ""], ["", "**Abend**", "", "- tea", ""],
    ["", "Evening", "=======", ""],
    ["- one", "- one", "- one"], ["", "1. first", "2. second", ""],
    ["", "| a | b |", "|---|---|", "| 1 | 2 |", ""],
  ]

  private mutating func insertEntry(_ words: String, _ numbers: inout SplitMix64) {
    guard let item = entries.randomElement(using: &numbers) else {
      return lines += ["", "## Lunch", "", "- \(words)"]
    }
    let isTimed = Bool.random(using: &numbers)
    let minutes = Int.random(in: 10...59, using: &numbers)
    lines.insert("- \(isTimed ? "12:\(minutes) " : "")\(words)", at: entry(at: item).upperBound)
  }

  /// The items that hang under nothing. What looks like one in a code block or a remark belongs to that.
  private var entries: [Int] {
    var end: String?
    return lines.indices.filter { index in
      if let last = end {
        if lines[index] == last { end = nil }
        return false
      }
      end = ["```": "```", "<!-- a remark": "-->"][lines[index]]
      return lines[index].hasPrefix("- ")
    }
  }

  private static func isItem(_ line: String) -> Bool { line.drop { $0 == " " }.hasPrefix("- ") }

  private static func indentation(of line: String) -> Int { line.prefix { $0 == " " }.count }

  /// An item and what is indented below it.
  private func entry(at item: Int) -> Range<Int> {
    let indent = Self.indentation(of: lines[item])
    let below = lines[(item + 1)...].prefix { !$0.isEmpty && Self.indentation(of: $0) > indent }
    return item..<(item + 1 + below.count)
  }

  private func pick(_ numbers: inout SplitMix64, where fits: (String) -> Bool) -> Int? {
    lines.indices.filter { fits(lines[$0]) }.randomElement(using: &numbers)
  }

  private func pickItem(_ numbers: inout SplitMix64) -> Int? { pick(&numbers, where: Self.isItem) }

  /// A place beside a blank line, or at the end.
  private func pickGap(_ numbers: inout SplitMix64) -> Int { pick(&numbers, where: \.isEmpty) ?? lines.count }
}

extension GeneratedDay {
  static func pick<Value>(_ list: [Value], _ numbers: inout SplitMix64) -> Value {
    list[Int.random(in: 0..<list.count, using: &numbers)]
  }
}
