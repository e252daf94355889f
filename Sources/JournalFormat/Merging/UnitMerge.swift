/// The merge of two texts that were made from one, unit by unit.
///
/// The caller passes the sides in an order that does not depend on which of them is ours, so the result does not either.
struct UnitMerge {
  let table: LineTable
  /// The number of an empty line.
  let blank: Int
  /// Lines that were replaced by an equivalent line of the other side: on which side, the line from 0, and the replacement.
  private(set) var resolved: [(isFirst: Bool, line: Int, by: Int)] = []
  /// Whether a side changed more than can be compared.
  var isTooLarge = false

  /// Merges sibling units. `wordsAreEqual` says whether their parents have the same words on both sides.
  mutating func sequence(
    base: [MergeUnit], first: [MergeUnit], second: [MergeUnit], wordsAreEqual: Bool = false
  ) -> [MergedUnit] {
    guard var (toFirst, toSecond) = aligned(base: base, first: first, second: second) else {
      isTooLarge = true
      return []
    }
    releaseRetimed(base: base, side: first, matches: &toFirst, other: second, otherMatches: toSecond)
    releaseRetimed(base: base, side: second, matches: &toSecond, other: first, otherMatches: toFirst)
    let added = putTogether(
      base: base, first: (first, toFirst, AddedUnit.all(in: first, toFirst, base: base)),
      second: (second, toSecond, AddedUnit.all(in: second, toSecond, base: base)))
    var (new, other) = (added.first[...], added.second[...])
    var result: [MergedUnit] = []
    var pending: (first: [AddedUnit], second: [AddedUnit]) = ([], [])
    var yielding: [(index: Int, unit: MergedUnit)] = []
    func isDue(_ index: Int) -> (AddedUnit) -> Bool { { $0.slot <= index } }
    for index in 0...base.count {
      pending.first += new.prefix(while: isDue(index))
      pending.second += other.prefix(while: isDue(index))
      new = new.drop(while: isDue(index))
      other = other.drop(while: isDue(index))
      var kept: MergedUnit?
      if index < base.count {
        kept = merged(
          base[index], at: index, first: toFirst[index].map { ($0, first[$0]) },
          second: toSecond[index].map { ($0, second[$0]) }, wordsAreEqual: wordsAreEqual)
        guard let kept else { continue }
        if kept.givesWay {
          yielding.append((index, kept))
          continue
        }
      }
      result += placed(interleaved(pending.first, pending.second, wordsAreEqual: wordsAreEqual), yielding)
      (pending, yielding) = (([], []), [])
      if let kept { result.append(kept) }
    }
    if isInOrderOfTime(first), isInOrderOfTime(second) { putInOrderOfTime(&result) }
    setGaps(of: &result, base: base, first: first, second: second)
    return result
  }

  /// The units of both sides that match the units of the base; `nil` if so much has changed that matching would take too long.
  private func aligned(
    base: [MergeUnit], first: [MergeUnit], second: [MergeUnit]
  ) -> (toFirst: [Int?], toSecond: [Int?])? {
    func gone(in alignment: UnitAlignment) -> Set<Int> {
      Set(base.indices.filter { alignment.matches[$0] == nil })
    }
    guard let toFirst = UnitAlignment(base: base, side: first, table),
      let toSecond = UnitAlignment(base: base, side: second, table),
      let again = UnitAlignment(base: base, side: first, table, gone: gone(in: toSecond)),
      let other = UnitAlignment(base: base, side: second, table, gone: gone(in: toFirst))
    else { return nil }
    return (again.matches, other.matches)
  }

  /// Removes the match of items whose time this side changed, so that they count as removed and added: a matched item stays where the
  /// base has it, an added one is placed by its new time.
  ///
  /// This is done if the other side left the item unchanged. It is also done if the other side removed it and this side changed its
  /// words as well as its time: then it is more likely a new entry than an edit of the removed one.
  private func releaseRetimed(
    base: [MergeUnit], side: [MergeUnit], matches: inout [Int?], other: [MergeUnit],
    otherMatches: [Int?]
  ) {
    for index in base.indices {
      guard let match = matches[index], base[index].kind == .item, side[match].time != base[index].time else {
        continue
      }
      let isAnother =
        otherMatches[index].map { other[$0].lines == base[index].lines }
        ?? (side[match].words.text != base[index].words.text)
      if isAnother { matches[index] = nil }
    }
  }

  /// Puts added units among the base units whose position is free (`givesWay`), by their slots.
  private func placed(
    _ added: [(unit: MergedUnit, slot: Int)], _ yielding: [(index: Int, unit: MergedUnit)]
  ) -> [MergedUnit] {
    var result: [MergedUnit] = []
    var rest = yielding[...]
    for (unit, slot) in added {
      result += rest.prefix { $0.index < slot }.map(\.unit)
      rest = rest.drop { $0.index < slot }
      result.append(unit)
    }
    return result + rest.map(\.unit)
  }

