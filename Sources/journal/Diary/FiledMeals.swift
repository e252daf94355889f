import JournalFormat

/// The entries whose meal `journal add` chose itself, by a word or by the hour; they do not count as habits.
///
/// Digests of the entries are stored in the user's state folder, never their words. Where they are lost, and on another device, the
/// entries count as chosen by the user.
struct FiledMeals: Hashable {
  /// The number of entries to remember.
  private static let limit = 2000

  /// The latest last.
  private var digests: [UInt64]

  /// Reads stored digests, one a line; lines that cannot be read are left out.
  init(_ bytes: [UInt8]) {
    digests = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap {
      UInt64($0, radix: 16)
    }
  }

  /// Whether the program chose the meal in which an entry stands now.
  func holds(_ entry: FoodEntry, on day: Day) -> Bool {
    !digests.isEmpty && digests.contains(Self.digest(entry, day))
  }

  private static func digest(_ entry: FoodEntry, _ day: Day) -> UInt64 {
    let meal = entry.category?.rawValue ?? ""
    return Array("\(day) \(meal) \(entry.time?.text() ?? "") \(entry.rawText.string)".utf8).fnv1a()
  }

  static func stored(in folder: JournalFolder) -> FiledMeals { FiledMeals(folder.readState(.filed) ?? []) }

  /// Remembers that the program chose the meal of an entry.
  static func remember(_ entry: FoodEntry, on day: Day, in folder: JournalFolder) {
    var filed = stored(in: folder)
    filed.digests = (filed.digests.filter { $0 != digest(entry, day) } + [digest(entry, day)]).suffix(limit)
    folder.writeState(.filed, Array(filed.digests.map { String($0, radix: 16) + "\n" }.joined().utf8))
  }
}
