public import JournalFormat

extension AfterReport: Report {
  private var reach: SentenceValue {
    .text((within == 24 ? AfterWords.withinDay : .within).said(["hours": .number(within)]))
  }
  private var symptomDays: Int { Set(lines.map(\.day)).count }

  public var document: ReportDocument {
    guard !lines.isEmpty else {
      let title = AfterWords.title.said(["symptom": .text(symptom)])
      return ReportDocument(title: title, blocks: [.paragraph(ReportText(nowhere))])
    }
    var document = ReportDocument(title: headline, blocks: blocks)
    document.period = AfterWords.period.said([
      "symptom": .text(symptom),
      "dates": .text(PeriodText(.days(observed.elapsed ?? observed.period.days)).dates),
    ])
    return document
  }

  private var headline: String {
    if isTooEarly { return AfterWords.tooEarlyTitle.said() }
    if findings.isEmpty || found.inconclusive != nil { return AfterWords.untoldTitle.said() }
    guard !clear.isEmpty else { return AfterWords.noneTitle.said() }
    let isOne = clear.count == 1 && clear[0].foods.count == 1
    let title: AfterWords =
      clear.count > 3 ? .moreTitle : isOne ? .oneTitle : clear.count == 1 ? .togetherTitle : .foodsTitle
    return title.said(["foods": .list(clear.prefix(3).map(name))])
  }

  private var nowhere: String {
    if !mentions.isEmpty {
      return ([MentionWords.noneCounts.said(["symptom": .text(symptom)])] + mentions).joined(separator: " ")
    }
    let eaten = diary.entriesNaming(foodWords(of: TextSlice(symptom)))
    let sentence = (eaten > 0 ? AfterWords.isFood : .nowhere).said([
      "symptom": .text(symptom), "entries": .number(eaten),
    ])
    guard eaten == 0 else { return sentence }
    guard let similar else {
      guard let food = diary.similarFood(to: symptom.lowercased()) else { return sentence }
      let question = AfterWords.meantFood.said(["food": .text(food.food), "entries": .number(food.entries)])
      return "\(question) \(sentence)"
    }
    let question = AfterWords.didYouMean.said([
      "word": .text(similar.word), "times": .text(timesText(similar.count)),
    ])
    return "\(question) \(sentence)"
  }

  private var blocks: [ReportBlock] {
    let noted = (lines.count == symptomDays ? AfterWords.notedDays : .noted).said([

      "times": .text(timesText(lines.count)), "symptomDays": .number(symptomDays), "days": .number(days),
    ])
    guard !isTooEarly else {
      let sentence = AfterWords.tooEarly.said([
        "least": .number(FoodDays.leastDays), "leastWith": .number(FoodDays.leastOfEach),
      ])
      return [.lead(ReportText("\(noted) \(sentence)"))]
        + (mentions.isEmpty ? [] : [.footnote(ReportText(mentions.joined(separator: " ")))])
    }
    var blocks: [ReportBlock] = [.lead(ReportText(verdict)), .tiles(tiles)]
    if !findings.isEmpty {
      blocks += [.heading(level: 1, ReportText(AfterWords.chart.said())), .chart(chart)]
      if let unlisted { blocks.append(.footnote(ReportText(unlisted))) }
    }
    return blocks + notes(noted) + [.closing(ReportText(AfterWords.ending.said()))]
  }

  private var tiles: [ReportTile] {
    let areDays = within > 24 && within.isMultiple(of: 24)
    let length = areDays ? within / 24 : within
    func tile(_ count: Int, _ label: AfterWords, note: String) -> ReportTile {
      ReportTile(grouped(count), label: label.said(["count": .number(count)]), note: note)
    }
    let untested = AfterWords.tileUntested.said(["count": .number(found.untested)])
    return [
      tile(
        symptomDays, .tileDays, note: AfterWords.tileNoted.said(["times": .text(timesText(lines.count))])),
      tile(findings.count, .tileTried, note: found.untested > 0 ? untested : ""),
      tile(length, areDays ? .tileLength : .tileHours, note: AfterWords.tileCounts.said()),
    ]
  }

  private var verdict: [ReportText.Run] {
    if findings.isEmpty {
      return [
        .plain((within > 24 && isSomeFoodOften ? AfterWords.noFoodLeft : .noFood).said(["reach": reach]))
      ]
    }
    if !clear.isEmpty {
      return AfterWords.found.runs(["reach": reach, "foods": .list(clear.map(name))], strong: "foods")
        + ties(ofClear: true, .foundWeekday, .foundSeason).map { .plain(" \($0)") }
        + ties(ofClear: false, .weekday, .season).map { .plain(" \($0)") }
    }
    if let reason = found.inconclusive {
      return [
        .plain(
          ([words(for: reason)] + (reason == .ownWeekdays ? [] : ties(ofClear: false, .weekday, .season)))
            .joined(separator: " "))
      ]
    }
    var sentences = [
      (findings.count == 1 ? AfterWords.noneOne : .none).said(["foods": .number(findings.count)])
    ]
    if found.undetectable * 2 > findings.count {
      sentences.append(AfterWords.undetectable.said(["count": .number(found.undetectable)]))
    }
    return [.plain((sentences + ties(ofClear: false, .weekday, .season)).joined(separator: " "))]
  }

