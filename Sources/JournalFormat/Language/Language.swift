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
}
