/// Whether words say that nothing was eaten: none at all, signs alone (`-`, `…`, `✅`), what a template left (`{{lunch}}`),
/// or a word for nothing, perhaps with what is said of it: `Skipped, had tea later`. What there was instead is something: `skipped, just tea`.
func saysNothing(_ words: LineScanner) -> Bool {
  var rest = words.trimmed(words.rest)
  if rest.isEmpty { return true }
  guard rest.count <= 200 else { return false }
  if words.byte(at: rest.lowerBound) == .openBracket, words.byte(at: rest.upperBound - 1) == .closeBracket,
    rest.count > 2
  {
    // `[Pending]`.
    rest = words.trimmed(rest.lowerBound + 1..<rest.upperBound - 1)
  }
  if isPlaceholder(words) { return true }
  var at = rest.lowerBound
  var isSigns = true
  while at < rest.upperBound, isSigns {
    let (scalar, length) = words.scalar(at: at)
    isSigns = isSign(scalar)
    at += max(1, length)
  }
  if isSigns { return true }
  // `TBD 🥗 ⏳`.
  while case let (sign, length) = words.scalar(before: rest.upperBound, from: rest.lowerBound), length > 0,
    !sign.isASCII && isSign(sign) || HeadingTitle.isDecoration(sign) || sign == .space
  {
    rest = rest.lowerBound..<rest.upperBound - length
  }
  let text = words.over(rest)
  if deniesEating(text) || endsInMissed(text) || saysNone(of: text) { return true }
  if isWordForNothing(text) { return true }
  guard let said = beforePunctuation(text), isWordForNothing(text.over(said)) else { return false }
  return !saysOnly(text.over(said.upperBound..<text.end))
}

/// Whether a word for nothing stands behind a label: `Alcohol: none`. A sign is none: `Vitamins: ✅`.
func saysNoneBehindLabel(_ words: LineScanner) -> Bool {
  guard let colon = words.firstIndex(of: .colon), case let value = words.trimmed(colon + 1..<words.end),
    let first = value.first, isASCIILetter(words.byte(at: first)) || words.byte(at: first) >= .twoByteLead
  else { return false }
  return isWordForNothing(words.over(value))
}

/// Whether words name a food behind *just* and its like: `, just coffee`, `– nur Kaffee`.
private func saysOnly(_ text: LineScanner) -> Bool {
  var at = text.position
  while at < text.end, case let (scalar, length) = text.scalar(at: at),
    isSign(scalar) || text.byte(at: at) <= .space
  {
    at += max(1, length)
  }
  guard at < text.end else { return false }
  let words = UnsafeBufferPointer(start: text.base + at, count: text.end - at)
  return OnlyWords.first.begins(words) && NamedDish(words).hasDish
}

/// Words before what there was and nothing else.
private enum OnlyWords {
  static let first = WordSet(
    "just, only, nur, bloß, solo, sólo, seulement, juste, soltanto, só, apenas, alleen, bare, kun, bara, только"
  )
}

/// Whether all of a text is a comment of Markdown, which is hidden where it is shown as a page: `<!-- chips -->`.
func isComment(_ text: LineScanner) -> Bool {
  text.peek() == .lessThanSign && text.starts(with: "<!--")
    && text.over(text.end - 3..<text.end).isWhole("-->")
}

/// Whether words begin by saying that something was not eaten, and name nothing that was: `didn't eat the cake`, `almost had a cookie`,
/// `wanted pizza but had none`.
func deniesEating(_ text: LineScanner) -> Bool {
  guard let rest = behindDenial(text) else { return false }
  return UneatenWords.none.occurs(in: rest.bytes) || !UneatenWords.eaten.occurs(in: rest.bytes)
}

