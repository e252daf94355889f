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
    public var places: [String]
  }

  /// Commonest first, then by name.
  public var tags: [TagCount]
  /// Lines that bear at least one.
  public var taggedLines: Int
}

/// The tags on what `journal` holds; spellings that differ in case are one tag. `days` cuts out a part of the diary, without it
/// `tasks.md` counts too. A tag twice on a line counts once.
public func tagReport(of journal: Journal, in days: ClosedRange<Day>? = nil) -> TagReport {
  var tally = TagTally()
  for file in days.map({ journal.days(in: $0) }) ?? journal.days[...] {
    func add(_ tags: [Tag], _ line: Int) { tally.add(tags, file.day, "\(file.path):\(line)") }
    add(file.tags, 1)
    for entry in file.entries { add(entry.tags, entry.range.lowerBound.line) }
    for task in file.tasks { add(task.tags, task.range.lowerBound.line) }
    for tick in file.habitTicks { add(tick.tags, tick.range.lowerBound.line) }
    for item in file.series { add(item.tags, item.range.lowerBound.line) }
  }
  if days == nil {
    for task in journal.tasks { tally.add(task.tags, nil, "tasks.md:\(task.range.lowerBound.line)") }
  }
  return tally.report
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
    var places: [String] = []

    init(_ spelling: TextSlice) { self.spelling = spelling }

    /// Counts in place: a tag may be on every line of the diary, and its places are not to be copied for each. Days come in order.
    mutating func add(_ name: TextSlice, _ day: Day?, _ place: String) {
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

  mutating func add(_ tags: [Tag], _ day: Day?, _ place: String) {
    guard !tags.isEmpty else { return }
    lines += 1
    var seen: Set<String> = []
    for tag in tags {
      let key = tag.key
      guard seen.insert(key).inserted else { continue }
      counts[key, default: Count(tag.name)].add(tag.name, day, place)
    }
  }

  var report: TagReport {
    let tags = counts.values.map { count in
      TagReport.TagCount(
        name: count.name, uses: count.places.count, days: count.days, first: count.first, last: count.last,
        places: count.places)
    }
    return TagReport(
      tags: tags.sorted { ($1.uses, $0.name) < ($0.uses, $1.name) }, taggedLines: lines)
  }
}

extension TagReport {
  /// The tags as a table; `scope` says which part of the diary they are from, such as `March 2026`.
  public func document(scope: String? = nil) -> ReportDocument {
    let title = scope.map { "Tags, \($0)" } ?? "Tags"
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
            "\(counted(tags.count, "tag", "tags")) on \(counted(taggedLines, "line", "lines")).")),
        .table(
          ReportTable(
            columns: [
              .init("Tag"), .init("Lines", .trailing), .init("Days", .trailing), .init("First", .trailing),
              .init("Last", .trailing),
            ], rows: rows)),
      ] + (more > 0 ? [.paragraph("\(counted(more, "more tag is", "more tags are")) not shown.")] : []))
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

  /// Where each count comes from.
  public var explanations: [FigureExplanation] {
    tags.prefix(Self.shownLimit).map { tag in
      FigureExplanation(
        "#\(tag.name): \(counted(tag.uses, "line", "lines"))", rule: "tag-lines",
        """
        Lines of food, tasks, habits and headings of one's own that bear the tag, in any case, once each; tags of front \
        matter count as a line.
        """, lines: tag.places)
    }
  }
}
