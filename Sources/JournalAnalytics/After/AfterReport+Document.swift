public import JournalFormat

extension AfterReport: Report {
  private var reach: String {
    within == 24 ? "within 24 hours" : "within \(counted(within, "hour"))"
  }
  private var symptomDays: Int { Set(lines.map(\.day)).count }

  public var document: ReportDocument {
    ReportDocument(title: "Before ‘\(symptom)’", blocks: lines.isEmpty ? [nowhere] : blocks)
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
      return [.paragraph(ReportText("\(noted) That is too few days to say anything; it takes \(least)."))]
    }
    var blocks: [ReportBlock] = [.paragraph(ReportText(noted)), .quote(ReportText(verdict))]
    if !findings.isEmpty { blocks.append(.chart(chart)) }
    blocks += notes
    return blocks
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
    if isTooRare {
      return [
        .plain(
          "It came too seldom to tell: even if it had followed one of the \(tried) tried whenever it came, that could be chance."
        )
      ]
    }
    var text = "After none of the \(tried) tried does it come more often than chance allows."
    if found.undetectable * 2 > findings.count {
      text +=
        " That says little of \(grouped(found.undetectable)) of them: with so few days even a strong effect would not be seen."
    }
    return [.plain(text)]
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
      let (with, without) = (
        percentage(finding.followed, of: finding.exposed),
        percentage(finding.otherwise, of: finding.unexposed)
      )
      return
        "\(capitalized(name(of: finding))): it followed on \(with) % of days with, and on \(without) % without. "
    }
    return ReportChart(
      name: "with-and-without", title: "With the food, and without",
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
          ReportText(difference(finding.difference)), ReportText(chance(finding.corrected)),
        ]
      })
  }

  private func share(_ part: Int, _ whole: Int) -> String {
    "\(grouped(part)) of \(grouped(whole)) (\(percentage(part, of: whole)) %)"
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

  private var notes: [ReportBlock] {
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
      "at from the same hours on. The difference is in points of a hundred, with its interval of 95 % for that food by itself. "
    text +=
      "By chance: in how many of \(moved), its good and bad runs unchanged, some food does as well; only days of the same "
    text +=
      "weekday and season are compared. Below 4 % a food is named above, so of 25 diaries in which no food matters about "
    text += "one names a food. "
    if within > 24 { text += "Days are left out so that no two are judged by the same hours. " }
    blocks.append(.footnote(ReportText(String(text.dropLast()))))
    text = ""
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
      "What changes with the season, or is taken against it, can still look like a cause. That one thing follows another "
    text += "does not make it the cause; a doctor knows more."
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
      "foods_too_rare_to_find": .int(found.undetectable), "lines_that_deny": .int(denied),
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