/// What stands behind the words by which something was not eaten: `the cake` of `didn't eat the cake`.
private func behindDenial(_ text: LineScanner) -> LineScanner? {
  var rest = text
  let isDenied =
    switch asciiLower(text.peek()) {
    case UInt8(ascii: "d"):
      (rest.skip("didn't ") || rest.skip("didn’t ") || rest.skip("did not "))
        && (rest.skip("eat ") || rest.skip("have ") || rest.skip("touch "))
    case UInt8(ascii: "a"): rest.skip("almost had ") || rest.skip("almost ate ")
    case UInt8(ascii: "n"): rest.skip("nearly had ") || rest.skip("nearly ate ")
    case UInt8(ascii: "w"): rest.skip("wanted ")
    case UInt8(ascii: "c"): rest.skip("craved ")
    case UInt8(ascii: "r"): rest.skip("resisted ")
    case UInt8(ascii: "p"): rest.skip("passed on ")
    case UInt8(ascii: "s"): rest.skip("skipped ")
    default: false
    }
  if isDenied { return rest }
  guard UneatenWords.denials.begins(text.bytes) else { return nil }
  // The longest beginning that is one of them.
  let spaces = text.rest.filter { text.byte(at: $0) == .space }.prefix(6)
  let end = spaces.last { UneatenWords.denials.contains(text.over(text.position..<$0).bytes) }
  return end.map { text.over($0 + 1..<text.end) }
}

/// Whether words say that one food was not eaten: `no cake`, `sin postre`, `didn't eat the cake`, `no comí la tarta`, `Kuchen nicht gegessen`.
///
/// Not `didn't eat all of it`, behind which a figure is one of food, nor `no cheese pizza`.
func deniesFood(_ words: LineScanner) -> Bool {
  guard !words.isAtEnd else { return false }
  if let rest = behindDenial(words), namesOneFood(rest) || UneatenWords.none.occurs(in: rest.bytes) {
    return true
  }
  if let rest = beforeDenial(words), namesOneFood(rest) { return true }
  guard UneatenWords.noneOf.begins(words.bytes) else { return false }
  return isWordForNothing(words) || saysNone(of: words, plainly: true)
}

/// What stands before the last two or three words, where these say so: `Kuchen` of `Kuchen nicht gegessen`.
private func beforeDenial(_ words: LineScanner) -> LineScanner? {
  var start = words.end
  for count in 1...3 {
    guard let space = (words.position..<start).last(where: { words.byte(at: $0) == .space }) else {
      return nil
    }
    start = space
    if count > 1, UneatenWords.left.contains(words.over(space + 1..<words.end).bytes) {
      return words.over(words.position..<space)
    }
  }
  return nil
}

/// Whether words are one food and nothing else, an article before it left aside.
private func namesOneFood(_ words: LineScanner) -> Bool {
  var rest = words
  if let space = words.firstIndex(of: .space),
    UneatenWords.articles.contains(words.over(words.position..<space).bytes)
  {
    rest.position = space + 1
  }
  return NamedDish(rest.bytes).isOneFood
}

/// Whether words say of one food that there was none, and nothing else: `no beer`, `kein Bier heute`, but not `no sugar cola`.
///
/// Where it is said `plainly`, no word before the last is a food of its own: `no cheese pizza` may be a pizza without cheese.
private func saysNone(of text: LineScanner, plainly isPlain: Bool = false) -> Bool {
  guard UneatenWords.noneOf.mayBegin(text.bytes) else { return false }
  var rest = text
  let words: [StaticString] = [
    "no ", "kein ", "keine ", "keinen ", "pas de ", "sin ", "sem ", "senza ", "geen ", "ingen ", "inget ",
  ]
  guard words.contains(where: { rest.skip($0) }) else { return false }
  let endings: [StaticString] = [
    " today", " tonight", " heute", " hoy", " oggi", " hoje", " vandaag", " idag",
  ]
  let ending = endings.first { ending in
    let count = ending.utf8CodeUnitCount
    return rest.end - rest.position > count && rest.over(rest.end - count..<rest.end).isWhole(ending)
  }
  let end = rest.end - (ending?.utf8CodeUnitCount ?? 0)
  let food = rest.over(rest.position..<end)
  if isPlain, let space = food.firstIndex(of: .space),
    NamedDish(food.over(food.position..<space).bytes).hasDish
  {
    return false
  }
  return NamedDish(food.bytes).isOneFood
}

