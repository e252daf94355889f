/// Matches the units of the base with those of one side. Matches never cross: the order is kept.
///
/// Headings are matched first, then the units between matched headings. If an entry was moved past a heading,
/// it is the entry that stays unmatched, not the heading with what was added below it. In both passes equal units are matched first, by
/// their longest common subsequence. The units between those are matched by similarity (`UnitLikeness`) so that the sum is largest. If
/// two units of the base are equally similar to one of the side, the one that the other side kept is matched, and the one it removed
/// (`gone`) counts as removed here too.
struct UnitAlignment {
  /// For each unit of the base its position on the side; `nil` if it was removed.
  private(set) var matches: [Int?]

  private let base: [MergeUnit]
  private let side: [MergeUnit]
  private let table: LineTable
  private let gone: Set<Int>

  /// With more pairs of units than this between equal units, matching fails.
  private static let pairLimit = 100_000
  /// The same limit for the bytes to compare.
  private static let letterLimit = 200_000_000

  /// Matches all units; `nil` if so much has changed that this would take too long.
  init?(base: [MergeUnit], side: [MergeUnit], _ table: LineTable, gone: Set<Int> = []) {
    (self.base, self.side, self.table, self.gone) = (base, side, table, gone)
    matches = [Int?](repeating: nil, count: base.count)
    let headings = base.indices.filter { base[$0].opensSection }
    guard match(headings, side.indices.filter { side[$0].opensSection }, where: { _, _ in true }) else {
      return nil
    }
    let sections = MatchedSections(base: base, side: side, matches: matches)
    var (i, j) = (0, 0)
    for heading in headings + [base.count] {
      guard let end = heading < base.count ? matches[heading] : side.count else { continue }
      let (old, new) = (i..<heading, j..<end)
      guard
        match(
          old.filter { !base[$0].opensSection }, new.filter { !side[$0].opensSection },
          where: sections.areOne)
      else { return nil }
      (i, j) = (heading + 1, end + 1)
    }
  }

  /// Matches units given by their positions; `false` if there are too many. Unequal units are compared only if `mayBe` allows the pair.
  private mutating func match(_ old: [Int], _ new: [Int], where mayBe: (_ old: Int, _ new: Int) -> Bool)
    -> Bool
  {
    var keys: [[Int]: Int] = [:]
    func key(_ unit: MergeUnit) -> Int {
      let lines = unit.lines
      if let known = keys[lines] { return known }
      keys[lines] = keys.count
      return keys.count - 1
    }
    let changes = LineChange.all(from: old.map { key(base[$0]) }, to: new.map { key(side[$0]) })
    var (i, j) = (0, 0)
    for change in changes + [LineChange(old: old.count..<old.count, new: new.count..<new.count)] {
      while i < change.old.lowerBound {
        matches[old[i]] = new[j]
        i += 1
        j += 1
      }
      guard matchAlike(Array(old[change.old]), Array(new[change.new]), where: mayBe) else { return false }
      (i, j) = (change.old.upperBound, change.new.upperBound)
    }
    return true
  }

  private mutating func matchAlike(_ old: [Int], _ new: [Int], where mayBe: (_ old: Int, _ new: Int) -> Bool)
    -> Bool
  {
    guard !old.isEmpty, !new.isEmpty else { return true }
    guard old.count * new.count <= Self.pairLimit else { return false }
    let (before, after) = (
      old.map { UnitLikeness(base[$0], table) }, new.map { UnitLikeness(side[$0], table) }
    )
    func size(_ units: [UnitLikeness]) -> Int { units.reduce(0) { $0 + $1.size } }
    guard size(before) * after.count + size(after) * before.count <= Self.letterLimit else { return false }
    let pairs = bestPairs(old.count, new.count) { i, j in
      guard mayBe(old[i], new[j]) else { return nil }
      let likeness = before[i].likeness(to: after[j])
      guard likeness >= UnitLikeness.least else { return nil }
      return gone.contains(old[i]) ? likeness - UnitLikeness.tie : likeness
    }
    for (i, j) in pairs { matches[old[i]] = new[j] }
    return true
  }
}

/// Matches the sections of the base with those of one side.
private struct MatchedSections {
  /// The section of each unit: the position of its heading, -1 above the first heading.
  private let base: [Int]
  private let side: [Int]
  /// For each section of the base that of the side.
  private let matches: [Int: Int]
  private let matched: Set<Int>

  init(base: [MergeUnit], side: [MergeUnit], matches units: [Int?]) {
    (self.base, self.side) = (Self.sections(base), Self.sections(side))
    var matches = [-1: -1]
    for index in base.indices where base[index].opensSection { matches[index] = units[index] }
    self.matches = matches
    matched = Set(matches.values)
  }

  /// Whether two units may be in the same section. A section whose heading is gone may be any new one, as it may have been renamed.
  func areOne(_ old: Int, _ new: Int) -> Bool {
    matches[base[old]].map { $0 == side[new] } ?? !matched.contains(side[new])
  }

  private static func sections(_ units: [MergeUnit]) -> [Int] {
    var section = -1
    return units.indices.map { index in
      if units[index].opensSection { section = index }
      return section
    }
  }
}

