internal import CCmark

/// The blocks of a text in the order of their first lines, each before its children.
///
/// Only start lines are from libcmark: its end lines extend over blank lines. Quotations, code, HTML and lists that
/// are too deep are leaves; their content is not read. The tree is walked without recursion, because its depth is up
/// to the user.
func markdownBlocks(in text: StructureText, firstLine: Int) -> [MarkdownBlock] {
  let parsed = text.bytes.withUnsafeBytes { raw in
    journal_arena_parse(raw.baseAddress?.assumingMemoryBound(to: CChar.self), raw.count, CMARK_OPT_DEFAULT)
  }
  // Frees all nodes at once.
  defer { journal_arena_reset() }
  guard let root = parsed else { return [] }
  var blocks: [MarkdownBlock] = []
  blocks.reserveCapacity(text.bytes.count / 3 + 4)
  var open: [Int] = []
  var gaps = text.gaps[...]
  var headings = text.headings[...]
  var leftOut = 0
  var current = cmark_node_first_child(root)
  while let node = current {
    let type = cmark_node_get_type(node)
    let isTooDeep = open.count >= MarkdownBlock.levelLimit && type == CMARK_NODE_LIST
    var descends = type == CMARK_NODE_LIST && !isTooDeep
    if let kind = isTooDeep ? .deepList : MarkdownBlock.Kind(type) {
      let start = Int(cmark_node_get_start_line(node))
      while let gap = gaps.first, gap.line < start {
        leftOut = gap.count
        gaps.removeFirst()
      }
      let line = start + leftOut + firstLine - 1
      // Headings in code and other leaves are none.
      while let heading = headings.first, heading.line < start { headings.removeFirst() }
      var (kind, level) = (kind, UInt8(0))
      if kind == .heading {
        level = UInt8(clamping: cmark_node_get_heading_level(node))
      } else if kind == .rule, let heading = headings.first, heading.line == start {
        (kind, level) = (.heading, heading.level)
      }
      blocks.append(
        MarkdownBlock(
          kind: kind, level: level,
          depth: Int32(clamping: open.count), line: Int32(clamping: line),
          column: max(0, cmark_node_get_start_column(node) - 1), next: Int32(clamping: blocks.count + 1)))
      if kind == .item {
        open.append(blocks.count - 1)
        descends = true
      }
    }
    if descends, let child = cmark_node_first_child(node) {
      current = child
      continue
    }
    // Go up until there is a next sibling, closing the items on the way.
    var finished: OpaquePointer? = node
    current = nil
    while let leaving = finished, leaving != root {
      if cmark_node_get_type(leaving) == CMARK_NODE_ITEM, let index = open.popLast() {
        blocks[index].next = Int32(clamping: blocks.count)
      }
      if let sibling = cmark_node_next(leaving) {
        current = sibling
        break
      }
      finished = cmark_node_parent(leaving)
    }
  }
  return blocks
}

extension MarkdownBlock.Kind {
  /// The kind of a libcmark block; `nil` for lists, which are known by their items, and for nodes that are no
  /// blocks.
  fileprivate init?(_ type: cmark_node_type) {
    switch type {
    case CMARK_NODE_HEADING: self = .heading
    case CMARK_NODE_PARAGRAPH: self = .paragraph
    case CMARK_NODE_ITEM: self = .item
    case CMARK_NODE_BLOCK_QUOTE: self = .quotation
    case CMARK_NODE_CODE_BLOCK: self = .code
    case CMARK_NODE_HTML_BLOCK: self = .html
    case CMARK_NODE_THEMATIC_BREAK: self = .rule
    default: return nil
    }
  }
}

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
