/// A line taken apart without knowing where it stands: what it begins with, as ranges of the file's bytes.
///
/// The lexer of day files. What the line means is for `DayReader` to say, which may lex a line again where a line
/// above or below asks about it. What a text ends in (facts, tags, a trailing time, a block id) is `EntryLine`'s, for a
/// text may go on over several lines.
struct LexedLine {
  /// The line without white space at its ends; for an item, without its marker.
  private(set) var text: Range<Int>
  /// The box the text begins with: `[x] 09:20 Bread`.
  let box: ScannedBox?
  /// What follows the box; all of the text without one.
  private(set) var content: Range<Int>
  /// The time the content begins with.
  let time: TimeScan
  /// The label the content begins with: `Lunch: soup`.
  let label: ScannedLabel?
  /// Where there is no such label, the one that the time stands before or in: `12:30 Lunch: soup`, `Lunch 12:30: soup`.
  let timedLabel: ScannedLabel?

  /// Whether the text stood behind a sign that is no bullet to CommonMark: `• soup`, `– soup`.
  let hasSignBullet: Bool

  /// Takes apart what `line` has left; `readsSignBullet` is false where `•` is a word.
  init(_ line: LineScanner, readsSignBullet: Bool = false) {
    text = line.trimmed(line.rest)
    let bullet = readsSignBullet ? signBulletLength(line.over(text)) : 0
    hasSignBullet = bullet > 0
    if bullet > 0 { text = line.trimmed(text.lowerBound + bullet..<text.upperBound) }
    let box = line.byte(at: text.lowerBound) == .openBracket ? ScannedBox(line.over(text)) : nil
    self.box = box
    content = min(box?.end ?? text.lowerBound, text.upperBound)..<text.upperBound
    let line = line.over(content)
    time = scanLeadingTime(line)
    guard let colon = ScannedLabel.colon(in: line) else {
      label = ScannedLabel(inBrackets: line)
      timedLabel = nil
      return
    }
    let timeEnd = if case .time(_, _, let end) = time { end } else { line.position }
    // `07:28 Bread`: the colon of a time ends no key.
    label = colon < timeEnd ? nil : ScannedLabel(line, colon: colon)
    guard label == nil,
      let later = ScannedLabel.colon(in: line, from: max(colon, timeEnd), skipsTimes: true)
    else {
      timedLabel = nil
      return
    }
    if case .time(_, _, let end) = time {
      timedLabel = ScannedLabel(line.over(min(end, line.end)..<line.end))
    } else {
      timedLabel = ScannedLabel(line, colon: later)
    }
  }

  /// Whether the content begins with a time, be it one that does not exist: `8:75`.
  var hasTime: Bool { if case .none = time { false } else { true } }

  /// The time the content begins with; `nil` without one, and where it does not exist.
  var leadingTime: TimeSpan? { if case .time(let span, _, _) = time { span } else { nil } }
}

extension LexedLine {
  /// The line up to `end`, which closes a bracket around all of it.
  func ending(at end: Int) -> LexedLine {
    var line = self
    line.text = text.lowerBound..<max(text.lowerBound, end)
    line.content = content.lowerBound..<max(content.lowerBound, end)
    return line
  }

  /// What stands between the marks if a text is bold and nothing else: `**Lunch**`, `__Lunch__:`.
  static func boldText(_ text: LineScanner) -> Range<Int>? {
    let mark = text.peek()
    guard mark == .asterisk || mark == .underscore, text.peek(1) == mark, text.rest.count > 4 else {
      return nil
    }
    let end = text.byte(at: text.end - 1) == .colon ? text.end - 1 : text.end
    guard end - text.position > 4, text.byte(at: end - 1) == mark, text.byte(at: end - 2) == mark else {
      return nil
    }
    let inner = text.position + 2..<end - 2
    return inner.contains { text.byte(at: $0) == mark } ? nil : inner
  }
}

/// The length of the `・`, or of the `•`, `‣`, `◦`, `▪`, `●`, `○`, `■`, `⁃`, `►`, `▸`, `·` or dash before white space that a line begins with.
private func signBulletLength(_ line: LineScanner) -> Int {
  if line.peek().isASCII { return 0 }
  let (sign, length) = line.scalar(at: line.position)
  switch sign {
  case .bulletSign, .triangularBullet, .whiteBullet, .smallSquare, .blackCircle, .whiteCircle, .blackSquare,
    .hyphenBullet,
    .rightPointer, .rightTriangle, .middleDot, .enDash, .emDash:
    return line.spaceLength(at: line.position + length) > 0 ? length : 0
  // In Japanese nothing stands between them.
  case .katakanaMiddleDot: return length
  default: return 0
  }
}

