import JournalFormat

/// The numbers and the times of day that are said.
extension EntryPhraseReader {
  /// The words with `#` for their one number, `2h ago` as `2 h ago`, `1.5 hours ago`.
  func numbered(_ keys: [String]) -> [(pattern: String, number: Double)] {
    var found: [(pattern: String, number: Double)] = []
    for (place, key) in keys.enumerated() {
      var parts = keys
      let digits = key.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
      if !digits.isEmpty {
        guard digits.count <= 4, let value = Double(digits.replacing(",", with: ".")) else { continue }
        // `2h ago`.
        parts[place] = digits.count < key.count ? "# " + key.dropFirst(digits.count) : "#"
        found.append((parts.joined(separator: " "), value))
      } else if let value = words.numbers[key] {
        parts[place] = "#"
        found.append((parts.joined(separator: " "), Double(value)))
      }
    }
    return found
  }

  /// `8 in the morning`, `at half past nine at night`: a time before words for a part of the day.
  mutating func takeHourOfPart(_ keys: [String], _ piece: [Token]) -> Bool {
    guard keys.count > 1, part == nil, clock == nil, ago == nil, !isNoon, surroundings.time == nil else {
      return false
    }
    let start = [3, 2, 1].first {
      keys.count > $0 + 1 && words.prepositions[keys.prefix($0).joined(separator: " ")] == false
    }
    let hours = keys.dropFirst(start ?? 0)
    for count in 1..<hours.count {
      guard case .part(let said, day: nil)? = words.meanings[hours.suffix(count).joined(separator: " ")],
        let first = hours.first, !words.articles.contains(first),
        var time = clockTime(Array(hours.dropLast(count)), hasPreposition: true, isLeft: false, next: nil),
        (1...12).contains(time.hour), !time.isWholeDay
      else { continue }
      part = said
      time.text = piece.map { String($0.text) }.joined(separator: " ")
      time.isLikelyWholeDay = false
      clock = time
      return true
    }
    return false
  }

  /// `at 8`, `8pm`, `8.15`, `20h15`, `8 Uhr`, `quarter past 8`, `halb acht`.
  mutating func takeClock(_ keys: [String], _ piece: [Token], isLeft: Bool, next: Token?) -> Bool {
    guard clock == nil, ago == nil, !isNoon, surroundings.time == nil else { return false }
    var rest = keys[...]
    var isOpen: Bool?
    for count in [3, 2, 1] where rest.count > count {
      if let open = words.prepositions[rest.prefix(count).joined(separator: " ")] {
        isOpen = open
        rest = rest.dropFirst(count)
        break
      }
    }
    // `@8`, `~8`.
    if isOpen == nil, let first = rest.first, let sign = first.first, sign == "@" || sign == "~" {
      rest[rest.startIndex] = String(first.dropFirst())
      isOpen = sign == "~"
    }
    let preposition = keys.dropLast(rest.count).joined(separator: " ")
    guard var said = clockTime(Array(rest), hasPreposition: isOpen != nil, isLeft: isLeft, next: next) else {
      // `at 8:75`, `at 25`.
      let isFigure =
        rest.count == 1 && (rest.first ?? "").allSatisfy { $0.isASCII && $0.isNumber || $0 == ":" }
      guard isOpen == false, !isLeft, isFigure else { return false }
      problem = problem ?? .impossible(keys.joined(separator: " "))
      return true
    }
    said.text = piece.map { String($0.text) }.joined(separator: " ")
    said.isOpen = isOpen ?? false || said.isOpen
    if ["um", "gegen", "so gegen", "a", "vers", "om", "rond", "kl", "klokken", "klockan", "в"].contains(
      preposition)
    {
      said.isLikelyWholeDay = true
    }
    clock = said
    return true
  }

  func clockTime(_ keys: [String], hasPreposition: Bool, isLeft: Bool, next: Token?) -> SaidClock? {
    let text = keys.joined(separator: " ")
    if keys.count > 1, let said = fraction(keys) { return said }
    var keys = keys
    // `10 o clock`.
    if keys.count > 2, keys[1] == "o", keys[2] == "clock" { keys.replaceSubrange(1...2, with: ["o'clock"]) }
    // `8 pm`, `8 p.m.`, `8 Uhr`, `8 Uhr 15`.
    var meridiem: String?
    var isHours = false
    if keys.count > 1 {
      let last = keys[keys.count - 1].filter { $0 != "." }
      if last == "am" || last == "pm" {
        meridiem = last
        keys.removeLast()
      } else if words.hourUnits.contains(keys[1]) {
        isHours = true
        keys.remove(at: 1)
        if keys.count == 2, let minute = Int(keys[1]), (0..<60).contains(minute), let hour = Int(keys[0]) {
          return SaidClock(text: text, hour: hour, minute: minute, isWholeDay: false, isLikelyWholeDay: true)
        }
      }
    }
    guard keys.count == 1, var word = keys.first else { return nil }
    if let (said, text) = unspacedClock(word), text == word { return said }
    // `9ish`, `9-ish`.
    var isOpen = false
    for ending in ["-ish", "ish"] where word.hasSuffix(ending) && word.first?.isNumber ?? false {
      word.removeLast(ending.count)
      isOpen = true
      break
    }
    for ending in ["hrs", "hr"] where word.hasSuffix(ending) && word.first?.isNumber ?? false {
      word.removeLast(ending.count)
      isHours = true
      break
    }
    if meridiem == nil {
      for suffix in ["am", "pm", "a.m", "p.m", "a.m.", "p.m.", "a", "p"]
      where word.hasSuffix(suffix) && word.dropLast(suffix.count).last?.isNumber ?? false {
        meridiem = suffix.first == "a" ? "am" : "pm"
        word.removeLast(suffix.count)
        break
      }
    }
    let isBare = word.allSatisfy { $0.isASCII && $0.isNumber } || words.numbers[word] != nil
    guard
      let (hour, minute) = figures(
        word, hasPreposition: hasPreposition || isHours || isOpen || meridiem != nil, isLeft: isLeft,
        next: next)
    else { return nil }
    if let meridiem {
      guard (1...12).contains(hour), minute < 60 else { return nil }
      return SaidClock(
        text: text, hour: hour % 12 + (meridiem == "pm" ? 12 : 0), minute: minute, isWholeDay: true,
        isOpen: isOpen)
    }
    let hasLeadingZero = word.first == "0"
    return SaidClock(
      text: text, hour: hour, minute: minute, isWholeDay: hour > 12 || hour == 0 || hasLeadingZero,
      isLikelyWholeDay: isHours && !keys.contains { $0.contains("clock") } || !isBare && !isOpen,
      isOpen: isOpen)
  }

