import JournalFormat

/// Renders a report as text for a terminal or a pipe.
///
/// The title and the main headings are at the margin, everything else is indented by two columns. No line is wider
/// than `width`, and paragraphs are at most 100 columns wide. Control sequences in text from the diary are made
/// harmless.
public struct TerminalRenderer: Hashable, Sendable {
  /// In columns, at least 20.
  public let width: Int
  public let style: TerminalStyle

  /// Creates a renderer for `width` columns, at least 20.
  public init(width: Int, style: TerminalStyle) {
    self.width = max(20, width)
    self.style = style
  }

  private static let indentation = 2
  private static let widestProse = 100

  /// The document as text, ending in one newline.
  public func text(of document: ReportDocument) -> String {
    var text = ""
    let isStory = !document.period.isEmpty
    if isStory {
      write(TerminalText(document.period, .amber), indentation: Self.indentation, to: &text)
      text += "\n"
    }
    write(
      TerminalText(document.title, .strong), indentation: isStory ? Self.indentation : 0, to: &text)
    var before: ReportBlock?
    var heading = document.title
    var written = ""
    for block in document.blocks.flatMap({ Self.stacked($0) }) {
      if case .heading(_, let words) = block { heading = words.plain }
      written.removeAll(keepingCapacity: true)
      write(block, under: heading, to: &written)
      guard !written.isEmpty else { continue }
      if !text.isEmpty, before != nil || !isLead(block), !belongs(block, to: before) { text += "\n" }
      text += written
      before = block
    }
    return text.isEmpty ? "\n" : text
  }

  /// The block with its columns and folds one below the other.
  private static func stacked(_ block: ReportBlock) -> [ReportBlock] {
    switch block {
    case .columns(let columns): columns.flatMap { $0.flatMap(stacked) }
    case .fold(let summary, let blocks): [.heading(level: 1, summary)] + blocks.flatMap(stacked)
    default: [block]
    }
  }

  private func isLead(_ block: ReportBlock) -> Bool { if case .lead = block { true } else { false } }

  /// Whether the block follows the one before without a blank line: the first block below a heading, a footnote
  /// below a paragraph.
  private func belongs(_ block: ReportBlock, to before: ReportBlock?) -> Bool {
    switch (before, block) {
    case (.heading, .heading): false
    case (.heading, _): true
    case (.paragraph, .footnote), (.quote, .footnote), (.footnote, .footnote), (.signed, .footnote),
      (.chart, .footnote):
      true
    default: false
    }
  }

  private func write(_ block: ReportBlock, under heading: String, to output: inout String) {
    let inner = width - Self.indentation
    switch block {
    case .heading(let level, let text):
      write(
        TerminalText(text, normally: .strong), indentation: level <= 1 ? 0 : Self.indentation, to: &output)
    case .paragraph(let text):
      write(TerminalText(text), indentation: Self.indentation, to: &output)
    case .footnote(let text):
      write(TerminalText(text, normally: .dim), indentation: Self.indentation, to: &output)
    case .quote(let text):
      write(TerminalText(text), indentation: Self.indentation, first: "│ ", next: "│ ", to: &output)
    case .list(let items):
      for item in items {
        write(TerminalText(item), indentation: Self.indentation, first: "• ", next: "  ", to: &output)
      }
    case .markdown(let text):
      write(
        indented(
          terminalSafe(text).split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }),
        to: &output)
    case .lead(let text), .closing(let text):
      write(TerminalText(text), indentation: Self.indentation, to: &output)
    case .tiles(let tiles): write(indented(TerminalTiles(tiles).lines(width: inner, style)), to: &output)
    case .quotations(let quotations):
      write(
        indented(quotations.flatMap { TerminalQuotation($0).lines(width: inner, style) }), to: &output)
    case .photos(let photos):
      write(
        TerminalText(TerminalTiles.words(for: photos), .dim), indentation: Self.indentation, to: &output)
    case .signed(let items):
      for item in items {
        let sign = TerminalLook(item.tint).applied(to: item.sign, style)
        write(
          TerminalText(item.text), indentation: Self.indentation, first: sign + " ", next: "  ", to: &output)
      }
    case .columns, .fold: break
    case .table(let table):
      write(indented(TerminalTable(table).lines(width: inner, style)), to: &output)
    case .chart(let chart):
      let lines = indented(TerminalChart(chart: chart).lines(width: inner, style))
      let title = chart.isNamed(by: heading) || lines.isEmpty ? "" : chart.title
      let table = chart.tableSaysMore ? indented(TerminalTable(chart.table).lines(width: inner, style)) : []
      write(TerminalText(title, .strong), indentation: Self.indentation, to: &output)
      write(lines + (lines.isEmpty || table.isEmpty ? [] : [""] + table), to: &output)
    }
  }

  private func write(_ lines: [String], to output: inout String) {
    for line in lines {
      output += line
      output += "\n"
    }
  }

  private func indented(_ lines: [String]) -> [String] {
    let indentation = String(repeating: " ", count: Self.indentation)
    return lines.map { $0.isEmpty ? "" : indentation + $0 }
  }

  /// Writes wrapped lines, the first with `first` before it and the others with `next`, which are equally wide.
  private func write(
    _ text: TerminalText, indentation: Int, first: String = "", next: String = "", to output: inout String
  ) {
    guard !text.plain.isEmpty else { return }
    let margin = spaces(indentation)
    let room = min(width, Self.widestProse) - indentation - displayWidth(next)
    for (position, line) in text.lines(width: room, style).enumerated() {
      output += margin
      output += position == 0 ? first : next
      output += line.text
      output += "\n"
    }
  }
}
