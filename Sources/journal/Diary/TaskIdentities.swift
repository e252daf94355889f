import JournalAnalytics
import JournalFormat

/// The first words of tasks, so that a task's identifier in a calendar stays when its words change.
///
/// Digests are stored in the user's state folder, never words. A change made in an editor is not known here; the identifier is then
/// that of the new words.
struct TaskIdentities: Hashable {
  /// The number of changes to remember.
  private static let limit = 10_000

  /// The digests of the first words by those of the words now.
  private(set) var first: [UInt64: UInt64] = [:]

  /// Reads what is stored; lines that cannot be read are left out.
  init(_ bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(Self.limit) {
      let numbers = line.split(separator: " ").map { UInt64($0, radix: 16) }
      if numbers.count == 2, let now = numbers[0], let then = numbers[1] { first[now] = then }
    }
  }

  /// The digests of one task a line, now and first.
  var text: String {
    first.sorted { $0.key < $1.key }.prefix(Self.limit).map {
      "\(String($0.key, radix: 16)) \(String($0.value, radix: 16))\n"
    }.joined()
  }

  /// Records that a task's words changed.
  mutating func replace(_ old: String, by new: String) {
    let (before, after) = (taskDigest(of: old), taskDigest(of: new))
    guard before != after else { return }
    let known = first.removeValue(forKey: before) ?? before
    first[after] = known == after ? nil : known
  }

  static func stored(in folder: JournalFolder) -> TaskIdentities {
    TaskIdentities(folder.readState(.identities) ?? [])
  }

  static func update(in folder: JournalFolder, _ change: (inout TaskIdentities) -> Void) {
    var identities = stored(in: folder)
    let before = identities
    change(&identities)
    if identities != before { folder.writeState(.identities, Array(identities.text.utf8)) }
  }
}
