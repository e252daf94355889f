/// How a new file begins.
public struct DayFileTemplate: Hashable, Sendable {
  /// Whether it has a title, `# Saturday, 14 March 2026`.
  public var hasTitle = true
  /// The title of another file of the journal, as an example.
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

  /// The template for files like `sample`, the file of another day of the same journal.
  public init(like sample: SourceText, day: Day, parser: DayFileParser) {
    let (_, outline, _) = parser.outline(sample, day: day, path: "")
    let headings = outline.titles.filter { $0.form == .heading }
    hasTitle = headings.isEmpty || headings.first.map { $0.section == nil && $0.rank == 1 } ?? true
    example = headings.first { $0.section == nil && $0.rank == 1 }
      .map { TitleExample(title: $0.name.string, day: day) }
    language = SectionTitles.language(of: outline, in: sample, settings: parser.settings)
    headingRank = headings.last { $0.section.map(\.isFood) ?? false }?.rank ?? 2
    let bullets = outline.items.lazy.filter { $0.depth == 0 }
      .map { ItemMarker($0, in: sample) }.filter { $0.number == nil && $0.bullet.count == 1 }
    if let marker = bullets.last { bullet = marker.bullet }
    lineEnding = sample.ending(below: 0, otherwise: [.lineFeed])
  }

  /// The content of a new file before anything is added: its title, or nothing.
  public func opening(on day: Day, parser: DayFileParser) -> [UInt8] {
    hasTitle ? Array("# \(title(of: day, parser: parser))".utf8) + lineEnding : []
  }

  /// A section's heading as new files have it, with the blank line below.
  public func heading(of section: Section, parser: DayFileParser) -> [UInt8] {
    let name = SectionTitles(parser: parser, language: language).title(for: section)
    let lines = SectionStyle(form: .heading, rank: headingRank).lines(Array(name.utf8)) + [[]]
    return lines.flatMap { $0 + lineEnding }
  }

  /// The lines of a new file above the first content, which belongs to `section`.
  func lines(for section: Section, on day: Day, parser: DayFileParser) -> [[UInt8]] {
    let name = SectionTitles(parser: parser, language: language).title(for: section)
    let heading = SectionStyle(form: .heading, rank: headingRank).lines(Array(name.utf8))
    return (hasTitle ? [Array("# \(title(of: day, parser: parser))".utf8), []] : []) + heading + [[]]
  }

  /// The title of a new file: like the example's, else in English, else the date.
  private func title(of day: Day, parser: DayFileParser) -> String {
    if let example, let title = DayTitle.title(of: day, like: example.title, of: example.day) { return title }
    let language = language ?? parser.settings.language ?? .english
    return language == .english ? day.fullDate : "\(day)"
  }
}

/// Titles of day files by the example of another day's title.
enum DayTitle {
  /// The title of `day` like the title of `other`, with weekday, month and numbers replaced.
  ///
  /// `nil` if the title is anything but the date of `other`, with its year, in a known language.
  static func title(of day: Day, like title: String, of other: Day) -> String? {
    guard names(other, title) else { return nil }
    for language in Language.allCases {
      let pairs = pairs(from: other, to: day, in: language.vocabulary)
      for isPadded in writesTwoDigits(title) ? [true, false] : [false, true] {
        let results = numberPairs(from: other, to: day, isPadded).map { exchanged(title, pairs + $0) }
          .filter { names(day, $0) }
        if let first = results.first { return results.allSatisfy { $0 == first } ? first : nil }
      }
    }
    return nil
  }

  /// Whether an ambiguous title is taken to pad numbers (`01` rather than `1`): if it has only digits and ASCII
  /// punctuation.
  private static func writesTwoDigits(_ title: String) -> Bool {
    title.split { !$0.isNumber }.count == 3 && title.utf8.allSatisfy { $0.isASCII }
  }

  /// Whether a title names that day, with its year, unambiguously.
  private static func names(_ day: Day, _ title: String) -> Bool {
    guard let name = Array(title.utf8).withUnsafeBufferPointer({ namedDay(in: $0) }) else { return false }
    return name.readings.first?.civilDay == day && !name.contradicts(day)
  }

  private typealias Pair = (old: String, new: String)

  /// The names of both days, form by form.
  private static func pairs(from other: Day, to day: Day, in vocabulary: LanguageVocabulary) -> [Pair] {
    let weekdays = [vocabulary.weekdays, vocabulary.weekdayAbbreviations].map { items(of: $0) }.filter {
      $0.count == 7
    }
    .flatMap { forms($0[other.weekday.rawValue - 1], $0[day.weekday.rawValue - 1]) }
    let months = items(of: vocabulary.months)
    let names = months.count == 12 ? forms(months[other.month - 1], months[day.month - 1]) : []
    // Longer names first: `Sunday` before `Sun`.
    return (weekdays + names).sorted { $0.old.count > $1.old.count }
  }

  /// Each written form of a name, with the form of the other name to replace it.
  private static func forms(_ old: String, _ new: String) -> [Pair] {
    let (old, new) = (old.split(separator: " ").map(String.init), new.split(separator: " ").map(String.init))
    return old.enumerated().flatMap { index, form -> [Pair] in
      let other = new.count == old.count ? new[index] : new[0]
      return [
        (form, other), (capital(form), capital(other)), (form.uppercased(), other.uppercased()),
        (form.lowercased(), other.lowercased()),
      ]
    }
  }

  private static func capital(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Year, month and day of the month as numbers, in two orders: they differ if month and day are the same number.
  private static func numberPairs(from other: Day, to day: Day, _ isPadded: Bool) -> [[Pair]] {
    let width = isPadded ? 2 : 1
    let year = (padded(other.year, 4), padded(day.year, 4))
    let month = (padded(other.month, width), padded(day.month, width))
    let date = (padded(other.dayOfMonth, width), padded(day.dayOfMonth, width))
    return [[year, month, date], [year, date, month]]
  }

  /// The text with each old word or number replaced, from left to right; each number is replaced once.
  private static func exchanged(_ text: String, _ pairs: [Pair]) -> String {
    var result = ""
    var rest = text[...]
    var used: Set<Int> = []
    while let first = rest.first {
      let match = pairs.indices.first { index in
        let pair = pairs[index]
        return !used.contains(index) && rest.hasPrefix(pair.old) && !isTorn(result.last, pair.old.first)
          && !isTorn(pair.old.last, rest.dropFirst(pair.old.count).first)
      }
      if let match {
        result += pairs[match].new
        rest = rest.dropFirst(pairs[match].old.count)
        if pairs[match].old.first?.isNumber ?? false { used.insert(match) }
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Whether two adjacent characters are of the same word or number.
  private static func isTorn(_ left: Character?, _ right: Character?) -> Bool {
    guard let left, let right else { return false }
    if left.isNumber || right.isNumber { return left.isNumber && right.isNumber }
    return left.isLetter && right.isLetter && left.isASCII == right.isASCII && left.isCased && right.isCased
  }
}
