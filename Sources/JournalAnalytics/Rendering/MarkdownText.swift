/// Report text as Markdown on one line.
struct MarkdownText {
  /// What is put before link targets that are paths.
  let linkPrefix: String

  /// `text` with its strong words and links, escaped for `place`.
  func line(_ text: ReportText, in place: MarkdownPlace) -> String {
    let pieces = merged(text)
    let inner: MarkdownPlace = place == .tableCell ? .tableCell : .inline
    var line = ""
    for (position, piece) in pieces.enumerated() {
      let isFirst = line.isEmpty
      let isLast = position == pieces.count - 1
      func escaped(_ words: some StringProtocol) -> String {
        markdownEscaped(String(words), in: place, isFirst: isFirst, isLast: isLast)
      }
      switch piece.kind {
      case .plain:
        line += escaped(piece.text)
      case .strong:
        // Asterisks beside white space, or between a letter and a sign, would show as asterisks.
        let next = position + 1 < pieces.count ? pieces[position + 1].text.unicodeScalars.first : nil
        if let core = emphasisable(piece.text[...], after: line.unicodeScalars.last, before: next) {
          line += "**" + markdownEscaped(String(core), in: inner, isFirst: false, isLast: false) + "**"
        } else {
          line += escaped(piece.text)
        }
      case .link(let target):
        line += "[" + markdownEscaped(piece.text, in: inner, isFirst: false, isLast: false) + "]("
        line +=
          target.address.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&amp;")
          + ")"
      }
    }
    return line
  }

  private enum Kind: Hashable {
    case plain, strong
    case link(LinkTarget)
  }

  /// The runs on one line, neighbours of one kind joined, without white space at the ends.
  private func merged(_ text: ReportText) -> [(kind: Kind, text: String)] {
    var pieces: [(kind: Kind, text: String)] = []
    for run in text.runs {
      let piece: (kind: Kind, text: String) =
        switch run {
        case .plain(let words), .dim(let words): (.plain, singleLine(words))
        case .strong(let words): (.strong, singleLine(words))
        case .link(let words, let target):
          (LinkTarget(target, prefix: linkPrefix).map { .link($0) } ?? .plain, singleLine(words))
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
      let rest = first.text.drop { $0.isWhitespace }
      pieces[0].text = String(rest)
      if !rest.isEmpty { break }
      pieces.removeFirst()
    }
    while let last = pieces.last {
      let count = last.text.reversed().prefix { $0.isWhitespace }.count
      pieces[pieces.count - 1].text = String(last.text.dropLast(count))
      if count < last.text.count { break }
      pieces.removeLast()
    }
    return pieces
  }

  private func emphasisable(
    _ words: Substring, after: Unicode.Scalar?, before: Unicode.Scalar?
  ) -> Substring? {
    guard let first = words.unicodeScalars.first, let last = words.unicodeScalars.last,
      !first.properties.isWhitespace, !last.properties.isWhitespace
    else { return nil }
    let opens = !isSign(first) || after.map { $0.properties.isWhitespace || isSign($0) } ?? true
    let closes = !isSign(last) || before.map { $0.properties.isWhitespace || isSign($0) } ?? true
    return opens && closes ? words : nil
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
