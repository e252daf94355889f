import JournalFormat

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension AtomicWrite {
  /// The mode and group that a new file at `path` gets.
  ///
  /// A day file takes those of the newest day file beside it, else of the newest one in the last of the folders beside its
  /// own, as in the first days of a year. Any other file is as open as its folder and `journal.toml` both are.
  static func newFile(at path: String, in folder: Descriptor, of journal: OpenJournal) -> NewFile {
    if case .day = JournalLayout.kind(ofPath: path), let like = newestDayFile(near: folder, at: path) {
      return NewFile(mode: like.st_mode & 0o666 | 0o600, group: like.st_gid)
    }
    var settings = stat()
    let hasSettings = fstatat(journal.top.number, "journal.toml", &settings, AT_SYMLINK_NOFOLLOW) == 0
    let limit = hasSettings && settings.st_mode & S_IFMT == S_IFREG ? settings.st_mode : 0o666
    return NewFile(mode: mode(of: folder) & limit & 0o666, group: nil)
  }

  /// What the newest day file, by its name, in the folder or in those beside it says of itself.
  private static func newestDayFile(near folder: Descriptor, at path: String) -> stat? {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
    if let found = newestDayFile(in: folder.number, below: [], named: Array(name.utf8)) { return found }
    guard !name.isEmpty else { return nil }
    var beside: [[UInt8]] = []
    let above = openat(folder.number, "..", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard above >= 0 else { return nil }
    let parent = Descriptor(above)
    try? forEachEntry(ofFolder: [], below: above) { entry in
      if case .folder = entry.kind, entry.name.first != UInt8(ascii: ".") { beside.append(entry.name) }
      return true
    }
    // A few are enough, and a journal with very many folders takes no longer.
    for other in beside.sorted(by: { $1.lexicographicallyPrecedes($0) }).prefix(4) {
      if let found = newestDayFile(in: parent.number, below: other, named: other) { return found }
    }
    return nil
  }

  private static func newestDayFile(in root: Int32, below folder: [UInt8], named name: [UInt8]) -> stat? {
    var newest: (day: Day, path: [UInt8])?
    try? forEachEntry(ofFolder: folder, below: root) { entry in
      let path = name + [UInt8(ascii: "/")] + entry.name
      guard case .file = entry.kind, case .day(let day) = JournalFile.kind(ofPath: path) else { return true }
      if newest.map({ $0.day < day }) ?? true {
        newest = (day, folder.isEmpty ? entry.name : folder + [UInt8(ascii: "/")] + entry.name)
      }
      return true
    }
    guard let newest else { return nil }
    var status = stat()
    let result = cString(newest.path) { fstatat(root, $0, &status, AT_SYMLINK_NOFOLLOW) }
    return result == 0 && status.st_mode & S_IFMT == S_IFREG ? status : nil
  }
}
