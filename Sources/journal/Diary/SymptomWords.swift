/// Words that people write down as a complaint and that name no food.
enum SymptomWords {
  private static let words: Set<String> = [
    "headache", "headaches", "migraine", "nausea", "nauseous", "bloating", "bloated", "cramps", "fatigue",
    "heartburn", "rash", "cough", "fever", "dizzy", "dizziness", "tired", "exhausted", "insomnia", "itching",
    "hives", "diarrhea", "diarrhoea", "constipation", "constipated", "reflux", "backache", "toothache",
    "stomachache", "earache", "anxiety", "anxious", "congestion", "sneezing", "palpitations", "numbness",
    "kopfschmerzen", "migräne", "übelkeit", "bauchschmerzen", "müdigkeit",
  ]

  private static let behind: Set<String> = ["ache", "pain", "pains", "cramps"]

  /// Whether the words of an entry are a complaint, perhaps with how strong it is: `headache 3/10`, `back pain`.
  static func areAll(of text: String) -> Bool {
    var words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    if let last = words.last, last.contains("/"), last.allSatisfy({ $0.isNumber || "/.,".contains($0) }) {
      words.removeLast()
    }
    guard let last = words.last, words.count <= 3 else { return false }
    return Self.words.contains(last) || (words.count == 1 && Self.words.contains(words[0]))
      || (words.count > 1 && behind.contains(last))
  }
}
