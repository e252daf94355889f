/// A body mass as written, and what stands behind it.
struct ScannedBodyMass {
  /// In the unit it was written in; stones with pounds as stones.
  var value: Double
  var unit: BodyMassUnit?
  var bodyFatPercent: Double?
  /// The offset behind it.
  var end: Int
  /// The offset behind the number and its unit, before body fat.
  var amountEnd = 0

  /// The unit it was written in, or that of the journal.
  func unit(in units: JournalSettings.Units) -> BodyMassUnit {
    unit ?? (units == .metric ? .kilograms : .pounds)
  }

  /// Whether a person may weigh so much: 30 to 300 kg.
  func isHuman(in units: JournalSettings.Units) -> Bool {
    (30...300).contains(value * unit(in: units).kilograms)
  }
}

/// Reads `72.4 kg`, `72,4kg`, `160 lb`, `11 st 6 lb`, `72.4 kg / 24.6%` at the scanner's position.
func scanBodyMass(_ line: LineScanner) -> ScannedBodyMass? {
  guard let number = ScannedNumber(line), let figure = number.decimal, figure > 0, figure < 10_000 else {
    return nil
  }
  var rest = line
  rest.position = number.range.upperBound
  var mass = ScannedBodyMass(value: figure, unit: nil, end: rest.position)
  if let (part, behind) = scanFraction(rest) {
    // Without a unit, `72 1/2` may be many things.
    var after = behind
    if scanMassUnit(&after) != nil { (mass.value, mass.end, rest) = (figure + part, behind.position, behind) }
  }
  if let unit = scanMassUnit(&rest) {
    mass.unit = unit
    mass.end = rest.position
    switch unit {
    case .stones:
      if addPounds(&mass, &rest) { addSmaller("oz", one: 1 / 224, &mass, &rest) }
    case .pounds: addSmaller("oz", one: 1 / 16, &mass, &rest)
    case .kilograms: addSmaller("g", one: 0.001, &mass, &rest)
    case .jin: break
    }
  } else if isWordByte(rest.peek()) || rest.peek() == .percentSign || rest.peek() == .colon {
    return nil
  }
  mass.amountEnd = mass.end
  rest.skipSpaces()
  if !rest.isAtEnd, let fat = scanBodyFat(rest, hasUnit: mass.unit != nil) {
    (mass.bodyFatPercent, mass.end) = (fat.percent, fat.end)
  }
  return mass
}

/// Reads a share of fat behind a weight: `/ 24.6%`, or with a word for it `22.9% fat`, `, BF 18 %`, `(body fat: 18%)`.
private func scanBodyFat(_ line: LineScanner, hasUnit: Bool) -> (percent: Double, end: Int)? {
  var rest = line
  let joint = rest.peek()
  let isJoined = [.slash, .comma, .semicolon, .verticalBar, .openParenthesis].contains(joint)
  // Without a unit, `200 3% fat` may be milk.
  guard isJoined || hasUnit else { return nil }
  if isJoined { rest.position += 1 }
  guard let figure = rest.firstDigit(), figure - rest.position < 40 else { return nil }
  var before = rest.trimmed(rest.position..<figure)
  if let sign = before.last, [.colon, .equalsSign].contains(line.byte(at: sign)) {
    before = rest.trimmed(before.lowerBound..<sign)
  }
  guard before.isEmpty || isBodyFat(rest.over(before)) else { return nil }
  rest.position = figure
  guard let number = ScannedNumber(rest), let percent = number.decimal, percent > 0, percent < 100 else {
    return nil
  }
  rest.position = number.range.upperBound
  rest.skipSpaces()
  guard rest.skip(.percentSign) else { return nil }
  if before.isEmpty {
    if let word = bodyFatWord(rest) { rest.position = word } else if joint != .slash { return nil }
  }
  if joint == .openParenthesis {
    rest.skipSpaces()
    guard rest.skip(.closeParenthesis) else { return nil }
  }
  return (percent, rest.position)
}

/// The offset behind one or two words for body fat.
private func bodyFatWord(_ line: LineScanner) -> Int? {
  var rest = line
  rest.skipSpaces()
  let start = rest.position
  var found: Int?
  for _ in 0..<2 {
    while isWordByte(rest.peek()) { rest.position += 1 }
    if isBodyFat(line.over(start..<rest.position)) { found = rest.position }
    rest.skipSpaces()
  }
  return found
}

private func isBodyFat(_ line: LineScanner) -> Bool {
  WordTable.key(of: line.bytes).withUnsafeBufferPointer { TableWords.isBodyFat($0) }
}

