import JournalFormat

/// Takes pieces off both ends of what was typed.
struct EntryPhraseReader {
  let surroundings: EntryPhrase.Surroundings
  let parser: DayFileParser
  let words = EntryPhraseWords.shared
  let typed: String
  /// The remaining words between white space, each with its folded form without punctuation at its ends.
  var tokens: [Token]
  /// Those taken from the left, and from the right.
  var takenLeft: [Token] = []
  var takenRight: [Token] = []

  var day: Day?
  var part: EntryPhraseWords.DayPart?
  var clock: SaidClock?
  var meal: FoodCategory?
  var ago: (Day, ClockTime)?
  /// The approximate time in minutes after midnight: `mid-morning`.
  var about: Int?
  /// The meal before or after which it was, and the distance in minutes: `after lunch`.
  var beside: (meal: FoodCategory, minutes: Int)?
  /// The minutes by which the meal was later than usual: `late lunch`.
  var lateness = 0
  var isNoon = false
  var isNow = false
  var isPlan = false
  var isMidnight = false
  var problem: EntryPhrase.Problem?
  /// Figures and tags typed after the words for when it was, which stay: `soup last night, 200 kcal, #home`.
  var tail = ""

  struct Token {
    var text: Substring
    var key: String
    /// Whether it ends in a sign such as `,` or `:`.
    var endsInSign: Bool
  }

  /// Verbs and particles between a meal and what it was: `lunch was soup`, `lunch mein dal`, `a late lunch of ramen`.
  static let verbs: Set<String> = [
    "was", "is", "were", "war", "fue", "era", "etait", "var", "mein", "me", "of",
  ]

  /// Words before a sentence around the food.
  static let fillers: Set<String> = [
    "so", "then", "also", "well", "yeah", "yes", "uh", "er", "hm", "hmm", "dann", "alors", "luego", "poi",
  ]

  /// The maximum number of words in a piece.
  static let longest = 7

  init(_ text: String, _ surroundings: EntryPhrase.Surroundings, parser: DayFileParser) {
    self.surroundings = surroundings
    self.parser = parser
    typed = text
    tokens = []
    for word in text.split(whereSeparator: \.isWhitespace).flatMap(Self.parts) {
      var key = folded(String(word)).trimmed { "()[],;:!?\"“”‘–—".unicodeScalars.contains($0) }
      // `yest.`, but `21.11.` and `p.m.`.
      // `7am.` as well.
      let bare = key.dropLast()
      let isHour = key.first?.isNumber ?? false && (bare.hasSuffix("am") || bare.hasSuffix("pm"))
      if key.last == ".", isHour || bare.allSatisfy(\.isLetter), key.count > 2 { key.removeLast() }
      if key.isEmpty || key == "-", !tokens.isEmpty {
        // `dinner yesterday : soup`.
        tokens[tokens.count - 1].endsInSign = true
      } else if key == "ish", let last = tokens.last, last.key.allSatisfy(\.isNumber) {
        // `6 ish`.
        tokens[tokens.count - 1].key += key
        tokens[tokens.count - 1].text = text[last.text.startIndex..<word.endIndex]
      } else {
        tokens.append(
          Token(
            text: word, key: words.corrections[key] ?? key,
            endsInSign: word.last.map { ",:;–—".contains($0) } ?? false))
      }
    }
  }

  /// The parts of a word in which a space was left out: `pizza,yesterday`.
  private static func parts(_ word: Substring) -> [Substring] {
    for place in word.indices.dropFirst().dropLast() where ",;:@".contains(word[place]) {
      let next = word.index(after: place)
      // `pizza@8pm`.
      if word[place] == "@" {
        guard word[word.index(before: place)].isLetter else { continue }
        if word[next].isNumber { return [word[..<place], word[place...]] }
        if EntryPhraseWords.shared.meanings["@ " + folded(String(word[next...]))] != nil {
          return [word[..<place], word[place..<next], word[next...]]
        }
        continue
      }
      if word[word.index(before: place)].isLetter, word[next].isLetter {
        return [word[..<next]] + parts(word[next...])
      }
    }
    // `2026-03-14T19:30`.
    if let t = word.firstIndex(of: "T"), word[..<t].allSatisfy({ $0.isNumber || $0 == "-" }),
      word[t...].contains(":")
    {
      return [word[..<t], word[word.index(after: t)...]]
    }
    return [word]
  }

  var hasTaken: Bool { !takenLeft.isEmpty || !takenRight.isEmpty }

