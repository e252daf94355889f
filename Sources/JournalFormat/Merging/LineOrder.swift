/// How one side has put the lines of the base into another order, and whether another text has them so too.
///
/// Compared are the lines that all three texts have equally often, pair by pair. A line's place is what it stands below and beside:
/// pairs count that have a heading in them, or that stand below one heading. A pair that the side has turned round is a move of
/// its; how the other text has pairs that the side left alone does not matter.
struct LineOrder {
  /// Whether the side has turned a pair round.
  private(set) var hasMoved = false
  /// Whether the other text has all pairs so that the side has turned round.
  private(set) var isKept = true

  /// More lines than these are not compared pair by pair: what has moved at all is then not known to be kept.
  private static let limit = 4_000

  /// Compares lines by their numbers; `headings` are those of the side.
  init(base: [Int], side: [Int], other: [Int], headings: Set<Int>) {
    let (before, after) = (Self.places(base), Self.places(other))
    var met: [Int: Int] = [:]
    let total = Self.places(side).mapValues(\.count)
    var lines: [Line] = []
    var section = 0
    for line in side {
      let turn = met[line, default: 0]
      met[line] = turn + 1
      let isHeading = headings.contains(line)
      if isHeading { section += 1 }
      guard let old = before[line], let new = after[line], old.count == total[line], new.count == old.count
      else { continue }
      lines.append(Line(base: old[turn], other: new[turn], section: section, isHeading: isHeading))
    }
    compare(lines)
  }

  private struct Line {
    var base: Int
    var other: Int
    /// How many headings stand above it, itself included.
    var section: Int
    var isHeading: Bool
  }

  private mutating func compare(_ lines: [Line]) {
    guard lines.count <= Self.limit else {
      hasMoved = zip(lines, lines.dropFirst()).contains { $0.base > $1.base }
      isKept = !hasMoved
      return
    }
    for (index, below) in lines.enumerated() {
      for above in lines[..<index] where above.base > below.base {
        guard above.section == below.section || above.isHeading || below.isHeading else { continue }
        hasMoved = true
        if above.other > below.other {
          isKept = false
          return
        }
      }
    }
  }

  private static func places(_ lines: [Int]) -> [Int: [Int]] {
    lines.enumerated().reduce(into: [:]) { $0[$1.element, default: []].append($1.offset) }
  }
}
