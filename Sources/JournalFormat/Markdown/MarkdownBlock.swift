/// One block of a Markdown text: its kind, where it starts, and how deep it is nested.
struct MarkdownBlock {
  enum Kind: UInt8 {
    case heading, paragraph, item, quotation, code, html, rule
    /// A list nested too deep to be read.
    case deepList
  }

  /// The maximum depth of nested items.
  static let levelLimit = 100

  var kind: Kind
  /// 1 to 6 for headings, else 0.
  var level: UInt8
  /// The number of items that contain it.
  var depth: Int32
  /// The number of its first line, from 1.
  var line: Int32
  /// The byte of that line it starts at, from 0, in the text given to libcmark. Exact for items only.
  var column: Int32
  /// The index of the next block that is not inside this one.
  var next: Int32
}
