internal import JournalFormat

/// A time as people say it by parts of an hour: `quarter past 8`, `twenty-five to nine`, `halb acht`, `las ocho menos cuarto`.
struct SpokenFraction {
  var hour: Int
  var minute: Int
  /// Whether it is in the words of a language that counts 24 hours.
  var isLikelyWholeDay = false

  /// Reads folded words; `numbers` are the words for one to twelve. `nil` if they say no time in this way.
  init?(_ keys: [String], numbers: [String: Int], articles: Set<String>, hasPreposition: Bool) {
    // `twenty-five to nine`, `ocho menos veinti-cinco`.
    let keys = keys.flatMap { $0.split(separator: "-").map(String.init) }
    guard keys.count > 1 else { return nil }
    func hour(_ word: String) -> Int? {
      // Behind *half* in Dutch and the Nordic languages it is the number: `om half een`, `klockan halv ett`.
      let isNumber = hasPreposition && keys.count == 2 && ["half", "halv"].contains(keys[0])
      guard !articles.contains(word) || isNumber, let hour = Self.figure(word) ?? numbers[word],
        (1...12).contains(hour)
      else { return nil }
      return hour
    }
    func minutes(_ words: ArraySlice<String>) -> Int? {
      var words = words
      if words.count > 1, let last = words.last, Self.minuteUnits.contains(last) { words.removeLast() }
      let text = words.joined(separator: " ")
      if let value = Self.parts[text] ?? Self.minutes[text] { return value }
      guard words.count == 1, let value = words.first.flatMap(Self.figure), (1..<60).contains(value) else {
        return nil
      }
      return value
    }
    func make(_ hour: Int, _ minutes: Int, isLikelyWholeDay: Bool = false) -> SpokenFraction {
      // `halb eins` is half past twelve.
      let total = hour * 60 + minutes + (hour * 60 + minutes < 60 ? 720 : 0)
      var spoken = self
      (spoken.hour, spoken.minute, spoken.isLikelyWholeDay) = (total / 60, total % 60, isLikelyWholeDay)
      return spoken
    }
    self.hour = 0
    self.minute = 0
    let last = keys[keys.count - 1]
    let text = keys.dropLast().joined(separator: " ")
    if let hour = hour(last) {
      switch text {
      // English *half eight* is after eight, Dutch *half acht* before.
      case "half":
        self = make(hour, Self.figure(last) != nil || Self.englishHours.contains(last) ? 30 : -30)
        return
      case "half past", "half after": self = make(hour, 30)
      case "halb", "halv": self = make(hour, -30, isLikelyWholeDay: text == "halb")
      case "viertel": self = make(hour, -45, isLikelyWholeDay: true)
      case "dreiviertel", "drei viertel": self = make(hour, -15, isLikelyWholeDay: true)
      // `café à huit heures et quart` written without its hours is `et quart 8` for nobody; `fünf vor halb acht` is 07:25.
      default:
        var words = keys.dropLast()
        var half = 0
        if let word = words.last, ["halb", "halv", "half"].contains(word), words.count > 2 {
          half = -30
          words.removeLast()
        }
        guard let joint = words.last, let sign = Self.jointsBeforeHours[joint], words.count > 1,
          let minutes = minutes(words.dropLast())
        else { break }
        let isGerman = ["nach", "vor"].contains(joint)
        self = make(hour, half + sign * minutes, isLikelyWholeDay: isGerman && half != 0 || joint == "nach")
      }
      if self.hour > 0 { return }
    }
    // `ocho menos cuarto`, `neuf heures et demie`, `nove meno un quarto`, `twelve thirty`.
    guard let hour = hour(keys[0]) else { return nil }
    var rest = keys.dropFirst()
    if let unit = rest.first, Self.hourUnits.contains(unit), rest.count > 1 { rest.removeFirst() }
    if let joint = rest.first, let sign = Self.jointsBehindHours[joint],
      let minutes = minutes(rest.dropFirst())
    {
      self = make(hour, sign * minutes)
    } else if Self.englishHours.contains(keys[0]),
      let minutes = Self.minutesBehindHours[rest.joined(separator: " ")]
    {
      self = make(hour, minutes)
    } else {
      return nil
    }
  }

  private static func figure(_ word: String) -> Int? {
    !word.isEmpty && word.utf8.count <= 2 && word.utf8.allSatisfy { isASCIIDigit($0) }
      ? Int(word) : nil
  }

  private static let englishHours: Set<String> = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]
  private static let hourUnits: Set<String> = ["heure", "heures", "h", "horas", "hora", "ore", "ora", "uur"]
  private static let minuteUnits: Set<String> = ["minutes", "minute", "min", "minuten", "minutos", "minuti"]

  /// Parts of an hour.
  private static let parts = [
    "quarter": 15, "a quarter": 15, "viertel": 15, "kwart": 15, "kvart": 15, "cuarto": 15, "quart": 15,
    "le quart": 15,
    "un quarto": 15, "quarto": 15, "um quarto": 15, "media": 30, "demie": 30, "demi": 30, "mezza": 30,
    "mezzo": 30, "meia": 30,
  ]

  /// Minutes in words.
  private static let minutes = [
    "five": 5, "ten": 10, "fifteen": 15, "twenty": 20, "twenty five": 25,
    "funf": 5, "zehn": 10, "zwanzig": 20, "funfundzwanzig": 25,
    "cinq": 5, "dix": 10, "vingt": 20, "vingt cinq": 25,
    "cinco": 5, "diez": 10, "veinte": 20, "veinticinco": 25, "dez": 10, "vinte": 20, "vinte e cinco": 25,
    "cinque": 5, "dieci": 10, "venti": 20, "venticinque": 25, "vijf": 5, "tien": 10, "twintig": 20,
    "fem": 5, "tio": 10, "ti": 10, "tjugo": 20, "tyve": 20,
  ]

  private static let minutesBehindHours = [
    "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "forty five": 45, "fourty five": 45, "fifty": 50,
  ]

  /// Between the minutes and the hour that they are after or before: `past`, `vor`.
  private static let jointsBeforeHours = [
    "past": 1, "after": 1, "nach": 1, "over": 1, "efter": 1, "to": -1, "till": -1, "til": -1, "vor": -1,
    "voor": -1,
    "i": -1, "para": -1,
  ]

  /// Between the hour and the minutes: `y`, `moins`.
  private static let jointsBehindHours = [
    "y": 1, "et": 1, "e": 1, "menos": -1, "moins": -1, "meno": -1,
  ]
}
