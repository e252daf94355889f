extension UnitMerge {
  /// One side, what its units are made of, and which of them it added.
  typealias Additions = (units: [MergeUnit], matches: [Int?], added: [AddedUnit])

  /// Puts what both sides added alike in one section to one place, and into one order, so that it comes to be there once.
  ///
  /// A section goes where the other side added it, if nothing stands below its heading that was there before; of two places the
  /// upper is taken. What only gives way stands between no places.
  func putTogether(
    _ base: [MergeUnit], _ first: Additions, _ second: Additions
  ) -> (first: [AddedUnit], second: [AddedUnit]) {
    var (a, b) = (AddedElement.all(of: first.added), AddedElement.all(of: second.added))
    var places = [0]
    for index in base.indices {
      let isBetween = !base[index].givesWay && first.matches[index] != nil && second.matches[index] != nil
      places.append(places[index] + (isBetween ? 1 : 0))
    }
    for (twin, (i, j)) in twins(a, b, base, places).enumerated() {
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

  /// Which elements of both sides are one, by their positions, in the order of the first.
  private func twins(
    _ first: [AddedElement], _ second: [AddedElement], _ base: [MergeUnit], _ places: [Int]
  ) -> [(first: Int, second: Int)] {
    struct Key: Hashable {
      var lines: [Int]
      var rank: Int
      /// The heading of the base that it stands below.
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
    // Those at one place first.
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

  /// Elements that both have at one place, in the same order on both sides: by meal, time and bytes where each had them in its own.
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

  /// An order of twins that does not depend on their side.
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
  /// What it has to have in common with another to be the same: all of an entry, the heading of a section.
  fileprivate var identity: [Int] { isOpening ? first.unit.head : first.unit.lines }

  /// Whether nothing hangs under it that was there before.
  fileprivate func isWhole(in side: [MergeUnit]) -> Bool {
    guard isOpening, let last = units.last, last.index + 1 < side.count else { return true }
    return side[last.index + 1].rank <= rank
  }

  fileprivate mutating func move(to slot: Int) {
    for index in units.indices { units[index].slot = slot }
  }

  /// In the order of their places, those first that open nothing: they belong to what is above.
  fileprivate static func sorted(_ elements: [AddedElement]) -> [AddedElement] {
    elements.enumerated().sorted { a, b in
      (a.element.slot, -a.element.rank, a.offset) < (b.element.slot, -b.element.rank, b.offset)
    }.map(\.element)
  }
}
