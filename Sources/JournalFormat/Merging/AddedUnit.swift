/// A unit that one side added.
struct AddedUnit {
  var unit: MergeUnit
  /// Its position among the units of its side.
  var index: Int
  /// How many units of the base stand above it.
  var slot: Int

  /// The units of a side that no unit of the base became, in order.
  ///
  /// Where units of the base are gone beside them, a heading goes below those that stood under another, and an entry
  /// below earlier ones: the other side may have kept them.
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
  /// Whether it belongs below a unit that its side has taken away at the same place.
  fileprivate func goesBelow(_ gone: MergeUnit) -> Bool {
    guard rank == Self.unranked else { return gone.rank > rank }
    guard gone.rank == Self.unranked else { return false }
    guard let time, let other = gone.time else { return true }
    return other <= time
  }
}

/// Added units that stay together: one by itself, or a heading with what stands below it.
struct AddedElement {
  var units: [AddedUnit]
  /// When it happened: its own time, else that of what stands before it, for a heading that of the first entry.
  var time: Int?
  /// The number that it shares with the same element of the other side.
  var twin: Int?

  var first: AddedUnit { units[0] }
  var slot: Int { first.slot }
  var rank: Int { first.unit.rank }
  /// Whether it opens something.
  var isOpening: Bool { rank != MergeUnit.unranked }
  var body: [AddedUnit] { Array(units.dropFirst()) }

  /// Divides what a side added at one place.
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
