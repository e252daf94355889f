/// A unit that one side added.
struct AddedUnit {
  var unit: MergeUnit
  /// Its position among the units of its side.
  var index: Int
  /// The number of base units above it.
  var slot: Int

  /// The units of a side that match no unit of the base, in order.
  ///
  /// Where the side removed base units at the same place, the other side may have kept them: an added heading is then placed below
  /// removed units of a deeper level, and an added entry below removed entries with an earlier time.
  static func all(in side: [MergeUnit], _ matches: [Int?], base: [MergeUnit]) -> [AddedUnit] {
    var slots = [Int: Int]()
    for (slot, match) in matches.enumerated() { if let match { slots[match] = slot + 1 } }
    var above = 0
    var added: [AddedUnit] = []
    for (index, unit) in side.enumerated() {
      if let slot = slots[index] {
        above = slot
        continue
      }
      while above < base.count, matches[above] == nil, unit.goesBelow(base[above]) { above += 1 }
      added.append(AddedUnit(unit: unit, index: index, slot: above))
    }
    return added
  }
}

extension MergeUnit {
  /// Whether it belongs below a base unit that its side removed at the same place.
  fileprivate func goesBelow(_ gone: MergeUnit) -> Bool {
    guard rank == Self.unranked else { return gone.rank > rank }
    guard gone.rank == Self.unranked else { return false }
    guard let time, let other = gone.time else { return true }
    return other <= time
  }
}

/// Added units that stay together: a single unit, or a heading with the units below it.
struct AddedElement {
  var units: [AddedUnit]
  /// Its own time, else that of the element before it; for a heading the time of its first entry.
  var time: Int?
  /// A number shared with the equal element of the other side; `nil` if there is none.
  var twin: Int?

  var first: AddedUnit { units[0] }
  var slot: Int { first.slot }
  var rank: Int { first.unit.rank }
  /// Whether its first unit has a rank: a heading or a paragraph, which other units may belong to.
  var isOpening: Bool { rank != MergeUnit.unranked }
  var body: [AddedUnit] { Array(units.dropFirst()) }

  /// Groups the units that a side added into elements.
  static func all(of added: [AddedUnit]) -> [AddedElement] {
    var elements: [AddedElement] = []
    var time: Int?
    for next in added {
      if let last = elements.last, last.isOpening, last.rank < next.unit.rank, last.slot == next.slot {
        elements[elements.count - 1].units.append(next)
        elements[elements.count - 1].time = last.time ?? next.unit.time
      } else {
        let isOpening = next.unit.rank != MergeUnit.unranked
        time = next.unit.time ?? (isOpening ? nil : time)
        elements.append(AddedElement(units: [next], time: time))
      }
    }
    return elements
  }
}

extension UnitMerge {
  /// More pairs of added units than these are not compared: 2,000 on either side.
  private static let pairLimit = 4_000_000

  /// Interleaves what both sides added at one place by time, keeping the order of each side. What both added is there once.
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