/// Reads `½`, ` ½` or ` 1/2` behind a whole number, and steps over it.
private func scanFraction(_ line: LineScanner) -> (value: Double, behind: LineScanner)? {
  var rest = line
  rest.skipSpaces()
  guard !rest.isAtEnd else { return nil }
  let (scalar, length) = rest.scalar(at: rest.position)
  if let value = Unicode.Scalar(scalar).flatMap({ QuantityScanner.vulgarFractions[$0] }) {
    rest.position += length
    return (value, rest)
  }
  guard rest.position > line.position, let over = rest.digit(at: rest.position), over.value > 0,
    rest.byte(at: rest.position + over.length) == .slash,
    case let place = rest.position + over.length + 1, let under = rest.digit(at: place),
    under.value > over.value
  else { return nil }
  rest.position = place + under.length
  return isWordByte(rest.peek()) ? nil : (Double(over.value) / Double(under.value), rest)
}

/// `160 lb 8 oz`, `72 kg 400 g`: adds what stands in a smaller unit behind it, `one` of which is so much of the larger.
private func addSmaller(
  _ name: StaticString, one: Double, _ mass: inout ScannedBodyMass, _ line: inout LineScanner
) {
  var rest = line
  rest.skipSpaces()
  guard let number = ScannedNumber(rest), let figure = number.decimal, figure < 1_000 else { return }
  rest.position = number.range.upperBound
  rest.skipSpaces()
  guard rest.skip(name), !isWordByte(rest.peek()), figure < (name.utf8CodeUnitCount == 1 ? 1_000 : 16) else {
    return
  }
  mass.value += figure * one
  mass.end = rest.position
  line = rest
}

/// Returns whether pounds stand behind stones; a figure at the end of the line is one of them.
private func addPounds(_ mass: inout ScannedBodyMass, _ line: inout LineScanner) -> Bool {
  var rest = line
  rest.skipSpaces()
  guard let pounds = ScannedNumber(rest), let figure = pounds.decimal, figure < 28 else { return false }
  rest.position = pounds.range.upperBound
  var part = 0.0
  if let (value, behind) = scanFraction(rest) { (part, rest) = (value, behind) }
  guard scanMassUnit(&rest) == .pounds || rest.isAtEnd else { return false }
  mass.value += (figure + part) / 14
  mass.end = rest.position
  line = rest
  return true
}

/// Steps over `kg`, `lb`, `#`, `lbs`, `st`, `кг`, `公斤`, `斤`, `किलो`, if no letter follows.
private func scanMassUnit(_ line: inout LineScanner) -> BodyMassUnit? {
  // `150.2#`; behind a space it begins a tag.
  if line.peek() == .numberSign, line.position + 1 == line.end || line.spaceLength(at: line.position + 1) > 0
  {
    line.position += 1
    return .pounds
  }
  var rest = line
  rest.skipSpaces()
  // What no unit begins with is asked no more.
  switch asciiLower(rest.peek()) {
  case UInt8(ascii: "k"), UInt8(ascii: "l"), UInt8(ascii: "p"), UInt8(ascii: "s"): break
  case let first: if first.isASCII { return nil }
  }
  let units: [(StaticString, BodyMassUnit)] = [
    ("kgs", .kilograms), ("kg", .kilograms), ("kilos", .kilograms), ("kilo", .kilograms),
    ("kilograms", .kilograms), ("kilogram", .kilograms), ("кг", .kilograms), ("公斤", .kilograms),
    ("キロ", .kilograms), ("किलो", .kilograms), ("किग्रा", .kilograms), ("किलोग्राम", .kilograms), ("斤", .jin),
    ("市斤", .jin),
    ("lbs", .pounds), ("lb", .pounds), ("pounds", .pounds), ("stone", .stones), ("st", .stones),
  ]
  for (name, unit) in units {
    var after = rest
    guard after.skip(name), !isASCIILetter(after.peek()), !(isASCIIDigit(after.peek()) && unit != .stones)
    else { continue }
    line = after
    return unit
  }
  return nil
}

/// The unit that a text ends in, perhaps in brackets: `Weight (kg)`, `lb`.
func unitOfBodyMass(_ line: LineScanner) -> BodyMassUnit? {
  let text = line.trimmed(line.rest)
  var start = text.upperBound
  while start > text.lowerBound, case let byte = line.byte(at: start - 1), byte != .space,
    byte != .openParenthesis
  {
    start -= 1
  }
  var word = line.over(start..<text.upperBound)
  return scanMassUnit(&word)
}
