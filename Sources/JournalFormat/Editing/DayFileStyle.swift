/// What precedes the content of a list item: indentation, bullet or number, and the space behind it.
struct ItemMarker: Hashable {
  var indentation: [UInt8] = []
  /// `-`, `*`, `+`, `12.`, `12)`; empty for a line that is no item.
  var bullet: [UInt8]
  var space: [UInt8] = [.space]

  init(indentation: [UInt8] = [], bullet: [UInt8]) {
    self.indentation = indentation
    self.bullet = bullet
  }

  /// The marker of an item of `source`.
  init(_ item: DayOutline.Item, in source: SourceText) {
    let line = source.lineBehindMark(item.line)
    // Another item may precede this one on its line: `- - soup`.
    indentation = source.bytes[min(line.lowerBound, item.start)..<item.start].map {
      $0 == .tab ? .tab : .space
    }
    var end = item.start
    while end < line.upperBound, isASCIIDigit(source.bytes[end]) { end += 1 }
    end = min(end + 1, line.upperBound)
    bullet = Array(source.bytes[item.start..<end])
    guard item.content > end, item.content <= line.upperBound else { return }
    let between = source.bytes[end..<item.content]
    if between.count <= 4, between.allSatisfy({ $0 == .space }) || between.elementsEqual([.tab]) {
      space = Array(between)
    }
  }

  /// The marker's bytes.
  var bytes: [UInt8] { indentation + bullet + (bullet.isEmpty ? [] : space) }

  /// The number of an item in an ordered list.
  var number: Int? {
    guard let last = bullet.last, last == .period || last == .closeParenthesis else { return nil }
    return Int(String(decoding: bullet.dropLast(), as: UTF8.self))
  }

  /// The same marker with another number; unchanged if that has more than nine digits.
  func numbered(_ number: Int) -> ItemMarker {
    guard let sign = bullet.last, number >= 0, number < 1_000_000_000 else { return self }
    var marker = self
    marker.bullet = Array("\(number)".utf8) + [sign]
    return marker
  }

  /// The marker of an item nested in this one; `unit` is the indentation that the file uses.
  func nested(by unit: [UInt8]?) -> ItemMarker {
    let width = bullet.count + space.count
    // An indentation narrower than the marker would not nest the item.
    let isEnough = unit.map { $0.contains(.tab) || $0.count >= width } ?? false
    let step =
      isEnough ? unit ?? [] : indentation.last == .tab ? [.tab] : Array(repeating: .space, count: width)
    return ItemMarker(indentation: indentation + step, bullet: number == nil ? bullet : [.hyphen])
  }
}

/// How an item's label is written: `Lunch: `, `**Lunch:** `, `Lunch:: `, `昼：`.
struct LabelStyle {
  private var opening: [UInt8] = []
  private var closing: [UInt8] = Array(": ".utf8)

  /// The style of the label at `range` of `source`, from its first byte to its value.
  init(_ range: Range<Int>, in source: SourceText) {
    let bytes = source.bytes[range]
    let text = String(decoding: bytes, as: UTF8.self)
    if text.contains("：") {
      closing = Array("：".utf8)
    } else if text.contains("::") {
      closing = Array(":: ".utf8)
    }
    // The range begins behind the opening marks.
    let start = range.lowerBound
    let isBold = start >= 2 && source.bytes[start - 1] == .asterisk && source.bytes[start - 2] == .asterisk
    guard isBold else { return }
    opening = [.asterisk, .asterisk]
    closing = text.contains("**:") ? Array("**: ".utf8) : Array(":** ".utf8)
  }

  /// The default style.
  init() {}

  /// The label `title` in this style.
  func text(_ title: [UInt8]) -> [UInt8] { opening + title + closing }
}

