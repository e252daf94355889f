public import JournalFormat

/// The tags of a diary and how often each is used.
public struct TagReport: Hashable, Sendable {
  public struct TagCount: Hashable, Sendable {
    /// The most frequent spelling, the earlier of equals, without `#`.
    public var name: String
    /// The number of lines with the tag: entries, tasks, habit ticks, items under own headings, and days by their
    /// front matter.
    public var uses: Int
    /// The number of days with the tag.
    public var days: Int
    /// The first and the last of these days; `nil` for tags in `tasks.md` only.
    public var first: Day?
    public var last: Day?
    /// The lines with the tag, in the order of the diary.
    public var places: [LinePlace]
  }

  /// Sorted by count, descending, then by name.
  public var tags: [TagCount]
  /// The number of lines with at least one tag.
  public var taggedLines: Int
  /// The days it is limited to; `nil` for the whole diary.
  public var days: ClosedRange<Day>?
}

/// The tags in `journal`; spellings that differ in case are one tag. `days` limits it to a part of the diary;
/// without it `tasks.md` counts too. A tag counts once per line.
public func tagReport(of journal: Journal, in days: ClosedRange<Day>? = nil) -> TagReport {
  var tally = TagTally()
  for file in days.map({ journal.days(in: $0) }) ?? journal.days[...] {
    func add(_ tags: [Tag], at range: SourceRange) {
      tally.add(tags, on: file.day, at: LinePlace(file.path, range))
    }
    tally.add(file.tags, on: file.day, at: LinePlace(file.path, line: 1))
    for entry in file.entries { add(entry.tags, at: entry.range) }
    for task in file.tasks { add(task.tags, at: task.range) }
    for tick in file.habitTicks { add(tick.tagsWithSteps, at: tick.range) }
    for item in file.series { add(item.tags, at: item.range) }
  }
  if days == nil {
    for task in journal.tasks { tally.add(task.tags, on: nil, at: LinePlace("tasks.md", task.range)) }
  }
  return tally.report(of: days)
}

private struct TagTally {
  /// Kept small, because every word of a file may be a different tag.
  private struct Count {
    /// The first spelling.
    let spelling: TextSlice
    /// The number of uses of each other spelling, and the position of its first use among those of the tag.
    var others: [TextSlice: (count: Int, first: Int)] = [:]
    var days = 0
    var first: Day?
    var last: Day?
    var places: [LinePlace] = []

    init(_ spelling: TextSlice) { self.spelling = spelling }

    /// Mutates in place: a tag may be on every line of the diary, and its lines must not be copied each time. Days
    /// are in order.
    mutating func add(_ name: TextSlice, on day: Day?, at place: LinePlace) {
      if name != spelling { others[name, default: (0, places.count)].count += 1 }
      if let day, day != last {
        days += 1
        first = first ?? day
        last = day
      }
      places.append(place)
    }

    /// The most frequent spelling, the earlier of equals.
    var name: String {
      let other = others.max { ($0.value.count, $1.value.first) < ($1.value.count, $0.value.first) }
      let own = places.count - others.values.reduce(0) { $0 + $1.count }
      guard let other, other.value.count > own else { return spelling.string }
      return other.key.string
    }
  }

  private var counts: [String: Count] = [:]
  private var lines = 0

  mutating func add(_ tags: [Tag], on day: Day?, at place: LinePlace) {
    guard !tags.isEmpty else { return }
    lines += 1
    var seen: Set<String> = []
    for tag in tags {
      let key = tag.key
      guard seen.insert(key).inserted else { continue }
      counts[key, default: Count(tag.name)].add(tag.name, on: day, at: place)
    }
  }

  func report(of days: ClosedRange<Day>?) -> TagReport {
    let tags = counts.values.map { count in
      TagReport.TagCount(
        name: count.name, uses: count.places.count, days: count.days, first: count.first, last: count.last,
        places: count.places)
    }
    return TagReport(
      tags: tags.sorted { ($1.uses, $0.name) < ($0.uses, $1.name) }, taggedLines: lines, days: days)
  }
}

extension TagReport: Report {
  public var document: ReportDocument {
    let title = days.map { "Tags, \($0.lowerBound) to \($0.upperBound)" } ?? "Tags"
    guard !tags.isEmpty else {
      return ReportDocument(
        title: title, blocks: [.paragraph("No line has a tag here. A word such as #home at its end is one.")])
    }
    let more = tags.count - Self.shownLimit
    let rows = tags.prefix(Self.shownLimit).map { tag in
      [
        ReportText("#" + tag.name), ReportText(grouped(tag.uses)), ReportText(grouped(tag.days)),
        ReportText(tag.first?.description ?? ""), ReportText(tag.last?.description ?? ""),
      ]
    }
    return ReportDocument(
      title: title,
      blocks: [
        .paragraph(
          ReportText(
            "\(counted(tags.count, "tag")) on \(counted(taggedLines, "line")).")),
        .table(
          ReportTable(
            columns: [
              .init("Tag"), .init("Lines", .trailing), .init("Days", .trailing), .init("First", .trailing),
              .init("Last", .trailing),
            ], rows: rows)),
      ]
        + (more > 0
          ? [.paragraph("\(counted(more, "more tag is", plural: "more tags are")) not shown.")] : []))
  }

  /// The maximum number of tags to show and explain, the most frequent ones. JSON has all.
  static let shownLimit = 10_000

  public var json: JSONValue {
    let tags = tags
    return [
      "lines_with_tags": .int(taggedLines),
      "tags": .sequence {
        AnySequence(
          tags.lazy.map {
            [
              "tag": .string($0.name), "lines": .int($0.uses), "days": .int($0.days),
              "first_day": JSONValue($0.first?.description), "last_day": JSONValue($0.last?.description),
            ]
          })
      },
    ]
  }

  /// The lines of each tag shown.
  public var figures: [Figure] {
    tags.prefix(Self.shownLimit).map { tag in
      Figure(
        "#" + tag.name, .count(tag.uses, one: "line", many: "lines"), rule: .tagLines, lines: { tag.places })
    }
  }
}
