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

/// Text of a report made safe for a terminal, with its styles.
struct TerminalText {
  /// The text on one line.
  private(set) var plain = ""
  /// Where each style begins, as an offset in the UTF-8 of `plain`.
  private var looks: [(start: Int, look: TerminalLook)] = []

  init(_ text: ReportText, normally look: TerminalLook = .normal) {
    looks.reserveCapacity(text.runs.count)
    for run in text.runs {
      switch run {
      case .plain(let content): append(content, look)
      case .strong(let content): append(content, .strong)
      case .emphasis(let content): append(content, .emphasis)
      case .dim(let content): append(content, .dim)
      case .tinted(let content, let tint): append(content, TerminalLook(tint))
      case .link(let content, _): append(content, .link)
      case .picture(let content, _): append(content, .dim)
      }
    }
  }

  init(_ text: String, _ look: TerminalLook = .normal) { append(text, look) }

  private mutating func append(_ text: String, _ look: TerminalLook) {
    looks.append((plain.utf8.count, look))
    plain += singleLine(text)
  }

  /// The width in columns.
  var width: Int { displayWidth(plain) }

  /// The width of the longest word: the minimum width that breaks no word.
  var widestWord: Int {
    plain.utf8.split(separator: UInt8(ascii: " ")).map { displayWidth(String($0) ?? "") }.max() ?? 0
  }

  /// The text broken into lines of at most `width` columns, each with its width and its escape sequences.
  func lines(width: Int, _ style: TerminalStyle) -> [(text: String, width: Int)] {
    // Most texts fit, and measuring is the larger part of the work.
    let whole = self.width
    if whole <= width {
      let text = style == .plain ? plain : styled(plain.startIndex..<plain.endIndex, style)
      return [(text: text, width: whole)]
    }
    return wrappedRanges(of: plain, to: width).map { range in
      (text: styled(range, style), width: displayWidth(String(plain[range])))
    }
  }

  private func styled(_ range: Range<String.Index>, _ style: TerminalStyle) -> String {
    if style == .plain { return String(plain[range]) }
    let utf8 = plain.utf8
    let start = utf8.distance(from: utf8.startIndex, to: range.lowerBound)
    let end = utf8.distance(from: utf8.startIndex, to: range.upperBound)
    var line = ""
    for (position, stretch) in looks.enumerated() {
      let next = position + 1 < looks.count ? looks[position + 1].start : utf8.count
      let (low, high) = (max(start, stretch.start), min(end, next))
      guard low < high else { continue }
      let part = plain[
        utf8.index(utf8.startIndex, offsetBy: low)..<utf8.index(utf8.startIndex, offsetBy: high)]
      line += stretch.look.applied(to: String(part), style)
    }
    return line
  }
}

/// Whether escape sequences are written.
public enum TerminalStyle: Hashable, Sendable {
  /// No escape sequences.
  case plain
  /// Bold, dim and the sixteen colours. Nothing is expressed by them alone.
  case ansi
  /// The same with colours of 256 that are legible on light and dark backgrounds.
  case ansi256
}

/// The style of a run of text.
enum TerminalLook: Hashable, Sendable {
  case normal, strong, emphasis, dim, link, low, medium, high, top, amber, orange, red
  case tint(ChartTint)

  init(_ tint: ChartTint) { self = .tint(tint) }

  init(_ tint: ReportText.Tint) {
    switch tint {
    case .amber: self = .tint(.amber)
    case .orange: self = .orange
    case .red: self = .red
    case .green: self = .tint(.green)
    case .blue: self = .tint(.blue)
    case .violet: self = .tint(.violet)
    case .rose: self = .tint(.rose)
    case .grey: self = .dim
    }
  }

  /// The parameters of the escape sequence that turns it on.
  private func code(_ style: TerminalStyle) -> String {
    let isRich = style == .ansi256
    switch self {
    case .normal: return ""
    case .strong: return "1"
    case .emphasis: return "3"
    case .dim: return isRich ? "38;5;243" : "2"
    case .link: return "4"
    // The shade characters tell the levels apart; yellow would be hard to see on white.
    case .low, .medium, .high, .top: return isRich ? "38;5;166" : "31"
    // There is no orange among the sixteen colours.
    case .orange: return isRich ? "38;5;166" : "31"
    // As text it needs more contrast than as a mark.
    case .amber: return isRich ? "38;5;130" : "91"
    case .red: return isRich ? "38;5;160" : "1;31"
    case .tint(let tint):
      switch tint {
      // Yellow is not seen on white.
      case .amber: return isRich ? "38;5;136" : "91"
      case .orange: return isRich ? "38;5;166" : "31"
      case .green: return isRich ? "38;5;28" : "32"
      case .blue: return isRich ? "38;5;32" : "34"
      case .rose: return isRich ? "38;5;169" : "35"
      case .violet: return isRich ? "38;5;98" : "36"
      case .grey: return isRich ? "38;5;243" : "2"
      }
    }
  }