  /// Merges a unit of the base with its matches; `nil` if it was removed.
  private mutating func merged(
    _ base: MergeUnit, at index: Int, first: (index: Int, unit: MergeUnit)?,
    second: (index: Int, unit: MergeUnit)?, wordsAreEqual: Bool
  ) -> MergedUnit? {
    let places = MergedUnit.Places(base: index, first: first?.index, second: second?.index)
    switch (first?.unit, second?.unit) {
    case (nil, nil): return nil
    case (let unit?, nil):
      guard unit.lines != base.lines else { return nil }
      return MergedUnit(unit, content: .conflict(first: unit.lines, base: base.lines, second: []), at: places)
    case (nil, let unit?):
      guard unit.lines != base.lines else { return nil }
      return MergedUnit(unit, content: .conflict(first: [], base: base.lines, second: unit.lines), at: places)
    case (let a?, let b?):
      return merged(base: base, first: a, second: b, places: places, wordsAreEqual: wordsAreEqual)
    }
  }

  /// Merges two versions of a unit into one, or into a conflict.
  mutating func merged(
    base: MergeUnit?, first: MergeUnit, second: MergeUnit, places: MergedUnit.Places,
    wordsAreEqual: Bool
  ) -> MergedUnit {
    let (lines, otherLines) = (first.lines, second.lines)
    if lines == otherLines || otherLines == base?.lines { return MergedUnit(first, places) }
    if lines == base?.lines { return MergedUnit(second, places) }
    let before = resolved.count
    if let unit = combined(
      base: base, first: first, second: second, places: places, wordsAreEqual: wordsAreEqual)
    {
      return unit
    }
    resolved.removeSubrange(before...)
    return MergedUnit(
      first, content: .conflict(first: lines, base: base?.lines ?? [], second: otherLines), at: places)
  }

  private mutating func combined(
    base: MergeUnit?, first: MergeUnit, second: MergeUnit, places: MergedUnit.Places,
    wordsAreEqual: Bool
  ) -> MergedUnit? {
    guard first.kind == second.kind else { return nil }
    var head = first.head
    var sayTheSame = true
    if first.head == second.head {
    } else if let keepsFirst = ResolvedLines.keepsFirst(first, second, wordsAreEqual: wordsAreEqual) {
      head = keepsFirst ? first.head : second.head
      resolved.append((!keepsFirst, keepsFirst ? second.start : first.start, head[0]))
    } else {
      sayTheSame = false
      guard let merged = mergedHead(base: base, first: first, second: second) else { return nil }
      head = merged
    }
    let parts = sequence(
      base: base?.parts ?? [], first: first.parts, second: second.parts, wordsAreEqual: sayTheSame)
    // Two different `edited:` stamps below different words: the whole unit is the conflict, not the stamp alone.
    guard !parts.contains(where: { $0.isStamp && $0.hasConflict }) else { return nil }
    let source = head == second.head ? second : first
    return MergedUnit(source, content: .lines(head, parts: parts), at: places)
  }

  /// Merges the lines of the unit itself. A line is always taken whole from one side.
  private func mergedHead(base: MergeUnit?, first: MergeUnit, second: MergeUnit) -> [Int]? {
    guard let base else { return nil }
    if first.head == base.head { return second.head }
    if second.head == base.head { return first.head }
    return mergedNumbers(base: base.head, first.head, second.head)
  }
}

extension UnitMerge {
  /// Sets the blank lines above each unit: as on a side where it has the same unit above it, else as is usual in that place.
  func setGaps(
    of units: inout [MergedUnit], base: [MergeUnit], first: [MergeUnit], second: [MergeUnit]
  ) {
    for index in units.indices {
      let above = index > 0 ? units[index - 1] : nil
      let places = units[index].places
      func gap(_ side: [MergeUnit], _ place: KeyPath<MergedUnit.Places, Int?>) -> [Int]? {
        guard let own = places[keyPath: place] else { return nil }
        guard let above else { return own == 0 ? side[own].gap : nil }
        return above.places[keyPath: place].flatMap { $0 + 1 == own ? side[own].gap : nil }
      }
      let (old, new, other) = (gap(base, \.base), gap(first, \.first), gap(second, \.second))
      if let new, let other {
        units[index].gap = mergedGap(base: old, first: new, second: other)
      } else if let known = new ?? other ?? old {
        units[index].gap = known
      } else {
        let sides = [(side: first, place: \MergedUnit.Places.first), (side: second, place: \.second)]
        units[index].gap = usualGap(between: above, units[index], sides)
      }
    }
  }

