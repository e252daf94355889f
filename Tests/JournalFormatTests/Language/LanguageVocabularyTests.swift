import Testing

@testable import JournalFormat

struct LanguageVocabularyTests {
  private func words(_ language: Language?) -> HeadingWords {
    var settings = JournalSettings()
    settings.language = language
    return HeadingWords(settings: settings)
  }

  private func match(_ text: some StringProtocol, _ words: HeadingWords) -> HeadingWords.Match? {
    var text = String(text)
    return text.withUTF8 { words.match($0) }
  }

  @Test(arguments: Language.allCases)
  func `every language has words for every section`(language: Language) {
    for (section, isTimeOfDay, list) in language.vocabulary.headings where !isTimeOfDay {
      #expect(!items(of: list).isEmpty, "\(language) \(section)")
    }
  }

  @Test(arguments: Language.allCases)
  func `a word of a language means its row there`(language: Language) {
    let words = words(language)
    for (section, isTimeOfDay, list) in language.vocabulary.headings {
      for word in items(of: list) {
        if isTimeOfDay, case .meal(let meal) = section {
          #expect(match(word, words) == .timeOfDay(meal), "\(word)")
        } else {
          #expect(match(word, words) == .section(section), "\(word)")
        }
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `no word stands twice in one language`(language: Language) {
    var seen: Set<[UInt8]> = []
    for (_, _, list) in language.vocabulary.headings {
      for word in items(of: list) { #expect(seen.insert(wordKey(word)).inserted, "\(word)") }
    }
  }

  @Test(arguments: Language.allCases)
  func `every language has seven weekdays and names or numbers its months`(language: Language) {
    let words = language.vocabulary
    #expect(items(of: words.weekdays).count == 7)
    #expect(items(of: words.weekdayAbbreviations).count == 7)
    #expect([0, 12].contains(items(of: words.months).count))
  }

  @Test func `the words that differ between languages are few and known`() {
    let words = words(nil)
    var found: Set<String> = []
    for language in Language.allCases {
      for (_, _, list) in language.vocabulary.headings {
        for word in items(of: list) {
          guard case .ambiguous(let sections) = match(word, words) else { continue }
          found.insert(
            "\(String(decoding: wordKey(word), as: UTF8.self)): \(sections.map(named).joined(separator: " or "))"
          )
        }
      }
    }
    #expect(
      found.sorted() == [
        "dejeuner: breakfast or lunch", "dejeuners: breakfast or lunch", "diner: lunch or dinner",
        "diners: lunch or dinner", "frokost: breakfast or lunch",
      ])
  }

  @Test func `the times of day name meals below Food`() {
    let words = words(nil)
    var found: [String] = []
    for language in Language.allCases {
      for (_, isTimeOfDay, list) in language.vocabulary.headings where isTimeOfDay {
        for word in items(of: list) {
          guard case .timeOfDay(let meal) = match(word, words) else { continue }
          found.append("\(word) \(meal)")
        }
      }
    }
    #expect(
      found == [
        "morning breakfast", "this morning breakfast", "noon lunch", "midday lunch", "afternoon snack",
        "mid-morning snack",
        "mid-afternoon snack", "late night snack", "before bed snack", "before sleep snack", "bedtime snack",
        "bed time snack",
        "pre-lunch snack", "post-lunch snack", "pre-dinner snack", "post-dinner snack", "between meals snack",
        "evening dinner", "night dinner", "this evening dinner", "tonight dinner", "por la mañana breakfast",
        "en la mañana breakfast",
        "de mañana breakfast", "mediodía lunch", "al mediodía lunch", "a mediodía lunch", "media tarde snack",
        "tarde snack", "por la tarde snack", "en la tarde snack", "antes de dormir snack",
        "entre horas snack", "noche dinner", "por la noche dinner", "en la noche dinner", "manhã breakfast",
        "de manhã breakfast", "pela manhã breakfast", "meio-dia lunch", "ao meio-dia lunch",
        "meio da manhã snack", "meio da tarde snack", "tarde snack", "à tarde snack", "de tarde snack",
        "antes de dormir snack", "noite dinner", "à noite dinner", "de noite dinner", "matin breakfast",
        "ce matin breakfast", "midi lunch", "ce midi lunch", "après-midi snack", "avant de dormir snack",
        "soir dinner", "ce soir dinner", "matin breakfast",
        "ce matin breakfast", "midi lunch", "ce midi lunch", "après-midi snack", "avant de dormir snack",
        "soir dinner", "ce soir dinner", "morgens breakfast",
        "am Morgen breakfast", "heute Morgen breakfast", "früh breakfast", "Mittag lunch", "mittags lunch",
        "heute Mittag lunch", "Nachmittag snack",
        "nachmittags snack",
        "vor dem Schlafen snack", "zwischendurch snack", "Abend dinner", "abends dinner",
        "heute Abend dinner", "mattina breakfast",
        "mattino breakfast", "al mattino breakfast", "di mattina breakfast", "la mattina breakfast",
        "mezzogiorno lunch", "a mezzogiorno lunch", "pomeriggio snack", "metà mattina snack",
        "prima di dormire snack", "sera dinner", "di sera dinner", "la sera dinner", "alla sera dinner",
        "ochtend breakfast", "\'s ochtends breakfast", "\'s morgens breakfast", "tussen de middag lunch",
        "namiddag snack", "\'s middags snack", "voor het slapen snack", "tussendoor snack", "avond dinner",
        "\'s avonds dinner", "om morgenen breakfast", "eftermiddag snack", "aften dinner",
        "om aftenen dinner", "om morgenen breakfast", "ettermiddag snack", "kveld dinner",
        "om kvelden dinner", "morgon breakfast", "på morgonen breakfast", "eftermiddag snack", "kväll dinner",
        "på kvällen dinner", "朝 breakfast", "昼 lunch", "お昼 lunch", "午後 snack", "夜 dinner", "晩 dinner",
        "夕 dinner", "早上 breakfast", "早晨 breakfast", "早 breakfast", "中午 lunch", "中 lunch", "下午 snack",
        "晚上 dinner", "晚 dinner", "아침 breakfast", "점심 lunch", "오후 snack", "저녁 dinner", "सुबह breakfast",
        "दोपहर lunch", "शाम snack", "रात dinner", "утро breakfast",
        "утром breakfast", "полдень lunch", "в полдень lunch", "днём lunch", "перед сном snack",
        "вечер dinner",
        "вечером dinner",
      ])
  }

  private func named(_ section: Section) -> String {
    if case .meal(let meal) = section { "\(meal)" } else { "\(section)" }
  }

  @Test(
    arguments: [
      (
        .meal(.breakfast),
        """
        breakfast, brekkie, desayuno, café da manhã, pequeno-almoço, petit-déjeuner, Frühstück, colazione, ontbijt, morgenmad,
        frukost, 朝食, 朝ごはん, 早餐, 早饭, नाश्ता, завтрак
        """
      ),
      (
        .meal(.lunch),
        """
        lunch, almuerzo, comida, almoço, Mittagessen, pranzo, middageten, lunsj, 昼食, 昼ごはん, 午餐, 午饭, दोपहर का खाना, обед
        """
      ),
      (
        .meal(.dinner),
        """
        dinner, supper, cena, jantar, janta, souper, Abendessen, Abendbrot, avondeten, aftensmad, middag, 夕食, 晩ごはん,
        晚餐, 晚饭, रात का खाना, ужин
        """
      ),
      (
        .meal(.snack),
        """
        snack, snacks, merienda, colación, tentempié, lanche, ceia, goûter, collation, Zwischenmahlzeit, spuntino, merenda,
        tussendoortje, mellemmåltid, mellommåltid, mellanmål, 間食, おやつ, 加餐, 零食, 간식, शाम का नाश्ता, перекус
        """
      ),
      (
        .meal(.dessert),
        """
        dessert, sweet, sweets, postre, sobremesa, Nachtisch, dolce, toetje, デザート, 甜点, 디저트, मिठाई, десерт
        """
      ),
      (
        .meal(.beverage),
        """
        drinks, beverage, beverages, bebidas, boissons, Getränke, bevande, dranken, drikke, dryck, 飲み物, 饮料, 음료, पेय, напитки
        """
      ),
      (
        .food,
        """
        food, meals, food log, comida del día, alimentación, alimentação, refeições, repas, alimentation, Essen, Mahlzeiten,
        Ernährung, pasti, cibo, eten, maaltijden, mad, mat, 食事, 饮食, 식단, भोजन, еда, питание
        """
      ),
      (.weight, "weight, body weight, peso, poids, Gewicht, vægt, vekt, vikt, 体重, 체중, वज़न, вес"),
      (
        .tasks,
        """
        tasks, to do, todo, to-dos, tareas, tarefas, tâches, à faire, Aufgaben, attività, da fare, taken, opgaver, oppgaver,
        uppgifter, タスク, 任务, 할 일, कार्य, задачи
        """
      ),
      (
        .habits,
        """
        habits, habit tracker, hábitos, habitudes, Gewohnheiten, abitudini, gewoontes, vaner, vanor, 習慣, 习惯, 습관, आदतें, привычки
        """
      ),
      (
        .notes,
        """
        notes, note, journal, notas, Notizen, notities, noter, notater, anteckningar, メモ, 笔记, 메모, टिप्पणी, заметки
        """
      ),
      (
        .mood,
        "mood, estado de ánimo, humor, humeur, Stimmung, umore, humør, humör, 気分, 心情, 기분, मूड, настроение"
      ),
      (
        .total,
        """
        total, totals, daily total, Summe, gesamt, totale, totaal, i alt, totalt, 合計, 合计, 합계, कुल, итого
        """
      ),
    ] as [(Section, String)])
  func `the words of a section are read without a language`(section: Section, list: String) {
    let words = words(nil)
    for word in list.split(whereSeparator: { $0 == "," || $0 == "\n" }) where word != " " {
      #expect(match(word, words) == .section(section), "\(word)")
    }
  }
}
