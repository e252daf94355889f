/// The structure of units, for comparing what a merge meant with what its text is read as.
struct UnitOutline: Hashable {
  var kind: MergeUnit.Kind
  var head: [Int]
  var parts: [UnitOutline]
}

extension MergeUnit {
  var outline: UnitOutline { UnitOutline(kind: kind, head: head, parts: parts.map(\.outline)) }
}

extension MergedUnit {
  /// Of a unit in conflict, nothing below it.
  var outline: UnitOutline {
    switch content {
    case .lines(let head, let parts): UnitOutline(kind: kind, head: head, parts: parts.map(\.outline))
    case .conflict: UnitOutline(kind: kind, head: [], parts: [])
    }
  }
}
