import JournalAnalytics
import JournalFormat

/// The words of `journal log`, and the day and the time that they say.
struct LoggedWords {
  /// Without those that say when, a scale as one word: `5/10`.
  private(set) var words: [String]
  /// The day of the option, else the one that the words say.
  private(set) var day: Day?
  /// What the words say.
  private(set) var time: ClockTime?
  private var end: ClockTime?
  private var isEstimate = false

  var text: String { words.joined(separator: " ") }

  /// `day` is that of the option, and `hasTime` is whether an option says the time: then they stay among the words.
  init(_ typed: [String], day: Day?, hasTime: Bool, in diary: OpenDiary) throws {
    (words, self.day) = (Self.joiningScales(typed), day)
    if words.count > 1, let first = words.first, let own = diary.parser.time(of: first) {
      time = own
      words.removeFirst()
    }
    // `08:15 yesterday headache 3/10`.
    if day == nil, time != nil, words.count > 1, RelativeDays.isOver(words[0].lowercased()) {
      self.day = try diary.day(words.removeFirst().lowercased())
    }
    if self.day == nil, !hasTime, time == nil { try takeMoment(in: diary) }
  }

  /// The time that the words say, from `start` to its end.
  func span(from start: ClockTime) -> TimeSpan {
    TimeSpan(start: start, end: time == nil ? nil : end, isEstimate: isEstimate && time != nil)
  }

  /// Takes off the words what says when: `headache yesterday 4/10`, `mood 3/5 at 8pm`.
  private mutating func takeMoment(in diary: OpenDiary) throws {
    // A scale is no date, seven hours are no time, and what stands before them is not among the words.
    let plain = words.filter { !($0.first?.isNumber ?? false) }.joined(separator: " ")
    let values = LoggedValues(words, isComplaint: SymptomWords.begin(plain))
    let (scales, rest) = (values.scales, values.rest)
    if let parted = try SpokenWords(diary: diary).partedFeeling(rest.joined(separator: " "), values: scales) {
      let left = parted.words.split(whereSeparator: \.isWhitespace).map(String.init)
      (words, day, time) = (values.keeping(left), parted.day, parted.time)
      (end, isEstimate) = (parted.end, parted.isTimeEstimated)
    } else if let parted = try SpokenWords(diary: diary).parted(rest.joined(separator: " ")),
      case let left = parted.words.split(whereSeparator: \.isWhitespace).map(String.init), !left.isEmpty,
      case let taken = rest.removing(left), case let isExact = Self.sayMoment(taken, in: diary),
      // `after lunch` would be lost where it gives no hour.
      parted.time != nil && !parted.isTimeEstimated
        || !taken.contains(where: { SpokenWords.besideMeals.contains($0.lowercased()) }),
      isExact
        || parted.day != nil && rest == left + taken
          && (!scales.isEmpty || taken.contains { Self.namesDay($0.lowercased()) })
    {
      words = values.keeping(left)
      (day, time) = (parted.day, isExact || !parted.isTimeEstimated ? parted.time : nil)
    }
  }

  /// Whether words say a day or a time and can be nothing else: `yesterday`, `on friday`, `at 8pm`; not `morning` of *morning pages*, `after
  /// lunch`, which gives no hour of its own, or `march 5`.
  private static func sayMoment(_ words: [String], in diary: OpenDiary) -> Bool {
    let isLed = words.contains { beforeDays.contains($0.lowercased()) }
    return !words.isEmpty
      && words.allSatisfy { word in
        let name = word.lowercased()
        if beforeTimes.contains(name) || beforeDays.contains(name) || RelativeDays.isOver(name) {
          return true
        }
        let isClock = word.contains(":") || ["am", "pm"].contains(String(name.suffix(2)))
        if word.first?.isNumber == true {
          return isClock ? diary.parser.time(of: word) != nil : Day(word) != nil
        }
        return isLed && EntryPhrase.day(saidBy: word, today: diary.now.day, parser: diary.parser) != nil
      }
  }

  /// Whether words with it at the end say a day, though no scale stands among them: `2 days ago`, `on 10 mar`; not `last night`, in which
  /// one may have slept badly.
  private static func namesDay(_ word: String) -> Bool {
    RelativeDays.isOver(word) || word != "last" && beforeDays.contains(word)
      || ["ago", "vor", "sedan"].contains(word)
  }

  private static let beforeTimes: Set<String> = ["at", "um", "à", "kl", "kl.", "om", "alle", "в"]
  private static let beforeDays: Set<String> = ["on", "last", "am", "letzten", "le", "el", "op", "på"]

  /// `5 out of 10` and `5 von 10` as `5/10`, and none behind a comma.
  private static func joiningScales(_ words: [String]) -> [String] {
    var joined: [String] = []
    var rest = words[...]
    while var word = rest.popFirst() {
      if word.hasSuffix(","), rest.first.map({ SymptomWords.isScale($0) }) ?? false { word.removeLast() }
      var behind = rest
      if behind.first?.lowercased() == "out" { behind = behind.dropFirst() }
      guard let value = Double(word.replacing(",", with: ".")), behind.count > 1,
        ["of", "von", "sur", "su", "de", "av", "van", "af", "из"].contains(behind.removeFirst().lowercased()),
        let scale = behind.first, ["5", "10", "100"].contains(scale), value <= Double(scale) ?? 0
      else {
        joined.append(word)
        continue
      }
      joined.append("\(word)/\(scale)")
      rest = behind.dropFirst()
    }
    return joined
  }
}

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
