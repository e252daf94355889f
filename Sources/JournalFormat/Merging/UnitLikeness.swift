/// How much alike two units are, for finding the one that the other was made of.
struct UnitLikeness {
  /// What is less alike than this is another unit.
  static let least = 0.6
  /// Less than any difference that words make; it decides between the equally alike.
  static let tie = 1.0 / 65_536
  /// What the same time counts for.
  private static let timeBonus = 0.25

  private let kind: MergeUnit.Kind
  private let rank: Int
  private let time: Int?
  private let isStamp: Bool
  /// The letters of an item's first line without the bracket and the tags at its end.
  private let letters: [UInt8]
  /// Pairs of bytes of the first line's words, of these without the bracket and the tags at their end, and of all the lines, in
  /// order.
  private let words: [UInt16]
  private let bare: [UInt16]
  private let all: [UInt16]

  /// How many pairs of bytes it takes to compare.
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

  /// From 0 for nothing in common to 1 for the same words, and more at the same time of day.
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

  /// How much alike words are to the same with more behind them: `Apple`, `Apple (52 kcal)`.
  private static let continuation = 0.7

  private static func continues(_ letters: [UInt8], _ longer: [UInt8]) -> Bool {
    letters.count > 1 && longer.starts(with: letters)
  }

  /// Figures change more often than what they are about.
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

  /// The share of pairs that both have, by the measure of Dice: twice the common ones to all of them.
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
