/// What a word in a facts bracket stands for.
enum FactWord: Hashable {
  case nutrient(Nutrient)
  /// A nutrient that is known not to be food, and is not kept: `Potassium`.
  case otherNutrient
  /// A name for energy that is no unit: `Energy: 300 kcal`.
  case energy
  case kilocalories
  case kilojoules
  /// A mass: how many grams one is.
  case grams(Double)
  /// A volume: how many millilitres one is.
  case millilitres(Double)

  var isNutrient: Bool {
    switch self {
    case .nutrient, .otherNutrient: true
    case .energy, .kilocalories, .kilojoules, .grams, .millilitres: false
    }
  }
}

/// The words and letters a facts bracket may use.
///
/// Whole words count in every language. Letters that mean one thing in one language and another elsewhere
/// (`G` is fat in Spanish and carbohydrate in French) count only where the journal's language says so.
struct FactWords: Sendable {
  /// Meanings by the words' numbers in a table, which all copies of a parser share.
  private final class Vocabulary: Sendable {
    let table: WordTable
    let meanings: [FactWord]
    /// For each byte, whether a word for energy may begin in it, go on with it or end in it. Of bytes beyond ASCII all may: folding
    /// changes them.
    let energyStarts: [Bool]
    let energySeconds: [Bool]
    let energyEnds: [Bool]

    init(language: Language?) {
      var table = WordTable(expecting: 200)
      var meanings: [FactWord] = []
      func add(_ word: String, _ meaning: FactWord) {
        if table.insert(Array(word.utf8)) == meanings.count { meanings.append(meaning) }
      }
      // Of two meanings the first counts.
      for (letter, nutrient) in FactWords.letters(of: language) { add(letter, .nutrient(nutrient)) }
      for (meaning, words) in FactWords.rows {
        for word in words { add(word, meaning) }
      }
      self.table = table
      self.meanings = meanings
      var starts = (0...UInt8.max).map { !$0.isASCII }
      var (seconds, ends) = (starts, starts)
      func note(_ byte: UInt8, in bytes: inout [Bool]) {
        for byte in [byte, byte & ~.caseBit] where byte.isASCII { bytes[Int(byte)] = true }
      }
      for (meaning, words) in FactWords.rows where meaning == .kilocalories || meaning == .kilojoules {
        for word in words.map({ Array($0.utf8) }) {
          note(word[0], in: &starts)
          note(word[1], in: &seconds)
          note(word[word.count - 1], in: &ends)
        }
      }
      energyStarts = starts
      energySeconds = seconds
      energyEnds = ends
    }
  }

  private let vocabulary: Vocabulary

  init(language: Language?) { vocabulary = Vocabulary(language: language) }

  /// Whether a word for energy may begin with this byte; asked before any word is looked up.
  func mayBeginEnergy(_ byte: UInt8) -> Bool { vocabulary.energyStarts[Int(byte)] }

  /// Whether a word for energy may end in this byte; asked before any word is looked up.
  func mayEndEnergy(_ byte: UInt8) -> Bool { vocabulary.energyEnds[Int(byte)] }

  /// Whether a word for energy and a figure may stand in a text; asked before it is taken apart.
  func mayHoldEnergy(_ text: LineScanner) -> Bool {
    guard text.firstDigit() != nil else { return false }
    return text.rest.contains { offset in
      // A word for energy begins where no letter stands before it.
      vocabulary.energyStarts[Int(text.byte(at: offset))]
        && vocabulary.energySeconds[Int(text.byte(at: offset + 1))]
        && (!isASCIILetter(text.byte(at: offset - 1)) || offset == text.position)
    }
  }

  /// What a word stands for, or `nil`. `word` is compared without case and accents.
  func meaning(of word: UnsafeBufferPointer<UInt8>) -> FactWord? {
    // The commonest by far, without making a string of them.
    if word.count == 4, word[0] | .caseBit == UInt8(ascii: "k"), word[1] | .caseBit == UInt8(ascii: "c"),
      word[2] | .caseBit == UInt8(ascii: "a"),
      word[3] | .caseBit == UInt8(ascii: "l")
    {
      return .kilocalories
    }
    if word.count == 1 {
      switch word[0] {
      // Capitals of these two may be nutrients.
      case UInt8(ascii: "g"): return .grams(1)
      case UInt8(ascii: "l"): return .millilitres(1000)
      case UInt8(ascii: "P"), UInt8(ascii: "p"): return .nutrient(.protein)
      case UInt8(ascii: "C"), UInt8(ascii: "c"): return .nutrient(.carbs)
      case UInt8(ascii: "F"), UInt8(ascii: "f"): return .nutrient(.fat)
      default: break
      }
    }
    guard word.count <= 40 else { return nil }
    let number = folded(word).withUnsafeBufferPointer { vocabulary.table.number(of: $0) }
    return number.map { vocabulary.meanings[$0] }
  }