  /// The blank lines at the end: as on a side with the same last unit, else as on the side that has more.
  func tail(below last: MergedUnit?, base: MergeSide, first: MergeSide, second: MergeSide) -> [Int] {
    func ending(_ side: MergeSide, _ place: Int?) -> [Int]? {
      place.flatMap { $0 + 1 == side.units.count ? side.tail : nil }
    }
    let places = last?.places
    switch (ending(first, places?.first), ending(second, places?.second)) {
    case (let new?, let other?): return mergedGap(base: ending(base, places?.base), first: new, second: other)
    case (let known?, nil), (nil, let known?): return known
    case (nil, nil): return mergedGap(base: base.tail, first: first.tail, second: second.tail)
    }
  }

  /// Three-way merge of blank lines; of two different changes the longer one wins.
  private func mergedGap(base old: [Int]?, first new: [Int], second other: [Int]) -> [Int] {
    if new == other || other == old { return new }
    return new == old || other.count > new.count ? other : new
  }

  private func usualGap(
    between above: MergedUnit?, _ unit: MergedUnit,
    _ sides: [(side: [MergeUnit], place: KeyPath<MergedUnit.Places, Int?>)]
  ) -> [Int] {
    if case .field = unit.kind { return [] }
    if above == nil, unit.kind == .item { return [] }
    let isList = above?.kind == .item && unit.kind == .item
    var gaps: [[Int]] = []
    for (side, place) in sides {
      if let own = unit.places[keyPath: place], !isList || own > 0 && side[own - 1].kind == .item {
        gaps.append(side[own].gap)
      }
      if let own = above?.places[keyPath: place], own + 1 < side.count,
        !isList || side[own + 1].kind == .item
      {
        gaps.append(side[own + 1].gap)
      }
    }
    if isList { return gaps.min { $0.count < $1.count } ?? [] }
    let longest = gaps.max { $0.count < $1.count } ?? []
    // Without a blank line between them, one block would become part of the other.
    let mayTouch = above == nil || above?.kind == .heading || unit.kind == .heading
    return longest.isEmpty && !mayTouch ? [blank] : longest
  }
}

extension UnitMerge {
  /// Whether the items of each list are sorted by time; those without a time do not count.
  func isInOrderOfTime(_ units: [MergeUnit]) -> Bool {
    var last = 0
    for unit in units {
      if unit.kind != .item { last = 0 }
      guard let time = unit.time, unit.kind == .item else { continue }
      if time < last { return false }
      last = time
    }
    return true
  }

  /// Sorts lists by time that are not sorted after the merge, as when both sides moved entries to one meal. An item without a time
  /// stays below the item it follows.
  func putInOrderOfTime(_ units: inout [MergedUnit]) {
    var start = 0
    while start < units.count {
      var end = start
      while end < units.count, units[end].kind == .item { end += 1 }
      var groups: [(time: Int, units: [MergedUnit])] = [(-1, [])]
      for unit in units[start..<end] {
        if let time = unit.time { groups.append((time, [])) }
        groups[groups.count - 1].units.append(unit)
      }
      if zip(groups, groups.dropFirst()).contains(where: { $0.time > $1.time }) {
        let sorted = groups.enumerated().sorted {
          ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
        }
        units.replaceSubrange(start..<end, with: sorted.flatMap(\.element.units))
      }
      start = end + 1
    }
  }
}

/// A unit of the result of a merge.
struct MergedUnit: Sendable {
  enum Content: Sendable {
    /// The merged lines, and the merged units nested below them.
    case lines([Int], parts: [MergedUnit])
    /// Both versions, for a person to choose from; empty for a side that deleted the unit, or for a base without it.
    case conflict(first: [Int], base: [Int], second: [Int])
  }

  /// Its position among its siblings in each text; `nil` in a text without it.
  struct Places {
    var base: Int?
    var first: Int?
    var second: Int?
  }

  var kind: MergeUnit.Kind
  var content: Content
  var places: Places
  /// The minutes since midnight that its first line names.
  var time: Int?
  /// The blank lines above it.
  var gap: [Int] = []
  /// Whether added units may be placed above or below it, by their times: an item without a time and nested units.
  var givesWay = false
  /// Whether it is an `edited:` stamp.
  var isStamp = false

  init(_ unit: MergeUnit, content: Content, at places: Places) {
    kind = unit.kind
    self.content = content
    self.places = places
    time = unit.time
    isStamp = unit.words.stamp != nil
    if case .lines(_, let parts) = content {
      givesWay = unit.kind == .item && unit.time == nil && parts.isEmpty && unit.words.text.last != .colon
    }
  }

  /// Takes over a unit unchanged.
  init(_ unit: MergeUnit, _ places: Places) {
    self.init(unit, content: .lines(unit.head, parts: unit.parts.map { MergedUnit(kept: $0) }), at: places)
  }

  private init(kept unit: MergeUnit) {
    self.init(unit, Places())
    gap = unit.gap
  }

  /// Whether there is anything in it for a person to choose.
  var hasConflict: Bool {
    switch content {
    case .conflict: true
    case .lines(_, let parts): parts.contains(where: \.hasConflict)
    }
  }
}

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
