public import JournalFormat

extension AfterReport: Report {
  private var reach: String {
    within == 24 ? "within 24 hours" : "within \(counted(within, "hour"))"
  }
  private var symptomDays: Int { Set(lines.map(\.day)).count }

  public var document: ReportDocument {
    guard !lines.isEmpty else { return ReportDocument(title: "Before ‘\(symptom)’", blocks: [nowhere]) }
    var document = ReportDocument(title: headline, blocks: blocks)
    document.period =
      "Before ‘\(symptom)’ · \(PeriodText(.days(observed.elapsed ?? observed.period.days)).dates)"
    return document
  }

  private var headline: String {
    if isTooEarly { return "Too early to say" }
    if findings.isEmpty || found.inconclusive != nil { return "Nothing can be told yet" }
    guard !clear.isEmpty else { return "No food stands out" }
    let names = clear.prefix(3).map(name)
    let isOne = clear.count == 1 && clear[0].foods.count == 1
    return
      "\(capitalized(joinedList(names)))\(clear.count > 3 ? " and more" : "") \(isOne ? "stands" : "stand") out"
  }

  private var nowhere: ReportBlock {
    let eaten = diary.entriesNaming(foodWords(of: TextSlice(symptom)))
    if eaten > 0 {
      return .paragraph(
        ReportText(
          "‘\(symptom)’ is a food here, in \(counted(eaten, "entry", plural: "entries")), and no symptom. ‘journal timeline \(symptom)’ "
            + "follows it; a symptom is asked for by its own words, such as ‘journal after headache’."))
    }
    return .paragraph(
      ReportText(
        "‘\(symptom)’ is under no heading of your own, in no mood and in no note here. ‘- 17:00 \(symptom) 3/10’ below ‘## Symptoms’ notes it."
      ))
  }

  private var blocks: [ReportBlock] {
    let noted =
      "It is noted \(timesText(lines.count)) on \(dayCount(symptomDays)); \(counted(days, "day says", plural: "days say")) what was eaten and what came after."
    guard !isTooEarly else {
      let least = "at least \(FoodDays.leastDays) such days and \(FoodDays.leastOfEach) days with it"
      return [.lead(ReportText("\(noted) That is too few days to say anything; it takes \(least)."))]
    }
    var blocks: [ReportBlock] = [.lead(ReportText(verdict)), .tiles(tiles)]
    if !findings.isEmpty {
      blocks += [.heading(level: 1, ReportText(Self.chartTitle)), .chart(chart)]
      if let unlisted { blocks.append(.footnote(ReportText(unlisted))) }
    }
    return blocks + notes(noted) + [.closing(ReportText(Self.ending))]
  }

  private static let chartTitle = "With the food, and without"
  private static let ending =
    "That one thing follows another does not make it the cause; a doctor knows more."

  private var tiles: [ReportTile] {
    let areDays = within > 24 && within.isMultiple(of: 24)
    let length = areDays ? within / 24 : within
    return [
      ReportTile(
        grouped(symptomDays), label: symptomDays == 1 ? "day with it" : "days with it",
        note: "noted \(timesText(lines.count))"),
      ReportTile(
        grouped(findings.count), label: findings.count == 1 ? "food tried" : "foods tried",
        note: found.untested > 0 ? "\(grouped(found.untested)) more on too few days" : ""),
      ReportTile(
        grouped(length), label: "\(areDays ? "days" : length == 1 ? "hour" : "hours") after the food",
        note: "are what counts"),
    ]
  }

  private var verdict: [ReportText.Run] {
    let tried = counted(findings.count, "food")
    if findings.isEmpty { return [.plain("No food was eaten on enough days to say anything of it.")] }
    if !clear.isEmpty {
      return [
        .plain("It comes more often \(reach) after "), .strong(joinedList(clear.map(name))),
        .plain(" than chance allows."),
      ]
    }
    if let reason = found.inconclusive { return [.plain(words(for: reason))] }
    var text = "After none of the \(tried) tried does it come more often than chance allows."
    if found.undetectable * 2 > findings.count {
      text +=
        " That says little of \(grouped(found.undetectable)) of them: even if it had followed them each time, that could be chance."
    }
    return [.plain(text)]
  }

  private func words(for reason: Inconclusive) -> String {
    let tried = findings.count == 1 ? "the food" : "one of the \(grouped(findings.count)) foods"
    return switch reason {
    case .tooShort:
      "The days are too few to tell: so short a time can be held against itself in \(counted(found.shifts, "way")) only, and it takes 25."
    case .nearlyAlways:
      "It came on \(grouped(found.symptomDays)) of \(dayCount(found.days)): too few are left without it to compare with."
    case .regular:
      "It came too regularly to tell: whatever is eaten at the same distances would fit it as well as a cause."
    case .sameDays:
      "Nothing can be compared: on the days of one weekday and season, \(findings.count == 1 ? "the food" : "each of the \(grouped(findings.count)) foods") tried was eaten always or never."
    case .seldom:
      "It came too seldom to tell: even if it had followed \(tried) tried whenever it came, that could be chance."
    case .rareFoods:
      "What was eaten came too seldom to tell: even if it had followed \(tried) tried each time, that could be chance."
    }
  }

