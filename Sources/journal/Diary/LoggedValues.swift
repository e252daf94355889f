import JournalAnalytics
import JournalFormat

/// The values among the words of a line that is logged, which say neither a day nor a time: `4/10`, `7 h`, `30 min`, `5 km`.
struct LoggedValues {
  /// All words, in their order.
  private let words: [String]
  /// The positions of those that are values.
  private let places: Set<Int>

  /// In a complaint `15h` is a time, as in French; elsewhere it is a duration.
  init(_ words: [String], isComplaint: Bool) {
    self.words = words
    var places: Set<Int> = []
    for place in words.indices {
      if SymptomWords.isScale(words[place]) {
        places.insert(place)
      } else if let count = Self.quantity(in: words, at: place, isComplaint) {
        places.formUnion(place..<place + count)
      }
    }
    self.places = places
  }

  /// The values on a scale.
  var scales: [String] { words.filter { SymptomWords.isScale($0) } }

  /// The other words.
  var rest: [String] { words.indices.filter { !places.contains($0) }.map { words[$0] } }

  /// The words of `left` with the values at their places; where `left` has other words than the line, the values follow it.
  func keeping(_ left: [String]) -> [String] {
    var (kept, open) = ([String](), left[...])
    for place in words.indices {
      if places.contains(place) {
        kept.append(words[place])
      } else if words[place] == open.first {
        kept.append(words[place])
        open.removeFirst()
      }
    }
    return open.isEmpty ? kept : left + places.sorted().map { words[$0] }
  }

  /// The number of words that a number and its unit take at a place: `7 h`, `30min`; `nil` for none, and for `at 8 h` and `2 hours
  /// ago`.
  private static func quantity(in words: [String], at place: Int, _ isComplaint: Bool) -> Int? {
    guard place == 0 || !beforeMoments.contains(words[place - 1].lowercased()) else { return nil }
    let word = words[place].lowercased()
    let number = word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    guard number.first?.isNumber ?? false else { return nil }
    let (unit, count) =
      number.count < word.count
      ? (String(word.dropFirst(number.count)), 1)
      : (place + 1 < words.count ? words[place + 1].lowercased() : "", 2)
    // `7h`, `1h30`.
    let isFrench = count == 1 && unit.first == "h" && unit.dropFirst().allSatisfy(\.isNumber)
    guard isFrench ? !isComplaint : units.contains(unit) else { return nil }
    let next = place + count < words.count ? words[place + count].lowercased() : ""
    return next == "ago" || next == "sedan" || next == "siden" ? nil : count
  }

  /// Words after which a number is a time, or a span before now.
  private static let beforeMoments: Set<String> = [
    "at", "um", "à", "kl", "kl.", "om", "alle", "в", "vor", "hace", "a", "för", "fa", "around", "gegen", "by",
  ]

  private static let units: Set<String> = [
    "s", "sec", "secs", "second", "seconds", "min", "mins", "minute", "minutes", "h", "hr", "hrs", "hour",
    "hours",
    "sekunden", "minuten", "std", "std.", "stunde", "stunden", "heure", "heures", "minuto", "minutos", "hora",
    "horas", "minuti", "ora", "ore", "minuut", "uren", "timme", "timmar", "minuter", "time", "timer",
    "minutter", "минут", "час", "часа", "часов",
    "ml", "cl", "dl", "l", "litres", "litre", "liter", "liters", "mg", "g", "kg", "lb", "lbs", "oz",
    "m", "km", "mi", "mile", "miles", "page", "pages", "seiten", "páginas", "pagine", "sidor", "steps",
    "schritte",
    "pas", "pasos", "passi", "cup", "cups", "glass", "glasses", "reps", "laps", "drops", "tablets", "pills",
  ]
}

extension [String] {
  /// The elements without `others`; of equal ones as many are removed as `others` has.
  func removing(_ others: [String]) -> [String] {
    var left = others
    return filter { word in
      guard let index = left.firstIndex(of: word) else { return true }
      left.remove(at: index)
      return false
    }
  }
}
