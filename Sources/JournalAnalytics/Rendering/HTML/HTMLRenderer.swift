import JournalFormat

/// Renders a report as one HTML page without scripts and fonts; self-contained unless its photos are linked.
public struct HTMLRenderer: Hashable, Sendable {
  /// The page's language as a BCP 47 tag, such as `en`.
  public var language: String
  /// The path from the page's folder to the journal's: `../` for a page in `recaps/`.
  public var linkPrefix: String
  /// The addresses of photos by their targets; those without one are shown as links.
  public var pictures: [String: String]

  public init(language: String = "en", linkPrefix: String = "", pictures: [String: String] = [:]) {
    self.language = language
    self.linkPrefix = linkPrefix
    self.pictures = pictures
  }

  /// The document as a page, ending in one newline.
  public func text(of document: ReportDocument) -> String {
    let isStory = !document.period.isEmpty
    let names = [document.isCompact ? "compact" : nil, isStory ? "story" : nil].compactMap(\.self)
    let classes = names.isEmpty ? "" : " class=\"\(names.joined(separator: " "))\""
    return """
      <!doctype html>
      <html lang="\(htmlEscaped(language))">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'\(pictures.isEmpty ? "" : "; img-src data: 'self' file:")">
      <title>\(htmlEscaped(document.name))</title>
      <style>
      \(htmlStyleSheet)\(hasCharts(document) ? "\n" + svgStyleSheet() + (hasMarks(document) ? svgMarkRules : "") + htmlChartRules : "")\(document.isCompact ? htmlCompactRules : "")\(hasSigns(document) ? htmlSignedRules : "")\(isStory ? htmlStoryRules : "")
      </style>
      </head>
      <body>
      <main\(classes)>
      \(isStory ? "<header>\n<p class=\"period\">\(htmlEscaped(document.period))</p>\n" : "")<h1>\(htmlEscaped(document.title))</h1>

      """ + body(of: document) + """
        </main>
        </body>
        </html>

        """
  }

  private func hasCharts(_ document: ReportDocument) -> Bool {
    document.allBlocks.contains { block in
      if case .chart(let chart) = block { !chart.isEmpty } else { false }
    }
  }

  private func hasSigns(_ document: ReportDocument) -> Bool {
    document.allBlocks.contains { if case .signed = $0 { true } else { false } }
  }

  private func hasMarks(_ document: ReportDocument) -> Bool {
    document.allBlocks.contains { if case .chart(let chart) = $0 { chart.hasMarks } else { false } }
  }

  private func body(of document: ReportDocument) -> String {
    guard !document.period.isEmpty else { return body(of: document.blocks, under: document.title) }
    // Each part is a section, so that none is torn in print; what stands before the first is the page's head.
    var parts: [[ReportBlock]] = [[]]
    for block in document.blocks {
      if block.beginsPart { parts.append([]) }
      parts[parts.count - 1].append(block)
    }
    let head = body(of: parts[0], under: document.title) + contents(of: parts) + "</header>\n"
    let isListed = isListed(parts)
    return head
      + parts.enumerated().dropFirst().map { number, part in
        if case .columns = part[0] { return body(of: part, under: document.title) }
        if case .closing = part[0] { return "<footer>\n\(body(of: part, under: ""))</footer>\n" }
        let name = isListed ? " id=\"part-\(number)\"" : ""
        return "<section\(name)>\n\(body(of: part, under: document.title))</section>\n"
      }.joined()
  }

  private func body(of blocks: [ReportBlock], under title: String, isWide: Bool = true) -> String {
    var html = ""
    var heading = title
    for block in blocks {
      if case .heading(_, let text) = block { heading = text.plain }
      html += self.html(block, under: heading, isWide: isWide)
    }
    return html
  }