  /// `text` in this style, reset at its end.
  func applied(to text: String, _ style: TerminalStyle) -> String {
    style == .plain || self == .normal || text.isEmpty ? text : "\u{1B}[\(code(style))m\(text)\u{1B}[0m"
  }
}

/// A table in columns; long cells are wrapped, and a table that does not fit becomes a list of records.
struct TerminalTable {
  private let titles: [TerminalText]
  private let isTrailing: [Bool]
  private let rows: [[TerminalText]]

  private static let gap = 2
  /// The minimum width of a text column, unless its content is narrower.
  private static let narrowest = 8

  init(_ table: ReportTable) {
    titles = table.columns.map { TerminalText($0.title, .strong) }
    isTrailing = table.columns.map { $0.alignment == .trailing }
    rows = table.rows.map { row in
      table.columns.indices.map { $0 < row.count ? TerminalText(row[$0]) : TerminalText("") }
    }
  }

  func lines(width: Int, _ style: TerminalStyle) -> [String] {
    guard !titles.isEmpty else { return [] }
    guard let widths = columnWidths(within: width) else { return records(width: width, style) }
    var lines: [String] = []
    if titles.contains(where: { $0.width > 0 }) {
      lines += self.lines(of: titles, widths, style)
      lines.append(
        widths.map { TerminalLook.dim.applied(to: String(repeating: "─", count: $0), style) }
          .joined(separator: String(repeating: " ", count: Self.gap)))
    }
    return lines + rows.flatMap { self.lines(of: $0, widths, style) }
  }

  /// The width of each column; `nil` if the table does not fit however it is wrapped.
  private func columnWidths(within width: Int) -> [Int]? {
    var widths = titles.indices.map { column in
      max(titles[column].width, rows.map { $0[column].width }.max() ?? 0)
    }
    let least = titles.indices.map { column in
      // Figures are not wrapped; text may be, down to its longest word or the minimum width.
      let cells = [titles[column]] + rows.map { $0[column] }
      return isTrailing[column]
        ? min(widths[column], cells.map(\.widestWord).max() ?? 0)
        : min(widths[column], max(Self.narrowest, min(cells.map(\.widestWord).max() ?? 0, width / 2)))
    }
    let room = width - Self.gap * (titles.count - 1)
    var excess = widths.reduce(0, +) - room
    guard least.reduce(0, +) <= room else { return nil }
    while excess > 0 {
      let shrinkable = widths.indices.filter { widths[$0] > least[$0] }
      // Text columns shrink before figures, the widest first.
      guard
        let column = shrinkable.max(by: {
          (isTrailing[$0] ? 0 : 1, widths[$0], -$0) < (isTrailing[$1] ? 0 : 1, widths[$1], -$1)
        })
      else { return nil }
      let step = max(1, min(excess, widths[column] - least[column]) / 2)
      widths[column] -= step
      excess -= step
    }
    return widths
  }

  /// One row as lines: each cell wrapped in its column, figures aligned right.
  private func lines(of cells: [TerminalText], _ widths: [Int], _ style: TerminalStyle) -> [String] {
    let wrapped = cells.indices.map { cells[$0].lines(width: widths[$0], style) }
    let height = wrapped.map(\.count).max() ?? 0
    return (0..<height).map { row in
      var line = ""
      var used = 0
      var column = 0
      for index in cells.indices {
        if row < wrapped[index].count, wrapped[index][row].width > 0 {
          let cell = wrapped[index][row]
          let start = isTrailing[index] ? column + widths[index] - cell.width : column
          line += String(repeating: " ", count: max(0, start - used)) + cell.text
          used = start + cell.width
        }
        column += widths[index] + Self.gap
      }
      return line
    }
  }

