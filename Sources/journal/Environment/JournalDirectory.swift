import JournalFormat

/// The folder of a journal on disk.
struct JournalDirectory: Hashable, Sendable {
  /// Absolute, or relative to the working folder.
  var path: String
  /// The prefix for the journal's paths in messages, so that editors can open them.
  var prefix: String

  /// The folder as commands use it.
  func folder(
    _ variable: (String) -> String? = { _ in nil }, git: GitTool = .system,
    warn: @escaping @Sendable (String) -> Void = { _ in }
  ) -> JournalFolder {
    let reader = FolderReader(root: path)
    let state = StateFiles(journal: path, variable: variable)
    let changes = JournalChanges(path: path, warn: warn)
    let repository = GitCheck(path: path, tool: git)
    return JournalFolder(
      prefix: prefix,
      list: { days throws(FileProblem) in try DirectoryScan.listing(of: path, days: days) },
      read: { file throws(FileProblem) in try reader.bytes(of: file) },
      update: { try changes.update($0, $1) },
      discard: { try changes.discard(from: $0, where: $1) },
      transact: { try changes.transact($0, $1) },
      beginExternalEdit: { try changes.beginExternalEdit($0, $1) },
      recordExternalEdit: { try changes.recordExternalEdit(&$0) },
      undoHistory: { try changes.history() },
      undoLast: { try changes.undoLast($0) },
      previewUndo: { try changes.previewUndo($0) },
      forgetUndo: { try changes.forget() },
      write: { try NamedFile.write($1, to: $0, journal: path) },
      makeFolder: { try NamedFile.makeOutputFolder($0) },
      readState: { state?.read($0) }, writeState: { state?.write($0, $1) },
      repositoryFindings: { repository.findings() },
      interrupted: { changes.interrupted() })
  }
}

extension JournalDirectory {
  /// The journal for a command.
  ///
  /// In this order: `folder`, `$JOURNAL_DIR`, the nearest folder from `workingFolder` upwards with a `journal.toml`,
  /// the working folder if day files lie in it or in its own folders for years and months, and the one in the user's configuration.
  static func find(
    folder: String?, workingFolder: String? = nil, variable: (String) -> String?
  ) throws -> JournalDirectory {
    let here = workingFolder ?? currentFolder()
    if let folder { return try named(folder, by: "-C", from: here) }
    if let folder = variable("JOURNAL_DIR"), !folder.isEmpty {
      return try named(folder, by: "$JOURNAL_DIR", from: here)
    }
    if let found = above(here) ?? holdingDays(here) { return found }
    if let configured = try UserConfiguration.journal(variable: variable) {
      return try named(configured, by: "the configuration of your own", from: here)
    }
    throw CommandFailure(
      .refused,
      "there is no journal here: no journal.toml in this folder or above, and no day files such as 2026-03-14.md "
        + "in it or in its folders for years; " + remedy(here, variable: variable))
  }

  /// What to do in a folder that is no journal.
  private static func remedy(_ here: String, variable: (String) -> String?) -> String {
    let below = DirectoryScan.journals(below: here).map { terminalSafe($0) }
    guard let first = below.first else {
      return
        "name one with -C or $JOURNAL_DIR, begin one here with ‘journal init’, or make one the usual one with "
        + "‘journal init --usual ~/diary’"
    }
    let names = below.map { "‘\($0)’" }.joined(separator: below.count == 2 ? " and " : ", ")
    return
      "\(names) \(below.count == 1 ? "is a journal" : "are journals"): ‘journal -C \(first)’ reads one, ‘journal init --usual \(first)’ "
      + "makes it the usual one, and none is read with another"
  }

  /// The folder for a new journal. One that does not exist is created with access for its owner only if `makes` is
  /// set, else `nil`; errors that creating it would cause are thrown even then, as far as they can be foreseen.
  static func begin(folder: String, makes: Bool) throws -> JournalDirectory? {
    var status = stat()
    if stat(folder, &status) != 0, errno == ENOENT {
      let isPossible =
        makes ? uninterrupted { mkdir(folder, 0o700) } == 0 : stat(parent(ofName: folder), &status) == 0
      guard isPossible || errno == EEXIST else {
        throw CommandFailure(.refused, "the folder ‘\(folder)’ cannot be made: \(systemMessage(errno))")
      }
      guard makes else { return nil }
    }
    return try named(folder, by: "the command", from: currentFolder())
  }