  private func html(_ block: ReportBlock, under heading: String, isWide: Bool) -> String {
    switch block {
    case .lead(let text): return "<p class=\"lead\">\(line(text))</p>\n"
    case .tiles(let tiles): return self.tiles(tiles)
    case .quotations(let quotations): return self.quotations(quotations)
    case .photos(let photos): return self.photos(photos)
    case .signed(let items): return signed(items)
    case .closing(let text): return "<p class=\"close\">\(line(text))</p>\n"
    case .columns(let columns):
      let parts = columns.filter { !$0.isEmpty }
      return "<div class=\"columns\(parts.count > 2 ? " many" : "")\">\n"
        + parts.map {
          "<section>\n\(body(of: $0, under: heading, isWide: parts.count == 1 && isWide))</section>\n"
        }
        .joined() + "</div>\n"
    case .fold(let summary, let blocks):
      return "<details class=\"fold\">\n<summary><h2>\(line(summary))</h2></summary>\n"
        + body(of: blocks, under: summary.plain, isWide: isWide) + "</details>\n"
    case .heading(let level, let text):
      let name = "h\(min(max(level, 1), 5) + 1)"
      return "<\(name)>\(line(text))</\(name)>\n"
    case .paragraph(let text):
      return "<p>\(line(text))</p>\n"
    case .footnote(let text):
      return "<p class=\"footnote\"><small>\(line(text))</small></p>\n"
    case .quote(let text):
      return "<blockquote><p>\(line(text))</p></blockquote>\n"
    case .list(let items):
      return items.isEmpty ? "" : "<ul>\n" + items.map { "<li>\(line($0))</li>\n" }.joined() + "</ul>\n"
    case .markdown(let text):
      return "<pre style=\"white-space: pre-wrap\">\(htmlEscaped(text))</pre>\n"
    case .table(let table):
      return table.columns.isEmpty ? "" : self.table(table)
    case .chart(let chart):
      return chart.isEmpty ? "" : self.chart(chart, isTitled: !chart.isNamed(by: heading), isWide: isWide)
    }
  }

  func line(_ text: ReportText) -> String {
    htmlLine(text, linkPrefix: linkPrefix, pictures: pictures)
  }

  /// The first column is the row header if it has text.
  private func table(_ table: ReportTable) -> String {
    let classes = table.columns.map { $0.alignment == .trailing ? " class=\"figure\"" : "" }
    let namesRows = table.columns.count > 1 && table.columns[0].alignment == .leading
    let isWide = isWiderThanPhone(table)
    // It can be scrolled by keys where a page is narrower than the table.
    var html = "<div class=\"table\(isWide ? " wide" : "")\" tabindex=\"0\">\n<table>\n"
    if table.columns.contains(where: { !$0.title.isEmpty }) {
      html += "<thead>\n<tr>"
      for (column, name) in zip(table.columns, classes) {
        // An empty header cell would confuse screen readers.
        html +=
          column.title.isEmpty
          ? "<td\(name)></td>" : "<th scope=\"col\"\(name)>\(htmlEscaped(column.title))</th>"
      }
      html += "</tr>\n</thead>\n"
    }
    html += "<tbody>\n"
    for row in table.rows {
      html += "<tr>"
      for (position, column) in table.columns.enumerated() {
        let text = position < row.count ? row[position] : ""
        html +=
          position == 0 && namesRows && !text.plain.isEmpty
          ? "<th scope=\"row\"\(classes[0])>\(line(text))</th>"
          : "<td\(classAttribute(of: text, column))\(isWide ? labelAttribute(of: column) : "")>\(line(text))</td>"
      }
      html += "</tr>\n"
    }
    return html + "</tbody>\n</table>\n</div>\n"
  }

  /// Whether the columns, each as narrow as its longest word, are wider than a phone's page: then each row becomes lines there.
  private func isWiderThanPhone(_ table: ReportTable) -> Bool {
    let letters = table.columns.indices.reduce(0) { sum, position in
      let texts =
        [table.columns[position].title]
        + table.rows.map { $0.indices.contains(position) ? $0[position].plain : "" }
      return sum + 1 + (texts.map { isWhole($0) ? displayWidth($0) : longestWord($0) }.max() ?? 0)
    }
    return letters > 50
  }

  private func longestWord(_ text: String) -> Int {
    text.split(separator: " ").map { displayWidth(String($0)) }.max() ?? 0
  }

  /// The name of the column for a cell that stands below no header.
  private func labelAttribute(of column: ReportTable.Column) -> String {
    column.title.isEmpty ? "" : " data-column=\"\(htmlEscaped(column.title))\""
  }

