/// One block of a Markdown text, as far as structure goes: what it is, where it starts, how deep it lies.
struct MarkdownBlock {
  enum Kind: UInt8 {
    case heading, paragraph, item, quotation, code, html, rule
    /// A list within as many items as are looked into.
    case deepList
  }

  /// How many items may lie around one another.
  static let levelLimit = 100

  var kind: Kind
  /// 1 to 6 for headings, else 0.
  var level: UInt8
  /// How many items lie around it.
  var depth: Int32
  /// The line it starts on, from 1.
  var line: Int32
  /// The byte of that line it starts at, from 0, in the text given to libcmark. Exact for items only.
  var column: Int32
  /// The index of the next block that does not lie within this one.
  var next: Int32
}
