/// A digest of facts, the same in whatever order they come.
///
/// FNV-1a over 128 bits (Fowler, Noll, Vo): offset basis 6c62272e07bb014262b821756295c58d, prime
/// 2^88 + 0x13b. The facts are sorted by their bytes; before each goes its length in decimal and a colon.
struct FactsDigest {
  private var facts: [[UInt8]] = []

  mutating func add(_ fact: String) { facts.append(Array(fact.utf8)) }

  /// 32 hexadecimal digits in lower case.
  var hexadecimal: String {
    var hash: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b
    for fact in facts.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      for byte in Array("\(fact.count):".utf8) + fact {
        hash = (hash ^ UInt128(byte)) &* prime
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
