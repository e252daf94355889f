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

extension MarkdownRenderer {
  /// Tiles as a table of one row, their figures above.
  func tiles(_ tiles: [ReportTile]) -> String {
    let figures = tiles.map { [$0.figure, $0.basis, $0.label].filter { !$0.isEmpty }.joined(separator: " ") }
    return MarkdownTable(
      header: figures.map { line([.plain($0)], in: .tableCell) },
      alignments: tiles.map { _ in .leading },
      rows: tiles.allSatisfy(\.note.isEmpty) ? [] : [tiles.map { line([.plain($0.note)], in: .tableCell) }]
    ).text
  }

  /// Each sentence as a quotation with its day behind it.
  func quotations(_ quotations: [ReportQuotation]) -> String {
    quotations.map { quotation in
      "> “" + line([.plain(quotation.text)], in: .inline) + "” — "
        + line([.plain(quotation.source)], in: .inline)
    }.joined(separator: "\n\n")
  }

  /// The photos side by side as small as they are sharp, and what they show below them.
  func photos(_ photos: [ReportPhoto]) -> String {
    let shown = photos.compactMap { photo in
      LinkTarget(photo.target, prefix: linkPrefix).map { (photo, $0.address) }
    }
    guard !shown.isEmpty else { return "" }
    let images = shown.map { photo, address in
      "<img src=\"\(htmlEscaped(address))\" width=\"150\" alt=\"\(htmlEscaped(photo.caption))\">"
    }
    let captions = shown.map { photo, _ in "\(photo.caption), \(photo.moment)." }
    return images.joined(separator: " ") + "\n\n"
      + line([.plain(capitalized(captions.joined(separator: " ")))], in: .block)
  }

  /// Markdown that is folded away on hosts that can, under one line.
  func folded(_ summary: String, _ markdown: String) -> String {
    guard !markdown.isEmpty else { return "" }
    return "<details>\n<summary>\(htmlEscaped(summary))</summary>\n\n\(markdown)\n\n</details>"
  }
}

/// Report text as Markdown on one line.
struct MarkdownText {
  /// The prefix of link targets that are paths.
  let linkPrefix: String

  /// `text` with strong text and links, escaped for `place`.
  func line(_ text: ReportText, in place: MarkdownEscaping.Place) -> String {
    let pieces = merged(text)
    // Inside strong text and links no block can begin, and closing delimiters follow.
    let inner = MarkdownEscaping(
      place: place == .tableCell ? .tableCell : .inline, isFirst: false, next: .text)
    var line = ""
    for (position, piece) in pieces.enumerated() {
      let follower = position + 1 < pieces.count ? pieces[position + 1] : nil
      let outer = MarkdownEscaping(
        place: place, isFirst: line.isEmpty,
        next: follower.map { $0.kind.isLink ? .link : .text } ?? .nothing)
      switch piece.kind {
      case .plain:
        line += outer.escaped(piece.text)
      case .strong, .emphasis:
        let isEmphasis = canEmphasise(
          piece.text, after: line.unicodeScalars.last, before: follower?.text.unicodeScalars.first)
        let mark = piece.kind == .strong ? "**" : "*"
        line += isEmphasis ? mark + inner.escaped(piece.text) + mark : outer.escaped(piece.text)
      case .link(let target):
        let address = target.address.split(separator: "&", omittingEmptySubsequences: false)
        line += "[" + inner.escaped(piece.text) + "](" + address.joined(separator: "&amp;") + ")"
      }
    }
    return line
  }

  private enum Kind: Hashable {
    case plain, strong, emphasis
    case link(LinkTarget)

    var isLink: Bool {
      switch self {
      case .link: true
      case .plain, .strong, .emphasis: false
      }
    }
  }

  /// The runs on one line, merged if they are of one kind, without white space at the ends.
  private func merged(_ text: ReportText) -> [(kind: Kind, text: String)] {
    var pieces: [(kind: Kind, text: String)] = []
    for run in text.runs {
      let piece: (kind: Kind, text: String) =
        switch run {
        case .plain(let content), .dim(let content), .tinted(let content, _): (.plain, singleLine(content))
        case .strong(let content): (.strong, singleLine(content))
        case .emphasis(let content): (.emphasis, singleLine(content))
        case .link(let content, let target), .picture(let content, let target):
          (LinkTarget(target, prefix: linkPrefix).map { .link($0) } ?? .plain, singleLine(content))
        }
      guard !piece.text.isEmpty else { continue }
      if let last = pieces.last, last.kind == piece.kind {
        pieces[pieces.count - 1].text += piece.text
      } else {
        pieces.append(piece)
      }
    }
    return trimmed(pieces)
  }

  private func trimmed(_ pieces: [(kind: Kind, text: String)]) -> [(kind: Kind, text: String)] {
    var pieces = pieces
    while let first = pieces.first {
      let rest = first.text.unicodeScalars.drop { $0.properties.isWhitespace }
      pieces[0].text = String(rest)
      if !rest.isEmpty { break }
      pieces.removeFirst()
    }
    while let last = pieces.last {
      var scalars = last.text.unicodeScalars
      while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
      pieces[pieces.count - 1].text = String(scalars)
      if !scalars.isEmpty { break }
      pieces.removeLast()
    }
    return pieces
  }

  /// Whether asterisks around the text would be parsed as emphasis.
  ///
  /// Next to white space, or between punctuation and a letter, they would be shown as asterisks.
  private func canEmphasise(_ text: String, after: Unicode.Scalar?, before: Unicode.Scalar?) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
      !first.properties.isWhitespace, !last.properties.isWhitespace
    else { return false }
    let opens = !isSign(first) || after.map { $0.properties.isWhitespace || isSign($0) } ?? true
    let closes = !isSign(last) || before.map { $0.properties.isWhitespace || isSign($0) } ?? true
    return opens && closes
  }
}

/// Whether CommonMark counts the scalar as punctuation.
private func isSign(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
    .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
    true
  default: false
  }
}

/// A table in GitHub's syntax, with aligned columns for readers of the source.
struct MarkdownTable {
  var header: [String]
  var alignments: [DisplayAlignment]
  /// Each row has as many cells as the header.
  var rows: [[String]]

  /// Wider cells break the alignment rather than widen every row.
  private static let widest = 40

  /// The lines without a final newline.
  var text: String {
    let all = [header] + rows
    let widths = header.indices.map { column in
      max(3, all.map { displayWidth($0[column]) }.filter { $0 <= Self.widest }.max() ?? 0)
    }
    func line(_ cells: [String]) -> String {
      "| "
        + cells.indices.map { padded(cells[$0], to: widths[$0], alignments[$0]) }.joined(separator: " | ")
        + " |"
    }
    let rule = header.indices.map { column in
      let dashes = String(repeating: "-", count: widths[column] - 2)
      return switch alignments[column] {
      case .leading: "--" + dashes
      case .trailing: "-" + dashes + ":"
      case .center: ":" + dashes + ":"
      }
    }
    return ([line(header), line(rule)] + rows.map(line)).joined(separator: "\n")
  }
}
