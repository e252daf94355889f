/// How a part of an entry hangs together with the part before it.
enum JoiningWord {
  /// Beside it: `toast and eggs`.
  case and
  /// Goes along with it: `toast with eggs`.
  case with
  /// Says what it is of: `cup of tea`, `zumo de naranja`.
  case of
  /// What it is there for: `curry for lunch`.
  case purpose
  /// Not eaten with it: `toast without butter`, `coffee after lunch`.
  case without

  /// What a folded word says if it stands between two foods; `next` is the word after it.
  init?(_ word: String, next: String?) {
    switch word {
    case "and", "n", "und", "et", "y", "e", "ed", "og", "och", "oder", "or", "plus", "then", "と", "和", "与",
      "與", "와", "과",
      "및", "और", "и":
      self = .and
    case "with", "w", "con", "com", "mit", "avec", "met", "med", "in", "on", "over", "en", "auf", "im", "sur",
      "dans", "sobre",
      "su", "op", "to", "along", "alongside":
      self = .with
    case "of", "de", "del", "di", "du", "des", "d", "da", "do", "della", "dello", "dei", "degli", "delle",
      "von", "vom", "van",
      "au", "aux", "al", "alla", "allo", "ai", "agli", "all":
      self = .of
    case "a" where next == "la" || next == "l": self = .of
    case "for", "as", "zum", "para", "pour", "per", "voor", "als", "fur": self = .purpose
    case "without", "no", "sans", "ohne", "sin", "senza", "sem", "zonder", "minus", "at", "from", "by", "bei",
      "chez", "after",
      "before", "nach", "vor", "apres", "avant", "despues", "antes", "dopo", "prima", "instead":
      self = .without
    default: return nil
    }
  }
}