  /// Letters that no other language contradicts, and those of the journal's own.
  static func letters(of language: Language?) -> [String: Nutrient] {
    let common: [String: Nutrient] = [
      "e": .protein, "kh": .carbs, "hc": .carbs, "б": .protein, "ж": .fat, "у": .carbs,
    ]
    guard let language else { return common }
    return common.merging(language.vocabulary.factLetters) { _, own in own }
  }

  /// What whole words mean. As folded: lower case, without accents.
  static let rows: [(meaning: FactWord, words: [String])] =
    [
      (.grams(1), ["g", "gr", "gram", "grams", "г", "гр"]), (.grams(0.001), ["mg"]), (.grams(1000), ["kg"]),
      (.millilitres(1), ["ml", "мл"]), (.millilitres(10), ["cl"]), (.millilitres(100), ["dl"]),
      (.millilitres(1000), ["l", "л"]),
      (
        .kilocalories,
        [
          "kcal", "kcals", "cal", "cals", "calorie", "calories", "calorias", "kalorien", "kalorier",
          "kilocalories",
          "kilocalorias", "kilokalorien", "calorieen", "ккал", "калории", "калорий", "大卡", "千卡", "卡路里",
          "カロリー",
          "キロカロリー", "칼로리", "कैलोरी",
        ]
      ),
      (.kilojoules, ["kj", "kilojoule", "kilojoules", "кдж", "千焦", "キロジュール", "킬로줄", "किलोजूल"]),
      (
        .energy,
        [
          "energy", "total energy", "total calories", "total kcal", "energie", "brennwert", "energia",
          "energi",
          "энергия", "エネルギー", "熱量", "热量", "能量", "열량", "ऊर्जा",
        ]
      ),
      (
        .otherNutrient,
        [
          "added sugar", "added sugars", "trans fat", "trans fats", "potassium",
          "calcium",
          "iron", "magnesium", "zinc", "cholesterol", "omega", "vitamin", "vitamins", "polyunsaturated fat",
          "monounsaturated fat", "unsaturated fat", "kalium", "eisen", "magnesio", "potasio", "calcio",
          "hierro",
          "cholesterin", "colesterol", "colesterolo", "cholestérol", "калий", "кальций", "железо",
          "холестерин",
        ]
      ),
    ] + nutrientNames.map { (.nutrient($0), $1) }

  private static let nutrientNames: [(Nutrient, [String])] = [
    (
      .protein,
      [
        "protein", "proteins", "prot", "total protein", "eiweiss", "proteina", "proteinas", "proteine",
        "proteines", "ew", "eiw", "eiwit",
        "eiwitten", "белки", "белок", "タンパク質", "たんぱく質", "蛋白质", "단백질", "प्रोटीन",
      ]
    ),
    (
      .carbs,
      [
        "carb", "carbs", "carbohydrate", "carbohydrates", "total carbs", "net carbs", "total carbohydrate",
        "total carbohydrates", "kohlenhydrate", "carbohidratos", "hidratos",
        "carboidratos", "carboidrati", "glucides", "koolhydraten", "kulhydrat", "karbohydrat", "kolhydrater",
        "hidratos de carbono", "hydrates de carbone", "gluc", "carbo", "углеводы", "炭水化物", "碳水", "碳水化合物",
        "탄수화물", "कार्ब",
      ]
    ),
    (
      .fat,
      [
        "fat", "fats", "total fat", "fett", "grasa", "grasas", "gordura", "gorduras", "grassi", "lipides",
        "lip", "matieres grasses",
        "vet", "vetten",
        "fedt", "жиры", "脂質", "脂肪", "지방", "वसा",
      ]
    ),
    (
      .fibre,
      [
        "fibre", "fiber", "fibres", "fibers", "dietary fibre", "dietary fiber", "ballaststoffe", "fibra",
        "fibras", "vezels", "клетчатка",
        "食物繊維", "纤维", "식이섬유",
      ]
    ),
    (
      .sugar,
      [
        "sugar", "sugars", "total sugar", "total sugars", "zucker", "azucar", "azucares", "acucar",
        "acucares", "zuccheri", "sucre",
        "sucres", "suiker", "suikers", "sukker", "socker", "сахар", "糖質", "糖", "당류",
      ]
    ),
    (.salt, ["salt", "salz", "sal", "sale", "sel", "zout", "соль", "食塩", "盐", "소금"]),
    (.sodium, ["sodium", "natrium", "sodio", "натрий", "ナトリウム", "钠", "나트륨"]),
    (.saturatedFat, ["sat fat", "sat. fat", "saturated fat", "saturates", "satfat"]),
    (.alcohol, ["alcohol", "alkohol", "alcool", "алкоголь", "アルコール", "酒精", "알코올"]),
    (.caffeine, ["caffeine", "koffein", "cafeina", "caffeina", "cafeine", "кофеин", "カフェイン", "咖啡因", "카페인"]),
  ]
}
