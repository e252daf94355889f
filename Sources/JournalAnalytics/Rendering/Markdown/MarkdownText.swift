import JournalFormat

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
