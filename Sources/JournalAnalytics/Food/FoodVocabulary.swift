import JournalFormat

/// Which words of an entry cannot name a food.
enum FoodVocabulary {
  /// Words that never name a food: those of old, then other words of English that only
  /// join, point or count, then such words of other languages that are no English food.
  static let stopWords: Set<String> = [
    "a", "the", "and", "with", "of", "in", "for", "had", "ate", "some", "my", "an",
    "about", "after", "again", "all", "also", "another", "any", "around", "before", "between", "both", "but",
    "each", "few", "from", "has", "have", "her", "his", "into", "its", "just", "later", "left", "little",
    "more", "much", "not", "off", "onto", "other", "our", "out", "over", "plus", "than", "that", "their",
    "then", "this", "too", "under", "very", "was", "were", "without", "your",
    "und", "mit", "ohne", "das", "ein", "eine", "einem", "einer", "von", "vom", "zum", "zur",
    "con", "sin", "los", "las", "una", "del", "para", "com", "sem", "uma",
    "avec", "sans", "les", "des", "une", "aux", "della", "dello", "degli", "alla", "allo", "senza",
    "met", "een", "het", "van", "zonder", "med", "och", "uden", "uten", "utan", "для", "без", "или",
  ]

  /// Numbers in words.
  static let numbers: Set<String> = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "half", "quarter", "couple", "dozen",
  ]

  /// What food is measured in, one and many.
  static let measures: Set<String> = [
    "bag", "bags", "bar", "bars", "bit", "bits", "bite", "bites", "bottle", "bottles", "bowl", "bowls", "box",
    "boxes",
    "can", "cans", "cup", "cups", "dash", "drop", "drops", "glass", "glasses", "gram", "grams", "handful",
    "handfuls", "jar", "kcal", "litre", "litres", "liter", "liters", "mug", "mugs", "ounce", "ounces",
    "pack", "packet", "packets", "piece", "pieces", "pinch", "pint", "pints", "plate", "plates", "portion",
    "portions", "pot", "pots", "pound", "pounds", "scoop", "scoops", "serving", "servings", "shot", "shots",
    "slice", "slices", "spoon", "spoons", "spoonful", "tablespoon", "tablespoons", "tbsp", "teaspoon",
    "teaspoons", "tin", "tins", "tsp",
  ]

  /// Whether `word`, in lower case, may name a food.
  static func isFood(_ word: String) -> Bool {
    var letters = 0
    var isEastAsian = false
    for scalar in word.unicodeScalars {
      switch scalar.value {
      case .apostrophe, .hyphen, 0x300...0x36F: continue
      case 0x1100...0x11FF, 0x3005...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
        0x20000...0x3FFFF:
        isEastAsian = true
        letters += 1
      default: letters += 1
      }
    }
    return letters >= (isEastAsian ? 2 : 3) && !stopWords.contains(word) && !numbers.contains(word)
  }
}