  /// Foods that may be no more than the day they are eaten on.
  private func ties(ofClear isClear: Bool, _ weekday: AfterWords, _ season: AfterWords) -> [String] {
    [(FoodFinding.Tie.weekday, weekday), (.season, season)].compactMap { tie, sentence in
      let tied = findings.filter { $0.isClear == isClear && $0.tie == tie }
      guard !tied.isEmpty else { return nil }
      return sentence.said(["foods": .list(shortened(tied.map(name), to: 3, of: "food"))])
    }
  }

  /// Whether a food is on enough days, and off enough, as long as none are left out.
  private var isSomeFoodOften: Bool {
    let days = diary.days.filter { daysThatCount.contains($0.day) }
    var counts: [Int: Int] = [:]
    for day in days {
      for food in Set(diary.rows[day.rows].flatMap { foods.all[Int($0.phrase)] }) {
        counts[food, default: 0] += 1
      }
    }
    return counts.values.contains { min($0, days.count - $0) >= FoodDays.leastOfEach }
  }

  private func words(for reason: Inconclusive) -> String {
    let isOne = findings.count == 1
    let sentence: AfterWords =
      switch reason {
      case .tooShort: .tooShort
      case .nearlyAlways: .nearlyAlways
      case .regular: .regular
      case .ownWeekdays: .ownWeekdays
      case .sameDays: isOne ? .sameDaysOne : .sameDays
      case .seldom: isOne ? .seldomOne : .seldom
      case .rareFoods: isOne ? .rareFoodsOne : .rareFoods
      }
    return sentence.said([
      "ways": .number(found.shifts), "with": .number(found.symptomDays), "days": .number(found.days),
      "foods": .number(findings.count),
      "weekdays": .text(
        joinedList(Weekday.allCases.filter(Set(lines.map(\.day.weekday)).contains).map(\.name))),
    ])
  }

  /// A sentence on how many tested foods have no row, and which have one; `nil` if all have.
  private var unlisted: String? {
    let left = findings.count - shown.count
    guard left > 0 else { return nil }
    let more = shown.count { $0.difference.difference > 0 }
    let parts = [(AfterWords.unlistedMore, more), (.unlistedLess, shown.count - more)]
      .filter { $0.1 > 0 }
      .map { sentence, count in sentence.said(["number": .text(count == 1 ? "one" : grouped(count))]) }
    let listed = AfterWords.unlisted.said([
      "foods": .number(findings.count), "shown": .number(shown.count),
      "which": .text(parts.joined(separator: ", and ")),
    ])
    return "\(listed) \(AfterWords.others.said(["left": .number(left)]))"
  }

  /// Eight foods after which it comes more often, the least probable first, and three after which it comes less often.
  private var shown: [FoodFinding] {
    let more = findings.filter { $0.difference.difference > 0 }
    let less = findings.filter { $0.difference.difference <= 0 }
      .sorted {
        ($0.difference.difference, names[$0.foods[0]]) < ($1.difference.difference, names[$1.foods[0]])
      }
    return Array(more.prefix(8)) + less.prefix(3)
  }

  private var chart: ReportChart {
    func values(_ finding: FoodFinding) -> [String: SentenceValue] {
      [
        "food": .text(name(of: finding)), "followed": .number(finding.followed),
        "exposed": .number(finding.exposed), "otherwise": .number(finding.otherwise),
        "unexposed": .number(finding.unexposed),
      ]
    }
    let rows = shown.map { finding in
      let (with, without) = (
        Double(finding.followed) / Double(max(1, finding.exposed)),
        Double(finding.otherwise) / Double(max(1, finding.unexposed))
      )
      let (low, high) = (without + finding.difference.low, without + finding.difference.high)
      return ChartDifferences.Row(
        label: name(of: finding), note: AfterWords.row.said(values(finding)), with: with, without: without,
        range: min(1, max(0, low))...min(1, max(0, low, high)))
    }
    let first = shown.first.map { AfterWords.followed.said(values($0)) + " " }
    return ReportChart(
      name: "with-and-without", title: AfterWords.chart.said(),
      summary: (first ?? "") + AfterWords.shown.said(["foods": .number(rows.count)]),
      drawing: .differences(
        ChartDifferences(
          rows, withName: AfterWords.with.said(), withoutName: AfterWords.without.said(),
          rangeName: AfterWords.range.said())),
      table: table, tableSaysMore: true)
  }

