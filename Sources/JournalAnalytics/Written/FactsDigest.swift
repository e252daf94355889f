import JournalFormat

/// A digest of facts, the same in whatever order they come.
///
/// FNV-1a over 128 bits. The facts are sorted by their bytes; before each goes its length in decimal and a colon.
struct FactsDigest {
  private var facts: [[UInt8]] = []

  mutating func add(_ fact: String) { facts.append(Array(fact.utf8)) }

  /// 32 hexadecimal digits in lower case.
  var hexadecimal: String {
    let hash: UInt128 = facts.sorted { $0.lexicographicallyPrecedes($1) }
      .flatMap { Array("\($0.count):".utf8) + $0 }.fnv1a()
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
