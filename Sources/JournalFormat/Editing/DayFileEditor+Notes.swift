extension DayFileEditor {
  /// Adds a paragraph at the end of the Notes section, or several if the text has blank lines.
  ///
  /// If there is no such section, it is added at the end of the file.
  public func addingNote(_ text: String) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    let paragraphs = paragraphs(of: text)
    guard !paragraphs.isEmpty else { throw EditRefusal("the note has no words; say what to write down") }
    let lines = Array(paragraphs.joined(separator: [[]]))
    let texts = paragraphs.map { Array($0.joined(separator: [.lineFeed])) }
    let tries = notePlaces().lazy.map { above, line -> Try in
      (
        [file.source.insertion(of: above + lines, below: line, otherwise: file.template.lineEnding)],
        .noted(texts)
      )
    }
    return try firstAsMeant(of: tries) { failure in
      if case .warns(let diagnostic)? = failure { return EditRefusal(diagnostic.message) }
      return openEnd
        ?? EditRefusal(
          "the note would be read as something else, as a heading, a task, an entry or a key such as ‘mood:’; put it in "
            + "other words")
    }
  }

  /// The lines of a text, grouped into paragraphs.
  private func paragraphs(of text: String) -> [[[UInt8]]] {
    let lines = SourceText(text)
    let contents = (1...max(1, lines.lineCount)).map { number in
      plainLine(String(decoding: lines.bytes[lines.lineContent(number)], as: UTF8.self))
    }
    return contents.split(separator: []).map(Array.init)
  }

  /// The lines to insert above a note, and the line number to insert them below: after the last Notes section, else
  /// in a new one.
  private func notePlaces() -> [(above: [[UInt8]], line: Int)] {
    var places: [(above: [[UInt8]], line: Int)] = []
    let titles = file.outline.titles
    for title in titles.indices.reversed() where titles[title].section == .notes && titles[title].rank < 8 {
      let last = file.lastFilledLine(
        titles[title].lines.upperBound, through: file.lastOwnLine(ofTitle: title))
      let line = file.lineBelowText(last ?? titles[title].lines.upperBound)
      places.append((file.source.isBlank(line: line) ? [] : [[]], line))
    }
    guard let end = file.lastFilledLine(1, through: file.source.lineCount) else {
      return [(file.template.lines(for: .notes, on: file.day, parser: file.parser), file.blankEnd)]
    }
    for rank in [file.usualRank, 1] {
      let style = SectionStyle(form: .heading, rank: rank)
      places.append(([[]] + file.title(style, .notes), end))
    }
    return places
  }
}