  private var table: ReportTable {
    ReportTable(
      columns: [
        .init("Food"), .init("Followed", .trailing), .init("Otherwise", .trailing),
        .init("Difference", .trailing),
        .init("By chance", .trailing),
      ],
      rows: shown.map { finding in
        let name = name(of: finding)
        return [
          ReportText([finding.isClear ? .strong(name) : .plain(name)]),
          ReportText(partText(finding.followed, of: finding.exposed)),
          ReportText(partText(finding.otherwise, of: finding.unexposed)),
          ReportText(
            saysShares(of: min(finding.exposed, finding.unexposed))
              ? difference(finding.difference) : "–"),
          ReportText(chanceText(finding.corrected)),
        ]
      })
  }

  private func difference(_ difference: ProportionDifference) -> String {
    func points(_ value: Double) -> String {
      let whole = Int((value * 100).rounded())
      return whole > 0 ? "+\(whole)" : whole < 0 ? "−\(-whole)" : "0"
    }
    return "\(points(difference.difference)) (\(points(difference.low)) to \(points(difference.high)))"
  }

  private func notes(_ noted: String) -> [ReportBlock] {
    let remedies = clear.filter(\.mayBeRemedy).map { finding in
      ReportBlock.paragraph(
        ReportText(AfterWords.remedy.said(["food": .text(name(of: finding))])))
    }
    let ways: [String: SentenceValue] = ["ways": .number(found.shifts)]
    let table = [
      AfterWords.ring.said(["reach": reach]), AfterWords.difference.said(), AfterWords.byChance.said(ways),
    ]
    let counts = [
      (AfterWords.untested, found.untested), (.untimed, lines.count { $0.minute == nil }),
    ]
    let basis = counts.filter { $0.1 > 0 }.map { $0.said(["count": .number($1)]) } + mentions
    func footnote(_ sentences: [String]) -> ReportBlock {
      .footnote(ReportText(sentences.joined(separator: " ")))
    }
    // Without a food that was tried there is no table to explain.
    let explained =
      findings.isEmpty ? [] : [footnote(table + (within > 24 ? [AfterWords.thinned.said()] : []))]
    return remedies + explained + [
      footnote([noted] + basis + [AfterWords.otherCauses.said()])
    ]
  }

  public var json: JSONValue {
    [
      "symptom": .string(symptom), "within_hours": .int(within),
      "first_day": .string(observed.first.description),
      "last_day": .string(observed.period.days.upperBound.description),
      "lines": .int(lines.count), "days_with_symptom": .int(symptomDays), "days": .int(days),
      "is_too_early": .bool(isTooEarly), "false_finding_rate": .double(FoodDays.falseFindingRate),
      "foods_tried": .int(findings.count), "foods_on_too_few_days": .int(found.untested),
      "foods_too_rare_to_find": .int(found.undetectable),
      "inconclusive_because": JSONValue(found.inconclusive?.rawValue), "lines_that_deny": .int(denied),
      "clear": .array(clear.map { .string(names[$0.foods[0]]) }),
      "foods": .array(
        findings.map { finding in
          [
            "name": .string(names[finding.foods[0]]),
            "eaten_with": .array(finding.foods.dropFirst().map { .string(names[$0]) }),
            "days_with": .int(finding.exposed),
            "days_with_followed": .int(finding.followed), "days_without": .int(finding.unexposed),
            "days_without_followed": .int(finding.otherwise),
            "difference": .double(rounded(finding.difference.difference)),
            "difference_low": .double(rounded(finding.difference.low)),
            "difference_high": .double(rounded(finding.difference.high)),
            "chance": .double(rounded(finding.chance)),
            "chance_corrected": .double(rounded(finding.corrected)), "is_clear": .bool(finding.isClear),
            "may_be_remedy": .bool(finding.mayBeRemedy),
          ]
        }),
    ]
  }

  /// Rounded to twelve decimals, so that results do not differ in the last bit between machines.
  private func rounded(_ value: Double) -> Double { (value * 1e12).rounded() / 1e12 }

  /// The number of times the symptom is noted, and how often it followed each food in the table.
  public var figures: [Figure] {
    let noted = Figure(
      symptom, .text(AfterWords.figureNoted.said(["times": .text(timesText(lines.count))])),
      rule: .symptomLines, lines: { lines.map(\.place) })
    return [noted]
      + shown.map { finding in
        Figure(
          name(of: finding),
          .text(
            AfterWords.figureFollowed.said([
              "symptom": .text(symptom), "followed": .number(finding.followed),
              "exposed": .number(finding.exposed),
            ])),
          rule: .daysBeforeSymptom
        ) {
          diary.rows.filter {
            daysThatCount.contains($0.day) && foods.all[Int($0.phrase)].contains(finding.foods[0])
          }.map(diary.place)
        }
      }
  }
}
