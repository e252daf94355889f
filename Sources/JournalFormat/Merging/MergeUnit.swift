/// A piece of a Markdown text that is merged as a whole: a heading, a list item with what is nested in it, a paragraph.
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
  /// 1 to 6 for headings, 7 for a bold line, 8 for other paragraphs, else `unranked`. Units with a greater number may belong to it.
  var rank: Int
  /// The line it begins on in its text, from 0.
  var start: Int
  /// The blank lines above it.
  var gap: [Int]
  /// Its lines up to the first of `parts`.
  var head: [Int]
  /// The units nested in it, in order.
  var parts: [MergeUnit]
  /// What its first line says, for items and paragraphs.
  var words: ItemWords
  /// The meal that a heading names.
  var meal: FoodCategory?

  static let unranked = 99

  /// Whether it begins a section: a heading, or a bold line.
  var opensSection: Bool { kind == .heading || rank == 7 }

  /// Whether added units may be placed above or below it, by their times: an item without a time and nested units.
  var givesWay: Bool { kind == .item && time == nil && parts.isEmpty && words.text.last != .colon }

  /// The minutes since midnight that its first line names.
  var time: Int? { words.time }

  /// All its lines, including blank lines between its parts.
  var lines: [Int] { head + parts.flatMap { $0.gap + $0.lines } }
}

/// The structure of units, to compare the intended result of a merge with what its text is parsed as.
struct UnitOutline: Hashable {
  var kind: MergeUnit.Kind
  var head: [Int]
  var parts: [UnitOutline]
}

extension MergeUnit {
  var outline: UnitOutline { UnitOutline(kind: kind, head: head, parts: parts.map(\.outline)) }
}

extension MergedUnit {
  /// The structure; empty for a unit in conflict.
  var outline: UnitOutline {
    switch content {
    case .lines(let head, let parts): UnitOutline(kind: kind, head: head, parts: parts.map(\.outline))
    case .conflict: UnitOutline(kind: kind, head: [], parts: [])
    }
  }
}
