extension UnitMerge {
  /// Whether the items of each list that have a time follow one another.
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

  /// Sorts lists whose items do not follow one another any more, as when both sides moved entries to one meal. What has
  /// no time stays with what it stands below.
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
