/// A unit of the result of a merge.
struct MergedUnit {
  enum Content {
    /// Lines that count, and what hangs under them.
    case lines([Int], parts: [MergedUnit])
    /// Both versions, of which a person chooses; no lines where a side has deleted the unit, or the base has none.
    case conflict(first: [Int], base: [Int], second: [Int])
  }

  /// Where it stands in each of the texts, as a position among its neighbours there; `nil` where it does not.
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
  /// Whether units that were added may go above or below it, as their times say.
  var givesWay = false
  /// Whether it is an `edited:` stamp.
  var isStamp = false

  init(_ unit: MergeUnit, _ content: Content, _ places: Places) {
    kind = unit.kind
    self.content = content
    self.places = places
    time = unit.time
    isStamp = unit.words.stamp != nil
    if case .lines(_, let parts) = content {
      givesWay = unit.kind == .item && unit.time == nil && parts.isEmpty && unit.words.text.last != .colon
    }
  }

  /// A unit taken over as it is.
  init(_ unit: MergeUnit, _ places: Places) {
    self.init(unit, .lines(unit.head, parts: unit.parts.map { MergedUnit(kept: $0) }), places)
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
