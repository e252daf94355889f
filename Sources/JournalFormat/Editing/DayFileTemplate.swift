/// How a file that is not there yet is begun.
public struct DayFileTemplate: Hashable, Sendable {
  /// Whether it has a title, `# Saturday, 14 March 2026`.
  public var hasTitle = true
  /// How another file of the journal is titled.
  private var example: TitleExample?
  /// The language of its headings; `nil` for that of the settings.
  private var language: Language?
  /// The level of its sections' headings, 1 to 6.
  public var headingRank = 2
  /// `-`, `*` or `+`.
  public var bullet: [UInt8] = [.hyphen]
  /// LF, CRLF or CR.
  public var lineEnding: [UInt8] = [.lineFeed]

  private struct TitleExample: Hashable {
    var title: String
    var day: Day
  }

  public init() {}

  /// A file of the kind that `sample` is, another day's file of the same journal.
  public init(like sample: SourceText, day: Day, parser: DayFileParser) {
    let (_, outline, _) = parser.outline(sample, day: day, path: "")
    let headings = outline.titles.filter { $0.form == .heading }
    hasTitle = headings.isEmpty || headings.first.map { $0.section == nil && $0.rank == 1 } ?? true
    example = headings.first { $0.section == nil && $0.rank == 1 }
      .map { TitleExample(title: $0.name.string, day: day) }
    language = SectionWords.language(of: outline, in: sample, settings: parser.settings)
    headingRank = headings.last { $0.section.map(\.isFood) ?? false }?.rank ?? 2
    let bullets = outline.items.lazy.filter { $0.depth == 0 }
      .map { ItemMarker($0, in: sample) }.filter { $0.number == nil && $0.bullet.count == 1 }
    if let marker = bullets.last { bullet = marker.bullet }
    lineEnding = sample.ending(below: 0, otherwise: [.lineFeed])
  }

  /// What a new file holds before anything is written: its title, or nothing.
  public func opening(on day: Day, parser: DayFileParser) -> [UInt8] {
    hasTitle ? Array("# \(title(of: day, parser: parser))".utf8) + lineEnding : []
  }

  /// The lines of a new file above what is first written under `section`.
  func lines(for section: Section, on day: Day, parser: DayFileParser) -> [[UInt8]] {
    let word = SectionWords(parser: parser, language: language).word(for: section)
    let heading = SectionStyle(form: .heading, rank: headingRank).lines(Array(word.utf8))
    return (hasTitle ? [Array("# \(title(of: day, parser: parser))".utf8), []] : []) + heading + [[]]
  }

  /// The title of a new file: as the other file's, else in English, else the date.
  private func title(of day: Day, parser: DayFileParser) -> String {
    if let example, let title = DayTitle.title(of: day, like: example.title, of: example.day) { return title }
    let language = language ?? parser.settings.language ?? .english
    return language == .english ? day.fullDate : "\(day)"
  }
}
