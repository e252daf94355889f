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
  /// own, as in the first days of a year. `journal.toml` takes those of the newest day file too, and is the user's alone in a
  /// new journal. Any other file is as open as its folder and `journal.toml` both are.
  static func newFile(at path: String, in folder: Descriptor, of journal: OpenJournal) -> NewFile {
    switch JournalLayout.kind(ofPath: path) {
    case .day:
      let parent = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { Array(path[..<$0].utf8) }
      if let like = newestDayFile(in: folder.number, below: [], named: parent ?? []) {
        return NewFile(like: like)
      }
      if parent != nil, let like = newestDayFile(inFoldersOf: "..", from: folder) {
        return NewFile(like: like)
      }
    case .settings:
      let like =
        newestDayFile(in: folder.number, below: [], named: [])
        ?? newestDayFile(inFoldersOf: ".", from: folder)
      return like.map(NewFile.init(like:)) ?? NewFile(mode: 0o600, group: nil)
    default: break
    }
    var settings = stat()
    var limit: mode_t = 0o600
    if fstatat(journal.top.number, "journal.toml", &settings, 0) == 0 {
      limit = settings.st_mode
    } else if errno == ENOENT {
      limit = 0o666
    }
    return NewFile(mode: mode(of: folder) & limit & 0o666 | 0o600, group: nil)
  }

  /// What the newest day file says of itself in the last folders, by their names, of the one at `path`.
  private static func newestDayFile(inFoldersOf path: String, from folder: Descriptor) -> stat? {
    let opened = uninterrupted { openat(folder.number, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard opened >= 0 else { return nil }
    let parent = Descriptor(opened)
    var names: [[UInt8]] = []
    try? forEachEntry(ofFolder: [], below: opened) { entry in
      if case .folder = entry.kind, entry.name.first != UInt8(ascii: ".") { names.append(entry.name) }
      return true
    }
    // A few are enough, and a journal with very many folders takes no longer.
    for name in names.sorted(by: { $1.lexicographicallyPrecedes($0) }).prefix(6) {
      if let found = newestDayFile(in: parent.number, below: name, named: name) { return found }
    }
    return nil
  }

  /// What the newest day file, by its name, in a folder says of itself; `name` is the folder's, from the journal's.
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

extension AtomicWrite.NewFile {
  /// As open as a file that is there, and never closed to the user.
  fileprivate init(like file: stat) {
    self.init(mode: file.st_mode & 0o666 | 0o600, group: file.st_gid)
  }
}
