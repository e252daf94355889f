import JournalFormat

/// Takes the pieces off both ends of what was typed.
struct EntryPhraseReader {
  private let surroundings: EntryPhrase.Surroundings
  private let parser: DayFileParser
  private let words = EntryPhraseWords.shared
  private let typed: String
  /// The words between white space that are left, and the folded form of each without punctuation at its ends.
  private var tokens: [Token]
  /// Those taken from the left, and from the right.
  private var takenLeft: [Token] = []
  private var takenRight: [Token] = []

  private(set) var day: Day?
  private(set) var part: EntryPhraseWords.DayPart?
  private(set) var clock: SaidClock?
  private(set) var meal: FoodCategory?
  private(set) var ago: (Day, ClockTime)?
  private(set) var isNoon = false
  private(set) var isNow = false
  private(set) var problem: EntryPhrase.Problem?

  private struct Token {
    var text: Substring
    var key: String
    /// Whether a sign such as `,` or `:` ends it.
    var endsInSign: Bool
  }

  /// How many words a piece has at most.
  private static let longest = 7

  init(_ text: String, _ surroundings: EntryPhrase.Surroundings, parser: DayFileParser) {
    self.surroundings = surroundings
    self.parser = parser
    typed = text
    tokens = text.split(whereSeparator: \.isWhitespace).map { word in
      let key = folded(String(word)).trimmed { "(),;:!?\"“”‘–—".unicodeScalars.contains($0) }
      return Token(text: word, key: key, endsInSign: word.last.map { ",:;–—".contains($0) } ?? false)
    }
  }

  var hasTaken: Bool { !takenLeft.isEmpty || !takenRight.isEmpty }

