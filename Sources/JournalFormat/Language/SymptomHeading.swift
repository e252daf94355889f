/// The headings below which people write their complaints.
public enum SymptomHeading {
  private static let names: [Language: String] = [
    .spanish: "Síntomas", .portuguese: "Sintomas", .french: "Symptômes", .canadianFrench: "Symptômes",
    .german: "Symptome", .italian: "Sintomi", .dutch: "Symptomen", .danish: "Symptomer",
    .norwegian: "Symptomer", .swedish: "Symptom", .japanese: "症状", .chinese: "症状", .korean: "증상",
    .hindi: "लक्षण", .russian: "Симптомы",
  ]

  private static let all = Set(names.values.map { folded($0) }).union(["symptoms"])

  /// The heading in a language; in English without one.
  public static func name(in language: Language?) -> String {
    language.flatMap { names[$0] } ?? "Symptoms"
  }

  /// Whether a heading is one of them in some language.
  public static func isNamed(by text: String) -> Bool { all.contains(folded(text)) }
}
