internal import JournalFormat

/// The quotation on a card, which is shared, and so says nothing about a body or an illness.
extension RecapReport {
  /// The last of the sentences that names no weight and no symptom of the diary.
  var cardQuotation: DiaryQuotation? {
    guard !quotations.isEmpty else { return nil }
    var names: Set<String> = []
    for file in facts.journal.days {
      for item in file.series { for word in words(of: item.text.string) { names.insert(word) } }
    }
    return quotations.last { quotation in
      let words = words(of: quotation.text)
      return !words.contains { names.contains($0) || Self.weightWords.contains($0) }
    }
  }

  private static let weightWords: Set<String> = [
    "kg", "kilo", "kilos", "kilogram", "kilograms", "lb", "lbs", "pound", "pounds", "stone", "stones",
    "weight", "kilogramm",
    "gewicht", "kilogrammes", "poids", "peso", "gewicht", "vikt", "vægt", "vekt",
  ]

  /// The words of four letters or more, and units, without case.
  private func words(of text: String) -> [String] {
    folded(text).split { !$0.isLetter }.map(String.init).filter {
      $0.count >= 4 || Self.weightWords.contains($0)
    }
  }
}
