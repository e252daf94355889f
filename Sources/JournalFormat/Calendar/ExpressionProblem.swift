/// Why a text names no day or no period: a sentence without a full stop that says what to write instead.
public struct ExpressionProblem: Error, Hashable, Sendable {
  public var message: String
  /// Whether the text is no date expression at all, rather than an unclear or impossible one.
  public var isForeign: Bool

  public init(_ message: String, isForeign: Bool = false) {
    self.message = message
    self.isForeign = isForeign
  }

  /// The text is no date expression.
  static func notUnderstood(_ text: String, as kind: String, _ examples: String) -> ExpressionProblem {
    ExpressionProblem("‘\(text)’ names no \(kind); write \(examples)", isForeign: true)
  }
}

/// The words of an expression: in lower case, without the spaces, commas and `of` between them.
struct ExpressionWords {
  let words: [String]

  init(_ text: String) {
    words = text.lowercased().split { $0 == " " || $0 == "\t" || $0 == "," }.map(String.init)
      .filter { $0 != "of" && $0 != "the" }
  }
}

/// The whole number of 1 to 4 digits in `text`, with or without an ordinal ending as in `14th` and `14.`; `nil` for
/// anything else.
func smallNumber(_ text: some StringProtocol, mayBeOrdinal: Bool = false) -> Int? {
  var digits = text.utf8[...]
  if mayBeOrdinal, digits.count > 2,
    ["st", "nd", "rd", "th"].contains(String(decoding: digits.suffix(2), as: UTF8.self))
  {
    digits = digits.dropLast(2)
  } else if mayBeOrdinal, text.hasSuffix(".") {
    digits = digits.dropLast()
  }
  guard (1...4).contains(digits.count),
    digits.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") })
  else { return nil }
  return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
}

extension Weekday {
  /// The weekday with this English name, or with a name that begins with these three or more letters.
  public init?(word: String) {
    guard word.utf8.count >= 3, let day = Weekday.allCases.first(where: { "\($0)".hasPrefix(word) }) else {
      return nil
    }
    self = day
  }
}

/// The month, 1 to 12, with this English name, or with a name that begins with these three or more letters.
func month(word: String) -> Int? {
  let names = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november", "december",
  ]
  guard word.utf8.count >= 3 else { return nil }
  return names.firstIndex { $0.hasPrefix(word) || (word == "sept" && $0 == "september") }.map { $0 + 1 }
}

extension Day {
  /// The day this many months later, or earlier if negative; the last day of the month if that is shorter. `nil`
  /// outside the years 1 to 9999 or for more than 120,000 months.
  public func advanced(byMonths months: Int) -> Day? {
    guard (-120_000...120_000).contains(months) else { return nil }
    let count = year * 12 + month - 1 + months
    guard count >= 12 else { return nil }
    let (year, month) = (count / 12, count % 12 + 1)
    return Day(year: year, month: month, day: min(dayOfMonth, Day.length(ofMonth: month, in: year)))
  }
}