  /// How many of the tried foods have no row, and which have one; `nil` if all have.
  private var unlisted: String? {
    let left = findings.count - shown.count
    guard left > 0 else { return nil }
    let more = shown.count { $0.difference.difference > 0 }
    var parts: [String] = []
    if more > 0 {
      parts.append(
        "the \(more == 1 ? "one" : grouped(more)) after which it came more often and least by chance")
    }
    if shown.count > more {
      parts.append(
        "the \(shown.count - more == 1 ? "one" : grouped(shown.count - more)) after which it came least")
    }
    let listed = parts.joined(separator: ", and ")
    return "Of \(counted(findings.count, "food")) tried \(grouped(shown.count)) are listed: \(listed). "
      + "The other \(grouped(left)) tell less; ‘--format json’ has all."
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
    let rows = shown.map { finding in
      let (with, without) = (
        Double(finding.followed) / Double(max(1, finding.exposed)),
        Double(finding.otherwise) / Double(max(1, finding.unexposed))
      )
      let (low, high) = (without + finding.difference.low, without + finding.difference.high)
      return ChartDifferences.Row(
        label: name(of: finding),
        note:
          "\(grouped(finding.followed)) of \(grouped(finding.exposed)), \(grouped(finding.otherwise)) of \(grouped(finding.unexposed))",
        with: with, without: without, range: min(1, max(0, low))...min(1, max(0, low, high)))
    }
    let first = shown.first.map { finding in
      "\(capitalized(name(of: finding))): it followed on \(grouped(finding.followed)) of \(dayCount(finding.exposed)) with, and on "
        + "\(grouped(finding.otherwise)) of \(grouped(finding.unexposed)) without. "
    }
    return ReportChart(
      name: "with-and-without", title: Self.chartTitle,
      summary: (first ?? "") + "\(counted(rows.count, "food")) \(rows.count == 1 ? "is" : "are") shown.",
      drawing: .differences(
        ChartDifferences(
          rows, withName: "days with it", withoutName: "days without it",
          rangeName: "where “with it” may truly lie")),
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
          ReportText(share(finding.followed, finding.exposed)),
          ReportText(share(finding.otherwise, finding.unexposed)),
          ReportText(
            min(finding.exposed, finding.unexposed) < Self.leastForShares
              ? "–" : difference(finding.difference)),
          ReportText(chance(finding.corrected)),
        ]
      })
  }

  /// Of fewer things a share says more than is known.
  private static let leastForShares = 10

  private func share(_ part: Int, _ whole: Int) -> String {
    let counts = "\(grouped(part)) of \(grouped(whole))"
    return whole < Self.leastForShares ? counts : "\(counts) (\(percentage(part, of: whole)) %)"
  }

  private func difference(_ difference: ProportionDifference) -> String {
    func points(_ value: Double) -> String {
      let whole = Int((value * 100).rounded())
      return whole > 0 ? "+\(whole)" : whole < 0 ? "−\(-whole)" : "0"
    }
    return "\(points(difference.difference)) (\(points(difference.low)) to \(points(difference.high)))"
  }

  private func chance(_ value: Double) -> String {
    if value < 0.001 { return "below 0.1 %" }
    let tenths = Int((value * 1_000).rounded())
    return tenths == 1_000 ? "100 %" : "\(tenthsText(tenths)) %"
  }

  private func notes(_ noted: String) -> [ReportBlock] {
    var blocks = clear.filter(\.mayBeRemedy).map { finding in
      ReportBlock.paragraph(
        ReportText(
          "\(capitalized(name(of: finding))) is also eaten more often in the 24 hours after it, so it may be taken against it rather than bring it on."
        ))
    }
    let moved = "the \(counted(found.shifts, "comparison")) in which its days are moved along the calendar"
    var text =
      "If the line reaches the ring, both may well be the same. Followed: days with the food on which it came \(reach) after its first time; otherwise: days without the food, looked "
    text +=
      "at from the same hours on. The difference is in points of a hundred, with its interval of 95 % for that food by itself; of fewer than ten days there is none. "
    text +=
      "By chance: in how many of \(moved), its good and bad runs unchanged, some food does as well; only days of the same "
    text +=
      "weekday and season are compared. Below 4 % a food is named above, so of 25 diaries in which no food matters about "
    text += "one names a food. "
    if within > 24 { text += "Days are left out so that no two are judged by the same hours. " }
    blocks.append(.footnote(ReportText(String(text.dropLast()))))
    text = noted + " "
    if found.untested > 0 {
      text += "Of \(counted(found.untested, "more food")) there are too few days with or without to say. "
    }
    let untimed = lines.count { $0.minute == nil }
    if untimed > 0 {
      text +=
        "\(counted(untimed, "line has", plural: "lines have")) no time and \(untimed == 1 ? "is" : "are") taken for 20:00. "
    }
    if denied > 0 {
      text +=
        "\(counted(denied, "line says", plural: "lines say")) that it did not come, and \(denied == 1 ? "does" : "do") not count. "
    }
    text +=
      "It cannot be ruled out that something else lies behind it: the season, a remedy that is taken against it, or what belongs to a weekday."
    blocks.append(.footnote(ReportText(text)))
    return blocks
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
      symptom, .text("noted \(timesText(lines.count))"), rule: .symptomLines, lines: { lines.map(\.place) })
    return [noted]
      + shown.map { finding in
        Figure(
          name(of: finding),
          .text("\(symptom) followed on \(grouped(finding.followed)) of \(dayCount(finding.exposed))"),
          rule: .daysBeforeSymptom
        ) {
          diary.rows.filter {
            daysThatCount.contains($0.day) && foods.all[Int($0.phrase)].contains(finding.foods[0])
          }.map(diary.place)
        }
      }
  }
}