/// The box an item begins with: `[ ]`, `[x]`, `[-]`, or any other single mark.
struct ScannedBox {
  /// Where the mark lies; one character, a space for an open box.
  var mark: Range<Int>
  /// The offset of the words behind it.
  var end: Int

  /// Reads the box at the scanner's position. A link, `[x](page.md)`, and `[[x]]` are none.
  init?(_ line: LineScanner) {
    guard line.peek() == .openBracket else { return nil }
    let start = line.position + 1
    let (value, length) = line.scalar(at: start)
    guard length > 0, value != .openBracket, value != .closeBracket,
      line.byte(at: start + length) == .closeBracket
    else { return nil }
    var rest = line
    rest.position = start + length + 1
    guard rest.isAtEnd || rest.spaceLength(at: rest.position) > 0 else { return nil }
    rest.skipSpaces()
    mark = start..<start + length
    end = rest.position
  }
}

/// A key and what follows it: `Key: v`, `**Key:** v`, `key:: v`, `[key:: v]`, `(key:: v)`.
struct ScannedLabel {
  /// The key without the marks around it.
  var key: Range<Int>
  /// What follows, without white space at its ends; empty where nothing does.
  var value: Range<Int>
  /// Whether two colons make it a field: `key:: v`.
  var isField = false

  /// Keys are short: the longest known heading has fewer than 60 bytes, even in Hindi.
  static let longest = 90

  /// The length in bytes of the longest name of a meal above foods without bullets.
  static let longestMeal = 30

  init(key: Range<Int>, value: Range<Int>) {
    self.key = key
    self.value = value
  }

  /// Reads the label a line begins with. `https://x`, `12:30` and `12：30` are none.
  ///
  /// With `mayHoldTime` the colon of a time ends no key: `Lunch 12:30: soup`.
  init?(_ line: LineScanner, mayHoldTime: Bool = false) {
    guard let colon = ScannedLabel.colon(in: line, skipsTimes: mayHoldTime) else { return nil }
    self.init(line, colon: colon)
  }

  /// Whether a dash, `=`, `@` or a full stop stands within the longest key, at one of which a label without a colon may end.
  static func mayEndInSign(_ line: LineScanner) -> Bool {
    let end = max(line.position, min(line.end, line.position + longest))
    return line.first(in: line.position..<end) { word in
      places(of: .hyphen, in: word) | places(of: .period, in: word) | places(of: .punctuationLead, in: word)
        | places(of: .atSign, in: word) | places(of: .equalsSign, in: word)
    } != nil
  }

  /// Reads `【昼】うどん`.
  init?(inBrackets line: LineScanner) {
    guard line.peek() == .wideScriptLead, line.scalar(at: line.position).value == .openLenticularBracket,
      let close = line.rest.dropFirst(3).prefix(ScannedLabel.longestMeal).first(where: {
        line.scalar(at: $0).value == .closeLenticularBracket
      })
    else { return nil }
    self.init(key: line.trimmed(line.position + 3..<close), value: line.trimmed(close + 3..<line.end))
    if key.isEmpty { return nil }
  }

  /// Reads the emphasis that a line begins with, perhaps behind a picture, and what follows it: `**Lunch (11:00)** soup`.
  init?(inEmphasis line: LineScanner) {
    var rest = line
    while !rest.isAtEnd, HeadingTitle.isDecoration(rest.scalar(at: rest.position).value) {
      rest.position += max(1, rest.scalar(at: rest.position).length)
      rest.skipSpaces()
    }
    let mark = rest.peek()
    guard mark == .asterisk || mark == .underscore else { return nil }
    let count = rest.peek(1) == mark ? 2 : 1
    let start = rest.position + count
    let limit = min(line.end, start + ScannedLabel.longest)
    guard
      let close = (start..<max(start, limit)).first(where: { at in
        line.byte(at: at) == mark && (count == 1 || line.byte(at: at + 1) == mark)
      }), case let name = line.over(line.trimmed(start..<close)), !name.isAtEnd
    else { return nil }
    rest.position = min(close + count, line.end)
    let behind = rest.spaceLength(at: rest.position) > 0
    rest.skipSpaces()
    let (sign, length) = rest.scalar(at: rest.position)
    if sign == .colon || sign == .hyphen || isDash(sign), rest.spaceLength(at: rest.position + length) > 0 {
      rest.position += length
      rest.skipSpaces()
    } else if !behind {
      return nil
    }
    key = ScannedLabel.withoutSign(name)
    value = rest.trimmed(rest.rest)
    if key.isEmpty || value.isEmpty { return nil }
  }

