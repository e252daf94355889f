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
