import JournalFormat

extension AtomicWrite {
  /// The file to write: its open folder and its name.
  struct Target {
    var folder: Folder
    var name: [UInt8]
    /// The parents of the folders that were created on the way.
    var parentsOfNewFolders: [Descriptor] = []
    /// Whether it is hidden or lies in a hidden folder, with all links followed.
    var isHidden = false

    var place: Place { Place(folder: folder.descriptor, name: name) }
  }

  /// A folder on the path does not exist.
  struct MissingFolder: Error {
    var shownPath: String
  }

  /// Prepares to write the file at a path below the journal's folder; creates the folders on the way.
  ///
  /// Links on the way are followed inside the journal; one that leads out is refused.
  init(_ path: String, in journal: OpenJournal) throws {
    self.init(at: try Self.find(path, in: journal, making: true), shownAs: path, in: journal)
  }

  init(at target: Target, shownAs path: String, in journal: OpenJournal) {
    self.init(
      shownPath: path, target: target,
      stage: journal.own.map { Folder(descriptor: $0.unfinished, prefix: "") }
        ?? Folder(descriptor: target.folder.descriptor, prefix: Self.besidePrefix),
      newFile: { Self.newFile(at: path, in: target.folder.descriptor, of: journal) },
      patience: journal.patience, warn: journal.warn)
  }

  /// Opens the folder of `path` component by component; a missing one is created, or throws `MissingFolder` unless `making`.
  static func find(_ path: String, in journal: OpenJournal, making: Bool) throws -> Target {
    var parts = try safeParts(of: Array(path.utf8), path)
    // Each link resolved starts the walk again; links do not lead through each other forever.
    for _ in 0..<40 {
      var folder = journal.top
      var made: [Descriptor] = []
      var resolved: [[UInt8]]?
      for (depth, part) in parts.enumerated() where resolved == nil {
        let status = folder.status(of: part)
        let isLast = depth == parts.count - 1
        if let status, status.st_mode & S_IFMT == S_IFLNK {
          resolved = try follow(parts[...depth], below: journal.path, path) + parts[(depth + 1)...]
          _ = try safeParts(of: Array((resolved ?? []).joined(separator: [UInt8(ascii: "/")])), path)
        } else if !isLast {
          if status == nil, making {
            let result = cString(part) { name in
              uninterrupted { mkdirat(folder.number, name, mode(of: folder) & 0o777) }
            }
            guard result == 0 || errno == EEXIST else { throw refusal(path, systemMessage(errno)) }
            made.append(folder)
          }
          guard let next = folder.folder(part) else {
            if errno == ENOENT, !making { throw MissingFolder(shownPath: path) }
            throw refusal(path, systemMessage(errno))
          }
          folder = next
        } else {
          let place = Folder(descriptor: folder, prefix: besidePrefix)
          return Target(
            folder: place, name: part, parentsOfNewFolders: made, isHidden: isHidden(parts))
        }
      }
      guard let resolved else { break }
      parts = resolved
    }
    throw refusal(path, "its links lead nowhere")
  }

  /// The components of a link's target, if that lies inside the journal.
  private static func follow(
    _ parts: ArraySlice<[UInt8]>, below root: String, _ path: String
  ) throws -> [[UInt8]] {
    let slash = UInt8(ascii: "/")
    let link = Array(root.utf8) + [slash] + Array(parts.joined(separator: [slash]))
    guard let top = realPath(Array(root.utf8)), let target = realPath(link),
      target.starts(with: top), top == [slash] || target.count > top.count && target[top.count] == slash
    else {
      throw CommandFailure(
        .refused, "‘\(path)’ is a link that leads out of the journal or to nothing, and was left alone")
    }
    return target[top.count...].split(separator: slash).map(Array.init)
  }

  /// Throws if a path leaves the journal, or leads into `.git` or `.journal`.
  static func requireSafe(_ path: String) throws { _ = try safeParts(of: Array(path.utf8), path) }

  /// The components of a path; throws if it leaves the journal, or leads into `.git` or `.journal`.
  private static func safeParts(of path: [UInt8], _ shown: String) throws -> [[UInt8]] {
    let parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Array.init)
    let isSafe = parts.allSatisfy {
      !$0.isEmpty && $0 != [.period] && $0 != [.period, .period] && !$0.contains(0)
    }
    guard isSafe else { throw refusal(shown, "it is no path inside the journal") }
    // A name that is not UTF-8 was read with U+FFFD in it, and would be another name when written.
    guard !shown.unicodeScalars.contains("\u{FFFD}") else {
      throw refusal(shown, "its name is not UTF-8; rename it first")
    }
    for part in parts where [".git", ".journal"].contains(String(decoding: part, as: UTF8.self).lowercased())
    {
      throw refusal(shown, "nothing of the diary lies there")
    }
    return parts
  }

  /// Whether a path leads to a hidden file or through a hidden folder, but for the two files of git's that `init` writes.
  static func isHidden(_ parts: [[UInt8]]) -> Bool {
    let names = [".gitattributes", ".gitignore"]
    let isGits = parts.count == 1 && names.contains { parts[0].elementsEqual($0.utf8) }
    return !isGits && parts.contains { $0.first == UInt8(ascii: ".") }
  }

  static func refusal(_ path: String, _ why: String) -> CommandFailure {
    CommandFailure(.refused, "‘\(path)’ cannot be written: \(why)")
  }

  static func mode(of folder: Descriptor) -> mode_t { folder.status.map { $0.st_mode & 0o777 } ?? 0o700 }
}

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
      if let like = newestDayFile(in: folder, below: [], named: parent ?? []) {
        return NewFile(like: like)
      }
      if parent != nil, let like = newestDayFile(inFoldersOf: "..", from: folder) {
        return NewFile(like: like)
      }
    case .settings:
      let like =
        newestDayFile(in: folder, below: [], named: [])
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

  /// The status of the newest day file in the last six subfolders, by name, of the folder at `path`.
  private static func newestDayFile(inFoldersOf path: String, from folder: Descriptor) -> stat? {
    guard let parent = folder.open(path.utf8, O_RDONLY | O_DIRECTORY) else { return nil }
    let names = FolderEntries(below: parent).readable.filter {
      $0.kind == .folder && $0.name.first != .period
    }
    .map(\.name)
    // A few are enough, and a journal with very many folders takes no longer.
    for name in names.sorted(by: { $1.lexicographicallyPrecedes($0) }).prefix(6) {
      if let found = newestDayFile(in: parent, below: name, named: name) { return found }
    }
    return nil
  }

  /// The status of the newest day file, by name, in a folder; `name` is the folder's path in the journal.
  private static func newestDayFile(
    in root: Descriptor, below folder: [UInt8], named name: [UInt8]
  ) -> stat? {
    var newest: (day: Day, path: [UInt8])?
    for entry in FolderEntries(ofFolder: folder, below: root).readable {
      let path = name + [.slash] + entry.name
      guard case .file = entry.kind, case .day(let day) = JournalFile.kind(ofPath: path),
        newest.map({ $0.day < day }) ?? true
      else { continue }
      newest = (day, folder.isEmpty ? entry.name : folder + [.slash] + entry.name)
    }
    return newest.flatMap { root.status(of: $0.path) }.flatMap { $0.isFile ? $0 : nil }
  }
}

extension AtomicWrite.NewFile {
  /// The mode and group of an existing file, always readable and writable by the user.
  fileprivate init(like file: stat) {
    self.init(mode: file.st_mode & 0o666 | 0o600, group: file.st_gid)
  }
}
