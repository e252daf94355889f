extension UnitMerge {
  /// Gives each unit the blank lines above it: as they stand where it has the same neighbour, else as is usual there.
  func setGaps(
    of units: inout [MergedUnit], _ base: [MergeUnit], _ first: [MergeUnit], _ second: [MergeUnit]
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
        units[index].gap = mergedGap(old, new, other)
      } else if let known = new ?? other ?? old {
        units[index].gap = known
      } else {
        let sides = [(side: first, place: \MergedUnit.Places.first), (side: second, place: \.second)]
        units[index].gap = usualGap(between: above, units[index], sides)
      }
    }
  }

  /// The blank lines at the end: as they stand below the same last unit, else as on the side that has more.
  func tail(below last: MergedUnit?, _ base: MergeSide, _ first: MergeSide, _ second: MergeSide) -> [Int] {
    func ending(_ side: MergeSide, _ place: Int?) -> [Int]? {
      place.flatMap { $0 + 1 == side.units.count ? side.tail : nil }
    }
    let places = last?.places
    switch (ending(first, places?.first), ending(second, places?.second)) {
    case (let new?, let other?): return mergedGap(ending(base, places?.base), new, other)
    case (let known?, nil), (nil, let known?): return known
    case (nil, nil): return mergedGap(base.tail, first.tail, second.tail)
    }
  }

  /// Three-way; of two different changes the longer.
  private func mergedGap(_ old: [Int]?, _ new: [Int], _ other: [Int]) -> [Int] {
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
