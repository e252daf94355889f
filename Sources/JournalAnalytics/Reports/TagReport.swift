public import JournalFormat

/// The tags of a diary and how often each is used.
public struct TagReport: Hashable, Sendable {
  public struct TagCount: Hashable, Sendable {
    /// The most frequent spelling, the earlier of equals, without `#`.
    public var name: String
    /// The number of lines with the tag: entries, tasks, habit ticks, items under own headings, notes, and days
    /// by their front matter.
    public var uses: Int
    /// The number of days with the tag.
    public var days: Int
    /// The first and the last of these days; `nil` for tags in `tasks.md` only.
    public var first: Day?
    public var last: Day?
    /// The lines with the tag, in the order of the diary.
    public var places: [LinePlace]
    /// How many of the lines are of each kind.
    public var kinds: [Kind: Int]

    /// `8 of food, 3 tasks`.
    public var kindsText: String {
      Kind.allCases.compactMap { kind in
        kinds[kind].map { kind == .food ? "\(grouped($0)) of food" : counted($0, kind.name) }
      }.joined(separator: ", ")
    }
  }

  /// What a line with a tag is.
  public enum Kind: String, CaseIterable, Sendable {
    case food, tasks, habits, moods
    /// Under a heading of the person's own.
    case items
    case notes
    /// By its front matter.
    case days

    fileprivate var name: String {
      switch self {
      case .food: "entry"
      case .tasks: "task"
      case .habits: "habit"
      case .moods: "mood"
      case .items: "item"
      case .notes: "note"
      case .days: "day"
      }
    }
  }

  /// Sorted by count, descending, then by name.
  public var tags: [TagCount]
  /// The number of lines with at least one tag.
  public var taggedLines: Int
  /// The days it is limited to; `nil` for the whole diary.
  public var days: ClosedRange<Day>?
  /// The first lines with more tags than `settings` calls many, and their number.
  public var crowded: [LinePlace] = []
  public var crowdedCount = 0
  var settings = TagSettings()
}