  /// The hour and minute of `8`, `08`, `8:15`, `8.15`, `8h15`, `0815`, `eight`.
  func figures(
    _ word: String, hasPreposition: Bool, isLeft: Bool, next: Token?
  ) -> (hour: Int, minute: Int)? {
    if let hour = words.numbers[word], hasPreposition, !words.articles.contains(word) {
      return (hour, 0)
    }
    for sign: Character in [":", ".", "h"] {
      let parts = word.split(separator: sign, omittingEmptySubsequences: false)
      guard parts.count == 2, let hour = smallFigure(parts[0]), hour < 25 else { continue }
      if sign == "h", parts[1].isEmpty { return (hour, 0) }
      guard parts[1].utf8.count == 2, let minute = smallFigure(parts[1]), minute < 60 else { continue }
      // `8.15` is a time; before a unit and, at the right end, at night it is an amount or a price.
      if sign == ".", !hasPreposition {
        let isAmount = isLeft ? next.map { isUnit($0.key) } ?? true : hour < 5
        if isAmount { return nil }
      }
      return (hour, minute)
    }
    guard let value = smallFigure(word[...]) else { return nil }
    // `1330 pasta`; `2015 wine` is a year.
    let isClock =
      word.first == "0"
      || (500..<1900).contains(value) && [15, 30, 45].contains(value % 100)
        && !(next.map { isUnit($0.key) } ?? true)
    if word.utf8.count == 4, hasPreposition || isClock && isLeft, value / 100 < 24, value % 100 < 60 {
      return (value / 100, value % 100)
    }
    guard hasPreposition, word.utf8.count <= 2, value <= 24,
      !(isLeft && (next.map { isUnit($0.key) } ?? false))
    else {
      return nil
    }
    return (value, 0)
  }

  static let englishHours: Set<String> = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]

  static let minutesBehindHours = [
    "fifteen": 15, "thirty": 30, "forty five": 45, "forty-five": 45, "fourty five": 45,
  ]

  /// `quarter past 8`, `half past 8`, `half 8`, `halb acht`, `viertel nach 8`, `ocho y media`.
  func fraction(_ keys: [String]) -> SaidClock? {
    if keys.count == 3,
      ["y media", "e mezza", "et demie", "e meia"].contains(keys[1...].joined(separator: " ")),
      let hour = smallFigure(keys[0][...]) ?? words.numbers[keys[0]], (1...12).contains(hour)
    {
      return SaidClock(text: "", hour: hour, minute: 30, isWholeDay: false)
    }
    // `twelve thirty`.
    if let minute = Self.minutesBehindHours[keys.dropFirst().joined(separator: " ")],
      Self.englishHours.contains(keys[0]), let hour = words.numbers[keys[0]]
    {
      return SaidClock(text: "", hour: hour, minute: minute, isWholeDay: false)
    }
    let last = keys[keys.count - 1]
    guard !words.articles.contains(last), let hour = smallFigure(last[...]) ?? words.numbers[last],
      (1...12).contains(hour)
    else { return nil }
    let minutes: Int
    switch keys.dropLast().joined(separator: " ") {
    case "quarter past", "a quarter past", "viertel nach", "et quart": minutes = 15
    // English *half eight* is after eight, Dutch *half acht* before.
    case "half": minutes = smallFigure(last[...]) != nil || Self.englishHours.contains(last) ? 30 : -30
    case "half past": minutes = 30
    case "quarter to", "a quarter to", "viertel vor", "dreiviertel": minutes = -15
    case "halb", "halv": minutes = -30
    case "ten past", "zehn nach": minutes = 10
    case "five past", "funf nach": minutes = 5
    case "twenty past", "zwanzig nach": minutes = 20
    case "ten to", "zehn vor": minutes = -10
    case "five to", "funf vor": minutes = -5
    case "twenty to", "zwanzig vor": minutes = -20
    default: return nil
    }
    // `halb eins` is half past twelve.
    let total = hour * 60 + minutes + (hour * 60 + minutes < 60 ? 720 : 0)
    let isGerman = ["halb", "viertel", "dreiviertel"].contains(keys[0])
    return SaidClock(
      text: "", hour: total / 60, minute: total % 60, isWholeDay: false, isLikelyWholeDay: isGerman)
  }

  func smallFigure(_ text: Substring) -> Int? {
    !text.isEmpty && text.utf8.count <= 4 && text.utf8.allSatisfy { isASCIIDigit($0) } ? Int(text) : nil
  }

  func isUnit(_ word: String) -> Bool {
    FoodVocabulary.measures.contains(word)
      || [
        "g", "kg", "mg", "l", "ml", "cl", "oz", "lb", "lbs", "kcal", "cal", "kj", "%", "€", "$", "inch", "cm",
        "x",
      ].contains(word)
  }
}