  /// The words that are left, without signs at their ends that parted them from what was taken.
  var rest: String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    let text = String(typed[first.text.startIndex..<last.text.endIndex])
    let signs: Set<Unicode.Scalar> = [",", ";", ":", "–", "—", "-", "="]
    return text.trimmed { signs.contains($0) || $0.properties.isWhitespace }
  }

  var taken: [String] {
    takenLeft.map { String($0.text) } + takenRight.map { String($0.text) }
  }

  /// The meal that the words that are left can only be.
  var dish: FoodCategory? { CategoryDetector().byKeyword(rest)?.category }

  mutating func read() {
    takeUnspaced()
    // `breakfast for dinner`: what is said behind the food is surer.
    while takeRight() || takeLeft() {}
    if problem == nil, let words = wordsInTheMiddle { problem = .inTheMiddle(words) }
  }

  /// Whether a text says when it was and nothing else: `yesterday`, `last night at 8`.
  static func saysOnlyWhen(
    _ text: String, _ surroundings: EntryPhrase.Surroundings, parser: DayFileParser
  ) -> Bool {
    var probe = EntryPhraseReader(text + " zzz", surroundings, parser: parser)
    while probe.takeLeft() {}
    return probe.tokens.count == 1
      && (probe.day != nil || probe.part != nil || probe.clock != nil || probe.ago != nil || probe.isNoon
        || probe.isNow)
  }

  /// Words for another day, or for a time ago, that stand among those that are left: `sandwich yesterday with tea`.
  private var wordsInTheMiddle: String? {
    guard day == nil, ago == nil else { return nil }
    for start in tokens.indices {
      for count in stride(from: min(4, tokens.count - start), through: 1, by: -1) {
        let keys = tokens[start..<start + count].map(\.key)
        let text = keys.joined(separator: " ")
        switch words.meanings[text] ?? numbered(keys).flatMap({ words.meanings[$0.pattern] }) {
        case .day(let offset) where offset < 0, .part(_, day: .some(let offset)) where offset < 0: return text
        case .minutesAgo, .daysAgo: return text
        default: continue
        }
      }
    }
    return nil
  }

  // MARK: The ends

  private mutating func takeLeft() -> Bool {
    for count in stride(from: min(Self.longest, tokens.count - 1), through: 1, by: -1) {
      let piece = Array(tokens[..<count])
      guard !splitsDish(count, fromLeft: true) else { continue }
      let before = self
      if take(piece, isLeft: true, next: tokens[count]) {
        takenLeft += piece
        tokens.removeFirst(count)
        // The signs between must not be all that stays.
        if !rest.isEmpty { return true }
        self = before
      }
    }
    return false
  }

  private mutating func takeRight() -> Bool {
    for count in stride(from: min(Self.longest, tokens.count - 1), through: 1, by: -1) {
      let piece = Array(tokens[(tokens.count - count)...])
      guard !splitsDish(tokens.count - count, fromLeft: false) else { continue }
      let before = self
      if take(piece, isLeft: false, next: nil) {
        takenRight.insert(contentsOf: piece, at: 0)
        tokens.removeLast(count)
        if !rest.isEmpty { return true }
        self = before
      }
    }
    return false
  }

  /// Whether words on both sides of a place are a dish together: `sunday roast`, `midnight snack`.
  private func splitsDish(_ place: Int, fromLeft: Bool) -> Bool {
    guard place > 0, place < tokens.count, !tokens[place - 1].endsInSign else { return false }
    for start in max(0, place - 2)..<place {
      for end in (place + 1)...min(tokens.count, place + 2) {
        if words.dishes.contains(tokens[start..<end].map(\.key).joined(separator: " ")) { return true }
      }
    }
    // The keywords of three words before and behind are enough.
    let near = tokens[max(0, place - 3)..<place].map { String($0.text) }.joined(separator: " ")
    let text =
      near + " " + tokens[place..<min(tokens.count, place + 3)].map { String($0.text) }.joined(separator: " ")
    let boundary = FoodPhrase(near).words.count
    return KeywordMatch.all(in: FoodPhrase(text)).contains {
      $0.range.lowerBound < boundary && boundary < $0.range.upperBound
    }
  }

  /// Takes a whole piece if it says one thing that is not known yet.
  private mutating func take(_ piece: [Token], isLeft: Bool, next: Token?) -> Bool {
    let keys = piece.map(\.key)
    // A sign within ends a piece: `last, night`.
    guard !piece.dropLast().contains(where: \.endsInSign), !keys.contains("") else { return false }
    let text = keys.joined(separator: " ")
    if let meaning = words.meanings[text], take(meaning, number: nil, isLeft: isLeft) { return true }
    if let (pattern, number) = numbered(keys), let meaning = words.meanings[pattern],
      take(meaning, number: number, isLeft: isLeft)
    {
      return true
    }
    return takeDay(keys, isLeft: isLeft) || takeClock(keys, piece, isLeft: isLeft, next: next)
      || takeMeal(keys, isLeft: isLeft, next: next)
  }

  private mutating func take(_ meaning: EntryPhraseWords.Meaning, number: Int?, isLeft: Bool) -> Bool {
    switch meaning {
    case .day(let offset):
      return take(day: surroundings.today.advanced(by: offset))
    case .part(let said, let offset):
      guard part == nil, !isNoon, ago == nil, offset == nil || day == nil else { return false }
      if let offset {
        // At half past one at night the last night is that of the day before by the clock.
        let isNight = offset == -1 && said == .evening && surroundings.today < surroundings.clock.day
        day = (isNight ? surroundings.clock.day : surroundings.today).advanced(by: offset)
      }
      part = said
    case .noon:
      guard part == nil, !isNoon, clock == nil, ago == nil, !surroundings.hasTime else { return false }
      isNoon = true
    case .now:
      guard day == nil, clock == nil, part == nil, ago == nil, !isNoon else { return false }
      isNow = true
    case .minutesAgo(let factor, let times):
      guard day == nil, clock == nil, part == nil, ago == nil, !isNoon, !surroundings.hasTime,
        let count = times ?? number, count <= 10_000
      else { return false }
      let minutes = Int(surroundings.clock.time.minutes) - factor * count
      let days = minutes >= 0 ? 0 : (minutes - 1439) / 1440
      guard let time = ClockTime(minutes: minutes - days * 1440) else { return false }
      ago = (surroundings.clock.day.advanced(by: days), time)
    case .daysAgo(let factor):
      guard let number, number <= 10_000 else { return false }
      return take(day: surroundings.today.advanced(by: -factor * number))
    case .leadIn: return true
    }
    return true
  }

  private mutating func take(day said: Day) -> Bool {
    guard day == nil, ago == nil, said.year >= 1, said.year <= 9999 else { return false }
    day = said
    return true
  }

  // MARK: Days

  /// `friday`, `on 21 november`, `21.11.`, `last friday`, `friday evening`, `Freitagabend`.
  private mutating func takeDay(_ keys: [String], isLeft: Bool) -> Bool {
    guard day == nil, ago == nil else { return false }
    var keys = keys
    var said: EntryPhraseWords.DayPart?
    if keys.count > 1, let part = words.behindDays[keys[keys.count - 1]] {
      said = part
      keys.removeLast()
    } else if keys.count > 2, let part = words.behindDays[keys[keys.count - 1]],
      keys[keys.count - 2] == "in the"
    {
      said = part
    } else if let (name, part) = glued(keys[keys.count - 1]) {
      said = part
      keys[keys.count - 1] = name
    }
    guard said == nil || part == nil && !isNoon else { return false }
    let isLast = keys.contains { words.lastWords.contains($0) }
    let name = keys.filter { !words.lastWords.contains($0) }.joined(separator: " ")
    guard !name.isEmpty else { return false }
    if said != nil, case .day(let offset)? = words.meanings[name] {
      day = surroundings.today.advanced(by: offset)
      part = said
      return true
    }
    let bare = name.hasPrefix("on ") ? String(name.dropFirst(3)) : name
    if !isLeft || bare != name || isLast, words.weekdayAbbreviations.contains(bare),
      let said = try? DayExpression(isLast ? "last \(bare)" : bare, today: surroundings.today).day
    {
      day = said
      return true
    }
    guard let found = namedDay(name, isLast: isLast) else { return slashed(name) }
    day = found
    part = said ?? part
    return true
  }

  /// A weekday and a part of the day in one word: `freitagabend`.
  private func glued(_ word: String) -> (String, EntryPhraseWords.DayPart)? {
    for ending in words.endings where word.hasSuffix(ending.text) && word.count > ending.text.count + 3 {
      let name = String(word.dropLast(ending.text.count))
      if weekday(name) != nil { return (name, ending.part) }
    }
    return nil
  }

  private func weekday(_ name: String) -> Weekday? {
    Array(name.utf8).withUnsafeBufferPointer { JournalFormat.namedDay(in: $0) }
      .flatMap { $0.readings.isEmpty && $0.weekdays.count == 1 ? $0.weekdays.first : nil }
  }

  /// The latest day of that name; in the future only if its year says so.
  private func namedDay(_ name: String, isLast: Bool) -> Day? {
    let today = surroundings.today
    guard name.utf8.count > 3,
      let named = Array(name.utf8).withUnsafeBufferPointer({ JournalFormat.namedDay(in: $0) })
    else { return nil }
    if named.readings.isEmpty {
      guard named.weekdays.count == 1, let weekday = named.weekdays.first else { return nil }
      let back = (today.weekday.rawValue - weekday.rawValue + 7) % 7
      return today.advanced(by: back == 0 && isLast ? -7 : -back)
    }
    guard named.readings.count == 1, let reading = named.readings.first, !isLast else { return nil }
    if reading.year != nil { return reading.civilDay }
    for year in stride(from: today.year, through: today.year - 8, by: -1) {
      if let day = Day(year: year, month: reading.month, day: reading.day), day <= today { return day }
    }
    return nil
  }

  /// Names a date that may be two days: `11/10`.
  private mutating func slashed(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.allSatisfy({ (1...4).contains($0.utf8.count) }),
      parts.count == 3 || parts.allSatisfy({ $0.utf8.count <= 2 }),
      case let numbers = parts.compactMap({ Int($0) }), numbers.count == parts.count,
      // `1/2 banana` is a half.
      parts.count == 3 || numbers[0] > 9 || numbers[1] > 9
    else { return false }
    let years =
      parts.count == 3
      ? [numbers[2] < 100 ? numbers[2] + 2000 : numbers[2]]
      : [surroundings.today.year, surroundings.today.year - 1]
    let days = [(numbers[1], numbers[0]), (numbers[0], numbers[1])].compactMap { month, day in
      years.lazy.compactMap { Day(year: $0, month: month, day: day) }
        .first { parts.count == 3 || $0 <= surroundings.today }
    }
    guard !days.isEmpty else { return false }
    problem = .unclearDay(name, days.count == 2 && days[0] == days[1] ? [days[0]] : days)
    day = days[0]
    return true
  }

  // MARK: Meals

  /// `for lunch`, `zum Mittagessen`; at the left end also the name alone, `breakfast poha`.
  private mutating func takeMeal(_ keys: [String], isLeft: Bool, next: Token?) -> Bool {
    guard meal == nil, !surroundings.hasCategory else { return false }
    for count in 1...min(3, keys.count) {
      let name = keys[(keys.count - count)...].joined(separator: " ")
      guard let found = parser.category(of: name), let found, namesMeal(name) else { continue }
      let before = keys[..<(keys.count - count)].joined(separator: " ")
      if words.mealPrepositions.contains(before) {
        meal = found
        return true
      }
      // `sandwich, yesterday, lunch`.
      if before.isEmpty, !isLeft, tokens.count > keys.count, tokens[tokens.count - keys.count - 1].endsInSign
      {
        meal = found
        return true
      }
      guard before.isEmpty, isLeft, [.breakfast, .lunch, .dinner, .snack].contains(found), let next,
        !(words.behindMeals[found]?.contains(next.key) ?? false),
        !["with", "and", "or", "of"].contains(next.key)
      else { continue }
      meal = found
      return true
    }
    // `lunch was soup`.
    if isLeft, keys.count > 1,
      ["was", "is", "were", "war", "fue", "era", "etait", "var"].contains(keys[keys.count - 1])
    {
      return takeMeal(keys.dropLast(), isLeft: true, next: next)
    }
    return false
  }

  /// Whether a name is that of a meal, and not only of a time of day such as *evening*.
  private func namesMeal(_ name: String) -> Bool {
    words.meanings[name] == nil && words.behindDays[name] == nil || name == "mittag"
  }

  // MARK: Texts without spaces

  /// Takes what a Chinese, Japanese or Korean text begins with: `昨日の夜ピザ`.
  private mutating func takeUnspaced() {
    guard tokens.count == 1, let word = tokens.first,
      let found = words.unspaced.first(where: { word.key.hasPrefix($0.text) && word.key != $0.text }),
      take(found.meaning, number: nil, isLeft: true)
    else { return }
    var rest = word.text.dropFirst(found.text.count)
    while let first = rest.first, "、，,のにはに ".contains(first) { rest = rest.dropFirst() }
    guard !rest.isEmpty else { return }
    takenLeft.append(Token(text: word.text.prefix(found.text.count), key: found.text, endsInSign: false))
    tokens = [Token(text: rest, key: folded(String(rest)), endsInSign: false)]
  }
}

