import JournalFormat

/// Renders a report as the Markdown for pages beside the day files.
///
/// Each paragraph is one line, tables are in GitHub's syntax, and everything from the diary is escaped.
public struct MarkdownRenderer: Hashable, Sendable {
  /// The path from the page's folder to the journal's: `../` for a page in `recaps/`.
  public var linkPrefix: String
  /// The path from the page to the folder of its images: `2026-W11/`. `nil` for tables only.
  public var pictureFolder: String?

  public init(linkPrefix: String = "", pictureFolder: String? = nil) {
    self.linkPrefix = linkPrefix
    self.pictureFolder = pictureFolder
  }

  /// The document as Markdown, ending in one newline.
  public func text(of document: ReportDocument) -> String {
    let title = line([.plain(document.title)], in: .heading)
    var paragraphs = title.isEmpty ? [] : ["# " + title]
    let period = line([.strong(document.period)], in: .block)
    if !document.period.isEmpty { paragraphs.append(period) }
    return (paragraphs + self.paragraphs(of: document.blocks)).joined(separator: "\n\n") + "\n"
  }

  private func paragraphs(of blocks: [ReportBlock]) -> [String] {
    var paragraphs: [String] = []
    var bullet = "-"
    var isAfterList = false
    for block in blocks {
      // Adjacent lists would merge; a different bullet separates them.
      bullet = block.isList && isAfterList && bullet == "-" ? "*" : "-"
      let paragraph = paragraph(block, bullet: bullet)
      guard !paragraph.isEmpty else { continue }
      isAfterList = block.isList
      paragraphs.append(paragraph)
    }
    return paragraphs
  }

  private func paragraph(_ block: ReportBlock, bullet: String) -> String {
    switch block {
    case .heading(let level, let text):
      let markdown = line(text.runs, in: .heading)
      return markdown.isEmpty ? "" : String(repeating: "#", count: min(max(level, 1), 5) + 1) + " " + markdown
    case .paragraph(let text):
      return line(text.runs, in: .block)
    case .footnote(let text):
      let markdown = line(text.runs, in: .inline)
      return markdown.isEmpty ? "" : "_" + markdown + "_"
    case .list(let items):
      return items.map { bullet + " " + line($0.runs, in: .block) }.joined(separator: "\n")
    case .markdown(let text): return terminalSafe(text)
    case .table(let table):
      return table.columns.isEmpty ? "" : self.table(table)
    case .chart(let chart):
      // Without pictures two charts that say the same would be one table twice.
      return chart.isEmpty || chart.isForPages && pictureFolder == nil ? "" : self.chart(chart)
    case .quote(let text):
      let markdown = line(text.runs, in: .block)
      return markdown.isEmpty ? "" : "> " + markdown
    case .lead(let text): return line(text.runs, in: .block)
    case .tiles(let tiles): return self.tiles(tiles)
    case .quotations(let quotations): return self.quotations(quotations)
    case .photos(let photos): return self.photos(photos)
    case .signed(let items):
      return items.map { "- " + $0.sign + " " + line($0.text.runs, in: .inline) }.joined(separator: "\n")
    case .closing(let text):
      let markdown = line(text.runs, in: .inline)
      return markdown.isEmpty ? "" : "_" + markdown + "_"
    case .columns(let columns): return paragraphs(of: columns.flatMap(\.self)).joined(separator: "\n\n")
    case .fold(let summary, let blocks):
      return folded(summary.plain, paragraphs(of: blocks).joined(separator: "\n\n"))
    }
  }

  func line(_ runs: [ReportText.Run], in place: MarkdownEscaping.Place) -> String {
    MarkdownText(linkPrefix: linkPrefix).line(ReportText(runs), in: place)
  }

  func table(_ table: ReportTable) -> String {
    let header = table.columns.map { line([.plain($0.title)], in: .tableCell) }
    let rows = table.rows.map { row in
      table.columns.indices.map { $0 < row.count ? line(row[$0].runs, in: .tableCell) : "" }
    }
    return MarkdownTable(
      header: header, alignments: table.columns.map { $0.alignment == .trailing ? .trailing : .leading },
      rows: rows
    ).text
  }

  /// The image with its description as alternative text, and the table below it.
  private func chart(_ chart: ReportChart) -> String {
    let table = chart.table.columns.isEmpty ? "" : self.table(chart.table)
    guard let folder = pictureFolder, let link = LinkTarget("\(folder)\(chart.name).svg") else {
      return table + (chart.tableLegend.isEmpty ? "" : "\n\n_\(chart.tableLegend.joined(separator: " · "))_")
    }
    let description = MarkdownEscaping(place: .inline, isFirst: false, next: .text)
      .escaped(singleLine("\(chart.title). \(chart.summary)"))
    // Behind a picture the figures are for those who ask for them.
    return "![\(description)](\(link.address))" + (table.isEmpty ? "" : "\n\n" + folded("Figures", table))
  }
}

extension ReportDocument {
  /// The document as Markdown, ending in one newline.
  public var markdown: String { MarkdownRenderer().text(of: self) }
}

extension ReportBlock {
  fileprivate var isList: Bool {
    switch self {
    case .list, .signed: true
    case .columns(let columns): columns.first?.first?.isList ?? false
    case .heading, .paragraph, .footnote, .table, .chart, .quote, .lead, .tiles, .quotations, .photos,
      .markdown, .closing, .fold:
      false
    }
  }
}
