public import JournalFormat

/// The hits of a search, newest day first, the lines of a day in their order, then the tasks without a day.
public struct SearchReport: Hashable, Sendable {
  public var query: String
  public var hits: [SearchHit]
  /// The maximum number shown; `nil` for all.
  public var limit: Int?
  /// How tags are shown.
  public var tags: TagSettings

  public init(query: String, hits: [SearchHit], limit: Int? = nil, tags: TagSettings = TagSettings()) {
    self.query = query
    self.hits = hits
    self.limit = limit
    self.tags = tags
  }

  private var shown: ArraySlice<SearchHit> { hits.prefix(limit ?? hits.count) }
}

extension SearchReport {
  /// How a match is marked without bold and colour.
  public enum Mark: Hashable, Sendable {
    /// By the style of the output.
    case strong
    /// Between `‹` and `›`.
    case signs
    /// The same with links removed, for plain text.
    case signsInPlainText
  }

  private var days: Int { Set(hits.compactMap(\.day)).count }

  /// `on 2 days and in tasks.md`.
  private var places: String {
    let dated = days > 0 ? SearchWords.onDays.said(["days": .number(days)]) : nil
    let list = hits.last.flatMap { $0.day == nil ? SearchWords.inFile.said(["file": .text($0.path)]) : nil }
    return [dated, list].compactMap(\.self).joined(separator: " and ")
  }

  public func document(marking mark: Mark = .strong) -> ReportDocument {
    let title = (query.isEmpty ? SearchWords.found : .foundWords).said([
      "words": .text(query), "lines": .number(hits.count), "places": .text(places),
    ])
    var blocks: [ReportBlock] = []
    var rest = shown
    while let first = rest.first {
      let group = rest.prefix { $0.day == first.day }
      rest = rest[group.endIndex...]
      blocks.append(.heading(level: 1, ReportText(first.day?.fullDate ?? SearchWords.noDay.said())))
      blocks.append(.list(group.map { $0.line(mark, tags) }))
    }
    if shown.count < hits.count {
      blocks.append(
        .footnote(ReportText(hiddenText)))
    }
    return ReportDocument(title: title, blocks: blocks)
  }

  /// `3 more lines are older and not shown.`
  private var hiddenText: String {
    let hidden = hits.dropFirst(shown.count)
    return (hidden.contains { $0.day == nil } ? SearchWords.hidden : .hiddenOlder).said([
      "more": .number(hidden.count)
    ])
  }

  public var json: JSONValue {
    let shown = shown
    return [
      "query": .string(query),
      "lines": .int(hits.count),
      "days": .int(days),
      "hits": .sequence { AnySequence(shown.lazy.map(\.json)) },
    ]
  }
}

extension SearchHit {
  /// `2026/2026-03-14.md:12 Lunch: 14:10 curd ‹rice›`.
  fileprivate func line(_ mark: SearchReport.Mark, _ tags: TagSettings) -> ReportText {
    if mark == .signsInPlainText { return ReportText(plainLine) }
    var runs: [ReportText.Run] = [.link("\(path):\(line)", target: path)]
    if let place { runs.append(.dim(" \(place):")) }
    runs.append(.plain(" "))
    let bytes = Array(text.utf8)
    var position = 0
    for range in marks where range.lowerBound >= position && range.upperBound <= bytes.count {
      if position < range.lowerBound {
        runs += tags.runs(of: String(decoding: bytes[position..<range.lowerBound], as: UTF8.self))
      }
      let words = String(decoding: bytes[range], as: UTF8.self)
      runs.append(mark == .strong ? .strong(words) : .plain("‹\(words)›"))
      position = range.upperBound
    }
    if position < bytes.count { runs += tags.runs(of: String(decoding: bytes[position...], as: UTF8.self)) }
    return ReportText(runs)
  }

  /// The line with its matches between `‹` and `›`, built as bytes: a search may find many thousands.
  private var plainLine: String {
    var line: [UInt8] = []
    line.reserveCapacity(path.utf8.count + text.utf8.count + 40)
    line += path.utf8
    line.append(.colon)
    line += self.line.description.utf8
    if let place {
      line.append(.space)
      line += place.utf8
      line.append(.colon)
    }
    line.append(.space)
    var words = text
    words.withUTF8 { bytes in
      var position = 0
      for range in marks where range.lowerBound >= position && range.upperBound <= bytes.count {
        line.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[position..<range.lowerBound]))
        line += "‹".utf8
        line.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[range]))
        line += "›".utf8
        position = range.upperBound
      }
      line.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[position...]))
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// What the line belongs to.
  private var place: String? {
    switch kind {
    case .food: category?.name ?? "Food"
    case .series, .note: heading
    case .weight, .task, .habit, .mood: capitalized(kind.rawValue)
    }
  }

  fileprivate var json: JSONValue {
    [
      "day": JSONValue(day?.description), "file": .string(path), "line": .int(line),
      "kind": .string(kind.rawValue), "category": JSONValue(category?.rawValue),
      "heading": JSONValue(heading), "text": .string(text),
      "matches": .array(marks.map { .string(String(decoding: Array(text.utf8)[$0], as: UTF8.self)) }),
    ]
  }
}

/// Every sentence of a search.
enum SearchWords: String, SentenceTable {
  case found, foundWords, onDays, inFile, noDay, hidden, hiddenOlder

  var row: SentenceRow {
    switch self {
    case .found: .init("lines were asked for without words", english: "Found: {lines#line|lines} {places}")
    case .foundWords: .init("words were asked for", english: "‘{words}’: {lines#line|lines} {places}")
    case .onDays: .init("lines of days", english: "on {days#day|days}")
    case .inFile: .init("lines of a list without days", english: "in {file}")
    case .noDay: .init("lines of a list without days", english: "Tasks without a day")
    case .hidden:
      .init(
        "lines of a list without days are not shown", english: "{more#more line is|more lines are} not shown."
      )
    case .hiddenOlder:
      .init("lines are not shown", english: "{more#more line is|more lines are} older and not shown.")
    }
  }
}
