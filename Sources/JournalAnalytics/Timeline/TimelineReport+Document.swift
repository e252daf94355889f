public import JournalFormat

extension TimelineReport: Report {
  public var document: ReportDocument {
    let title = TimelineWords.title.said(["name": .text(query.name)])
    guard !occurrences.isEmpty else {
      return ReportDocument(title: title, blocks: [.paragraph(ReportText(nowhere))])
    }
    var blocks: [ReportBlock] = [.paragraph(ReportText(opening)), .list(glance)]
    if isWithinWords {
      blocks.append(.footnote(ReportText(TimelineWords.withinWords.said(["name": .text(query.name)]))))
    }
    if seriesLines > 0 {
      blocks.append(
        .footnote(ReportText(TimelineWords.seriesLines.said(["lines": .number(seriesLines)]))))
    }
    if let mentions, !mentions.isEmpty {
      blocks.append(.footnote(ReportText(mentions.joined(separator: " "))))
    }
    blocks += (isSeries ? severityBlocks : weekStrip) + periodBlocks
    if !company.isEmpty {
      let hasShares = saysShares(of: meals)
      let heading: TimelineWords = isEverything ? .company : .companyInDiary
      blocks.append(.heading(level: 1, ReportText(heading.said(["meals": .number(meals)]))))
      blocks.append(
        .table(
          ReportTable(
            columns: [.init("Food"), .init("Meals", .trailing)]
              + (hasShares ? [.init("Share", .trailing)] : []),
            rows: company.map { food in
              [ReportText(food.shown), ReportText(grouped(food.meals))]
                + (hasShares ? [ReportText(shareText(food.meals, of: meals))] : [])
            })))
    }
    return ReportDocument(title: title, blocks: blocks)
  }

  /// How often it occurs, and between which days.
  private var opening: String {
    guard let first = occurrences.first, let last = occurrences.last else { return nowhere }
    let sentence: TimelineWords =
      occurrences.count == 1
      ? isSeries ? .oneLine : .oneEntry
      : first.day == last.day
        ? isSeries ? .linesOneDay : .entriesOneDay : isSeries ? .linesDays : .entriesDays
    return sentence.said([
      "count": .number(occurrences.count), "days": .number(days.count), "day": spoken(first.day),
      "first": spoken(first.day), "last": spoken(last.day),
    ])
  }

  private var nowhere: String {
    if let mentions, !mentions.isEmpty {
      return ([MentionWords.noneCounts.said(["symptom": .text(query.name)])] + mentions).joined(
        separator: " ")
    }
    guard leftOut == 0 else {
      return TimelineWords.nowhereEaten.said(["name": .text(query.name), "entries": .number(leftOut)])
    }
    let isInLongerWords = !isWithinWords && withinLongerWords > 0
    let values: [String: SentenceValue] = [
      "name": .text(query.name), "lines": .number(withinLongerWords),
      "food": .text(similar?.food ?? ""), "entries": .number(similar?.entries ?? 0),
    ]
    let sentences: [TimelineWords] =
      isInLongerWords ? [.nowhereAsWord, .inLongerWords] : [.nowhere] + (similar == nil ? [] : [.similar])
    return sentences.map { $0.said(values) }.joined(separator: " ")
  }

  func spoken(_ day: Day) -> SentenceValue { .text(day.weekdayAndDay(besides: today)) }

  private var glance: [ReportText] {
    let inside = inPeriod
    let isOnEach = inside.count == Set(inside.map(\.day)).count
    let sentence: TimelineWords =
      if inside.isEmpty {
        daysLogged == 0 ? .nothingLogged : .notInPeriod
      } else if isSeries {
        inside.count == 1 ? .linesOnce : isOnEach ? .linesOnDays : .linesInPeriod
      } else {
        inside.count == 1 ? .inPeriodOnce : isOnEach ? .inPeriodDays : .inPeriod
      }
    let counts = sentence.said([
      "times": .text(timesText(inside.count)), "days": .number(Set(inside.map(\.day)).count),
      "logged": .number(daysLogged),
    ])
    var items = [labelled(capitalized(periodName), counts)]
    if let back {
      let text = TimelineWords.backOn.said([
        "day": spoken(back.day), "away": .text(FoodReturns.text(away: back.away)),
      ])
      items.append(labelled(TimelineWords.back.said(), text))
    }
    if let gap = longestGap {
      let sentence: TimelineWords = gap.isRunning ? .gapRuns : longestGapCount == 1 ? .gapOne : .gapTies
      var length = sentence.said([
        "days": .number(gap.days), "before": spoken(gap.before), "after": spoken(gap.after),
        "times": .text(timesWord(longestGapCount)),
      ])
      if let loggedInGap, loggedInGap < gap.days, gap.days > 1, sentence != .gapTies {
        length = TimelineWords.gapLogged.said([
          "gap": .text(length), "logged": .text(loggedInGap == 0 ? "none" : numberWord(loggedInGap)),
        ])
      }
      items.append(labelled(TimelineWords.gap.said(), length))
    }
    let inThese = averages(of: inPeriod)
    for scale in averages(of: occurrences) {
      var parts = [said(scale)]
      // Where the period has them all, it has the same average.
      if let own = inThese.first(where: { $0.scale == scale.scale }), own.valued < scale.valued {
        parts.append(TimelineWords.averageInPeriod.said(["average": .text(said(own))]))
      }
      items.append(
        labelled((scale.isOfDays ? TimelineWords.averageDay : .average).said(), parts.joined(separator: "; "))
      )
    }
    return items
  }