/// How a file writes section headings.
struct SectionStyle {
  var form: DayOutline.Title.Form
  /// The level of a heading.
  var rank: Int
  /// `**` or `__` of a bold line, with a colon inside, behind, or none.
  var boldMark: UInt8 = .asterisk
  var hasColon = false
  var isColonInside = false
  /// `-` or `=` below an underlined title.
  var underline: UInt8 = .hyphen
  /// The marker of a heading that is a list item.
  var marker = ItemMarker(bullet: [.hyphen])
  /// `- ## Lunch` rather than `- Lunch:`.
  var isHeadingItem = false
  /// Whether the section's items follow the heading item rather than being nested in it.
  var isFlat = false

  /// Whether blank lines may separate it from what is above.
  var hasGaps: Bool { form != .item }
  /// Whether a blank line may separate it from its list.
  var hasGapBelow: Bool { form == .heading || form == .underlined || form == .bold }

  /// Reads the style from a heading's line.
  mutating func read(_ line: ArraySlice<UInt8>) {
    if form == .bold, line.contains(.underscore), !line.contains(.asterisk) { boldMark = .underscore }
    guard let colon = line.lastIndex(of: .colon) else { return }
    hasColon = true
    isColonInside = line[colon...].contains(boldMark)
  }

  /// The lines of a heading with the text `title`.
  func lines(_ title: [UInt8]) -> [[UInt8]] {
    switch form {
    case .heading: return [Array(repeating: .numberSign, count: max(1, min(rank, 6))) + [.space] + title]
    case .underlined:
      let width = max(3, String(decoding: title, as: UTF8.self).count)
      return [title, Array(repeating: underline, count: width)]
    case .bold:
      let mark = [boldMark, boldMark]
      let inside: [UInt8] = hasColon && isColonInside ? [.colon] : []
      let behind: [UInt8] = hasColon && !isColonInside ? [.colon] : []
      return [mark + title + inside + mark + behind]
    case .label: return [title + (hasColon ? [.colon] : [])]
    case .item:
      let title = isHeadingItem ? Array("## ".utf8) + title : title + [.colon]
      return [marker.bytes + title]
    }
  }
}

/// How a file writes leading times: `08:15` unless all of them are written in another way.
struct TimeStyle: Hashable {
  /// What encloses a time: `**`, a backtick, brackets; usually nothing.
  var opening: [UInt8] = []
  var closing: [UInt8] = []
  /// Whether hours below ten are written with a leading zero.
  var hasZero = true

  init() {}

  /// The style that all leading times of the entries share.
  init(of texts: [DayOutline.EntryText]) {
    var styles: Set<TimeStyle> = []
    var withZero = false
    var withoutZero = false
    for entry in texts {
      guard let (style, hour) = TimeStyle.leadingTime(entry.text) else { continue }
      styles.insert(style)
      if hour.count == 1 { withoutZero = true }
      if hour.count == 2, hour[0] == UInt8(ascii: "0") { withZero = true }
    }
    if styles.count == 1, let style = styles.first { self = style }
    hasZero = withZero || !withoutZero
  }

  /// The same style without what encloses a time.
  var withoutEnclosure: TimeStyle {
    var plain = self
    plain.opening = []
    plain.closing = []
    return plain
  }

  /// `08:15`, `8:15`, `**08:15**`, `08:15-08:40`.
  func text(_ time: ClockTime, until end: ClockTime?) -> [UInt8] {
    opening + [time, end].compactMap { $0 }.map(text).joined(separator: [.hyphen]) + closing
  }

  /// The same for a span; one that is an estimate has a `~` in front and nothing around it.
  func text(_ span: TimeSpan) -> [UInt8] {
    span.isEstimate
      ? [.tilde] + withoutEnclosure.text(span.start, until: span.end) : text(span.start, until: span.end)
  }

  private func text(_ time: ClockTime) -> [UInt8] {
    Array("\(hasZero ? padded(time.hour, 2) : "\(time.hour)"):\(padded(time.minute, 2))".utf8)
  }