/// The pairs of two sequences with the largest sum of weights, without crossings; a weight of `nil` rules a pair out.
func bestPairs(_ first: Int, _ second: Int, weight: (Int, Int) -> Double?) -> [(Int, Int)] {
  let width = second + 1
  var best = [Double](repeating: 0, count: (first + 1) * width)
  for i in stride(from: first - 1, through: 0, by: -1) {
    for j in stride(from: second - 1, through: 0, by: -1) {
      let without = max(best[(i + 1) * width + j], best[i * width + j + 1])
      best[i * width + j] = max(without, weight(i, j).map { $0 + best[(i + 1) * width + j + 1] } ?? 0)
    }
  }
  var pairs: [(Int, Int)] = []
  var (i, j) = (0, 0)
  while i < first, j < second {
    let value = best[i * width + j]
    if let here = weight(i, j), value == here + best[(i + 1) * width + j + 1] {
      pairs.append((i, j))
      i += 1
      j += 1
    } else if value == best[(i + 1) * width + j] {
      i += 1
    } else {
      j += 1
    }
  }
  return pairs
}

/// A measure of how similar two units are, to find the unit that another was edited from.
struct UnitLikeness {
  /// Below this similarity they are different units.
  static let least = 0.6
  /// Smaller than any difference between texts; decides between equal similarities.
  static let tie = 1.0 / 65_536
  /// Added if both have the same time.
  private static let timeBonus = 0.25

  private let kind: MergeUnit.Kind
  private let rank: Int
  private let time: Int?
  private let isStamp: Bool
  /// The letters of an item's first line without the bracket and the tags at its end.
  private let letters: [UInt8]
  /// Sorted pairs of bytes: of the unit's own text, of its first line without the bracket and tags at the end, and of all lines with
  /// the nested ones.
  private let words: [UInt16]
  private let bare: [UInt16]
  private let all: [UInt16]

  /// The number of byte pairs, as a measure of the time that a comparison takes.
  var size: Int { words.count + bare.count + all.count }

  init(_ unit: MergeUnit, _ table: LineTable) {
    kind = unit.kind
    rank = unit.rank
    time = unit.time
    isStamp = unit.words.stamp != nil
    let opensWithWords = unit.kind == .item || unit.kind == .paragraph
    let opening: [UInt8] = opensWithWords ? Array(unit.words.withoutDone) : []
    let withoutFacts = Self.withoutFacts(opening)
    letters = Self.letters(withoutFacts)
    bare = Self.pairs(withoutFacts)
    let below = unit.head.dropFirst(opensWithWords ? 1 : 0)
    words = Self.pairs(below.reduce(opening) { $0 + table[$1] })
    let hanging = below + unit.parts.flatMap(\.lines)
    all = Self.pairs(hanging.reduce(opening) { $0 + table[$1] })
  }

  /// From 0 for nothing in common to 1 for the same words, plus a bonus for the same time of day.
  func likeness(to other: UnitLikeness) -> Double {
    switch (kind, other.kind) {
    case (.frontMatter, .frontMatter): return 1
    case (.field(let a), .field(let b)): return a == b ? 1 : 0
    case (let a, let b) where a != b || (rank < 7 || other.rank < 7) && rank != other.rank: return 0
    default: break
    }
    if isStamp, other.isStamp { return 1 }
    let bonus = time != nil && time == other.time ? Self.timeBonus : 0
    let isLonger = Self.continues(letters, other.letters) || Self.continues(other.letters, letters)
    var share = max(Self.share(words, other.words), Self.share(all, other.all))
    if !bare.isEmpty { share = max(share, Self.share(bare, other.bare)) }
    return max(share, isLonger ? Self.continuation : 0) + bonus
  }

  /// The least similarity of a text to one that continues it: `Apple`, `Apple (52 kcal)`.
  private static let continuation = 0.7

  private static func continues(_ letters: [UInt8], _ longer: [UInt8]) -> Bool {
    letters.count > 1 && longer.starts(with: letters)
  }

  /// The words without the bracket and tags at the end, because figures are edited more often than names.
  private static func withoutFacts(_ words: [UInt8]) -> [UInt8] {
    var words = words[...]
    while let space = words.lastIndex(of: .space), space + 1 < words.endIndex, words[space + 1] == .numberSign
    {
      words = words[..<space]
    }
    guard words.last == .closeParenthesis, let opening = words.lastIndex(of: .openParenthesis),
      opening > words.startIndex
    else {
      return Array(words)
    }
    return Array(words[..<opening])
  }

  private static func letters(_ bytes: [UInt8]) -> [UInt8] {
    bytes.filter { $0 != .space && $0 != .tab }.map(asciiLower)
  }

  private static func pairs(_ bytes: [UInt8]) -> [UInt16] {
    let letters = letters(bytes)
    guard letters.count > 1 else { return letters.map { UInt16($0) } }
    return zip(letters, letters.dropFirst()).map { UInt16($0) << 8 | UInt16($1) }.sorted()
  }

  /// The Dice coefficient of two sorted lists: twice the number of common elements, divided by the number of all.
  private static func share(_ a: [UInt16], _ b: [UInt16]) -> Double {
    guard !a.isEmpty || !b.isEmpty else { return 1 }
    var (i, j, common) = (0, 0, 0)
    while i < a.count, j < b.count {
      if a[i] == b[j] {
        common += 1
        i += 1
        j += 1
      } else if a[i] < b[j] {
        i += 1
      } else {
        j += 1
      }
    }
    return Double(2 * common) / Double(a.count + b.count)
  }
}
