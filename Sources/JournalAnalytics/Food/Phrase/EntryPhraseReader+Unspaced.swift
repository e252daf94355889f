import JournalFormat

/// Texts without spaces between their words: `昨日の夜ピザ`, `晚上8点吃了面条`.
extension EntryPhraseReader {
  /// Takes a piece off the beginning of the first word, or off the end of the last one.
  mutating func takeUnspaced() -> Bool {
    guard let first = tokens.first, let last = tokens.last else { return false }
    if let found = words.unspaced.first(where: {
      first.key.hasPrefix($0.text) && first.key != $0.text && !isPartOfDish(first.key, $0.text)
    }) {
      let state = self
      if take(found.meaning, number: nil, isLeft: true),
        dropFromFirst(found.text)
      {
        return true
      }
      self = state
    }
    if let (said, text) = unspacedClock(first.key), clock == nil, ago == nil, !isNoon,
      surroundings.time == nil
    {
      let state = self
      clock = said
      if dropFromFirst(text) { return true }
      self = state
    }
    if let (meaning, number, text) = unspacedAgo(first.key) {
      let state = self
      if take(meaning, number: Double(number), isLeft: true), dropFromFirst(text) { return true }
      self = state
    }
    for count in [3, 2] where first.key.count > count && day == nil && ago == nil {
      let name = String(first.key.prefix(count))
      guard let scalar = name.unicodeScalars.first, (0x3000..<0xD7B0).contains(scalar.value),
        let said = namedDay(name, isLast: false)
      else { continue }
      let state = self
      day = said
      if dropFromFirst(name) { return true }
      self = state
    }
    if let colon = first.key.firstIndex(where: { $0 == ":" || $0 == "：" }), !first.key.hasPrefix(":"),
      meal == nil, !surroundings.hasCategory, case let name = String(first.key[..<colon]),
      !name.allSatisfy(\.isASCII), let named = parser.meal(namedBy: name)
    {
      let state = self
      meal = named
      if dropFromFirst(String(first.key[...colon])) { return true }
      self = state
    }
    if meal == nil, !surroundings.hasCategory, let found = unspacedMeal(first.key) {
      let state = self
      meal = found.meal
      if dropFromFirst(found.text) { return true }
      self = state
    }
    guard let ending = words.unspacedEndings.first(where: { last.key.hasSuffix($0) && last.key != $0 }),
      last.text.hasSuffix(ending)
    else { return false }
    let rest = last.text.dropLast(ending.count)
    takenRight.insert(Token(text: last.text.suffix(ending.count), key: ending, endsInSign: false), at: 0)
    tokens[tokens.count - 1] = Token(text: rest, key: folded(String(rest)), endsInSign: false)
    return true
  }

  /// The meal that a text names before a particle or a verb, with the words for both: `昼ごはんに`, `早餐吃了`, `점심으로`.
  private func unspacedMeal(_ key: String) -> (meal: FoodCategory, text: String)? {
    for bound in Self.behindMeals {
      guard let found = key.firstRange(of: bound), found.lowerBound > key.startIndex,
        case let name = String(key[..<found.lowerBound]), !name.allSatisfy(\.isASCII),
        let meal = parser.meal(namedBy: name) ?? parser.category(of: name) ?? nil
      else { continue }
      return (meal, String(key[..<found.upperBound]))
    }
    return nil
  }

  /// Words between the name of a meal and the food, longest first.
  private static let behindMeals = [
    "我吃了", "吃了", "喝了", "吃的", "吃", "は", "に", "で", "으로", "에는", "에", "로",
  ]

  /// Whether the first word begins with a dish longer than what would be taken: `朝食ビュッフェ` is no *朝*.
  private func isPartOfDish(_ key: String, _ taken: String) -> Bool {
    let behind = key.dropFirst(taken.count).first
    return words.unspacedBounds.contains { taken.hasSuffix($0.first) && $0.behind == behind.map(String.init) }
  }

