import JournalFormat

/// A digest of facts that does not depend on their order.
///
/// 128-bit FNV-1a of the facts sorted by their bytes, each preceded by its length in decimal and a colon.
struct FactsDigest {
  private var facts: [[UInt8]] = []

  mutating func add(_ fact: String) { facts.append(Array(fact.utf8)) }

  /// 32 lower-case hexadecimal digits.
  var hexadecimal: String {
    let hash: UInt128 = facts.sorted { $0.lexicographicallyPrecedes($1) }
      .flatMap { Array("\($0.count):".utf8) + $0 }.fnv1a()
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