  /// A name without the colon or dash that it ends in.
  private static func withoutSign(_ name: LineScanner) -> Range<Int> {
    let (sign, length) = name.scalar(before: name.end, from: name.position)
    return sign == .colon || sign == .hyphen || isDash(sign)
      ? name.trimmed(name.position..<name.end - length) : name.rest
  }

  /// Reads the words before a time, of three at most, and what follows it: `Dinner 8pm rice`, `Dinner (20:00) rice`, `Dinner @8pm rice`.
  /// The time is part of the key.
  init?(beforeTime line: LineScanner) {
    guard isASCIILetter(line.peek()) || !line.peek().isASCII else { return nil }
    var at = line.position
    for _ in 0..<3 {
      guard
        let space = (at..<min(line.end, line.position + ScannedLabel.longest)).first(where: {
          line.byte(at: $0) == .space
        })
      else { return nil }
      at = space + 1
      // Most words begin with a letter, and no time does.
      if isASCIILetter(line.byte(at: at)) { continue }
      let time = line.over((line.byte(at: at) == .atSign ? at + 1 : at)..<line.end)
      guard case .time(_, let start, let end) = scanLeadingTime(time) else { continue }
      guard line.digit(at: start) != nil || line.byte(at: start) == .openParenthesis else { return nil }
      key = ScannedLabel.withoutSign(line.over(line.trimmed(line.position..<end)))
      value = line.trimmed(end..<line.end)
      if value.isEmpty { return nil }
      return
    }
    return nil
  }

  /// Reads what stands before and behind the first dash, `=` or `@` with white space around it: `Lunch – soup`, `**Lunch – late** – soup`.
  /// A dash within the emphasis that the line begins with is not meant.
  init?(beforeDash line: LineScanner) {
    var at = line.position
    let mark = line.peek()
    if mark == .asterisk || mark == .underscore, line.peek(1) == mark {
      at += 2
      while at < line.end, line.byte(at: at) != mark || line.byte(at: at + 1) != mark { at += 1 }
    }
    let limit = min(line.end, line.position + ScannedLabel.longest)
    while at < limit {
      if at + 8 <= limit, case let word = line.eightBytes(at: at), !hasByte(.hyphen, in: word),
        !hasByte(.punctuationLead, in: word), !hasByte(.atSign, in: word), !hasByte(.equalsSign, in: word)
      {
        at += 8
        continue
      }
      let byte = line.byte(at: at)
      guard byte == .hyphen || byte == .atSign || byte == .equalsSign || byte == .punctuationLead else {
        at += 1
        continue
      }
      var (sign, length) = line.scalar(at: at)
      // `Breakfast -- toast`.
      if sign == .hyphen || sign == .equalsSign, [.hyphen, .greaterThanSign].contains(line.byte(at: at + 1)) {
        length = 2
      }
      if sign == .hyphen || sign == .atSign || sign == .equalsSign || sign == .rightArrow || isDash(sign),
        line.spaceBefore(at, from: line.position),
        line.spaceLength(at: at + length) > 0
          || isASCIIDigit(line.byte(at: at - 2)) && isASCIILetter(line.byte(at: at + length))
      {
        let value = line.trimmed(at + length..<line.end)
        guard at > line.position, !value.isEmpty else { return nil }
        self.init(key: line.trimmed(line.position..<at), value: value)
        return
      }
      at += max(1, length)
    }
    return nil
  }

  /// The first colon, plain or wide, within the longest key; `skipsTimes` passes over those before a digit.
  static func colon(in line: LineScanner, from start: Int? = nil, skipsTimes: Bool = false) -> Int? {
    var start = start ?? line.position
    let limit = min(line.end, line.position + longest)
    while start < limit,
      let at = line.first(
        in: start..<limit, { places(of: .colon, in: $0) | places(of: .wideLead, in: $0) })
    {
      if line.byte(at: at) == .colon {
        if !skipsTimes || !isASCIIDigit(line.byte(at: at + 1)) { return at }
      } else if line.scalar(at: at).value == .wideColon {
        return at
      }
      start = at + 1
    }
    return nil
  }