/// The tags in `journal`; spellings that differ in case are one tag. `days` limits it to a part of the diary;
/// without it `tasks.md` counts too. A tag counts once per line.
public func tagReport(of journal: Journal, in days: ClosedRange<Day>? = nil) -> TagReport {
  var tally = TagTally(most: journal.settings.tags.most)
  for file in days.map({ journal.days(in: $0) }) ?? journal.days[...] {
    func add(_ tags: [Tag], _ kind: TagReport.Kind, at range: SourceRange) {
      tally.add(tags, kind, on: file.day, at: LinePlace(file.path, range))
    }
    tally.add(file.tags, .days, on: file.day, at: LinePlace(file.path, line: 1))
    for entry in file.entries { add(entry.tagsWithParts, .food, at: entry.range) }
    for task in file.tasks { add(task.tags, .tasks, at: task.range) }
    for tick in file.habitTicks { add(tick.tagsWithSteps, .habits, at: tick.range) }
    for mood in file.moods { add(mood.tags, .moods, at: mood.range) }
    for item in file.series { add(item.tags, .items, at: item.range) }
    for note in file.notes { add(note.tags, .notes, at: note.range) }
  }
  if days == nil {
    for task in journal.tasks { tally.add(task.tags, .tasks, on: nil, at: LinePlace("tasks.md", task.range)) }
    for habit in journal.habits {
      tally.add(habit.tags, .habits, on: nil, at: LinePlace("habits.md", habit.range))
    }
  }
  var report = tally.report(of: days)
  report.settings = journal.settings.tags
  return report
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
    var kinds: [TagReport.Kind: Int] = [:]

    init(_ spelling: TextSlice) { self.spelling = spelling }

    /// Mutates in place: a tag may be on every line of the diary, and its lines must not be copied each time. Days
    /// are in order.
    mutating func add(_ name: TextSlice, _ kind: TagReport.Kind, on day: Day?, at place: LinePlace) {
      if name != spelling { others[name, default: (0, places.count)].count += 1 }
      if let day, day != last {
        days += 1
        first = first ?? day
        last = day
      }
      places.append(place)
      kinds[kind, default: 0] += 1
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
  private let most: Int
  private var crowded: [LinePlace] = []
  private var crowdedCount = 0

  init(most: Int) { self.most = most }

  mutating func add(_ tags: [Tag], _ kind: TagReport.Kind, on day: Day?, at place: LinePlace) {
    guard !tags.isEmpty else { return }
    lines += 1
    if tags.count > most, eachOnce(tags) > most {
      crowdedCount += 1
      if crowded.count < 5 { crowded.append(place) }
    }
    var seen: Set<String> = []
    for tag in tags {
      let key = tag.key
      guard seen.insert(key).inserted else { continue }
      counts[key, default: Count(tag.name)].add(tag.name, kind, on: day, at: place)
    }
  }

  private func eachOnce(_ tags: [Tag]) -> Int { Set(tags.map(\.key)).count }

  func report(of days: ClosedRange<Day>?) -> TagReport {
    let tags = counts.values.map { count in
      TagReport.TagCount(
        name: count.name, uses: count.places.count, days: count.days, first: count.first, last: count.last,
        places: count.places, kinds: count.kinds)
    }
    return TagReport(
      tags: tags.sorted { ($1.uses, $0.name) < ($0.uses, $1.name) }, taggedLines: lines, days: days,
      crowded: crowded, crowdedCount: crowdedCount)
  }
}

extension TagReport: Report {
  public var document: ReportDocument {
    let title = days.map { "Tags, \($0.lowerBound) to \($0.upperBound)" } ?? "Tags"
    guard !tags.isEmpty else {
      return ReportDocument(
        title: title, blocks: [.paragraph(ReportText(TagWords.none.said()))])
    }
    let more = tags.count - Self.shownLimit
    // Where all lines are of one kind, there is nothing to tell apart.
    let found = Kind.allCases.filter { kind in tags.contains { $0.kinds[kind] != nil } }
    let kinds = found.count > 1 ? found : []
    let rows = tags.prefix(Self.shownLimit).map { tag in
      [ReportText([settings.run(of: tag.name)]), ReportText(grouped(tag.uses))]
        + kinds.map { kind in ReportText(tag.kinds[kind].map { grouped($0) } ?? "") }
        + [
          ReportText(grouped(tag.days)), ReportText(tag.first?.description ?? ""),
          ReportText(tag.last?.description ?? ""),
        ]
    }
    return ReportDocument(
      title: title,
      blocks: [
        .paragraph(
          ReportText(
            TagWords.counts.said(["tags": .number(tags.count), "lines": .number(taggedLines)]))),
        .table(
          ReportTable(
            columns: [.init("Tag"), .init("Lines", .trailing)]
              + kinds.map { .init($0 == .days ? "Whole days" : capitalized($0.rawValue), .trailing) }
              + [.init("Days", .trailing), .init("First", .trailing), .init("Last", .trailing)], rows: rows)),
      ]
        + (more > 0
          ? [.paragraph(ReportText(TagWords.more.said(["more": .number(more)])))] : []) + hints)
  }

  /// The hints that there are many tags on a line, or in all.
  private var hints: [ReportBlock] {
    var hints: [ReportBlock] = []
    if crowdedCount > 0 {
      let more = crowdedCount - crowded.count
      hints.append(
        .footnote(
          ReportText(
            (more > 0 ? TagWords.crowdedMore : .crowded).said([
              "most": .number(settings.most), "lines": .number(crowdedCount), "more": .number(more),
              "places": .text(crowded.map(\.description).joined(separator: ", ")),
            ]))))
    }
    if days == nil, tags.count > settings.mostInAll {
      hints.append(
        .footnote(ReportText(TagWords.tooMany.said(["most": .number(settings.mostInAll)]))))
    }
    return hints
  }

  /// The maximum number of tags to show and explain, the most frequent ones. JSON has all.
  static let shownLimit = 10_000

  public var json: JSONValue {
    let tags = tags
    return [
      "lines_with_tags": .int(taggedLines),
      "tags": .sequence {
        AnySequence(
          tags.lazy.map { tag -> JSONValue in
            func count(_ kind: Kind) -> JSONValue { .int(tag.kinds[kind] ?? 0) }
            return [
              "tag": .string(tag.name), "lines": .int(tag.uses), "entries": count(.food),
              "tasks": count(.tasks), "habits": count(.habits), "moods": count(.moods),
              "items": count(.items), "notes": count(.notes), "whole_days": count(.days),
              "days": .int(tag.days),
              "first_day": JSONValue(tag.first?.description), "last_day": JSONValue(tag.last?.description),
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

/// Every sentence of the list of tags.
enum TagWords: String, SentenceTable {
  case none, counts, more, crowded, crowdedMore, tooMany

  var row: SentenceRow {
    switch self {
    case .none:
      .init("no line has a tag", english: "No line has a tag here. A word such as #home at its end is one.")
    case .counts: .init("lines have tags", english: "{tags#tag|tags} on {lines#line|lines}.")
    case .more: .init("tags are not listed", english: "{more#more tag is|more tags are} not shown.")
    case .crowded:
      .init(
        "lines have more tags than the settings say",
        english: "More than {most#tag|tags} on {lines#line|lines} (‘max_tags’): {places}.")
    case .crowdedMore:
      .init(
        "the same, of more lines than are named",
        english: "More than {most#tag|tags} on {lines#line|lines} (‘max_tags’): {places} and {more} more.")
    case .tooMany:
      .init(
        "there are more tags than the settings say",
        english:
          "These are more than {most#tag|tags} (‘max_tags_in_all’); ‘journal tags rename A B’ makes one of two, ‘journal tags rm A’ takes one off."
      )
    }
  }
}
