import JournalFormat

/// Converts decimal numbers between arguments and files.
enum HabitNumber {
  /// The number that `text` begins with and what stands behind it; `nil` without one.
  ///
  /// A full stop is a decimal point; a comma is one too, unless three digits follow each: `1,250`. Also `1/2`, `1 1/2` and `½`.
  static func read(_ text: String) -> (value: Double, isFraction: Bool, rest: String)? {
    var rest = text.drop(while: \.isWhitespace)
    var value = 0.0
    var isFraction = false
    let token = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    if !token.isEmpty {
      guard let number = plain(token) else { return nil }
      value = number
      rest = rest.dropFirst(token.count)
    }
    let behind = rest.drop(while: \.isWhitespace)
    if let sign = behind.first, let share = shares[sign], token.isEmpty || value == value.rounded() {
      (value, isFraction, rest) = (value + share, true, behind.dropFirst())
    } else if !token.isEmpty, let (share, after) = fraction(rest, of: value) {
      (value, isFraction, rest) = (share, true, after)
    } else if token.isEmpty {
      return nil
    }
    return (value, isFraction, rest.trimmingSpaces)
  }

  /// The number as a file has it. One with three decimals, which would be thousands there, gets a fourth.
  static func written(_ value: Double) -> String {
    let thousandths = (value * 1_000).rounded()
    guard thousandths.magnitude < 1e12 else { return "\(value)" }
    let whole = Int(thousandths) / 1_000
    var digits = String(String(abs(Int(thousandths) % 1_000) + 1_000).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    if digits.isEmpty { return "\(whole)" }
    return "\(whole).\(digits)" + (digits.count == 3 && whole != 0 ? "0" : "")
  }

  /// An amount as typed, `1.250 l`, as a file reads it; as it is where it begins with no number.
  static func amount(_ text: String) -> String {
    guard let read = read(text), read.value < 1e9 else { return text }
    return written(read.value)
      + (read.rest.isEmpty ? "" : read.rest.hasPrefix("/") ? read.rest : " " + read.rest)
  }

  private static func plain(_ token: Substring) -> Double? {
    let parts = token.split(separator: ",", omittingEmptySubsequences: false)
    guard token.count <= 16, token.first?.isNumber == true, token.last?.isNumber == true else { return nil }
    let last = parts.last?.prefix { $0 != "." } ?? ""
    let areThousands =
      parts.count > 1 && parts[0].count <= 3 && parts[0] != "0" && last.count == 3
      && parts.dropFirst().dropLast().allSatisfy { $0.count == 3 }
    if areThousands { return Double(parts.joined()) }
    return parts.count <= 2 ? Double(token.replacing(",", with: ".")) : nil
  }

  /// `/2` behind a whole number, or ` 1/2` behind one.
  private static func fraction(_ rest: Substring, of value: Double) -> (Double, Substring)? {
    guard value == value.rounded() else { return nil }
    func digits(_ text: Substring) -> Substring { text.prefix { $0.isASCII && $0.isNumber } }
    var rest = rest
    var (whole, over) = (0.0, value)
    if rest.first == " " {
      rest = rest.drop(while: \.isWhitespace)
      let own = digits(rest)
      guard let number = Double(own), number < 100 else { return nil }
      (whole, over) = (value, number)
      rest = rest.dropFirst(own.count)
    }
    guard rest.first == "/" else { return nil }
    rest = rest.dropFirst()
    let under = digits(rest)
    guard let number = Double(under), number > 0, number < 1_000 else { return nil }
    return (whole + over / number, rest.dropFirst(under.count))
  }

  private static let shares: [Character: Double] = [
    "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1.0 / 3, "⅔": 2.0 / 3,
  ]
}

extension Substring {
  /// Without white space at its ends.
  fileprivate var trimmingSpaces: String {
    let start = drop(while: \.isWhitespace)
    return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
  }
}
