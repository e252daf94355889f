/// Words for medicines and supplements, which are no food.
enum MedicineWords {
  private static let names: Set<String> = [
    "ibuprofen", "paracetamol", "acetaminophen", "aspirin", "tylenol", "advil", "aleve", "naproxen",
    "metformin", "insulin",
    "omeprazole", "pantoprazole", "levothyroxine", "antibiotic", "antibiotics", "amoxicillin",
    "antihistamine", "antihistamines",
    "cetirizine", "loratadine", "melatonin", "probiotic", "probiotics", "vitamin", "vitamins", "multivitamin",
    "multivitamins",
    "supplement", "supplements", "meds", "medication", "medications", "medicine", "medicines", "pill",
    "pills", "tablet", "tablets",
    "capsule", "capsules", "painkiller", "painkillers", "antacid", "antacids", "inhaler",
    "medikamente", "medikament", "tablette", "tabletten", "vitamine", "schmerztablette", "médicament",
    "médicaments", "comprimé",
    "medicamento", "medicamentos", "pastilla", "pastillas", "vitamina", "vitaminas", "ibuprofeno", "dawai",
    "dawa",
  ]
  private static let companions: Set<String> = [
    "i", "took", "take", "taken", "taking", "my", "the", "a", "an", "one", "two", "some", "mg", "mcg", "µg",
    "iu", "ie", "ml", "x", "of",
    "and", "morning", "evening", "night", "daily", "iron", "zinc", "magnesium", "glycinate", "citrate",
    "calcium", "b", "b12", "c",
    "d", "d3", "e", "k", "blood",
    "pressure", "thyroid", "allergy", "genommen", "meine", "nahm", "pris", "tomé", "mis", "li",
  ]

  /// Whether the words are a medicine, perhaps with how much of it was taken: `took ibuprofen`, `metformin 500mg`, `vitamin D`.
  static func areAll(of words: [String]) -> Bool {
    let words = words.map { word in
      word.lowercased().filter { $0 != "," }.drop {
        $0.isNumber || ".x×".contains($0) && word.first?.isNumber ?? false
      }
    }
    return words.contains { names.contains(String($0)) }
      && words.allSatisfy { $0.isEmpty || names.contains(String($0)) || companions.contains(String($0)) }
  }
}
