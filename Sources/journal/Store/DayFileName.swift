import JournalFormat

/// What a path of the journal is for.
enum PathKind: Hashable {
  case day(Day)
  /// A day file's name with a day that does not exist.
  case impossibleDay
  case settings, habits, tasks
  case other

  /// Decides by the path alone; folders of the path that hold no day files are not looked at.
  init(ofPath bytes: [UInt8]) {
    let start = (bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    let name = String(decoding: bytes[start...], as: UTF8.self)
    switch name {
    case "journal.toml" where start == 0: self = .settings
    case "habits.md" where start == 0: self = .habits
    case "tasks.md" where start == 0: self = .tasks
    default:
      guard name.hasSuffix(".md"), name.utf8.count == 13 else {
        self = .other
        return
      }
      let stem = String(name.dropLast(3))
      if let day = Day(stem) {
        self = .day(day)
      } else {
        self = stem.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) } ? .impossibleDay : .other
      }
    }
  }

  /// Whether a folder holds no day files, whatever lies in it.
  static func isExcluded(folder bytes: [UInt8]) -> Bool {
    let name = String(decoding: bytes[((bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...], as: UTF8.self)
    return name.hasPrefix(".") || ["templates", "recaps", "reports", "media"].contains(name)
  }
}
