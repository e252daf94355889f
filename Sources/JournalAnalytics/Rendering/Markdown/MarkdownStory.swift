import JournalFormat

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