  /// Removes the beginning of the first word, with a particle after it; `false` if no word would be left.
  private mutating func dropFromFirst(_ text: String) -> Bool {
    guard let word = tokens.first, word.text.count >= text.count else { return false }
    var rest = word.text.dropFirst(text.count)
    while let first = rest.first, "、，,のにはに에 ".contains(first) { rest = rest.dropFirst() }
    guard !rest.isEmpty || tokens.count > 1 else { return false }
    takenLeft.append(Token(text: word.text.prefix(text.count), key: text, endsInSign: false))
    if rest.isEmpty {
      tokens.removeFirst()
    } else {
      tokens[0] = Token(text: rest, key: folded(String(rest)), endsInSign: word.endsInSign)
    }
    return true
  }

  /// The time that a text begins with, and the words for it: `午後1時`, `8点半`, `8時15分`, `8시`.
  func unspacedClock(_ key: String) -> (SaidClock, text: String)? {
    var rest = key[...]
    var half: Int?
    for (name, offset) in [
      ("午前", 0), ("上午", 0), ("凌晨", 0), ("오전", 0), ("午後", 12), ("下午", 12), ("오후", 12),
    ] where rest.hasPrefix(name) {
      half = offset
      rest = rest.dropFirst(name.count)
      break
    }
    guard let hour = unspacedNumber(&rest), hour <= 24, let sign = rest.first, "時时点點시".contains(sign) else {
      return nil
    }
    rest = rest.dropFirst()
    // `2時間前` is a span of time.
    if let next = rest.first, "間间".contains(next) { return nil }
    var minute = 0
    if rest.first == "半" {
      minute = 30
      rest = rest.dropFirst()
    } else {
      var behind = rest
      if let value = unspacedNumber(&behind), value < 60, let sign = behind.first, "分분".contains(sign) {
        minute = value
        rest = behind.dropFirst()
      }
    }
    var isOpen = false
    for name in ["頃", "ごろ", "左右", "쯤"] where rest.hasPrefix(name) {
      isOpen = true
      rest = rest.dropFirst(name.count)
    }
    let text = String(key[..<rest.startIndex])
    guard half == nil || hour <= 12 else { return nil }
    return (
      SaidClock(
        text: text, hour: half.map { hour % 12 + $0 } ?? hour, minute: minute,
        isWholeDay: half != nil || hour > 12,
        isLikelyWholeDay: false, isOpen: isOpen), text
    )
  }

  /// How long ago it was by the beginning of a text: `两个小时前`, `2時間前`.
  private func unspacedAgo(_ key: String) -> (EntryPhraseWords.Meaning, number: Int, text: String)? {
    var rest = key[...]
    guard let number = unspacedNumber(&rest) else { return nil }
    if rest.first == "个" || rest.first == "個" { rest = rest.dropFirst() }
    for (unit, meaning) in Self.unitsAgo where rest.hasPrefix(unit) {
      return (meaning, number, String(key[..<rest.index(rest.startIndex, offsetBy: unit.count)]))
    }
    return nil
  }

  private static let unitsAgo: [(unit: String, meaning: EntryPhraseWords.Meaning)] = [
    ("小时前", .minutesAgo(60, times: nil)), ("小時前", .minutesAgo(60, times: nil)),
    ("時間前", .minutesAgo(60, times: nil)),
    ("钟头前", .minutesAgo(60, times: nil)), ("分钟前", .minutesAgo(1, times: nil)),
    ("分鐘前", .minutesAgo(1, times: nil)),
    ("分前", .minutesAgo(1, times: nil)), ("日前", .daysAgo(1)), ("天前", .daysAgo(1)), ("周前", .daysAgo(7)),
    ("週間前", .daysAgo(7)),
  ]

  /// Takes a number of one or two figures, or one up to twelve in Chinese figures.
  private func unspacedNumber(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty {
      guard digits.count <= 2 else { return nil }
      text = text.dropFirst(digits.count)
      return Int(digits)
    }
    for (name, value) in [
      ("十一", 11), ("十二", 12), ("十", 10), ("一", 1), ("二", 2), ("两", 2), ("三", 3), ("四", 4), ("五", 5), ("六", 6),
      ("七", 7), ("八", 8), ("九", 9),
    ] where text.hasPrefix(name) {
      text = text.dropFirst(name.count)
      return value
    }
    return nil
  }
}
