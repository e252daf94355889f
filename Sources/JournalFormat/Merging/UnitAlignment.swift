/// Which unit of a side each unit of the base became; `nil` where it is gone.
///
/// Equal units are found first, as the longest common subsequence. In the gaps between them units are matched by
/// likeness, so that the sum of it is largest; the order is always kept. Of two that are as much alike as each other, one of `gone`,
/// which the other side took away, is rather gone here too than changed. `nil` if so much has changed that this would take long.
func alignedUnits(
  base: [MergeUnit], side: [MergeUnit], _ table: LineTable, gone: Set<Int> = []
) -> [Int?]? {
  var keys: [[Int]: Int] = [:]
  func key(_ unit: MergeUnit) -> Int {
    let lines = unit.lines
    if let known = keys[lines] { return known }
    keys[lines] = keys.count
    return keys.count - 1
  }
  let changes = LineChange.all(from: base.map(key), to: side.map(key))
  var matches = [Int?](repeating: nil, count: base.count)
  var (i, j) = (0, 0)
  for change in changes {
    while i < change.old.lowerBound {
      matches[i] = j
      i += 1
      j += 1
    }
    guard change.old.count * change.new.count <= pairLimit,
      let alike = alikeUnits(base, change.old, side, change.new, table, gone)
    else { return nil }
    for (old, new) in alike { matches[old] = new }
    (i, j) = (change.old.upperBound, change.new.upperBound)
  }
  while i < base.count, j < side.count {
    matches[i] = j
    i += 1
    j += 1
  }
  return matches
}

/// Where a gap has more pairs than these, nobody can say what became of what.
private let pairLimit = 100_000
/// More pairs of letters than these are not compared in a gap.
private let letterLimit = 200_000_000

private func alikeUnits(
  _ base: [MergeUnit], _ old: Range<Int>, _ side: [MergeUnit], _ new: Range<Int>, _ table: LineTable,
  _ gone: Set<Int>
) -> [(Int, Int)]? {
  guard !old.isEmpty, !new.isEmpty else { return [] }
  let (before, after) = (old.map { UnitLikeness(base[$0], table) }, new.map { UnitLikeness(side[$0], table) })
  func size(_ units: [UnitLikeness]) -> Int { units.reduce(0) { $0 + $1.size } }
  guard size(before) * after.count + size(after) * before.count <= letterLimit else { return nil }
  return bestPairs(before.count, after.count) { i, j in
    let likeness = before[i].likeness(to: after[j])
    guard likeness >= UnitLikeness.least else { return nil }
    return gone.contains(old.lowerBound + i) ? likeness - UnitLikeness.tie : likeness
  }.map { (old.lowerBound + $0, new.lowerBound + $1) }
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
