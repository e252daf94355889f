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

extension ReportBlock {
  /// Whether a part of a page with a headline begins with it.
  var beginsPart: Bool {
    switch self {
    case .heading(let level, _): level <= 1
    case .columns(let columns): columns.first?.first?.beginsPart ?? false
    case .photos, .fold, .closing: true
    default: false
    }
  }
}

extension HTMLRenderer {
  /// Whether several of a page's parts are folded, and it has so many that a list of them helps.
  func isListed(_ parts: [[ReportBlock]]) -> Bool {
    parts.count > 6 && parts.count { if case .fold? = $0.first { true } else { false } } > 1
  }

  /// The parts of a page with links to them; empty for a short one.
  func contents(of parts: [[ReportBlock]]) -> String {
    guard isListed(parts) else { return "" }
    let items = parts.enumerated().dropFirst().compactMap { number, part -> String? in
      switch part.first {
      case .heading(_, let title), .fold(let title, _):
        "<li><a href=\"#part-\(number)\">\(htmlEscaped(title.plain))</a></li>\n"
      default: nil
      }
    }
    return "<nav aria-label=\"Contents\">\n<ul class=\"contents\">\n\(items.joined())</ul>\n</nav>\n"
  }

  func tiles(_ tiles: [ReportTile]) -> String {
    guard !tiles.isEmpty else { return "" }
    let items = tiles.map { tile in
      let basis = tile.basis.isEmpty ? "" : " <i>\(htmlEscaped(tile.basis))</i>"
      let note = tile.note.isEmpty ? "" : "<span class=\"dim\">\(htmlEscaped(tile.note))</span>"
      return "<p class=\"tile\"><b>\(htmlEscaped(tile.figure))\(basis)</b> "
        + "<span>\(htmlEscaped(tile.label))</span> \(note)</p>\n"
    }
    return "<div class=\"tiles\">\n\(items.joined())</div>\n"
  }

  func quotations(_ quotations: [ReportQuotation]) -> String {
    quotations.map { quotation in
      "<blockquote class=\"words\"><p>“\(htmlEscaped(quotation.text))”</p> "
        + "<cite>\(htmlEscaped(quotation.source))</cite></blockquote>\n"
    }.joined()
  }

  /// A photo that cannot be shown is a link in its place.
  func photos(_ photos: [ReportPhoto]) -> String {
    guard !photos.isEmpty else { return "" }
    let items = photos.map { photo in
      let caption = htmlEscaped(capitalized(photo.caption))
      let picture = line(ReportText([.picture(photo.caption, target: photo.target)]))
      let isShown = pictures[photo.target] != nil
      return "<figure>\(isShown ? picture : "")"
        + "<figcaption>\(isShown ? caption : picture) <small class=\"dim\">\(htmlEscaped(photo.moment))</small>"
        + "</figcaption></figure>\n"
    }
    return "<div class=\"photos\">\n\(items.joined())</div>\n"
  }

  func signed(_ items: [ReportSignedItem]) -> String {
    guard !items.isEmpty else { return "" }
    return "<ul class=\"signed\">\n"
      + items.map { item in
        let name = item.name.isEmpty ? "" : " role=\"img\" aria-label=\"\(htmlEscaped(item.name))\""
        return
          "<li><i class=\"\(item.tint.rawValue)\"\(name)>\(htmlEscaped(item.sign))</i> \(line(item.text))</li>\n"
      }.joined() + "</ul>\n"
  }
}

