extension ReportDocument {
  /// The document as an answer within another page: its title as a line, its headings two levels further down.
  ///
  /// `linkPrefix` leads from the page's folder to the journal's. There is no line break at the end.
  public func answer(linkPrefix: String) -> String {
    var blocks: [ReportBlock] = [.paragraph(ReportText([.strong(title)]))]
    for block in self.blocks {
      if case .heading(let level, let text) = block {
        blocks.append(.heading(level: level + 2, text))
      } else {
        blocks.append(block)
      }
    }
    let text = MarkdownRenderer(linkPrefix: linkPrefix).text(of: ReportDocument(title: "", blocks: blocks))
    return String(text.dropLast())
  }
}