  /// Each row as lines of `title: cell`, with a blank line between rows.
  private func records(width: Int, _ style: TerminalStyle) -> [String] {
    Array(
      rows.map { row in
        row.indices.filter { row[$0].width > 0 }.flatMap { column in
          let title = titles[column].plain
          let isFirst = column == row.startIndex
          let text = title.isEmpty || isFirst ? row[column].plain : "\(title): \(row[column].plain)"
          let lines = TerminalText(text, isFirst ? .strong : .normal).lines(width: width - 2, style)
          return lines.map { isFirst ? $0.text : "  " + $0.text }
        }
      }.joined(separator: [""]))
  }
}

/// Large figures side by side, or one below the other where there is no room for that.
struct TerminalTiles {
  private let tiles: [(figure: String, note: String)]

  private static let gap = 2
  /// The maximum number of tiles in a row; more go into further rows.
  private static let mostInRow = 3
  /// Tiles are no wider than this: far apart they would not be read as one row.
  private static let widest = 28

  private init(_ tiles: [(figure: String, note: String)]) { self.tiles = tiles }

  init(_ tiles: [ReportTile]) {
    self.tiles = tiles.map { tile in
      let figure = [tile.figure, tile.basis, tile.label].filter { !$0.isEmpty }.joined(separator: " ")
      return (singleLine(figure), singleLine(tile.note))
    }
  }

  func lines(width: Int, _ style: TerminalStyle) -> [String] {
    let sizes = tiles.map { max(displayWidth($0.figure), displayWidth($0.note)) }
    let total = sizes.reduce(0, +) + Self.gap * (tiles.count - 1)
    guard !tiles.isEmpty, total <= width else {
      guard tiles.count > Self.mostInRow else { return stacked(width, style) }
      return TerminalTiles(Array(tiles.prefix(Self.mostInRow))).lines(width: width, style)
        + TerminalTiles(Array(tiles.dropFirst(Self.mostInRow))).lines(width: width, style)
    }
    // What is left of the width, in equal parts, as long as the tiles are read as one row.
    let spare = max(0, min(width - total, Self.widest * tiles.count - total)) / tiles.count
    func row(_ texts: [String], _ look: TerminalLook) -> String {
      var line = ""
      for (place, text) in texts.enumerated() {
        line += look.applied(to: text, style)
        if place < texts.count - 1 { line += spaces(sizes[place] + Self.gap + spare - displayWidth(text)) }
      }
      return line
    }
    let notes = tiles.map(\.note)
    return [row(tiles.map(\.figure), .strong)]
      + (notes.allSatisfy(\.isEmpty) ? [] : [trimmedEnd(row(notes, .dim))])
  }

  private func stacked(_ width: Int, _ style: TerminalStyle) -> [String] {
    tiles.flatMap { tile in
      (TerminalText(tile.figure, .strong).lines(width: width, style)
        + (tile.note.isEmpty ? [] : TerminalText(tile.note, .dim).lines(width: width, style))).map(\.text)
    }
  }

  /// `Photos: okonomiyaki (Saturday 19:15), idlis (Sunday 09:40).`
  static func words(for photos: [ReportPhoto]) -> String {
    guard !photos.isEmpty else { return "" }
    let items = photos.map { "\($0.caption) (\($0.moment))" }
    return "\(photos.count == 1 ? "Photo" : "Photos"): \(items.joined(separator: ", "))."
  }
}

/// A sentence of the diary beside a bar, with its day at the end of its last line, or behind it if there is no room for that.
struct TerminalQuotation {
  private let quotation: ReportQuotation

  private static let widestLine = 98

  init(_ quotation: ReportQuotation) { self.quotation = quotation }

  func lines(width: Int, _ style: TerminalStyle) -> [String] {
    let room = min(width, Self.widestLine) - 2
    let bar = TerminalLook.orange.applied(to: "│", style) + " "
    let source = singleLine(quotation.source)
    let lines = TerminalText(quotation.text).lines(width: room, style)
    let size = displayWidth(source)
    guard let last = lines.last, last.width + 2 + size <= room, room >= 60 else {
      let text = ReportText([.plain(quotation.text), .dim(" — \(source)")])
      return TerminalText(text).lines(width: room, style).map { bar + $0.text }
    }
    let day = TerminalLook.dim.applied(to: source, style)
    return lines.dropLast().map { bar + $0.text }
      + [bar + last.text + spaces(room - last.width - size) + day]
  }
}
