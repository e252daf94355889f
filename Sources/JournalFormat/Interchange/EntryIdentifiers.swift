/// Gives the entries of one day their identifiers: version-8 UUIDs made from what the entries say.
///
/// An identifier is computed from the day, the time, the text, and how many entries of the day with the same time
/// and text came before. It does not change when lines move, facts or tags change, or other entries are added.
/// `Documentation/format/export.md` has the algorithm.
struct EntryIdentifiers {
  private let day: Day
  private var seen: [Key: Int] = [:]

  private struct Key: Hashable {
    let time: ClockTime?
    let text: TextSlice
  }

  /// Starts counting the entries of `day`.
  init(for day: Day) { self.day = day }

  /// The identifier of the day's next entry, in lower-case hexadecimal with hyphens.
  mutating func next(for entry: FoodEntry) -> String {
    let key = Key(time: entry.time?.start, text: entry.text)
    let count = seen[key, default: 0] + 1
    seen[key] = count
    var text = Array("\(day)\n".utf8)
    if let time = key.time { text += time.description.utf8 }
    text.append(.lineFeed)
    key.text.withBytes { text += $0 }
    text += "\n\(count)".utf8
    return versionEightUUID(text.fnv1a())
  }
}

/// `bits` as the text of a UUID, with the version bits set to 8 and the variant bits of RFC 9562.
func versionEightUUID(_ bits: UInt128) -> String {
  let version: UInt128 = 8 << 76
  let variant: UInt128 = 0b10 << 62
  let cleared = bits & ~((0b1111 as UInt128) << 76) & ~((0b11 as UInt128) << 62)
  let digits = Array(String(cleared | version | variant, radix: 16).utf8)
  let padding = [UInt8](repeating: UInt8(ascii: "0"), count: 32 - digits.count)
  var text: [UInt8] = []
  for (index, digit) in (padding + digits).enumerated() {
    if [8, 12, 16, 20].contains(index) { text.append(.hyphen) }
    text.append(digit)
  }
  return String(decoding: text, as: UTF8.self)
}
