import JournalFormat

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