  /// What encloses the leading time, and the digits of its hour; `nil` for other forms of times.
  private static func leadingTime(_ text: ItemText) -> (style: TimeStyle, hour: [UInt8])? {
    text.scan { line in
      guard case .time = scanLeadingTime(line) else { return nil }
      var style = TimeStyle()
      var line = line
      switch line.peek() {
      case .asterisk where line.peek(1) == .asterisk:
        style.opening = [.asterisk, .asterisk]
        style.closing = [.asterisk, .asterisk]
      case .backtick:
        style.opening = [.backtick]
        style.closing = [.backtick]
      case .openBracket:
        style.opening = [.openBracket]
        style.closing = [.closeBracket]
      default: break
      }
      line.position += style.opening.count
      var hour: [UInt8] = []
      while isASCIIDigit(line.peek()) {
        hour.append(line.peek())
        line.position += 1
      }
      guard line.peek() == .colon else { return nil }
      return (style, hour)
    }
  }
}

/// The texts of new headings and labels in a file.
struct SectionTitles {
  private let parser: DayFileParser
  private let language: Language
  private let isLowercase: Bool
  private let isUppercase: Bool

  /// Uses the language of most of the file's headings, and of `words` besides; on a tie the journal's language and then English.
  init(_ file: EditedFile, besides words: [String] = []) {
    parser = file.parser
    let names = SectionTitles.names(file.outline, in: file.source) + words
    language = SectionTitles.language(of: names, settings: file.parser.settings)
    let letters = names.joined().unicodeScalars.filter { $0.properties.isAlphabetic }
    isLowercase = !letters.isEmpty && letters.allSatisfy { $0.properties.isLowercase }
    isUppercase = letters.count > 3 && letters.allSatisfy { $0.properties.isUppercase }
  }

  /// Uses `language`, else the journal's, for a file without headings.
  init(parser: DayFileParser, language: Language?) {
    self.parser = parser
    self.language = language ?? parser.settings.language ?? .english
    isLowercase = false
    isUppercase = false
  }

  /// The heading for a section, which is parsed as that section.
  func title(for section: Section) -> String {
    let candidates = row(section, language) + [section.name]
    let title = candidates.first { means($0, section) } ?? section.name
    if isLowercase { return title.lowercased() }
    return isUppercase ? title.uppercased() : title.prefix(1).uppercased() + title.dropFirst()
  }

  private func row(_ section: Section, _ language: Language) -> [String] {
    guard language != .english else { return [] }
    let rows = language.vocabulary.headings
    return rows.first { $0.section == section && !$0.isTimeOfDay }.map { items(of: $0.words) } ?? []
  }

  private func means(_ title: String, _ section: Section) -> Bool {
    Array(title.utf8).withUnsafeBufferPointer { parser.words.match($0) } == .section(section)
  }

  /// The language of a file's headings and labels; `nil` if none of them is known.
  static func language(of outline: DayOutline, in source: SourceText, settings: JournalSettings) -> Language?
  {
    let names = names(outline, in: source)
    return names.isEmpty ? nil : language(of: names, settings: settings)
  }

  /// The known heading and label names in a file.
  private static func names(_ outline: DayOutline, in source: SourceText) -> [String] {
    outline.titles.filter { $0.section != nil }.map(\.name.string)
      + outline.texts.compactMap { entry in
        entry.label.map { String(decoding: source.bytes[$0], as: UTF8.self) }
      }
  }

  /// The language that most of the headings belong to.
  private static func language(of titles: [String], settings: JournalSettings) -> Language {
    let preferred = [settings.language, .english].compactMap { $0 } + Language.allCases
    let keys = Set(titles.map { wordKey($0.prefix { $0 != ":" && $0 != "：" }) })
    guard !keys.isEmpty else { return preferred[0] }
    var best = preferred[0]
    var most = 0
    for language in preferred {
      let count = keys.count { KnownWords.shared.isWord($0, of: language) }
      if count > most {
        best = language
        most = count
      }
    }
    return best
  }
}

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
