/// The value of an unquoted TOML token: `true`, `1_000`, `0xFF`, `6.5e3`, `-inf`, `2026-03-14`. `nil` if it is
/// invalid, and for integers of more than 64 bits.
func tomlScalar(_ token: [UInt8]) -> SettingsValue? {
  switch String(decoding: token, as: UTF8.self) {
  case "true": return .boolean(true)
  case "false": return .boolean(false)
  case "inf", "+inf": return .number(.infinity)
  case "-inf": return .number(-.infinity)
  case "nan", "+nan", "-nan": return .number(.nan)
  default: break
  }
  if isDateOrTime(token) {
    return token.count == 10 ? Day(String(decoding: token, as: UTF8.self)).map { .day($0) } : .other
  }
  let isSigned = token.first == .plusSign || token.first == .hyphen
  if !isSigned, token.count > 2, token[0] == UInt8(ascii: "0"), let radix = radix(of: token[1]) {
    return joinedDigits(token[2...], radix: radix).flatMap { Int($0, radix: radix) }.map { .integer($0) }
  }
  var rest = token[(isSigned ? 1 : 0)...]
  let whole = rest.prefix { isASCIIDigit($0) || $0 == .underscore }
  // Leading zeros are not allowed.
  guard let digits = joinedDigits(whole, radix: 10), digits == "0" || digits.first != "0" else { return nil }
  let sign = token.first == .hyphen ? "-" : ""
  rest = rest[whole.endIndex...]
  if rest.isEmpty { return Int(sign + digits).map { .integer($0) } }
  var number = sign + digits
  if rest.first == .period {
    let decimals = rest.dropFirst().prefix { isASCIIDigit($0) || $0 == .underscore }
    guard let digits = joinedDigits(decimals, radix: 10) else { return nil }
    number += "." + digits
    rest = rest[decimals.endIndex...]
  }
  if let first = rest.first, asciiLower(first) == UInt8(ascii: "e") {
    rest = rest.dropFirst()
    let isNegative = rest.first == .hyphen
    if isNegative || rest.first == .plusSign { rest = rest.dropFirst() }
    guard let digits = joinedDigits(rest, radix: 10) else { return nil }
    number += (isNegative ? "e-" : "e") + digits
    rest = []
  }
  return rest.isEmpty ? Double(number).map { .number($0) } : nil
}

private func radix(of sign: UInt8) -> Int? {
  switch sign {
  case UInt8(ascii: "x"): 16
  case UInt8(ascii: "o"): 8
  case UInt8(ascii: "b"): 2
  default: nil
  }
}

/// Digits without the underscores between them; `nil` if there are none or an underscore is misplaced.
private func joinedDigits(_ bytes: ArraySlice<UInt8>, radix: Int) -> String? {
  var digits = ""
  var mayBeUnderscore = false
  for byte in bytes {
    if byte == .underscore {
      guard mayBeUnderscore else { return nil }
      mayBeUnderscore = false
      continue
    }
    let sign = Character(Unicode.Scalar(byte))
    guard let value = sign.hexDigitValue, value < radix, byte.isASCII else { return nil }
    digits.append(sign)
    mayBeUnderscore = true
  }
  return mayBeUnderscore ? digits : nil
}

/// Whether a token is `2026-03-14`, `07:30:00`, or both with a `T` or a space between, with an optional UTC offset.
private func isDateOrTime(_ token: [UInt8]) -> Bool {
  func hasForm(_ part: ArraySlice<UInt8>, _ form: StaticString) -> Bool {
    part.count == form.utf8CodeUnitCount
      && zip(part, 0...).allSatisfy { byte, at in
        form.utf8Start[at] == UInt8(ascii: "0") ? isASCIIDigit(byte) : byte == form.utf8Start[at]
      }
  }
  var rest = token[...]
  if hasForm(rest.prefix(10), "0000-00-00") {
    guard Day(String(decoding: rest.prefix(10), as: UTF8.self)) != nil else { return false }
    rest = rest.dropFirst(10)
    guard let separator = rest.first else { return true }
    guard separator == .space || asciiLower(separator) == UInt8(ascii: "t") else { return false }
    rest = rest.dropFirst()
    // The UTC offset.
    if let last = rest.last, asciiLower(last) == UInt8(ascii: "z") {
      rest = rest.dropLast()
    } else if rest.count > 6, hasForm(rest.suffix(5), "00:00"),
      let sign = rest.dropLast(5).last, sign == .plusSign || sign == .hyphen
    {
      rest = rest.dropLast(6)
    }
  }
  guard hasForm(rest.prefix(8), "00:00:00") else { return false }
  let fraction = rest.dropFirst(8)
  return fraction.isEmpty
    || fraction.first == .period && fraction.count > 1 && fraction.dropFirst().allSatisfy(isASCIIDigit)
}

/// Whether `byte` is a hexadecimal digit.
func isHexadecimalDigit(_ byte: UInt8) -> Bool {
  isASCIIDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(asciiLower(byte))
}
