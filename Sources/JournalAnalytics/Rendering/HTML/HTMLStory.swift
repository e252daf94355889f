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