  /// The confidence that two elements are the same; `nil` if they are different.
  private static func weight(ofTwins a: AddedElement, _ b: AddedElement) -> Double? {
    let (x, y) = (a.first.unit, b.first.unit)
    guard x.kind == y.kind else { return nil }
    if x.head == y.head { return a.isOpening || x.lines == y.lines ? 3 : 2 }
    switch x.kind {
    case .frontMatter, .field: return 2
    case .heading, .paragraph, .other: return nil
    case .item:
      if x.words.stamp != nil, y.words.stamp != nil { return 2 }
      return ResolvedLines.keepsFirst(x, y, wordsAreEqual: false) == nil ? nil : 2
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
    let head = merged(
      base: nil, first: a.first.unit, second: b.first.unit, places: places, wordsAreEqual: wordsAreEqual)
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
    // Units without a rank belong to the section above, so they come before a heading.
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

extension UnitMerge {
  /// The units of one side, their matches by base unit, and the added ones.
  typealias Additions = (units: [MergeUnit], matches: [Int?], added: [AddedUnit])

  /// Moves elements that both sides added to the same section to one place and into one order, so that they can be united.
  ///
  /// A section can be moved if everything below its heading was added too. If both can be moved, the upper place is taken. Two slots
  /// are the same place if only units that give way (`givesWay`) or were removed are between them.
  func putTogether(
    base: [MergeUnit], first: Additions, second: Additions
  ) -> (first: [AddedUnit], second: [AddedUnit]) {
    var (a, b) = (AddedElement.all(of: first.added), AddedElement.all(of: second.added))
    var places = [0]
    for index in base.indices {
      let isBetween = !base[index].givesWay && first.matches[index] != nil && second.matches[index] != nil
      places.append(places[index] + (isBetween ? 1 : 0))
    }
    for (twin, (i, j)) in twins(first: a, second: b, base: base, places: places).enumerated() {
      guard a[i].slot == b[j].slot || places[a[i].slot] != places[b[j].slot] else { continue }
      switch (a[i].isWhole(in: first.units), b[j].isWhole(in: second.units)) {
      case (true, true):
        let slot = min(a[i].slot, b[j].slot)
        a[i].move(to: slot)
        b[j].move(to: slot)
      case (true, false): a[i].move(to: b[j].slot)
      case (false, true): b[j].move(to: a[i].slot)
      case (false, false): continue
      }
      (a[i].twin, b[j].twin) = (twin, twin)
    }
    let (new, other) = uncrossed(AddedElement.sorted(a), AddedElement.sorted(b))
    return (new.flatMap(\.units), other.flatMap(\.units))
  }

  /// The positions of equal elements on both sides, in the order of the first.
  private func twins(
    first: [AddedElement], second: [AddedElement], base: [MergeUnit], places: [Int]
  ) -> [(first: Int, second: Int)] {
    struct Key: Hashable {
      var lines: [Int]
      var rank: Int
      /// The position of the base heading that it is below.
      var section: Int?
    }
    func key(_ element: AddedElement) -> Key {
      Key(
        lines: element.identity, rank: element.rank,
        section: base[..<element.slot].lastIndex { $0.opensSection && $0.rank < element.rank })
    }
    guard !first.isEmpty, !second.isEmpty else { return [] }
    var free: [Key: [Int]] = [:]
    for (index, element) in second.enumerated() { free[key(element), default: []].append(index) }
    let keys = first.map(key)
    var twins: [Int: Int] = [:]
    // Elements at the same place first.
    for isAtOnePlace in [true, false] {
      for (index, element) in first.enumerated() where twins[index] == nil {
        guard let all = free[keys[index]],
          let place = all.firstIndex(where: {
            !isAtOnePlace || places[second[$0].slot] == places[element.slot]
          })
        else { continue }
        twins[index] = free[keys[index]]?.remove(at: place)
      }
    }
    return twins.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Brings equal elements at one place into the same order on both sides: by meal, time and bytes where the sides differ.
  private func uncrossed(
    _ first: [AddedElement], _ second: [AddedElement]
  ) -> (first: [AddedElement], second: [AddedElement]) {
    struct Place: Hashable {
      var slot: Int
      var rank: Int
    }
    func places(_ elements: [AddedElement]) -> [Place: [Int]] {
      Dictionary(grouping: elements.indices.filter { elements[$0].twin != nil }) {
        Place(slot: elements[$0].slot, rank: elements[$0].rank)
      }
    }
    var (new, other) = (first, second)
    let places = (first: places(first), second: places(second))
    for (place, indices) in places.first {
      let others = places.second[place] ?? []
      guard indices.map({ first[$0].twin }) != others.map({ second[$0].twin }) else { continue }
      for (index, element) in zip(indices, indices.map { first[$0] }.sorted(by: isAbove)) {
        new[index] = element
      }
      for (index, element) in zip(others, others.map { second[$0] }.sorted(by: isAbove)) {
        other[index] = element
      }
    }
    return (new, other)
  }

  /// An order of equal elements that does not depend on the side.
  private func isAbove(_ a: AddedElement, _ b: AddedElement) -> Bool {
    let (x, y) = (a.first.unit, b.first.unit)
    if let meal = x.meal, let other = y.meal, meal != other { return meal < other }
    if let time = x.time, let other = y.time, time != other { return time < other }
    func bytes(_ element: AddedElement) -> [UInt8] { element.identity.flatMap { Array(table[$0]) } }
    return a.identity == b.identity
      ? (a.twin ?? 0) < (b.twin ?? 0) : bytes(a).lexicographicallyPrecedes(bytes(b))
  }
}

extension AddedElement {
  /// The lines that make two elements equal: all lines of an entry, only the heading of a section.
  fileprivate var identity: [Int] { isOpening ? first.unit.head : first.unit.lines }

  /// Whether everything below it was added too.
  fileprivate func isWhole(in side: [MergeUnit]) -> Bool {
    guard isOpening, let last = units.last, last.index + 1 < side.count else { return true }
    return side[last.index + 1].rank <= rank
  }

  fileprivate mutating func move(to slot: Int) {
    for index in units.indices { units[index].slot = slot }
  }

  /// Sorted by slot; at one slot those without a rank come first, as they belong to the section above.
  fileprivate static func sorted(_ elements: [AddedElement]) -> [AddedElement] {
    elements.enumerated().sorted { a, b in
      (a.element.slot, -a.element.rank, a.offset) < (b.element.slot, -b.element.rank, b.offset)
    }.map(\.element)
  }
}