  private func said(_ scale: ScaleAverage) -> String {
    (scale.isPartly ? TimelineWords.averageOfSome : .averageOf).said([
      "average": .text(scale.averageText ?? ""), "times": .text(timesText(scale.valued)),
    ])
  }

  private func labelled(_ label: String, _ text: String) -> ReportText {
    ReportText([.strong(label), .plain(": \(text)")])
  }

  /// The mean value for each scale.
  func averages(of found: [Occurrence]) -> [ScaleAverage] {
    scaleAverages(of: found.map { (value: $0.value, day: $0.day, place: $0.place) }).filter {
      $0.scale != nil
    }
  }

  public var json: JSONValue {
    [
      "query": .string(query.name), "is_series": .bool(isSeries), "within_words": .bool(isWithinWords),
      "series_lines": .int(seriesLines),
      "count": .int(occurrences.count), "days": .int(days.count),
      "first_day": JSONValue(occurrences.first?.day.description),
      "last_day": JSONValue(occurrences.last?.day.description),
      "longest_gap": longestGap.map {
        [
          "days": .int($0.days), "after": .string($0.before.description),
          "before": $0.isRunning ? .null : .string($0.after.description),
        ]
      } ?? .null,
      "period": [
        "first_day": .string(observed.first.description),
        "last_day": .string(observed.period.days.upperBound.description),
        "count": .int(inPeriod.count), "days": .int(Set(inPeriod.map(\.day)).count),
        "days_logged": .int(daysLogged),
        "averages": .array(
          averages(of: inPeriod).map {
            [
              "scale": JSONValue($0.scale), "average": .double(Double($0.averageHundredths ?? 0) / 100),
              "count": .int($0.valued),
            ]
          }),
        "by_day": .array(byDay.map { ["day": .string($0.day.description), "count": .int($0.entries)] }),
        "by_weekday": .array(
          byWeekday.map { ["weekday": .string($0.weekday.name.lowercased()), "count": .int($0.count)] }),
        "by_hour": .array(byHour.map { .int($0) }),
      ],
      "meals": .int(meals),
      "eaten_with": .array(company.map { ["name": .string($0.name), "meals": .int($0.meals)] }),
    ]
  }

  public var figures: [Figure] {
    guard !occurrences.isEmpty else { return [] }
    func figure(_ name: String, _ found: [Occurrence]) -> Figure {
      let value: Figure.Value =
        isSeries ? .count(found.count, one: "line", many: "lines") : .entries(found.count)
      return Figure(name, value, rule: rule, lines: { found.map(\.place) })
    }
    let gap = longestGap.map { gap in
      let ends = [occurrences.last { $0.day == gap.before }, occurrences.first { $0.day == gap.after }]
      return Figure(
        "Longest gap", .days(gap.days), rule: .longestGap, lines: { ends.compactMap { $0?.place } })
    }
    return [figure(query.name, occurrences), figure(capitalized(periodName), inPeriod)]
      + [gap].compactMap(\.self)
      + averages(of: occurrences).map { $0.figure(named: "On average of \(numberText($0.scale ?? 0))") }
      + company.map { food in
        Figure(
          "With \(food.shown)", .count(food.meals, one: "meal", many: "meals"), rule: .sameMeal,
          lines: { food.places })
      }
  }

  private var rule: FigureRule {
    guard !isSeries else { return mentions == nil ? .seriesItems : .symptomLines }
    switch query {
    case .text: return isWithinWords ? .lettersInEntry : .wordsInEntry
    case .tag: return .tagOfEntry
    case .category: return .categoryOfHeading
    }
  }
}