/// The additional rules for lines with signs.
let htmlSignedRules = """

  .signed { list-style: none; padding: 0; margin: 0; font-size: 1rem; line-height: 1.5; }
  .signed li { padding-left: 1.5rem; text-indent: -1.5rem; }
  .signed i { display: inline-block; width: 1.5rem; text-indent: 0; font-style: normal; font-weight: 700; }
  .signed .green { color: #137536; } .signed .amber { color: #8F5200; } .signed .grey { color: var(--soft); }
  @media screen and (prefers-color-scheme: dark) { .signed .green { color: #2ECC71; } .signed .amber { color: #FFB347; } }
  .signed .orange { color: #A83A0C; } .signed .blue { color: #1F5CBD; } .signed .violet { color: #6B3FA0; } .signed .rose { color: #A8325E; }
  @media screen and (prefers-color-scheme: dark) {
    .signed .orange { color: #FF9466; } .signed .blue { color: #8CC4FF; } .signed .violet { color: #C9A6FF; } .signed .rose { color: #FF9EBB; }
  }
  """

/// The additional rules for a page with a headline.
let htmlStoryRules = """

  :root { --period: #8F5200; }
  @media screen and (prefers-color-scheme: dark) { :root { --period: #FFB347; } }
  .story { padding: 4rem 1.5rem; }
  .story h1 { font-size: 2.75rem; line-height: 1.1; letter-spacing: -.01em; margin: .5rem 0 1rem; border: 0; padding: 0; text-wrap: balance; }
  .story h2 { font-size: 1.375rem; margin: 0 0 1rem; }
  .period { color: var(--period); font-weight: 600; font-size: .9375rem; letter-spacing: .02em; margin: 0; }
  .lead { font-size: 1.25rem; line-height: 1.5; max-width: 36em; text-wrap: pretty; margin: 0; }
  .story section, .story .columns, .story footer { margin-top: 3.5rem; }
  .story .columns section { margin-top: 0; }
  .story section .columns { margin-top: 1rem; }
  .story figure { margin: 0 0 .75rem; }
  .story p { margin: 0 0 .5rem; }
  .story .footnote small { font-size: .9375rem; }
  .tiles { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; margin-top: 2rem; }
  .story .tile { border-top: 2px solid var(--line); padding-top: .75rem; margin: 0; font-variant-numeric: tabular-nums; }
  .tile b { display: block; font-size: 2rem; line-height: 1.15; }
  .tile b i { font-style: normal; font-size: 1.25rem; font-weight: 600; color: var(--soft); }
  .tile span { display: block; font-size: .9375rem; line-height: 1.4; }
  .columns { display: grid; grid-template-columns: 1fr 1fr; gap: 2.5rem 3rem; align-items: start; }
  .columns > section:last-child:nth-child(odd) { grid-column: 1 / -1; }
  .columns > section:last-child:nth-child(odd) .chart { max-width: calc(50% - 1.5rem); }
  .columns > section { min-width: 0; }
  .words { margin: 0 0 1.25rem; border-left-width: 3px; padding: 0 0 0 1rem; }
  .words p { font: italic 1.3125rem/1.4 "Iowan Old Style", "Palatino Linotype", Palatino, P052, Charter, Georgia, "Noto Serif", serif; text-wrap: pretty; margin: 0; }
  cite { font: normal .875rem/1.5 ui-rounded, "SF Pro Rounded", system-ui, sans-serif; color: var(--soft); }
  .photos { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: .75rem; max-width: 27rem; }
  .photos figure { margin: 0; }
  .photos .photo { width: 100%; max-height: none; aspect-ratio: 1; object-fit: cover; border-radius: .75rem; margin: 0; }
  figcaption { font-size: .9375rem; line-height: 1.35; margin-top: .5rem; }
  figcaption small { display: block; font-size: .875rem; }
  .story table { font-size: .9375rem; }
  .story footer { border-top: 2px solid var(--line); padding-top: 1.5rem; }
  .close { font: italic 1.3125rem/1.4 "Iowan Old Style", "Palatino Linotype", Palatino, P052, Charter, Georgia, "Noto Serif", serif; max-width: 36em; text-wrap: pretty; }
  .contents { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; padding: 0; margin: 1.5rem 0 0; }
  .contents a { display: block; border: 1px solid var(--line); border-radius: 1rem; padding: .2rem .8rem; font-size: .9375rem; color: var(--ink); text-decoration: none; }
  .fold { border-top: 1px solid var(--line); padding: .75rem 0; margin: 0; }
  .fold > summary { color: var(--ink); }
  .fold > summary h2 { display: inline; font-size: 1.0625rem; }
  @media (max-width: 40rem) {
    .story { padding: 2rem 1rem; }
    .story h1 { font-size: 2.375rem; }
    .lead { font-size: 1.125rem; }
    .story section, .story .columns, .story footer { margin-top: 2.75rem; }
    .columns { grid-template-columns: 1fr; }
    .columns > section:last-child:nth-child(odd) .chart { max-width: none; }
    .tiles { gap: .75rem; } .tile b { font-size: 1.5rem; } .tile b i { font-size: .9375rem; }
    .tile span { font-size: .8125rem; }
    .story table { font-size: .8125rem; } .story th, .story td { padding-right: .25rem; }
    .words p, .close { font-size: 1.1875rem; }
  }
  @media print {
    @page { size: A4; margin: 10mm 13mm; }
    .story { padding: 0; font-size: 9pt; line-height: 1.35; zoom: .8; display: grid; grid-template-columns: 1fr 1fr; gap: 2mm 8mm; grid-auto-flow: dense; align-items: start; }
    .story header, .story > .columns, .story > section:has(> .columns), .story footer { grid-column: 1 / -1; }
    .story section, .story .columns, .story .columns section, .story footer { margin: 0; break-inside: avoid; }
    .story .columns { gap: 4mm 8mm; }
    .story header + .columns { grid-template-columns: 5fr 3fr; }
    .story .many { display: block; columns: 3; column-gap: 8mm; }
    .story .many section + section { margin-top: 2mm; }
    .story h1 { font-size: 23pt; margin: 1mm 0; } .story h2 { font-size: 11pt; margin: 0 0 1mm; } .story h3 { font-size: 10pt; margin: 2mm 0 1mm; }
    .story thead th { font-size: 8pt; }
    .period, .lead, .tile span, .signed, .story .footnote small, .story table, .many p, figcaption, figcaption small, cite { font-size: 8.5pt; line-height: 1.35; }
    .lead { font-size: 10pt; max-width: none; }
    .tiles { grid-template-columns: repeat(auto-fit, minmax(30mm, 1fr)); margin-top: 2mm; gap: 4mm; } .story .tile { padding-top: 1mm; border-width: 1px; } .tile b { font-size: 14pt; } .tile b i { font-size: 10pt; }
    .tile span { display: inline; } .tile .dim::before { content: "· "; }
    .story p, .story figure { margin: 0 0 1mm; }
    .words { margin: 0 0 1.5mm; padding-left: 2.5mm; border-width: 2px; } .words p { display: inline; font-size: 10pt; line-height: 1.3; } cite { margin-left: 1mm; }
    .photos { grid-template-columns: repeat(2, 1fr); gap: 2mm; } .photos .photo { aspect-ratio: 2; border-radius: 1mm; }
    .photos figcaption { margin-top: 1mm; }
    .story .chart { width: 78%; } .story .chart.wide, .many .chart { width: 100%; }
    .story .chart.wide { display: none; } .story .chart.narrow { display: block; }
    .story > section:has(> .columns) .chart.wide { display: block; } .story > section:has(> .columns) .chart.narrow { display: none; }
    .story th, .story td { padding: .3mm 1mm .3mm 0; }
    .story footer { padding-top: 2mm; border-width: 1px; } .close { font-size: 10pt; max-width: none; }
    .contents, .story section:has(> .fold:not([open])) { display: none; }
    .story:has(.contents) { display: block; columns: 2; column-gap: 8mm; }
    .story:has(.contents) header { column-span: all; margin-bottom: 3mm; } .story:has(.contents) section { margin-bottom: 4mm; }
  }
  """
