import JournalFormat
import Testing

struct HeadingWordsTests {
  private func settings(_ language: Language?, _ words: [Section: [String]] = [:]) -> JournalSettings {
    var settings = JournalSettings()
    settings.language = language
    settings.headingWords = words
    return settings
  }

  private func match(_ text: String, _ settings: JournalSettings = JournalSettings()) -> HeadingWords.Match? {
    var text = text
    return text.withUTF8 { HeadingWords(settings: settings).match($0) }
  }

  private func nearMiss(_ text: String, _ language: Language? = nil) -> String? {
    var text = text
    return text.withUTF8 { HeadingWords(settings: settings(language)).nearMiss($0) }
  }

  @Test(
    arguments: [
      ("Breakfast", .meal(.breakfast)), ("BREAKFAST", .meal(.breakfast)), ("  breakfast ", .meal(.breakfast)),
      ("Body  weight", .weight), ("To-Do", .tasks), ("TO_DO", .tasks), ("todo", .tasks), ("Food Log", .food),
      ("food & drink", .food), ("Petit-déjeuner", .meal(.breakfast)), ("petit dejeuner", .meal(.breakfast)),
      ("Fru\u{308}hstu\u{308}ck", .meal(.breakfast)), ("ＬＵＮＣＨ", .meal(.lunch)),
      ("テ\u{3099}サ\u{3099}ート", .meal(.dessert)),
      ("वज\u{93C}न", .weight), ("व\u{95B}न", .weight), ("ПРИЁМЫ ПИЩИ", .food), ("I alt", .total),
      ("middag", .meal(.dinner)), ("lunch", .meal(.lunch)), ("P’tit déj", .meal(.breakfast)), ("習慣", .habits),
    ] as [(String, Section)])
  func `case, accents and hyphens make no difference`(text: String, section: Section) {
    #expect(match(text) == .section(section))
  }

  @Test(arguments: [
    "", " ", "Breakfasty", "plan", "log", "do", "and", "Berlin", "🍽", "\u{FF}", "lunch!", "Walk",
  ])
  func `other words are unknown`(text: String) {
    #expect(match(text) == nil)
  }

  @Test(arguments: ["breakfast and lunch", "Lunch & Dinner", "lunch/dinner", "朝／昼", "Frühstück und Mittag"])
  func `two meals joined are no known title`(text: String) {
    #expect(match(text) == nil)
  }

  @Test(
    arguments: [
      ("frokost", .danish, .meal(.lunch)), ("frokost", .norwegian, .meal(.breakfast)),
      ("déjeuner", .french, .meal(.lunch)), ("déjeuner", .canadianFrench, .meal(.breakfast)),
      ("dîner", .french, .meal(.dinner)), ("dîner", .canadianFrench, .meal(.lunch)),
      ("diner", .dutch, .meal(.dinner)),
      ("souper", .canadianFrench, .meal(.dinner)), ("breakfast", .japanese, .meal(.breakfast)),
      ("poids", .canadianFrench, .weight), ("comida", .spanish, .meal(.lunch)),
    ] as [(String, Language, Section)])
  func `the journal's language counts first`(text: String, language: Language, section: Section) {
    #expect(match(text, settings(language)) == .section(section))
  }

  @Test(arguments: [nil, .swedish, .english] as [Language?])
  func `a word that means two is not read where neither the language nor English has it`(language: Language?)
  {
    #expect(match("frokost", settings(language)) == .ambiguous([.meal(.breakfast), .meal(.lunch)]))
    #expect(nearMiss("frokost", language) == nil)
  }

  @Test func `the user's own words win over all`() {
    let own = settings(
      .english, [.meal(.lunch): ["Tiffin", "朝", "Breakfast"], .notes: ["Dinner", "x"], .tasks: ["X"]])
    #expect(match("TIFFIN", own) == .section(.meal(.lunch)))
    #expect(match("朝", own) == .section(.meal(.lunch)))
    #expect(match("breakfast", own) == .section(.meal(.lunch)))
    #expect(match("dinner", own) == .section(.notes))
    #expect(match("x", own) == .ambiguous([.tasks, .notes]))
  }

  @Test(
    arguments: [
      ("Brekfast", "breakfast"), ("Breakfsat", "breakfast"), ("Dinnner", "dinner"), ("Diner ", nil),
      ("Snaks", "snacks"),
      ("Frühstuk", "Frühstück"), ("Desserrt", "dessert"), ("Завтрк", "завтрак"), ("Breakfast", nil),
      ("Brkfst", nil),
      ("Fod", nil), ("Lunhc", "lunch"), ("Launch", nil), ("Height", nil), ("Winner", nil), ("Repos", nil),
    ] as [(String, String?)])
  func `a near miss is one edit from a word of five letters`(text: String, expected: String?) {
    #expect(nearMiss(text) == expected)
  }

  @Test func `a long text is no heading`() {
    #expect(match(String(repeating: "lunch and ", count: 1_000) + "lunch") == nil)
    #expect(nearMiss(String(repeating: "x", count: 10_000)) == nil)
  }

  @Test(arguments: ["____", "- - - -", "\u{200B}\u{200B}", "#####", "\u{FEFF}a"])
  func `a text without letters misses no word`(text: String) { #expect(nearMiss(text) == nil) }
}
