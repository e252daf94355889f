extension UnitMerge {
  /// More pairs of added units than these are not compared: 2,000 on either side.
  private static let pairLimit = 4_000_000

  /// What both sides added at one place, each in its own order, by time; what both added alike is there once.
  mutating func interleaved(
    _ first: [AddedUnit], _ second: [AddedUnit], wordsAreEqual: Bool
  ) -> [(unit: MergedUnit, slot: Int)] {
    let (a, b) = (AddedElement.all(of: first), AddedElement.all(of: second))
    guard a.count * b.count <= Self.pairLimit else {
      isTooLarge = true
      return []
    }
    let twins = bestPairs(a.count, b.count) { Self.weight(ofTwins: a[$0], b[$1]) }
    var result: [(unit: MergedUnit, slot: Int)] = []
    var (i, j) = (0, 0)
    for (x, y) in twins + [(a.count, b.count)] {
      while i < x || j < y {
        if j >= y || i < x && goesFirst(a[i], b[j]) {
          result += taken(a[i], isFirst: true)
          i += 1
        } else {
          result += taken(b[j], isFirst: false)
          j += 1
        }
      }
      guard x < a.count, y < b.count else { continue }
      result += united(a[x], b[y], wordsAreEqual: wordsAreEqual)
      (i, j) = (x + 1, y + 1)
    }
    return result
  }

  /// How sure it is that two elements are one; `nil` if they are two.
  private static func weight(ofTwins a: AddedElement, _ b: AddedElement) -> Double? {
    let (x, y) = (a.first.unit, b.first.unit)
    guard x.kind == y.kind else { return nil }
    if x.head == y.head { return a.isOpening || x.lines == y.lines ? 3 : 2 }
    switch x.kind {
    case .frontMatter, .field: return 2
    case .heading, .paragraph, .other: return nil
    case .item:
      if x.words.stamp != nil, y.words.stamp != nil { return 2 }
      return SettledLines.keepsFirst(x, y, wordsAreEqual: false) == nil ? nil : 2
    }
  }

  private func taken(_ element: AddedElement, isFirst: Bool) -> [(unit: MergedUnit, slot: Int)] {
    element.units.map { added in
      let places = MergedUnit.Places(first: isFirst ? added.index : nil, second: isFirst ? nil : added.index)
      return (MergedUnit(added.unit, places), element.slot)
    }
  }

  private mutating func united(
    _ a: AddedElement, _ b: AddedElement, wordsAreEqual: Bool
  ) -> [(unit: MergedUnit, slot: Int)] {
    let places = MergedUnit.Places(first: a.first.index, second: b.first.index)
    let slot = min(a.slot, b.slot)
    let head = merged(nil, a.first.unit, b.first.unit, places, wordsAreEqual: wordsAreEqual)
    return [(head, slot)]
      + interleaved(a.body, b.body, wordsAreEqual: wordsAreEqual).map { ($0.unit, slot) }
  }

  /// Whether the element of the first side stands before that of the second.
  private func goesFirst(_ a: AddedElement, _ b: AddedElement) -> Bool {
    if a.slot != b.slot {
      if !a.isOpening, !b.isOpening, let time = a.first.unit.time, let other = b.first.unit.time,
        time != other
      {
        return time < other
      }
      return a.slot < b.slot
    }
    // What stands by itself belongs to what is above; a heading takes what is below it.
    if a.rank != b.rank { return a.rank > b.rank }
    if let meal = a.first.unit.meal, let other = b.first.unit.meal, meal != other { return meal < other }
    if let time = a.time, let other = b.time, time != other { return time < other }
    if !a.isOpening, a.time != b.time { return a.time == nil }
    return !bytes(b).lexicographicallyPrecedes(bytes(a))
  }

  private func bytes(_ element: AddedElement) -> [UInt8] {
    element.units.flatMap { $0.unit.lines.flatMap { Array(table[$0]) + [.lineFeed] } }
  }
}
