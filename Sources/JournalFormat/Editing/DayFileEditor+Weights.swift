extension DayFileEditor {
  /// Adds a weight as a line of its own: below the last one under Weight, else in a new section at the end.
  ///
  /// `text` is the mass as it is written, `72.4 kg`. Refuses what would not be read as `weight`, whose range is not looked at.
  public func addingWeight(_ text: String, as weight: WeightEntry) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    let time = weight.time.map { "\($0.text()) " } ?? ""
    let fat = weight.bodyFatPercent.map { " / \(decimalText($0))%" } ?? ""
    let line = Array("- \(time)\(text)\(fat)".utf8)
    let tries = weightPlaces().lazy.map { above, number -> Try in
      (
        [file.source.insertion(of: above + [line], below: number, otherwise: file.template.lineEnding)],
        .weighed(weight)
      )
    }
    return try firstAsMeant(of: tries) { failure in
      if case .warns(let diagnostic)? = failure { return EditRefusal(diagnostic.message) }
      return EditRefusal(
        "there is no place in this file where ‘\(time)\(text)\(fat)’ would be read as a weight; write it by hand"
      )
    }
  }

  /// The lines to insert above a weight, and the line number to insert them below.
  private func weightPlaces() -> [(above: [[UInt8]], line: Int)] {
    var places: [(above: [[UInt8]], line: Int)] = []
    let titles = file.outline.titles
    for title in titles.indices.reversed() where titles[title].section == .weight && titles[title].rank < 8 {
      let own = titles[title].lines.upperBound
      let last = file.lastFilledLine(own, through: file.lastOwnLine(ofTitle: title))
      if let last, last > own {
        // In a list, or behind a table or a paragraph.
        places += [([], last), ([[]], last)]
      } else {
        places += [([[]], own), ([], own)]
      }
    }
    guard let end = file.lastFilledLine(1, through: file.source.lineCount) else {
      return places + [(file.template.lines(for: .weight, on: file.day, parser: file.parser), file.blankEnd)]
    }
    for rank in [file.usualRank, 1] {
      places.append(([[]] + file.title(SectionStyle(form: .heading, rank: rank), .weight) + [[]], end))
    }
    return places
  }
}
