import JournalFormat

/// The entries that printed numbers such as `2026-03-14#3` named.
///
/// A number goes on meaning what it meant when it was shown: a command that finds another entry there says so. Digests of the entries
/// are stored in the user's state folder, never their words, and may be deleted at any time: numbers then mean what they name now.
struct ShownNumbers: Hashable {
  /// A record of a day, counted from 1 among those of its kind over the day's files.
  struct Place: Hashable {
    var day: Day
    var kind = EntryAddress.RecordKind.food
    var number: Int
  }

  /// The number of places to remember.
  private static let limit = 2000

  /// In the order in which they were shown.
  private var order: [Place] = []
  private var digests: [Place: UInt64] = [:]

  /// Reads stored numbers; lines that cannot be read are left out.
  init(_ bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count == 3, let day = Day(String(parts[0])), let digest = UInt64(parts[2], radix: 16)
      else { continue }
      let kind = EntryAddress.RecordKind.allCases.last { parts[1].hasPrefix($0.letter) } ?? .food
      guard let number = Int(parts[1].dropFirst(kind.letter.count)) else { continue }
      keep(Place(day: day, kind: kind, number: number), digest)
    }
  }

  /// One place a line: the day, the number and the digest.
  var text: String {
    order.suffix(Self.limit).map {
      "\($0.day) \($0.kind.letter)\($0.number) \(String(digests[$0] ?? 0, radix: 16))\n"
    }
    .joined()
  }

  private mutating func keep(_ place: Place, _ digest: UInt64) {
    if digests.updateValue(digest, forKey: place) != nil { order.removeAll { $0 == place } }
    order.append(place)
  }

  /// Remembers that the entries that numbers named are gone, so that an equal one is not taken for one of them.
  static func useUp(_ places: [Place], in folder: JournalFolder) {
    var numbers = stored(in: folder)
    // No digest of an entry is 0.
    for place in places { numbers.keep(place, 0) }
    folder.writeState(.shown, Array(numbers.text.utf8))
  }

  /// Whether `entry` is what the number named when it was last shown; also if it never was.
  func allow(_ entry: FoodEntry?, at place: Place) -> Bool {
    digests[place].map { $0 == entry.map(Self.digest) } ?? true
  }

  /// The same for a weight.
  func allow(weight: WeightEntry?, at place: Place) -> Bool {
    digests[place].map { $0 == weight.map(Self.digest) } ?? true
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
  static func remember(_ shown: [(place: Place, entry: FoodEntry)], in folder: JournalFolder) {
    guard !shown.isEmpty else { return }
    var numbers = stored(in: folder)
    let before = numbers
    // Of very many, the last are remembered.
    for (place, entry) in shown.suffix(limit) { numbers.keep(place, digest(entry)) }
    if numbers != before { folder.writeState(.shown, Array(numbers.text.utf8)) }
  }

  /// Remembers which weights the numbers name that are about to be printed.
  static func remember(_ shown: [(place: Place, weight: WeightEntry)], in folder: JournalFolder) {
    guard !shown.isEmpty else { return }
    var numbers = stored(in: folder)
    let before = numbers
    for (place, weight) in shown.suffix(limit) { numbers.keep(place, digest(weight)) }
    if numbers != before { folder.writeState(.shown, Array(numbers.text.utf8)) }
  }

  /// Remembers all weights of files, which are in the order of their days and paths.
  static func rememberWeights(of files: [JournalDay], in folder: JournalFolder) {
    var shown: [(place: Place, weight: WeightEntry)] = []
    for file in files {
      let last = shown.last?.place
      let before = last?.day == file.day ? last?.number ?? 0 : 0
      shown += file.weights.enumerated().map {
        (Place(day: file.day, kind: .weight, number: before + $0 + 1), $1)
      }
    }
    remember(shown, in: folder)
  }

  /// Remembers all entries of files, which are in the order of their days and paths.
  static func remember(_ files: [JournalDay], in folder: JournalFolder) {
    var shown: [(place: Place, entry: FoodEntry)] = []
    for file in files {
      let last = shown.last?.place
      let before = last?.day == file.day ? last?.number ?? 0 : 0
      shown += file.entries.enumerated().map { (Place(day: file.day, number: before + $0 + 1), $1) }
    }
    remember(shown, in: folder)
    rememberWeights(of: files, in: folder)
  }
}