  /// Whether emphasis closes in a key and nothing but a time follows.
  private static func endsInTime(_ key: LineScanner) -> Bool {
    guard
      let close = key.rest.last(where: { key.byte(at: $0) == .asterisk || key.byte(at: $0) == .underscore }),
      close > key.position, key.firstDigit() != nil,
      case let behind = key.over(key.trimmed(close + 1..<key.end)), !behind.isAtEnd
    else { return false }
    return behind.rest.contains { at in
      let isWordStart = at == behind.position || key.byte(at: at - 1) == .space
      guard isWordStart, case .time(_, _, let end) = scanLeadingTime(behind.over(at..<behind.end)) else {
        return false
      }
      return end == behind.end
    }
  }

  /// Reads the label whose key a colon ends.
  fileprivate init?(_ line: LineScanner, colon at: Int) {
    let colon = line.byte(at: at) == .colon ? 1 : 3
    guard at > line.position,
      !(colon == 3 && isASCIIDigit(line.byte(at: at - 1)) && line.digit(at: at + 3) != nil)
    else { return nil }
    var keyStart = line.position
    var bracket: UInt8 = 0
    var stars = 0
    let first = line.byte(at: keyStart)
    if first == .openBracket || first == .openParenthesis {
      bracket = first == .openBracket ? .closeBracket : .closeParenthesis
      // `[[Lunch]]: v`: a bracket that closes before the colon is part of the key, one that does not holds a field.
      if (keyStart..<at).contains(where: { line.byte(at: $0) == bracket }) {
        bracket = 0
      } else {
        keyStart += 1
      }
    }
    while line.byte(at: keyStart + stars) == .asterisk || line.byte(at: keyStart + stars) == .underscore {
      stars += 1
    }
    var rest = line
    rest.position = at + colon
    var keyEnd = line.trimmed(keyStart..<at).upperBound
    let isDouble = colon == 1 && rest.skip(.colon)
    // `**Key:** v` closes its emphasis behind the colon, `**Key**: v` before it.
    if stars > 0 {
      var closed = 0
      while closed < stars, rest.peek() == .asterisk || rest.peek() == .underscore {
        rest.position += 1
        closed += 1
      }
      if closed == 0 {
        while closed < stars,
          line.byte(at: keyEnd - 1) == .asterisk || line.byte(at: keyEnd - 1) == .underscore
        {
          keyEnd -= 1
          closed += 1
        }
      }
      // `**Lunch** 12:45: soup` closes it before a time.
      if closed == 0, ScannedLabel.endsInTime(line.over(keyStart + stars..<keyEnd)) {
        (stars, closed) = (0, 0)
      }
      guard closed == stars else { return nil }
    }
    // No white space stands behind a colon among Han and kana: `早餐:鸡蛋`.
    let isAmongWide =
      line.byte(at: at + 1) >= .wideScriptLead && line.scalar(before: at, from: line.position).value >= 0x2E80
    guard rest.isAtEnd || rest.spaceLength(at: rest.position) > 0 || colon == 3 || isDouble || isAmongWide
    else { return nil }
    isField = isDouble
    key = line.trimmed(keyStart + stars..<max(keyStart + stars, keyEnd))
    guard !key.isEmpty else { return nil }
    value = line.trimmed(rest.rest)
    if bracket != 0 {
      guard isDouble, !value.isEmpty, case let last = line.byte(at: value.upperBound - 1),
        last == .closeBracket || last == .closeParenthesis
      else { return nil }
      // `(breakfast:: oats) (kcal:: 300)`: what stands behind the bracket belongs to the value.
      if !ScannedLabel.closes(bracket, within: value, of: line) {
        guard last == bracket else { return nil }
        value = line.trimmed(value.lowerBound..<value.upperBound - 1)
      }
    }
  }

  /// Whether the bracket that a value closes is closed within it, and others stand behind.
  private static func closes(_ bracket: UInt8, within value: Range<Int>, of line: LineScanner) -> Bool {
    let open: UInt8 = bracket == .closeBracket ? .openBracket : .openParenthesis
    var depth = 0
    for at in value.dropLast() {
      let byte = line.byte(at: at)
      if byte == open { depth += 1 }
      if byte == bracket { depth -= 1 }
      if depth < 0 { return true }
    }
    return false
  }
}
