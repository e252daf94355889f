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
    var before: ReportBlock?
    var heading = document.title
    for line in prose(TerminalText(document.title, .strong), indentation: 0) { text += line + "\n" }
    for block in document.blocks {
      if case .heading(_, let text) = block { heading = text.plain }
      let lines = lines(of: block, under: heading)
      guard !lines.isEmpty else { continue }
      if !text.isEmpty, !belongs(block, to: before) { text += "\n" }
      for line in lines { text += line + "\n" }
      before = block
    }
    return text.isEmpty ? "\n" : text
  }

  /// Whether the block follows the one before without a blank line: the first block below a heading, a footnote
  /// below a paragraph.
  private func belongs(_ block: ReportBlock, to before: ReportBlock?) -> Bool {
    switch (before, block) {
    case (.heading, .heading): false
    case (.heading, _): true
    case (.paragraph, .footnote), (.quote, .footnote), (.footnote, .footnote): true
    default: false
    }
  }

  private func lines(of block: ReportBlock, under heading: String) -> [String] {
    let inner = width - Self.indentation
    switch block {
    case .heading(let level, let text):
      return prose(TerminalText(text, normally: .strong), indentation: level <= 1 ? 0 : Self.indentation)
    case .paragraph(let text):
      return prose(TerminalText(text), indentation: Self.indentation)
    case .footnote(let text):
      return prose(TerminalText(text, normally: .dim), indentation: Self.indentation)
    case .quote(let text):
      return prose(TerminalText(text), indentation: Self.indentation, first: "│ ", next: "│ ")
    case .list(let items):
      return items.flatMap {
        prose(TerminalText($0), indentation: Self.indentation, first: "• ", next: "  ")
      }
    case .table(let table):
      return indented(TerminalTable(table).lines(width: inner, style))
    case .chart(let chart):
      let lines = indented(TerminalChart(chart: chart).lines(width: inner, style))
      let title = chart.isNamed(by: heading) || lines.isEmpty ? "" : chart.title
      let table = chart.tableSaysMore ? indented(TerminalTable(chart.table).lines(width: inner, style)) : []
      return prose(TerminalText(title, .strong), indentation: Self.indentation) + lines
        + (lines.isEmpty || table.isEmpty ? [] : [""] + table)
    }
  }

  private func indented(_ lines: [String]) -> [String] {
    let indentation = String(repeating: " ", count: Self.indentation)
    return lines.map { $0.isEmpty ? "" : indentation + $0 }
  }

  /// Wrapped lines with `first` before the first line and `next`, of equal width, before the others.
  private func prose(
    _ text: TerminalText, indentation: Int, first: String = "", next: String = ""
  ) -> [String] {
    guard !text.plain.isEmpty else { return [] }
    let margin = String(repeating: " ", count: indentation)
    let room = min(width, Self.widestProse) - indentation - displayWidth(first)
    return text.lines(width: room, style).enumerated().map { position, line in
      margin + (position == 0 ? first : next) + line.text
    }
  }
}