// MARK: Numbers and times

extension EntryPhraseReader {
  /// The words with `#` for their one number, `2h ago` as `2 h ago`.
  private func numbered(_ keys: [String]) -> (pattern: String, number: Int)? {
    var number: Int?
    var parts: [String] = []
    // `il y a 2 heures`: of a word and a figure the figure is the number.
    let hasDigits = keys.contains { $0.first.map { $0.isASCII && $0.isNumber } ?? false }
    for key in keys {
      let digits = key.prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty {
        guard number == nil, digits.count <= 3, let value = Int(digits) else { return nil }
        number = value
        parts.append("#")
        if digits.count < key.count { parts.append(String(key.dropFirst(digits.count))) }
      } else if number == nil, !hasDigits, let value = words.numbers[key] {
        number = value
        parts.append("#")
      } else {
        parts.append(key)
      }
    }
    return number.map { (parts.joined(separator: " "), $0) }
  }

  /// `at 8`, `8pm`, `8.15`, `20h15`, `8 Uhr`, `quarter past 8`, `halb acht`.
  private mutating func takeClock(_ keys: [String], _ piece: [Token], isLeft: Bool, next: Token?) -> Bool {
    guard clock == nil, ago == nil, !isNoon, !surroundings.hasTime else { return false }
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
    said.isOpen = isOpen ?? false
    if ["um", "gegen", "so gegen", "a", "à", "vers", "om", "rond", "kl", "klokken", "klockan", "в"].contains(
      preposition)
    {
      said.isLikelyWholeDay = true
    }
    clock = said
    return true
  }

