import JournalFormat

/// Drafts of days that were begun in an editor and not saved, because the program ended before the editor did.
///
/// Only where they lie is remembered, in the user's state folder; it may be lost at any time, and then a draft is not offered again.
struct LeftDrafts {
  /// The number of drafts to remember.
  private static let limit = 20

  private let folder: JournalFolder
  private var paths: [(day: Day, path: String)] = []

  init(in folder: JournalFolder) {
    self.folder = folder
    for line in String(decoding: folder.readState(.drafts) ?? [], as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let day = Day(String(parts[0])), parts[1].hasPrefix("/") else { continue }
      paths.append((day, String(parts[1])))
    }
  }

  /// The latest draft of a day; `nil` for none.
  subscript(day: Day) -> String? { paths.last { $0.day == day }?.path }

  /// Remembers where the draft of a day lies. A path that has a line break in it is not remembered.
  mutating func remember(_ path: String, of day: Day) {
    guard !path.contains(where: \.isNewline) else { return }
    forget(day)
    paths = paths.suffix(Self.limit - 1) + [(day, path)]
    write()
  }

  /// Forgets the draft of a day.
  mutating func forget(_ day: Day) {
    guard self[day] != nil else { return }
    paths.removeAll { $0.day == day }
    write()
  }

  private func write() {
    folder.writeState(.drafts, Array(paths.map { "\($0.day) \($0.path)\n" }.joined().utf8))
  }
}
