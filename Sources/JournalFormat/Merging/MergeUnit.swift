/// A piece of a Markdown text that is merged as one: a heading, a list item with what hangs under it, a paragraph.
struct MergeUnit: Hashable, Sendable {
  enum Kind: Hashable {
    case frontMatter
    /// A `key:` of front matter with the lines below it, or the line that closes front matter.
    case field(key: ArraySlice<UInt8>)
    case heading, paragraph, item
    /// A code block, a quotation, HTML, a rule, a hidden region.
    case other
  }

  var kind: Kind
  /// 1 to 6 for headings, 7 for a bold line, 8 for other paragraphs, else `unranked`. What has a rank opens something.
  var rank: Int
  /// The line it begins on in its text, from 0.
  var start: Int
  /// The blank lines above it.
  var gap: [Int]
  /// Its lines up to the first of `parts`.
  var head: [Int]
  /// What hangs under it, in its order.
  var parts: [MergeUnit]
  /// What its first line says, for items and paragraphs.
  var words: ItemWords
  /// The meal that a heading names.
  var meal: FoodCategory?

  static let unranked = 99

  /// Whether it begins a section: a heading, or a bold line.
  var opensSection: Bool { kind == .heading || rank == 7 }

  /// Whether units that are added may go above or below it, as their times say.
  var givesWay: Bool { kind == .item && time == nil && parts.isEmpty && words.text.last != .colon }

  /// The minutes since midnight that its first line names.
  var time: Int? { words.time }

  /// All its lines, blank ones between its parts included.
  var lines: [Int] { head + parts.flatMap { $0.gap + $0.lines } }
}

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