  private func clockTime(_ keys: [String], hasPreposition: Bool, isLeft: Bool, next: Token?) -> SaidClock? {
    let text = keys.joined(separator: " ")
    if keys.count > 1, let said = fraction(keys) { return said }
    // `8 pm`, `8 p.m.`, `8 Uhr`, `8 Uhr 15`.
    var keys = keys
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
    if meridiem == nil {
      for suffix in ["am", "pm", "a.m", "p.m", "a.m.", "p.m."]
      where word.hasSuffix(suffix) && word.count > suffix.count {
        meridiem = suffix.filter { $0 != "." }
        word.removeLast(suffix.count)
        break
      }
    }
    let isBare = word.allSatisfy { $0.isASCII && $0.isNumber }
    guard
      let (hour, minute) = figures(
        word, hasPreposition: hasPreposition || isHours || meridiem != nil, isLeft: isLeft, next: next)
    else { return nil }
    if let meridiem {
      guard (1...12).contains(hour), minute < 60 else { return nil }
      return SaidClock(
        text: text, hour: hour % 12 + (meridiem == "pm" ? 12 : 0), minute: minute, isWholeDay: true)
    }
    let hasLeadingZero = word.first == "0"
    return SaidClock(
      text: text, hour: hour, minute: minute, isWholeDay: hour > 12 || hour == 0 || hasLeadingZero,
      isLikelyWholeDay: isHours && !keys.contains { $0.contains("clock") } || !isBare)
  }