  /// The class of a short text, such as a day or `7.6 of 10`, which is not broken at hyphens and spaces.
  private func classAttribute(of text: ReportText, _ column: ReportTable.Column) -> String {
    let names = [column.alignment == .trailing ? "figure" : nil, isWhole(text.plain) ? "whole" : nil]
      .compactMap(\.self)
    return names.isEmpty ? "" : " class=\"\(names.joined(separator: " "))\""
  }

  private func isWhole(_ text: String) -> Bool {
    // The space before a percent sign does not break anyway.
    text.utf8.count <= 12 && text.dropLast(2).contains { $0 == " " || $0 == "-" }
  }

  /// The chart with its figures folded below it; in print only the chart.
  ///
  /// It is drawn twice, for a phone and for a screen: letters keep their size, and the page shows the one that fits.
  private func chart(_ chart: ReportChart, isTitled: Bool, isWide: Bool) -> String {
    let table = chart.table.columns.isEmpty ? "" : table(chart.table)
    let picture = SVGPicture(chart: chart)
    return "<figure>\n" + picture.element(isTitled: isTitled, isWide: false, isAlone: !isWide)
      + (isWide ? picture.element(isTitled: isTitled, isWide: true) : "")
      + (table.isEmpty ? "" : "<details>\n<summary>Figures</summary>\n\(table)</details>\n") + "</figure>\n"
  }
}

extension ReportDocument {
  /// The document as one self-contained HTML page in English.
  public var html: String { HTMLRenderer().text(of: self) }
}

/// `text` escaped for an HTML element or attribute: safe and on one line.
///
/// The space before a percent sign becomes a no-break space.
func htmlEscaped(_ text: String) -> String {
  let source = singleLine(text)
  guard source.utf8.contains(where: { "&<>\"'%".utf8.contains($0) }) else { return source }
  var escaped: [UInt8] = []
  for byte in source.utf8 {
    switch byte {
    case UInt8(ascii: "%") where escaped.last == UInt8(ascii: " "):
      escaped.removeLast()
      escaped += "&nbsp;%".utf8
    case UInt8(ascii: "&"): escaped += "&amp;".utf8
    case UInt8(ascii: "<"): escaped += "&lt;".utf8
    case UInt8(ascii: ">"): escaped += "&gt;".utf8
    case UInt8(ascii: "\""): escaped += "&quot;".utf8
    case UInt8(ascii: "'"): escaped += "&#39;".utf8
    default: escaped.append(byte)
    }
  }
  return String(decoding: escaped, as: UTF8.self)
}

/// Report text as HTML inside a block; a link that is not allowed becomes plain text.
func htmlLine(_ text: ReportText, linkPrefix: String, pictures: [String: String] = [:]) -> String {
  text.runs.map { run in
    switch run {
    case .plain(let content): return htmlEscaped(content)
    case .strong(let content): return "<strong>\(htmlEscaped(content))</strong>"
    case .emphasis(let content): return "<em>\(htmlEscaped(content))</em>"
    case .dim(let content): return "<span class=\"dim\">\(htmlEscaped(content))</span>"
    case .tinted(let content, let tint):
      return "<span class=\"\(tint.rawValue)\">\(htmlEscaped(content))</span>"
    case .picture(let content, let target) where pictures[target] != nil:
      let source = htmlEscaped(pictures[target] ?? "")
      return "<img class=\"photo\" src=\"\(source)\" alt=\"\(htmlEscaped(content))\" loading=\"lazy\">"
    case .link(let content, let target), .picture(let content, let target):
      guard let link = LinkTarget(target, prefix: linkPrefix) else { return htmlEscaped(content) }
      return "<a href=\"\(htmlEscaped(link.address))\" rel=\"noreferrer\">\(htmlEscaped(content))</a>"
    }
  }.joined()
}

/// An address that holds a picture itself: `data:image/png;base64,…`.
public func dataURL(of bytes: [UInt8], type: String) -> String {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text = Array("data:\(type);base64,".utf8)
  text.reserveCapacity(text.count + (bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = (0..<3).map { start + $0 < bytes.count ? Int(bytes[start + $0]) : 0 }
    let bits = group[0] << 16 | group[1] << 8 | group[2]
    for place in 0..<4 {
      // Each byte fills one letter and a part of the next.
      let isFilled = start + place <= bytes.count
      text.append(isFilled ? letters[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
    }
  }
  return String(decoding: text, as: UTF8.self)
}
