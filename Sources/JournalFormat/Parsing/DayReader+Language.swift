/// The language of one file: the one in which its titles and labels name the most different meals.
///
/// It settles words that mean two meals, such as *déjeuner* and *dîner*, where the settings name no language: beside *petit-déjeuner*
/// the one is lunch, beside *souper* breakfast. It is looked for when the first such word is met, once for a file.
extension DayReader {
  /// How many lines are looked at.
  private static let mostLinesOfTitles = 2_000

  /// What an ambiguous title means in the language of the file; what it is if that is not known.
  func matchInLanguageOfFile(_ title: KnownTitle) -> HeadingWords.Match? {
    let words = parser.words
    guard words.language == nil, let number = title.name.withBytes({ words.number(of: $0) }) else {
      return title.match
    }
    let counts = file.mealsByLanguage { mealsByLanguage() }
    let meanings = Language.allCases.map { words.known.match(number, in: $0) }
    let candidates = counts.indices.filter { meanings[$0] != nil }
    guard let best = candidates.max(by: { counts[$0] < counts[$1] }), counts[best] > 1 else {
      return title.match
    }
    // Two languages in which it means the same settle it as well as one does.
    let likely = Set(candidates.filter { counts[$0] == counts[best] }.map { meanings[$0] })
    return likely.count == 1 ? meanings[best] : title.match
  }

  /// What a section may be called in the language of the settings, else in that of the file, else in English.
  func exampleTitle(_ section: Section) -> String {
    exampleTitle(section, in: languageOfFile)
  }

  /// The name of a meal in the language that a word for a time of day is of: `Mittagessen` for `Mittag`.
  func mealName(_ category: FoodCategory, ofTime word: UnsafeBufferPointer<UInt8>) -> String {
    let language = Language.allCases.first { language in
      language.vocabulary.headings.contains {
        $0.isTimeOfDay && $0.section == .meal(category) && WordSet($0.words).contains(word)
      }
    }
    return exampleTitle(.meal(category), in: language)
  }

  /// The language of the settings, or the one of most of the file's meals; `nil` for English, or if that is as likely.
  private var languageOfFile: Language? {
    var language = parser.settings.language
    if language == nil {
      let counts = file.mealsByLanguage { mealsByLanguage() }
      let most = max(1, counts.max() ?? 0)
      let likely = zip(Language.allCases, counts).filter { $0.1 == most }.map(\.0)
      language = likely.contains(.english) ? nil : likely.first
    }
    return language
  }

  private func exampleTitle(_ section: Section, in language: Language?) -> String {
    let rows = (language ?? .english).vocabulary.headings
    let words = rows.first { $0.section == section && !$0.isTimeOfDay }.map { items(of: $0.words) } ?? []
    // A word that means something else in another language would be asked about in turn.
    let word = words.first { word in
      Array(word.utf8).withUnsafeBufferPointer { parser.words.match($0) } == .section(section)
        && !words.contains { isShort(word, for: $0) }
    }
    let title = word ?? section.name
    return title.prefix(1).uppercased() + title.dropFirst()
  }

  /// Whether a word is the beginning of another one and short for it: `déj` for `déjeuner`; not `mat` for `mat och dryck`.
  private func isShort(_ word: String, for other: String) -> Bool {
    word.count < 5 && other.count > word.count + 2 && other.hasPrefix(word)
      && other.dropFirst(word.count).first != " "
  }

  /// Counts the meals of headings, bold lines, labels and the first cells of rows, in the order of `Language.allCases`.
  private func mealsByLanguage() -> [Int] {
    let words = parser.words
    var titles: Set<Int> = []
    for line in 1...max(1, min(source.lineCount, Self.mostLinesOfTitles)) {
      for text in textsOfTitles(onLine: line) where !text.isEmpty && text.count <= ScannedLabel.longest {
        let title = parser.title(text, in: source, of: nil)
        guard title.match != nil, let number = title.name.withBytes({ words.number(of: $0) }) else {
          continue
        }
        titles.insert(number)
      }
    }
    return Language.allCases.map { language in
      let meanings = titles.compactMap { number -> FoodCategory? in
        if case .section(.meal(let category))? = words.known.match(number, in: language) {
          category
        } else {
          nil
        }
      }
      return Set(meanings).count
    }
  }

  /// What may be titles on a line.
  private func textsOfTitles(onLine number: Int) -> [Range<Int>] {
    var text = file.text(ofLine: number)
    while let first = text.first,
      [.numberSign, .hyphen, .asterisk, .plusSign, .space].contains(source.bytes[first])
    {
      text = text.dropFirst()
    }
    guard let first = text.first else { return [] }
    if source.bytes[first] == .verticalBar {
      return Array(file.scan(text) { TableRow($0) }?.cells.prefix(4) ?? [])
    }
    let label = file.scan(text) { ScannedLabel($0, mayHoldTime: true) ?? ScannedLabel(beforeDash: $0) }
    guard let label else { return [text] }
    // `Frokost 8:00 – havregrød`: the time is looked up with its label.
    return [label.key]
  }
}
