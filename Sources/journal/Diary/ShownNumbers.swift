import JournalFormat

/// The entries that printed numbers such as `2026-03-14#3`, and addresses such as `2026-03-14#rice`, named.
///
/// A number goes on meaning what it meant when it was shown: a command that finds another entry there says so. An address that names
/// several entries now means the one that it named when it was printed. Digests of the entries
/// are stored in the user's state folder, never their words, and may be deleted at any time: numbers then mean what they name now.
struct ShownNumbers: Hashable {
  /// A record of a day, by its number from 1 among records of its kind in the day's files.
  struct Place: Hashable {
    var day: Day
    var kind = EntryAddress.RecordKind.food
    var number: Int
  }

  /// What was printed.
  private enum Key: Hashable {
    case place(Place)
    /// An address with a time or a word, as it was printed.
    case address(String)
  }

  /// The number of places to remember.
  private static let limit = 2000

  /// In the order in which they were shown.
  private var order: [Key] = []
  private var digests: [Key: UInt64] = [:]

  /// Reads stored numbers; lines that cannot be read are left out.
  init(_ bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count == 3, let day = Day(String(parts[0])), let digest = UInt64(parts[2], radix: 16)
      else { continue }
      if parts[1].first == "@" {
        keep(.address(String(parts[1].dropFirst())), digest)
        continue
      }
      let kind = EntryAddress.RecordKind.allCases.last { parts[1].hasPrefix($0.letter) } ?? .food
      guard let number = Int(parts[1].dropFirst(kind.letter.count)) else { continue }
      keep(.place(Place(day: day, kind: kind, number: number)), digest)
    }
  }

  /// One place a line: the day, the number or `@` and the address, and the digest.
  var text: String {
    order.suffix(Self.limit).map { key in
      let name =
        switch key {
        case .place(let place): "\(place.day) \(place.kind.letter)\(place.number)"
        case .address(let address): "\(address.prefix(10)) @\(address)"
        }
      return "\(name) \(String(digests[key] ?? 0, radix: 16))\n"
    }
    .joined()
  }

  private mutating func keep(_ key: Key, _ digest: UInt64) {
    if digests.updateValue(digest, forKey: key) != nil { order.removeAll { $0 == key } }
    order.append(key)
  }

  /// Of the entries that an address names, those that it named when it was last printed; all of them if none is.
  func named(by address: EntryAddress, among found: [FoundEntry]) -> [FoundEntry] {
    guard found.count > 1, let digest = digests[.address("\(address)")] else { return found }
    let same = found.filter { Self.digest($0.entry) == digest }
    return same.isEmpty ? found : same
  }

  /// Records that the entries that numbers named are gone, so that an equal entry is not taken for one of them.
  static func useUp(_ places: [Place], in folder: JournalFolder) {
    var numbers = stored(in: folder)
    // No digest of an entry is 0.
    for place in places { numbers.keep(.place(place), 0) }
    folder.writeState(.shown, Array(numbers.text.utf8))
  }

  /// Whether a number may name `entry`: it named the same when it was last shown, or was never shown.
  func allow(_ entry: FoodEntry?, at place: Place) -> Bool {
    digests[.place(place)].map { $0 == entry.map(Self.digest) } ?? true
  }

  /// The same for a weight.
  func allow(weight: WeightEntry?, at place: Place) -> Bool {
    digests[.place(place)].map { $0 == weight.map(Self.digest) } ?? true
  }

  /// The digest of an entry's time and words.
  private static func digest(_ entry: FoodEntry) -> UInt64 {
    Array("\(entry.time?.text() ?? "") \(entry.rawText.string)".utf8).fnv1a()
  }

  /// The digest of a weight's time and figures.
  private static func digest(_ weight: WeightEntry) -> UInt64 {
    let fat = weight.bodyFatPercent.map { " \($0)" } ?? ""
    return Array("\(weight.time?.text() ?? "") \(weight.amountText)\(fat)".utf8).fnv1a()
  }

  // MARK: Kept up to date

  static func stored(in folder: JournalFolder) -> ShownNumbers {
    ShownNumbers(folder.readState(.shown) ?? [])
  }

  /// Remembers which entries the numbers name that are about to be printed.
  static func remember(entries shown: [(place: Place, entry: FoodEntry)], in folder: JournalFolder) {
    remember(shown.suffix(limit).map { (.place($0.place), digest($0.entry)) }, in: folder)
  }

  /// Remembers which entry an address names that is about to be printed.
  static func remember(_ address: EntryAddress, of entry: FoodEntry, in folder: JournalFolder) {
    remember([(.address("\(address)"), digest(entry))], in: folder)
  }

  /// Remembers which weights the numbers name that are about to be printed.
  static func remember(weights shown: [(place: Place, weight: WeightEntry)], in folder: JournalFolder) {
    remember(shown.suffix(limit).map { (.place($0.place), digest($0.weight)) }, in: folder)
  }

  /// Remembers all weights of files, which are in the order of their days and paths.
  static func rememberWeights(of files: [JournalDay], in folder: JournalFolder) {
    let shown = numbered(\.weights, of: files, kind: .weight)
    remember(weights: shown.map { (place: $0, weight: $1) }, in: folder)
  }

  /// Remembers all entries of files, which are in the order of their days and paths.
  static func remember(entriesOf files: [JournalDay], in folder: JournalFolder) {
    let shown = numbered(\.entries, of: files, kind: .food)
    remember(entries: shown.map { (place: $0, entry: $1) }, in: folder)
    rememberWeights(of: files, in: folder)
  }

  /// The records of files with their numbers, which go on from one file of a day to the next.
  private static func numbered<Record>(
    _ records: (JournalDay) -> [Record], of files: [JournalDay], kind: EntryAddress.RecordKind
  ) -> [(Place, Record)] {
    var shown: [(Place, Record)] = []
    for file in files {
      let last = shown.last?.0
      let before = last?.day == file.day ? last?.number ?? 0 : 0
      shown += records(file).enumerated().map {
        (Place(day: file.day, kind: kind, number: before + $0 + 1), $1)
      }
    }
    return shown
  }

  /// Stores the digests of what is about to be printed; of very many, the callers give the last.
  private static func remember(_ shown: [(key: Key, digest: UInt64)], in folder: JournalFolder) {
    guard !shown.isEmpty else { return }
    var numbers = stored(in: folder)
    let before = numbers
    for (key, digest) in shown { numbers.keep(key, digest) }
    if numbers != before { folder.writeState(.shown, Array(numbers.text.utf8)) }
  }
}