  /// The hour and minute of `8`, `08`, `8:15`, `8.15`, `8h15`, `0815`, `eight`.
  private func figures(
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
    if word.utf8.count == 4, hasPreposition || word.first == "0" && isLeft, value / 100 < 24, value % 100 < 60
    {
      return (value / 100, value % 100)
    }
    guard hasPreposition, word.utf8.count <= 2, value <= 24,
      !(isLeft && (next.map { isUnit($0.key) } ?? false))
    else {
      return nil
    }
    return (value, 0)
  }

  /// `quarter past 8`, `half past 8`, `half 8`, `halb acht`, `viertel nach 8`.
  private func fraction(_ keys: [String]) -> SaidClock? {
    let last = keys[keys.count - 1]
    guard !words.articles.contains(last), let hour = smallFigure(last[...]) ?? words.numbers[last],
      (1...12).contains(hour)
    else { return nil }
    let minutes: Int
    switch keys.dropLast().joined(separator: " ") {
    case "quarter past", "a quarter past", "viertel nach", "et quart": minutes = 15
    case "half past", "half": minutes = 30
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
    let total = hour * 60 + minutes
    let isGerman = ["halb", "viertel", "dreiviertel"].contains(keys[0])
    return SaidClock(
      text: "", hour: total / 60, minute: total % 60, isWholeDay: false, isLikelyWholeDay: isGerman)
  }

  private func smallFigure(_ text: Substring) -> Int? {
    !text.isEmpty && text.utf8.count <= 4 && text.utf8.allSatisfy { isASCIIDigit($0) } ? Int(text) : nil
  }

  private func isUnit(_ word: String) -> Bool {
    FoodVocabulary.measures.contains(word)
      || [
        "g", "kg", "mg", "l", "ml", "cl", "oz", "lb", "lbs", "kcal", "cal", "kj", "%", "€", "$", "inch", "cm",
        "x",
      ].contains(word)
  }
}

extension String {
  /// The text without the scalars at both ends that `isOut` holds for.
  fileprivate func trimmed(_ isOut: (Unicode.Scalar) -> Bool) -> String {
    var text = Substring(self).unicodeScalars
    while let first = text.first, isOut(first) { text.removeFirst() }
    while let last = text.last, isOut(last) { text.removeLast() }
    return String(text)
  }
}
