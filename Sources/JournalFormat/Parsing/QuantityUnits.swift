/// The units that quantities are counted in, and the words behind a number that make it none.
enum QuantityUnits {
  /// Each unit's short form with all the ways it is written, in lower case.
  static let spellings: [(unit: String, spellings: [String])] = [
    (
      "g",
      [
        "g", "gr", "gm", "gms", "gram", "grams", "gramm", "gramme", "grammes", "gramos", "gramas", "grammi",
        "г", "гр", "克", "グラム", "그램",
      ]
    ),
    ("kg", ["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "кг", "公斤"]),
    ("mg", ["mg", "milligram", "milligrams", "мг", "毫克"]),
    ("oz", ["oz", "ounce", "ounces"]),
    ("lb", ["lb", "lbs", "pound", "pounds"]),
    (
      "ml",
      ["ml", "millilitre", "millilitres", "milliliter", "milliliters", "cc", "мл", "毫升", "ミリリットル", "밀리리터"]
    ),
    ("cl", ["cl", "centilitre", "centilitres", "centiliter", "centiliters"]),
    ("dl", ["dl", "decilitre", "decilitres", "deciliter", "deciliters"]),
    ("l", ["l", "litre", "litres", "liter", "liters", "litro", "litros", "litri", "л", "升", "リットル", "리터"]),
    ("fl oz", ["fl oz", "fl. oz", "fluid ounce", "fluid ounces"]),
    ("pint", ["pint", "pints"]),
    (
      "cup",
      [
        "cup", "cups", "taza", "tazas", "xícara", "xícaras", "tasse", "tasses", "tassen", "tazza", "tazze",
        "kop", "koppen", "杯", "컵", "잔",
      ]
    ),
    (
      "tbsp",
      ["tbsp", "tbsps", "tablespoon", "tablespoons", "el", "esslöffel", "cucharada", "cucharadas", "大さじ"]
    ),
    (
      "tsp",
      ["tsp", "tsps", "teaspoon", "teaspoons", "tl", "teelöffel", "cucharadita", "cucharaditas", "小さじ"]
    ),
    (
      "glass",
      [
        "glass", "glasses", "vaso", "vasos", "copo", "copos", "verre", "verres", "glas", "gläser",
        "bicchiere", "bicchieri", "glazen", "стакан", "стакана",
      ]
    ),
    ("bowl", ["bowl", "bowls", "碗", "그릇"]),
    ("plate", ["plate", "plates"]),
    ("mug", ["mug", "mugs"]),
    ("can", ["can", "cans", "tin", "tins", "dose", "dosen"]),
    (
      "bottle",
      [
        "bottle", "bottles", "botella", "botellas", "garrafa", "bouteille", "bouteilles", "flasche",
        "flaschen", "本", "瓶", "병",
      ]
    ),
    (
      "slice",
      [
        "slice", "slices", "rebanada", "rebanadas", "fatia", "fatias", "tranche", "tranches", "scheibe",
        "scheiben", "fetta", "fette", "plak", "plakken", "枚", "片", "조각",
      ]
    ),
    ("piece", ["piece", "pieces", "pc", "pcs", "stück", "stk", "pezzo", "pezzi", "шт", "個", "个", "只", "개"]),
    ("handful", ["handful", "handfuls"]),
    ("scoop", ["scoop", "scoops"]),
    (
      "serving",
      [
        "serving", "servings", "portion", "portions", "ración", "raciones", "porção", "porções", "portionen",
        "porzione", "porzioni", "порция", "порции",
      ]
    ),
  ]

  /// Words that measure time, distance or something else, or that join: a number before them counts no food.
  static let uncounted: Set<String> = [
    "a", "am", "and", "at", "cal", "calories", "cm", "d", "day", "days", "f", "for", "h", "hour", "hours",
    "hr", "hrs",
    "in", "k", "kcal", "kj", "km", "m", "mi", "mile", "miles", "min", "mins", "minute", "minutes", "mm",
    "month",
    "months", "nd", "o", "of", "on", "or", "p", "percent", "pm", "rd", "s", "sec", "secs", "st", "std",
    "steps", "th", "times",
    "to", "uhr", "week", "weeks", "with", "year", "years",
  ]

  /// How long the spellings are that hold more than letters, the longest first; all of them begin with `fl`.
  static let lengthsWithSpace: [Int] = Set(
    spellings.flatMap(\.spellings).filter { $0.contains(" ") }.map(\.unicodeScalars.count)
  ).sorted(by: >)

  /// The unit of each spelling.
  static let unitOfSpelling: [String: String] = Dictionary(
    spellings.flatMap { row in row.spellings.map { ($0, row.unit) } }, uniquingKeysWith: { first, _ in first }
  )

  /// Money and distances, which a number with two decimals may be one of.
  static let others = WordSet(
    """
    €, eur, euro, euros, usd, dollar, dollars, dólares, pounds, quid, gbp, chf, franken, francs, kr, kroner, kronor, sek, nok, dkk, pesos, reais, \
    rub, руб, рублей, yen, yuan, km, mi, mile, miles, kcal, cal, kj, min, h, uhr, x
    """)

  /// Whether a word behind a number makes it an amount.
  static func isUnit(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    others.contains(word) || unitOfSpelling[String(decoding: word, as: UTF8.self).lowercased()] != nil
  }

  /// Whether a spelling is that of a mass or a volume, and no piece of anything.
  static func isMeasure(_ spelling: String) -> Bool {
    unitOfSpelling[spelling.lowercased()].map {
      ["g", "kg", "mg", "oz", "lb", "ml", "cl", "dl", "l", "fl oz", "pint"].contains($0)
    } ?? false
  }
}
