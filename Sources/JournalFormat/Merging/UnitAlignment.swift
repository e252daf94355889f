/// Which unit of a side each unit of the base became.
///
/// Headings are matched first, and then what stands between those that were: an entry that was moved past a heading leaves the heading
/// where it is, and with it what was added below. Of both, equal units are found first, as the longest common subsequence. In the
/// gaps between them units are matched by likeness, so that the sum of it is largest; the order is always kept. Of two that are as
/// much alike as each other, one of `gone`, which the other side took away, is rather gone here too than changed.
struct UnitAlignment {
  /// By the positions in the base; `nil` where a unit is gone.
  private(set) var matches: [Int?]

  private let base: [MergeUnit]
  private let side: [MergeUnit]
  private let table: LineTable
  private let gone: Set<Int>

  /// Where a gap has more pairs than these, nobody can say what became of what.
  private static let pairLimit = 100_000
  /// More pairs of letters than these are not compared in a gap.
  private static let letterLimit = 200_000_000

  /// Matches all units; `nil` if so much has changed that this would take long.
  init?(base: [MergeUnit], side: [MergeUnit], _ table: LineTable, gone: Set<Int> = []) {
    (self.base, self.side, self.table, self.gone) = (base, side, table, gone)
    matches = [Int?](repeating: nil, count: base.count)
    let headings = base.indices.filter { base[$0].opensSection }
    guard match(headings, side.indices.filter { side[$0].opensSection }, where: { _, _ in true }) else {
      return nil
    }
    let sections = MatchedSections(base, side, matches)
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

  /// Matches some units, by their positions; whether that could be done. Units that are not equal are compared where they `mayBe` one.
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

/// Which section of a side each section of the base became.
private struct MatchedSections {
  /// The section that each unit stands in: the position of its heading, -1 above the first.
  private let base: [Int]
  private let side: [Int]
  /// By the sections of the base.
  private let matches: [Int: Int]
  private let matched: Set<Int>

  init(_ base: [MergeUnit], _ side: [MergeUnit], _ units: [Int?]) {
    (self.base, self.side) = (Self.sections(base), Self.sections(side))
    var matches = [-1: -1]
    for index in base.indices where base[index].opensSection { matches[index] = units[index] }
    self.matches = matches
    matched = Set(matches.values)
  }

  /// Whether two units stand in one section. One whose heading is gone may have become any that is new: it may have got another name.
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

/// The pairs of two sequences, none crossing another, whose weights have the largest sum; `nil` is no pair.
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