/// `I worked late and missed it.`
private func endsInMissed(_ text: LineScanner) -> Bool {
  var end = text.end
  if end > text.position, text.byte(at: end - 1) == .period { end -= 1 }
  let endings: [StaticString] = [
    " and missed it", " so missed it", " and skipped it", " so skipped it", " and forgot",
  ]
  return endings.contains { ending in
    let count = ending.utf8CodeUnitCount
    return end - text.position > count && text.over(end - count..<end).starts(with: ending)
  }
}

private func isWordForNothing(_ text: LineScanner) -> Bool {
  var range = text.trimmed(text.rest)
  while let first = range.first, case let mark = text.byte(at: first),
    mark == .asterisk || mark == .underscore,
    range.count > 2, text.byte(at: range.upperBound - 1) == mark
  {
    range = first + 1..<range.upperBound - 1
  }
  return range.count <= NothingWords.longest && !range.isEmpty && NothingWords.contain(text.over(range))
}

/// What stands before the first comma, semicolon, full stop, bracket or dash: `Skipped` of `Skipped, had tea later`.
private func beforePunctuation(_ text: LineScanner) -> Range<Int>? {
  var at = text.position
  while at < min(text.end, text.position + NothingWords.longest + 8) {
    let (sign, length) = text.scalar(at: at)
    switch sign {
    case .comma, .semicolon, .period, .openParenthesis: return text.position..<at
    case .hyphen where text.spaceBefore(at, from: text.position), .enDash, .emDash: return text.position..<at
    default: at += max(1, length)
    }
  }
  return nil
}

/// Whether words are what a template left to be filled in: `{{mood}}`, `<% … %>`, `???`, `__`, `[]`, `null`.
func isPlaceholder(_ words: LineScanner) -> Bool {
  let rest = words.trimmed(words.rest)
  guard let first = rest.first, rest.count <= 200 else { return rest.isEmpty }
  let last = words.byte(at: rest.upperBound - 1)
  switch (words.byte(at: first), words.byte(at: first + 1)) {
  case (.openBrace, .openBrace): return last == .closeBrace
  case (.lessThanSign, .percentSign): return last == .greaterThanSign
  // `[Meal description]`, but not `[rice](rice.md)` or `[soup]`.
  case (.openBracket, let next) where next != .openBracket && last == .closeBracket:
    let inner = words.over(first + 1..<rest.upperBound - 1)
    if inner.wordCount > 1, inner.firstDigit() == nil, inner.firstIndex(of: .closeBracket) == nil,
      !NamedDish(inner.bytes).hasDish
    {
      return true
    }
  default: break
  }
  if words.over(rest).isWhole("null") { return true }
  return rest.allSatisfy { offset in
    switch words.byte(at: offset) {
    case .space, .openParenthesis, .closeParenthesis, .hyphen, .period, .slash, .questionMark, .openBracket,
      .closeBracket, .underscore, .tilde:
      true
    default: false
    }
  }
}

/// Signs that are no food: ASCII punctuation, dashes, dots, ticks and crosses.
private func isSign(_ scalar: UInt32) -> Bool {
  switch scalar {
  case UInt32.space ... .slash, UInt32.colon ... .atSign, UInt32.openBracket ... .backtick,
    UInt32.openBrace ... .tilde:
    true
  case .noBreakSpace, 0x2010...0x2015, 0x2026, 0x2212,
    0x2605, 0x2606, 0x2610...0x2612, 0x2705, 0x2713...0x2718, 0x274C, 0x274E, 0x3001, 0x3002, 0xFE0F:
    true
  default: false
  }
}
