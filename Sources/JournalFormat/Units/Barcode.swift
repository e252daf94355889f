/// The number below the bars of a product: an EAN-13, EAN-8, UPC-A, UPC-E or GTIN-14 (GS1 General Specifications, section 3).
public struct Barcode: Hashable, Sendable {
  /// The digits as they were given, without spaces and hyphens.
  public let digits: String
  /// The thirteen digits (GTIN-13) by which products are found: an EAN-8 or UPC with zeros in front, a UPC-E written out, the number
  /// of what is in the box for a GTIN-14.
  public let normalized: String

  /// Why a text is no barcode.
  public enum Problem: Error, Hashable, Sendable {
    /// There is something besides digits, spaces and hyphens, or nothing.
    case notDigits
    /// It has as many digits as no barcode has.
    case wrongLength(Int)
    /// The last digit does not follow from those before it, from which `right` does.
    case wrongCheckDigit(right: Character, corrected: String)
  }

  /// The barcode of digits, between which spaces and hyphens may stand.
  public init(_ text: String) throws(Problem) {
    var digits: [Int] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ", "-", "\u{A0}", "\u{2010}", "\u{2011}", "\u{2013}": continue
      case "0"..."9": digits.append(Int(scalar.value - UInt32(ascii: "0")))
      default: throw .notDigits
      }
      guard digits.count <= 100 else { throw .wrongLength(digits.count) }
    }
    guard !digits.isEmpty else { throw .notDigits }
    guard let normalized = try Self.normalized(digits) else { throw .wrongLength(digits.count) }
    self.digits = Self.text(digits)
    self.normalized = Self.text(normalized)
  }

  /// The thirteen digits as a number.
  public var number: Int64 { Int64(normalized) ?? 0 }

  /// Whether a shop or a firm gives such numbers itself, so that no list of products has it.
  public var isInternal: Bool {
    let starts = normalized.utf8.prefix(2)
    return starts.first == UInt8(ascii: "2") || starts.elementsEqual("02".utf8)
      || starts.elementsEqual("04".utf8)
  }

  /// The thirteen digits; `nil` for a wrong number of digits.
  private static func normalized(_ digits: [Int]) throws(Problem) -> [Int]? {
    switch digits.count {
    case 8: return try eight(digits)
    case 12, 13:
      try check(digits, as: digits)
      return padded(digits)
    case 14:
      try check(digits, as: digits)
      // The first digit says which box it is. The product in it has a check digit of its own.
      let product = Array(digits[1..<13])
      return digits[0] == 0 ? Array(digits[1...]) : product + [checkDigit(of: product)]
    default: return nil
    }
  }

  /// Eight digits are an EAN-8, or a UPC-E if they begin with 0 or 1. Where both are possible, 0 is a UPC-E: EAN-8 of that kind are numbers
  /// that a shop gives itself.
  private static func eight(_ digits: [Int]) throws(Problem) -> [Int] {
    let isEAN = checkDigit(of: digits.dropLast()) == digits[7]
    guard digits[0] <= 1 else {
      try check(digits, as: digits)
      return padded(digits)
    }
    let long = expanded(digits)
    let isUPC = checkDigit(of: long.dropLast()) == digits[7]
    if isUPC, digits[0] == 0 || !isEAN { return padded(long) }
    if !isEAN { try check(digits, as: long) }
    return padded(digits)
  }

  /// The UPC-A of a UPC-E, from which zeros were left out.
  private static func expanded(_ d: [Int]) -> [Int] {
    let middle =
      switch d[6] {
      case 0...2: [d[1], d[2], d[6], 0, 0, 0, 0, d[3], d[4], d[5]]
      case 3: [d[1], d[2], d[3], 0, 0, 0, 0, 0, d[4], d[5]]
      case 4: [d[1], d[2], d[3], d[4], 0, 0, 0, 0, 0, d[5]]
      default: [d[1], d[2], d[3], d[4], d[5], 0, 0, 0, 0, d[6]]
      }
    return [d[0]] + middle + [d[7]]
  }

  /// Throws unless the last digit is right for those before it in `long`, which the given digits stand for.
  private static func check(_ digits: [Int], as long: [Int]) throws(Problem) {
    let right = checkDigit(of: long.dropLast())
    guard long.last != right else { return }
    throw .wrongCheckDigit(
      right: text([right]).first ?? "0", corrected: text(Array(digits.dropLast()) + [right]))
  }

  /// What makes the sum of all digits, from the right every second one three times, a multiple of ten.
  private static func checkDigit(of digits: some BidirectionalCollection<Int>) -> Int {
    var sum = 0
    for (index, digit) in digits.reversed().enumerated() { sum += index % 2 == 0 ? digit * 3 : digit }
    return (10 - sum % 10) % 10
  }

  private static func padded(_ digits: [Int]) -> [Int] {
    Array(repeating: 0, count: 13 - digits.count) + digits
  }

  private static func text(_ digits: [Int]) -> String { digits.map { "\($0)" }.joined() }
}

extension Barcode.Problem {
  /// What is wrong with `text`, and what to do, as a sentence without a full stop.
  public func message(for text: String) -> String {
    switch self {
    case .notDigits:
      "‘\(text)’ is no barcode; type the digits below the bars, as in ‘--barcode 8901058000290’"
    case .wrongLength(let count):
      "‘\(text)’ has \(count) \(count == 1 ? "digit" : "digits"), but barcodes have 8, 12, 13 or 14; type all of them, also the small ones beside the bars"
    case .wrongCheckDigit(let right, let corrected):
      "the last digit of ‘\(text)’ does not fit the others: it would have to be \(right) (\(corrected)), or another digit is mistyped"
    }
  }
}
