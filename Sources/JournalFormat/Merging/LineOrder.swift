/// How one side has put the lines of the base into another order, and whether another text has them so too.
///
/// Compared are the lines that all three texts have equally often, pair by pair: a pair that the side has turned round is a move
/// of its; how the other text has pairs that the side left alone does not matter.
struct LineOrder {
  /// Whether the side has turned a pair round.
  private(set) var hasMoved = false
  /// Whether the other text has all pairs so that the side has turned round.
  private(set) var isKept = true

  init(base: [Int], side: [Int], other: [Int]) {
    let (before, after) = (Self.places(base), Self.places(other))
    var met: [Int: Int] = [:]
    let total = Self.places(side).mapValues(\.count)
    // The last place in the other text of what stands above, by how far down that stood in the base.
    var last = Maxima(count: base.count)
    for line in side {
      let turn = met[line, default: 0]
      met[line] = turn + 1
      guard let old = before[line], let new = after[line], old.count == total[line], new.count == old.count
      else { continue }
      if let above = last.largest(above: old[turn]) {
        hasMoved = true
        if above > new[turn] { isKept = false }
      }
      last.insert(new[turn], at: old[turn])
    }
  }

  private static func places(_ lines: [Int]) -> [Int: [Int]] {
    lines.enumerated().reduce(into: [:]) { $0[$1.element, default: []].append($1.offset) }
  }
}

/// Numbers at positions, of which the largest above any position is found in few steps.
private struct Maxima {
  /// Each holds the largest of a run of positions, counted from the last (Fenwick's tree).
  private var runs: [Int]

  init(count: Int) { runs = [Int](repeating: -1, count: count + 1) }

  mutating func insert(_ number: Int, at position: Int) {
    var index = runs.count - 1 - position
    while index < runs.count {
      runs[index] = max(runs[index], number)
      index += index & -index
    }
  }

  /// `nil` if there is no number above the position.
  func largest(above position: Int) -> Int? {
    var index = runs.count - 2 - position
    var largest = -1
    while index > 0 {
      largest = max(largest, runs[index])
      index -= index & -index
    }
    return largest >= 0 ? largest : nil
  }
}
