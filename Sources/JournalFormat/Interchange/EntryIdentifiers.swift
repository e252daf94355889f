/// Gives the entries of one day their identifiers: version-8 UUIDs made from what the entries say.
///
/// An identifier is made of day, time, words, and how many entries of the day with the same
/// time and words came before. Lines that move, facts and tags that change, and entries added
/// elsewhere leave it as it is. `FORMAT.md` holds the recipe.
struct EntryIdentifiers {
  private let day: Day
  private var seen: [Key: Int] = [:]

  private struct Key: Hashable {
    let time: ClockTime?
    let words: TextSlice
  }

  /// Starts counting among the entries of `day`.
  init(for day: Day) { self.day = day }

  /// The identifier of the day's next entry, in lower-case hexadecimal with hyphens.
  mutating func next(for entry: FoodEntry) -> String {
    let key = Key(time: entry.time?.start, words: entry.words)
    let count = seen[key, default: 0] + 1
    seen[key] = count
    var hash = FNV1a128()
    hash.combine(day.description.utf8)
    hash.combine(CollectionOfOne(.lineFeed))
    if let time = key.time { hash.combine(time.description.utf8) }
    hash.combine(CollectionOfOne(.lineFeed))
    key.words.withBytes { hash.combine($0) }
    hash.combine(CollectionOfOne(.lineFeed))
    hash.combine(String(count).utf8)
    return versionEightUUID(hash.value)
  }
}

/// The hash of Fowler, Noll and Vo in its 128-bit variant 1a.
struct FNV1a128 {
  private(set) var value: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
  private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b

  /// Takes in bytes, in order.
  mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt128(byte)) &* Self.prime }
  }
}

/// `bits` as the text of a UUID, with the bits of version 8 and of the RFC 9562 variant set.
func versionEightUUID(_ bits: UInt128) -> String {
  let version: UInt128 = 0x8 << 76
  let variant: UInt128 = 0x2 << 62
  let cleared = bits & ~((0xF as UInt128) << 76) & ~((0x3 as UInt128) << 62)
  let digits = Array(String(cleared | version | variant, radix: 16).utf8)
  let padding = [UInt8](repeating: UInt8(ascii: "0"), count: 32 - digits.count)
  var text: [UInt8] = []
  for (index, digit) in (padding + digits).enumerated() {
    if [8, 12, 16, 20].contains(index) { text.append(.hyphen) }
    text.append(digit)
  }
  return String(decoding: text, as: UTF8.self)
}
