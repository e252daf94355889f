/// A language whose headings and dates are known.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case spanish = "es"
  case portuguese = "pt"
  case french = "fr"
  case canadianFrench = "fr-CA"
  case german = "de"
  case italian = "it"
  case dutch = "nl"
  case danish = "da"
  case norwegian = "no"
  case swedish = "sv"
  case japanese = "ja"
  case chinese = "zh"
  case korean = "ko"
  case hindi = "hi"
  case russian = "ru"

  /// The language's own name for itself: `nederlands`.
  public var ownName: String { vocabulary.ownName }
}

extension Language {
  /// The language's table of words.
  var vocabulary: LanguageVocabulary {
    switch self {
    case .english: .english
    case .spanish: .spanish
    case .portuguese: .portuguese
    case .french: .french
    case .canadianFrench: .canadianFrench
    case .german: .german
    case .italian: .italian
    case .dutch: .dutch
    case .danish: .danish
    case .norwegian: .norwegian
    case .swedish: .swedish
    case .japanese: .japanese
    case .chinese: .chinese
    case .korean: .korean
    case .hindi: .hindi
    case .russian: .russian
    }
  }
}
