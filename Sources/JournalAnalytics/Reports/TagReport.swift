public import JournalFormat

/// The tags of a diary with how often each is used.
public struct TagReport: Hashable, Sendable {
  public struct TagCount: Hashable, Sendable {
    /// As it is written most often, the earlier of equals, without its `#`.
    public var name: String
    /// Lines that bear it: entries, tasks, habit ticks, items of one's own headings, and days by their front matter.
    public var uses: Int
    /// Days it occurs on.
    public var days: Int
    /// The first and the last of these days; `nil` for tags of `tasks.md` alone.
    public var first: Day?
    public var last: Day?
    /// The lines, in the order of the diary.
    public var places: [LinePlace]
  }

  /// Commonest first, then by name.
  public var tags: [TagCount]
  /// Lines that bear at least one.
  public var taggedLines: Int
  /// Which part of the diary they are from; `nil` for all of it.
  public var days: ClosedRange<Day>?
}

/// The tags on what `journal` holds; spellings that differ in case are one tag. `days` cuts out a part of the diary, without it
/// `tasks.md` counts too. A tag twice on a line counts once.
public func tagReport(of journal: Journal, in days: ClosedRange<Day>? = nil) -> TagReport {
  var tally = TagTally()
  for file in days.map({ journal.days(in: $0) }) ?? journal.days[...] {
    func add(_ tags: [Tag], at range: SourceRange) {
      tally.add(tags, on: file.day, at: LinePlace(file.path, range))
    }
    tally.add(file.tags, on: file.day, at: LinePlace(file.path, line: 1))
    for entry in file.entries { add(entry.tags, at: entry.range) }
    for task in file.tasks { add(task.tags, at: task.range) }
    for tick in file.habitTicks { add(tick.tags, at: tick.range) }
    for item in file.series { add(item.tags, at: item.range) }
  }
  if days == nil {
    for task in journal.tasks { tally.add(task.tags, on: nil, at: LinePlace("tasks.md", task.range)) }
  }
  return tally.report(of: days)
}

private struct TagTally {
  /// Small, for every word of a file may be a tag of its own.
  private struct Count {
    /// The first spelling.
    let spelling: TextSlice
    /// How often each other spelling is used, and the place of the first use among those of the tag.
    var others: [TextSlice: (count: Int, first: Int)] = [:]
    var days = 0
    var first: Day?
    var last: Day?
    var places: [LinePlace] = []

    init(_ spelling: TextSlice) { self.spelling = spelling }

    /// Counts in place: a tag may be on every line of the diary, and its places are not to be copied for each. Days come in order.
    mutating func add(_ name: TextSlice, on day: Day?, at place: LinePlace) {
      if name != spelling { others[name, default: (0, places.count)].count += 1 }
      if let day, day != last {
        days += 1
        first = first ?? day
        last = day
      }
      places.append(place)
    }

    /// The commonest spelling, the earlier of equals.
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

  /// So many tags are shown and explained, the commonest of them. JSON has all.
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

  /// The lines of each tag that is shown.
  public var figures: [Figure] {
    tags.prefix(Self.shownLimit).map { tag in
      Figure(
        "#" + tag.name, .count(tag.uses, one: "line", many: "lines"), rule: .tagLines, lines: { tag.places })
    }
  }
}
