/// The texts of new headings and labels in a file.
struct SectionTitles {
  private let parser: DayFileParser
  private let language: Language
  private let isLowercase: Bool
  private let isUppercase: Bool

  /// Uses the language of most of the file's headings; on a tie the journal's language and then English.
  init(_ file: EditedFile) {
    parser = file.parser
    let names = SectionTitles.names(file.outline, in: file.source)
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