  private static func named(
    _ folder: String, by origin: String, from here: String
  ) throws(CommandFailure) -> JournalDirectory {
    let path = folder.hasPrefix("/") ? folder : here + "/" + folder
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw CommandFailure(.refused, "the folder ‘\(folder)’ named by \(origin): \(systemMessage(errno))")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw CommandFailure(.refused, "‘\(folder)’ named by \(origin) is not a folder")
    }
    let isHere = folder == "." || folder == "./"
    return JournalDirectory(path: path, prefix: isHere ? "" : folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// The nearest folder from `here` upwards with a `journal.toml`.
  private static func above(_ here: String) -> JournalDirectory? {
    var path = here
    var prefix = ""
    while true {
      var status = stat()
      if stat(path + "/journal.toml", &status) == 0 { return JournalDirectory(path: path, prefix: prefix) }
      guard let parent = parent(of: path) else { return nil }
      path = parent
      prefix += "../"
    }
  }

  /// `here`, or its parent if it is named after a year or a month, if it is a journal by its day files.
  private static func holdingDays(_ here: String) -> JournalDirectory? {
    var path = here
    var prefix = ""
    while isNamedForYearOrMonth(path), let parent = parent(of: path) {
      path = parent
      prefix += "../"
    }
    return DirectoryScan.holdsDayFiles(path) ? JournalDirectory(path: path, prefix: prefix) : nil
  }

  /// Whether a folder is named like `2026`, `03`, `2026-03` or `03-March`.
  private static func isNamedForYearOrMonth(_ path: String) -> Bool {
    let slash = path.utf8.lastIndex(of: .slash)
    let name = path.utf8[(slash.map { path.utf8.index(after: $0) } ?? path.startIndex)...]
    let digits = name.prefix { isASCIIDigit($0) }
    let rest = name[digits.endIndex...]
    let number = Int(String(decoding: digits, as: UTF8.self)) ?? 0
    switch digits.count {
    case 4:
      guard let separator = rest.first else { return true }
      let month = rest.dropFirst()
      return CalendarFolder.isSeparator(separator) && month.count == 2
        && (1...12).contains(Int(String(decoding: month, as: UTF8.self)) ?? 0)
    case 2: return (1...12).contains(number) && (rest.first.map(CalendarFolder.isSeparator) ?? true)
    default: return false
    }
  }

  /// The parent folder of a named path.
  private static func parent(ofName name: String) -> String {
    var name = name[...]
    while name.hasSuffix("/") { name.removeLast() }
    return name.lastIndex(of: "/").map { String(name[...$0]) } ?? "."
  }

  private static func parent(of path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), path.utf8.count > 1 else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func currentFolder() -> String {
    guard let buffer = getcwd(nil, 0) else { return "." }
    defer { free(buffer) }
    return String(cString: buffer)
  }
}

extension JournalDirectory {
  /// Creates a folder with access for its owner only, and its parent folders; returns `false`, and changes nothing,
  /// if it exists.
  static func make(_ path: String) throws(CommandFailure) -> Bool {
    var path = path
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    var missing: [String] = []
    var folder = path
    var status = stat()
    while stat(folder, &status) != 0 {
      guard errno == ENOENT, missing.count < 64 else { throw failure(path, errno) }
      missing.append(folder)
      guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { break }
      folder = String(folder[..<slash])
    }
    guard !missing.isEmpty else {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw failure(path, ENOTDIR) }
      return false
    }
    for folder in missing.reversed() {
      guard uninterrupted({ mkdir(folder, folder == path ? 0o700 : 0o777) }) == 0 || errno == EEXIST else {
        throw failure(path, errno)
      }
    }
    return true
  }

  private static func failure(_ path: String, _ error: Int32) -> CommandFailure {
    CommandFailure(.refused, "the folder ‘\(path)’ cannot be made: \(systemMessage(error))")
  }
}