  /// The remaining words, without signs at their ends that separated them from what was taken.
  var rest: String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    let text = String(typed[first.text.startIndex..<last.text.endIndex])
    let signs: Set<Unicode.Scalar> = [",", ";", ":", "–", "—", "-", "="]
    let words = text.trimmed { signs.contains($0) || $0.properties.isWhitespace }
    return tail.isEmpty ? words : "\(words) \(tail)"
  }

  var taken: [String] {
    takenLeft.map { String($0.text) } + takenRight.map { String($0.text) }
  }

  /// The only meal that the remaining words can be.
  var dish: FoodCategory? { CategoryDetector().byKeyword(rest)?.category }

  mutating func read() {
    joinOriginBehindMeal()
    nameSunday()
    putBehindCompany()
    dropFillers()
    // `breakfast for dinner`: what is said behind the food is surer.
    while takeRight() || takeLeft() || takeUnspaced() {}
    problem = problem ?? hourOrCount ?? hourOrEnergy ?? hourOrFigure ?? spanOrCount ?? oddEnergy ?? secondMeal
    if problem == nil, let words = wordsInTheMiddle { problem = .inTheMiddle(words) }
    if problem == nil,
      let place = tokens.indices.first(where: {
        // `leftovers from yesterday` were cooked then.
        saysWhen(at: $0) && !($0 > 0 && words.origins.contains(tokens[$0 - 1].key))
      })
    {
      problem = .notUnderstood(String(tokens[place].text))
    }
    if problem == nil { problem = cutWords.map { .notUnderstood($0) } ?? countOrHour }
    // `last nigt`.
    for place in tokens.indices.dropFirst() where words.lastWords.contains(tokens[place - 1].key) {
      guard problem == nil, !["night", "evening"].contains(where: tokens[place].key.hasPrefix),
        similarWord(to: tokens[place].key, among: ["night": 1, "evening": 1]) != nil
      else { continue }
      problem = .notUnderstood("\(tokens[place - 1].text) \(tokens[place].text)")
    }
  }

  // MARK: The ends

  mutating func takeLeft() -> Bool {
    for count in stride(from: min(Self.longest, tokens.count - 1), through: 1, by: -1) {
      let piece = Array(tokens[..<count])
      guard
        !words.joints.contains(tokens[count].key) || isScandinavianArticle(behind: piece, tokens[count])
          || isPolishAt(count)
      else { continue }
      // `kal ka pizza` was left from yesterday.
      if words.genitives.contains(tokens[count].key), words.meanings[piece[count - 1].key].map(isDay) ?? false
      {
        continue
      }
      let state = self
      if take(piece, isLeft: true, next: tokens[count]), !splitsDish(count) {
        takenLeft += piece
        tokens.removeFirst(count)
        // The signs between must not be all that stays.
        if !rest.isEmpty { return true }
      }
      self = state
    }
    return false
  }

  /// `wczoraj o 9 kawa`: Spanish and Italian for *or* stands before an hour in Polish.
  private func isPolishAt(_ place: Int) -> Bool {
    tokens[place].key == "o" && place + 1 < tokens.count && tokens[place + 1].key.first?.isNumber ?? false
      && !(tokens[place - 1].key.last?.isNumber ?? false)
  }

  /// `igår en smörgås`: Dutch for *and* is an article behind Swedish, Danish and Norwegian words.
  private func isScandinavianArticle(behind piece: [Token], _ token: Token) -> Bool {
    token.key == "en"
      && piece.contains { words.scandinavian.contains($0.key) || isScandinavianWeekday($0.key) }
  }

  /// Whether a word is a weekday that Dutch does not have: `fredag`, `måndags`.
  func isScandinavianWeekday(_ key: String) -> Bool {
    let name = key.hasSuffix("dags") ? String(key.dropLast()) : key
    return name.hasSuffix("dag") && !words.dutchDays.contains(name) && weekday(name) != nil
  }

  mutating func takeRight() -> Bool {
    for count in stride(from: min(Self.longest, tokens.count - 1), through: 1, by: -1) {
      let before = tokens[tokens.count - count - 1].key
      // `risotto alle 20:30 di ieri`: the day belongs to the time, and is not where the food is from.
      let isOfTime = words.origins.contains(before) && isTime(before: tokens.count - count - 1)
      guard !words.joints.contains(before), isOfTime || !words.origins.contains(before) else { continue }
      let piece = Array(tokens[(tokens.count - count)...])
      if isSlipInEnergy(at: tokens.count - count) { continue }
      let state = self
      if take(piece, isLeft: false, next: nil), !splitsDish(tokens.count - count) {
        if isOfTime {
          guard day != nil else {
            self = state
            continue
          }
          takenRight.insert(tokens.remove(at: tokens.count - count - 1), at: 0)
        }
        takenRight.insert(contentsOf: piece, at: isOfTime ? 1 : 0)
        tokens.removeLast(count)
        if !rest.isEmpty { return true }
      }
      self = state
    }
    return false
  }

  /// Whether a word is a misspelled unit of energy, and not the Hindi word for yesterday: `600 kal`.
  func isSlipInEnergy(at place: Int) -> Bool {
    tokens[place].key == "kal" && place > 0 && tokens[place - 1].key.utf8.count > 1
      && smallFigure(tokens[place - 1].key[...]) != nil
  }

  /// Whether a time ends right before a place, which is not the first word: `20:30`, `a las 9`.
  private func isTime(before place: Int) -> Bool {
    guard place > 1 else { return false }
    let key = tokens[place - 1].key
    if smallFigure(key[...]) != nil {
      return (1...3).contains { count in
        place - 1 - count > 0
          && words.prepositions[tokens[place - 1 - count..<place - 1].map(\.key).joined(separator: " ")]
            != nil
      }
    }
    return key.first?.isNumber ?? false
      && clockTime([key], hasPreposition: false, isLeft: false, next: nil) != nil
  }

  /// Whether words on both sides of a place are a dish together: `sunday roast`, `midnight snack`.
  func splitsDish(_ place: Int) -> Bool {
    guard place > 0, place < tokens.count, !tokens[place - 1].endsInSign else { return false }
    // `yesterday afternoon tea and scones`: the part of the day belongs to the day before it.
    if place > 1, words.behindDays[tokens[place - 1].key] != nil, namesDay(tokens[place - 2].key) {
      return false
    }
    for start in max(0, place - 2)..<place {
      for end in (place + 1)...min(tokens.count, place + 2) {
        // `last sunday roast lamb`, but `2 tacos on taco tuesday`.
        if start > 0, weekday(tokens[start].key) != nil,
          words.lastWords.contains(tokens[start - 1].key) || tokens[start - 1].key == "on"
        {
          continue
        }
        let name = tokens[start..<end].map(\.key).joined(separator: " ")
        if words.dishes.contains(name) || surroundings.ownFoods.contains(name) { return true }
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

  /// Takes a whole piece if it states one thing that is not known yet.
  mutating func take(_ piece: [Token], isLeft: Bool, next: Token?) -> Bool {
    let keys = piece.map(\.key)
    // A sign within ends a piece, `last, night`, but for `november 25th, 2026`.
    let isYear =
      keys.count > 2 && keys[keys.count - 1].utf8.count == 4 && smallFigure(keys[keys.count - 1][...]) != nil
    guard !piece.dropLast(isYear ? 2 : 1).contains(where: \.endsInSign), !keys.contains("") else {
      return false
    }
    var text = keys.joined(separator: " ")
    if keys.count > 1,
      words.particles.contains(keys[keys.count - 1]) || words.genitives.contains(keys[keys.count - 1])
    {
      let bare = keys.dropLast().joined(separator: " ")
      let isOfDay = words.genitives.contains(keys[keys.count - 1]) && words.meanings[bare].map(isDay) ?? false
      if !isOfDay, words.meanings[bare].map({ $0 != .leadIn }) ?? false { text = bare }
    }
    if let meaning = words.meanings[text], mayStand(meaning, text, isLeft: isLeft),
      take(meaning, number: nil, isLeft: isLeft)
    {
      return true
    }
    for (pattern, number) in numbered(keys) {
      if let meaning = words.meanings[pattern], take(meaning, number: number, isLeft: isLeft) { return true }
    }
    // `so I had soup`.
    if isLeft, keys.count > 1, Self.fillers.contains(keys[0]),
      words.meanings[keys.dropFirst().joined(separator: " ")] == .leadIn
    {
      return true
    }
    // `dinner last night was soup`.
    if isLeft, meal != nil, keys.count == 1, Self.verbs.contains(text) { return true }
    return takeNarrowPart(keys) || takeBeside(keys, next: next) || takeHourOfPart(keys, piece)
      || takeDay(keys, isLeft: isLeft, next: next, endsInSign: piece.last?.endsInSign ?? false)
      || takeSpan(keys, piece, isLeft: isLeft, next: next)
      || takeClock(keys, piece, isLeft: isLeft, next: next)
      || takeMeal(keys, piece, isLeft: isLeft, next: next)
  }

  /// Whether words are allowed at that end: `evening pasta`, but not `leftovers evening`.
  func mayStand(_ meaning: EntryPhraseWords.Meaning, _ text: String, isLeft: Bool) -> Bool {
    guard !isLeft, case .part(_, day: nil) = meaning, !text.contains(" ") else { return true }
    // `pizza evening yesterday`.
    return words.adverbs.contains(text) || takenRight.first.map { namesDay($0.key) } ?? false
  }

  mutating func take(_ meaning: EntryPhraseWords.Meaning, number: Double?, isLeft: Bool) -> Bool {
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
      guard part == nil, !isNoon, clock == nil, ago == nil, surroundings.time == nil else { return false }
      isNoon = true
    case .about(let minutes, let offset):
      guard part == nil, clock == nil, ago == nil, !isNoon, about == nil, offset == nil || day == nil,
        surroundings.time == nil
      else { return false }
      if let offset { day = surroundings.today.advanced(by: offset) }
      about = minutes
    case .midnight:
      guard clock == nil, ago == nil, !isNoon, surroundings.time == nil else { return false }
      isMidnight = true
    case .vague:
      guard day == nil, ago == nil else { return false }
      problem = problem ?? .vague
    case .now:
      guard day == nil, clock == nil, part == nil, ago == nil, !isNoon else { return false }
      isNow = true
    case .minutesAgo(let factor, let times):
      guard day == nil, clock == nil, part == nil, ago == nil, !isNoon, surroundings.time == nil,
        let count = times.map(Double.init) ?? number, count <= 10_000
      else { return false }
      let minutes = Int(surroundings.clock.time.minutes) - Int((Double(factor) * count).rounded())
      let days = minutes >= 0 ? 0 : (minutes - 1439) / 1440
      guard let time = ClockTime(minutes: minutes - days * 1440) else { return false }
      ago = (surroundings.clock.day.advanced(by: days), time)
    case .daysAgo(let factor):
      guard let number, number <= 10_000, let count = Int(exactly: number) else { return false }
      return take(day: surroundings.today.advanced(by: -factor * count))
    case .nightsAgo:
      guard let number, number <= 10_000, let count = Int(exactly: number), part == nil else { return false }
      part = .evening
      return take(day: surroundings.today.advanced(by: -count))
    case .leadIn: return true
    case .plan:
      isPlan = isLeft
      return isLeft
    }
    return true
  }

  /// Whether a word alone names a day that is today or was: `yesterday`, `friday`.
  func namesDay(_ key: String) -> Bool {
    words.meanings[key].map(isDay) ?? false || weekday(key) != nil
  }

  mutating func take(day said: Day) -> Bool {
    guard day == nil, ago == nil, said.year >= 1, said.year <= 9999 else { return false }
    day = said
    return true
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

/// Rearrangements before the ends are taken.
extension EntryPhraseReader {
  /// Removes the words before a sentence that says when it was: `so yesterday evening I had pizza`.
  mutating func dropFillers() {
    let state = self
    while tokens.count > 2,
      Self.fillers.contains(tokens[0].key) || tokens[0].key == "um" && Self.fillers.contains(tokens[1].key)
    {
      takenLeft.append(tokens.removeFirst())
    }
    guard !takenLeft.isEmpty else { return }
    if !takeLeft() { self = state }
  }

  /// Whether words are a name of several meals, among them the one that is known from elsewhere: `frokost egg --category lunch`.
  func isName(_ keys: [String], of known: FoodCategory?) -> Bool {
    guard let known, let name = keys.last, keys.count < tokens.count,
      keys.count == 1 || words.mealPrepositions.contains(keys.dropLast().joined(separator: " "))
    else { return false }
    let meals = parser.meals(namedBy: name)
    return meals.count > 1 && meals.contains(known)
  }

  /// Reads the German abbreviation of Sunday before a meal or a time, among nouns with capitals as in German: `So Brunch Eier`, but
  /// not `So brunch was eggs`.
  mutating func nameSunday() {
    guard tokens.count > 2, tokens[0].text == "So" || tokens[0].text == "So.",
      tokens.allSatisfy({ !($0.text.first?.isLetter ?? false) || $0.text.first?.isUppercase ?? false }),
      meal(namedBy: tokens[1].key) != nil || words.behindDays[tokens[1].key] != nil || saysClock(tokens[1])
    else { return }
    tokens[0].key = "sonntag"
  }

  /// Moves the words for when a dish was eaten behind those for what was eaten with it: `curry yesterday at 8 pm with naan`.
  mutating func putBehindCompany() {
    guard
      let place = tokens.indices.dropFirst().dropLast().first(where: { Self.company.contains(tokens[$0].key) }
      )
    else { return }
    var head = self
    head.tokens = Array(tokens[..<place])
    while head.takeRight() {}
    guard !head.takenRight.isEmpty, head.problem == nil, head.takenLeft.isEmpty, isDish(head.tokens) else {
      return
    }
    let company = typed[tokens[place].text.startIndex...]
    let when = head.takenRight.map { String($0.text) }.joined(separator: " ")
    self = EntryPhraseReader("\(head.rest) \(company) \(when)", surroundings, parser: parser)
  }

  private static let company: Set<String> = ["with", "w/", "mit", "avec", "con", "com", "med", "met"]

  /// The figures in brackets or after a comma, and the tags, at the end of a text: `, 200 kcal, #home`; empty for none.
  static func tail(of text: String) -> Substring {
    var tail = text[text.endIndex...]
    while true {
      let before = text[..<tail.startIndex]
      guard let end = before.lastIndex(where: { $0 != " " && $0 != "," }) else { return tail }
      let trimmed = before[...end]
      let last = trimmed[end]
      var start: Substring.Index?
      if last == ")" {
        start = trimmed.lastIndex(of: "(")
      } else if let space = trimmed.lastIndex(of: " "), trimmed[trimmed.index(after: space)] == "#" {
        start = space
      } else if let comma = trimmed.lastIndex(of: ","),
        trimmed[comma...].dropFirst().first(where: { $0 != " " })?.isNumber ?? false
      {
        start = comma
      }
      guard let start, start > text.startIndex else { return tail }
      tail = text[start...]
    }
  }

  /// Removes the word before a day that follows a meal: `goûter d'hier : pain`, `cena de ayer: tortilla`.
  mutating func joinOriginBehindMeal() {
    guard let first = tokens.first else { return }
    // `no jantar de ontem: peixe`.
    let place = words.mealPrepositions.contains(first.key) ? 2 : 1
    guard tokens.count > place + 1, meal(namedBy: tokens[place - 1].key) != nil else { return }
    if tokens[place].key.hasPrefix("d'") || tokens[place].key.hasPrefix("d’") {
      tokens[place].key.removeFirst(2)
    } else if tokens.count > place + 2, words.origins.contains(tokens[place].key),
      case let name = tokens[place + 1].key,
      words.meanings[name].map(namesPastDay) ?? false || weekday(name) != nil
        || weekday(name + "-feira") != nil
    {
      if weekday(name + "-feira") != nil { tokens[place + 1].key += "-feira" }
      tokens[place + 1].text = typed[tokens[place].text.startIndex..<tokens[place + 1].text.endIndex]
      tokens.remove(at: place)
    }
  }

  /// Whether a text states only when it was: `yesterday`, `last night at 8`.
  static func saysOnlyWhen(
    _ text: String, _ surroundings: EntryPhrase.Surroundings, parser: DayFileParser
  ) -> Bool {
    var probe = EntryPhraseReader(text + " zzz", surroundings, parser: parser)
    // `tea yesterday` was drunk.
    if probe.tokens.contains(where: { $0.key == "tea" }) { return false }
    while probe.takeLeft() {}
    return probe.tokens.count == 1
      && (probe.day != nil || probe.part != nil || probe.clock != nil || probe.ago != nil || probe.isNoon
        || probe.isNow)
  }
}

/// Spans of time, and the beginnings and ends of parts of a day.
extension EntryPhraseReader {
  /// `early this morning`, `late yesterday afternoon`, `gestern Abend spät`: about the time at which the part of the day begins or
  /// ends.
  mutating func takeNarrowPart(_ keys: [String]) -> Bool {
    guard keys.count > 1 else { return false }
    for (word, rest) in [(keys[0], keys.dropFirst()), (keys[keys.count - 1], keys.dropLast())] {
      guard let edge = words.edgesOfParts[word], let meaning = words.meanings[rest.joined(separator: " ")]
      else {
        continue
      }
      switch (meaning, edge) {
      case (.part(let part, day: .some(let offset)), let edge):
        let minutes = edge.minutes(of: part)
        return take(minutes.map { .about($0, day: offset) } ?? meaning, number: nil, isLeft: true)
      case (.day(let offset), .before) where offset < 0:
        return take(meaning, number: nil, isLeft: true)
      default: continue
      }
    }
    return false
  }

  /// `after lunch`, `right before the dinner`, `with breakfast`: about the usual time of that meal, which need not be the meal of
  /// the food.
  mutating func takeBeside(_ keys: [String], next: Token?) -> Bool {
    guard keys.count > 1, let name = keys.last, let meal = parser.meal(namedBy: name),
      let minutes = words.besideMeals[keys.dropLast().joined(separator: " ")], part == nil, clock == nil,
      ago == nil, !isNoon, about == nil, beside == nil, surroundings.time == nil,
      // `after dinner mints`.
      !(next.map { words.behindMeals[meal]?.contains($0.key) ?? false } ?? false)
    else { return false }
    beside = (meal, minutes)
    return true
  }

  /// `13:00-13:30`, `from 1 to 1:30pm`, `between 7 and 8`: the first of two times, and the second as its end.
  mutating func takeSpan(_ keys: [String], _ piece: [Token], isLeft: Bool, next: Token?) -> Bool {
    guard clock == nil, ago == nil, !isNoon, surroundings.time == nil,
      let (from, to, isOpen, isOfHours) = span(keys)
    else { return false }
    guard let begin = clockTime([from], hasPreposition: true, isLeft: false, next: nil),
      let end = clockTime([to], hasPreposition: true, isLeft: false, next: nil)
    else { return false }
    // `between 2 and 3 eggs` and `2-3 eggs` count.
    let isSure =
      isOfHours || [from, to].contains { $0.contains { ":.apmh".contains($0) } }
      || isOpen != nil && begin.hour > end.hour
      // `from 9 to 10 coffee`.
      || keys[0] == "from" && next.map { !looksPlural($0) && !isUnit($0.key) } ?? false
    guard isSure || !isLeft && isOpen != nil else { return false }
    var said = begin
    // The half of the day of the second time is that of the first, too: `1-2pm`, but `11-1pm`.
    if end.isWholeDay, !begin.isWholeDay, end.hour >= 12 {
      said.hour = begin.hour % 12 + (begin.hour % 12 <= end.hour % 12 ? 12 : 0)
      said.isWholeDay = true
    } else if end.isWholeDay, !begin.isWholeDay, begin.hour <= end.hour {
      said.isWholeDay = true
    }
    said.text = piece.map { String($0.text) }.joined(separator: " ")
    said.isOpen = isOpen ?? false
    said.end = isOpen ?? false ? nil : end.hour * 60 + end.minute
    clock = said
    return true
  }

  /// The words of both times; whether it was only somewhere between them, `nil` for a dash alone; and whether a word after them
  /// makes them hours.
  private func span(_ keys: [String]) -> (from: String, to: String, isOpen: Bool?, isOfHours: Bool)? {
    var keys = keys
    // `zwischen 12 und 13 Uhr`, `from 7 to 8 pm`.
    var isOfHours = false
    if keys.count > 4, let last = keys.last {
      let half = last.filter { $0 != "." }
      if half == "am" || half == "pm" {
        keys.removeLast()
        keys[keys.count - 1] += half
      } else if words.hourUnits.contains(last) {
        keys.removeLast()
        isOfHours = true
      }
    }
    if keys.count == 4, let (joint, isOpen) = words.spans[keys[0]], joint.contains(keys[2]) {
      return (keys[1], keys[3], isOpen, isOfHours)
    }
    guard !isOfHours else { return nil }
    if keys.count == 2, keys[0] == "from" || words.prepositions[keys[0]] == false { keys.removeFirst() }
    guard keys.count == 1, case let parts = keys[0].split(whereSeparator: { "-–".contains($0) }),
      parts.count == 2,
      keys[0].first?.isNumber ?? false
    else { return nil }
    return (String(parts[0]), String(parts[1]), nil, false)
  }
}

extension EntryPhraseWords {
  /// Which end of a part of the day is meant.
  enum Edge: Sendable {
    /// Before now, at any time in the part: `earlier this morning`.
    case before
    case early, late

    /// About how many minutes after midnight; `nil` if it means no more than the part.
    func minutes(of part: DayPart) -> Int? {
      switch (self, part) {
      case (.before, _), (_, .noon): nil
      case (.early, .morning): 390
      case (.late, .morning): 660
      case (.early, .afternoon): 810
      case (.late, .afternoon): 1020
      case (.early, .evening): 1080
      case (.late, .evening): 1320
      }
    }
  }
}
