extension DayFileEditor {
  /// Adds a line below a heading of the writer's own, `headache 3/10` below `## Symptoms`; the heading is added if there is none.
  public func addingSeries(
    _ text: String, at time: TimeSpan?, under heading: String, links: [String] = []
  ) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    let content = content(text, time)
    let heading = String(decoding: plainLine(heading), as: UTF8.self)
    let alone = file.parser.parse(
      SourceText(Array("## \(heading)\n\n- ".utf8) + content + [.lineFeed]), day: file.day, path: file.path
    ).day
    guard alone.series.count == 1, alone.entries.isEmpty, alone.notes.isEmpty, alone.moods.isEmpty,
      let item = alone.series.first
    else {
      throw EditRefusal(
        "‘\(String(decoding: content, as: UTF8.self))’ below ‘\(heading)’ would be read as something else; use other words"
      )
    }
    let wanted = folded(heading)
    let known = linePlaces(
      below: { $0.section == nil && folded($0.name.string) == wanted }, orIn: .notes)
    let isBlank = file.lastFilledLine(1, through: file.source.lineCount) == nil
    let places = known.dropLast(isBlank ? 1 : 2) + newPlaces(heading, isBlank: isBlank)
    return try adding(content, links, at: Array(places)) { place in
      // The heading as it stands there names the series.
      var item = item
      if place.above.count < 2, let own = title(above: place.line) { item.series = own }
      return .series(item)
    }
  }

  /// Adds a mood: below the last one under Mood, else in a new section at the end, which may have a word of the writer's as its title.
  ///
  /// With a `label` the heading is one that is no word for moods, and the line is `Mood: 4/5`.
  public func addingMood(
    _ text: String, at time: TimeSpan?, under heading: String? = nil, label: String? = nil,
    links: [String] = []
  ) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    let content = content((label.map { "\($0): " } ?? "") + text, time)
    let title = label == nil ? "Mood" : heading ?? "Mood"
    let alone = file.parser.parse(
      SourceText(Array("## \(title)\n\n- ".utf8) + content + [.lineFeed]), day: file.day, path: file.path
    ).day
    guard alone.moods.count == 1, alone.entries.isEmpty, alone.notes.isEmpty, let mood = alone.moods.first
    else {
      throw EditRefusal("‘\(text)’ would not be read as a mood; write it as ‘4/5 calm’")
    }
    let wanted = label == nil ? nil : heading.map { folded($0) }
    var places = linePlaces(
      below: { title in
        wanted.map { title.section == nil && folded(title.name.string) == $0 } ?? (title.section == .mood)
      }, orIn: .mood)
    if let heading {
      let isBlank = file.lastFilledLine(1, through: file.source.lineCount) == nil
      places = places.dropLast(isBlank ? 1 : 2) + newPlaces(heading, isBlank: isBlank)
    }
    return try adding(content, links, at: places) { _ in .mood(mood) }
  }

  private func content(_ text: String, _ time: TimeSpan?) -> [UInt8] {
    let style = TimeStyle(of: file.outline.texts).withoutEnclosure
    return (time.map { style.text($0) + [.space] } ?? []) + plainLine(text)
  }

  private func adding(
    _ content: [UInt8], _ links: [String], at places: [EntryPlacement],
    as record: @escaping (EntryPlacement) -> RecordExchange.Record
  ) throws(EditRefusal) -> DayFileEdit {
    let unit = file.nestedUnit
    let tries = places.lazy.map { place -> Try in
      let nested = place.marker.nested(by: unit).bytes
      let lines = [place.marker.bytes + content] + links.map { nested + plainLine($0) }
      return (
        [
          file.source.insertion(
            of: place.above + lines, below: place.line, otherwise: file.template.lineEnding)
        ], .exchanged(.gaining(record(place)))
      )
    }
    return try firstAsMeant(of: tries) { failure in
      if case .warns(let diagnostic)? = failure { return EditRefusal(diagnostic.message) }
      return openEnd
        ?? EditRefusal(
          "there is no place in this file where ‘\(String(decoding: content, as: UTF8.self))’ would be read as meant; write it by hand"
        )
    }
  }

  /// The name of the last heading at or above a line.
  private func title(above line: Int) -> TextSlice? {
    file.outline.titles.last { $0.rank < 8 && $0.lines.upperBound <= line }?.name
  }

  /// A new heading at the end of the file.
  private func newPlaces(_ heading: String, isBlank: Bool) -> [EntryPlacement] {
    let name = Array(heading.utf8)
    guard !isBlank, let end = file.lastFilledLine(1, through: file.source.lineCount) else {
      // As the template has it for notes, with the other name.
      let lines = file.template.lines(for: .notes, on: file.day, parser: file.parser).dropLast(2)
      let own = SectionStyle(form: .heading, rank: file.template.headingRank).lines(name)
      return [
        EntryPlacement(line: file.blankEnd, above: Array(lines) + own + [[]], marker: file.usualMarker)
      ]
    }
    return [file.usualRank, 1].map { rank in
      let own = SectionStyle(form: .heading, rank: rank).lines(name)
      return EntryPlacement(line: end, above: [[]] + own + [[]], marker: file.usualMarker)
    }
  }
}
