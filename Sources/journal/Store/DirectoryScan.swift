import JournalFormat

/// Lists the files of a journal by their names, without opening one.
///
/// Links to folders are not followed, so no loop is possible and nothing is read twice.
struct DirectoryScan {
  /// Folders nested deeper than this are left out and named.
  static let depthLimit = 64
  /// The number of names examined to find out whether a folder is a journal.
  private static let probeLimit = 50_000
  /// Limits on the search for journals below a folder that is none: the depth, the names examined, and the journals named.
  private static let neighbourDepth = 2
  private static let neighbourLimit = 2_000
  private static let neighbourCount = 5

  init(days: ClosedRange<Day>?, root: Descriptor, rootPath: String) {
    self.days = days
    self.root = root
    self.rootPath = rootPath
  }

  /// The only days that are wanted; `nil` for all.
  let days: ClosedRange<Day>?
  let root: Descriptor
  let rootPath: String
  private var folders: [(path: [UInt8], depth: Int)] = [([], 0)]
  private var links: [JournalFile] = []
  var found = JournalListing()

  /// Lists the journal in the folder at `path`: all of it, or the files of `days` and those beside the days.
  ///
  /// With `days`, folders named for other years and months are not entered, so a file that was put into the wrong one of
  /// them is not found; nor are recaps listed.
  static func listing(
    of path: String, days: ClosedRange<Day>? = nil
  ) throws(FileProblem) -> JournalListing {
    guard let root = Descriptor.open(path.utf8, O_RDONLY | O_DIRECTORY) else {
      throw .unreadable(systemMessage(errno))
    }
    var scan = DirectoryScan(days: days, root: root, rootPath: path)
    return try scan.run()
  }

  /// Whether the folder at `path` is a journal without settings: day files lie in it, or in its own folders for years and months. Huge
  /// folders are not searched to the end.
  static func holdsDayFiles(_ path: String) -> Bool {
    guard let root = Descriptor.open(path.utf8, O_RDONLY | O_DIRECTORY) else { return false }
    var folders: [[UInt8]] = [[]]
    var seen = 0
    var hasDay = false
    while let folder = folders.popLast(), seen < probeLimit, !hasDay {
      try? forEachEntry(ofFolder: folder, below: root) { entry in
        seen += 1
        let path = folder.isEmpty ? entry.name : folder + [UInt8(ascii: "/")] + entry.name
        switch entry.kind {
        case .file:
          if case .day = JournalFile.kind(ofPath: path) { hasDay = true }
        case .folder:
          let isDated = !folder.isEmpty || CalendarFolder.isDated(entry.name[...])
          if isDated, !holdsNoDays(entry.name, in: folder) { folders.append(path) }
        case .link, .other: break
        }
        return !hasDay && seen < probeLimit
      }
    }
    return hasDay
  }

  /// The journals in the folders of the folder at `path` and in theirs, at most a few, each with a `journal.toml` or with day files.
  static func journals(below path: String) -> [String] {
    guard let root = Descriptor.open(path.utf8, O_RDONLY | O_DIRECTORY) else { return [] }
    var found: [String] = []
    var seen = 0
    var level: [[UInt8]] = [[]]
    for _ in 0..<Self.neighbourDepth {
      var next: [[UInt8]] = []
      for folder in level where seen < neighbourLimit {
        try? forEachEntry(ofFolder: folder, below: root) { entry in
          seen += 1
          if case .folder = entry.kind, !holdsNoDays(entry.name, in: folder) {
            next.append(folder.isEmpty ? entry.name : folder + [UInt8(ascii: "/")] + entry.name)
          }
          return seen < neighbourLimit
        }
      }
      level = []
      for folder in next.sorted(by: precedes) where found.count < Self.neighbourCount {
        let name = String(decoding: folder, as: UTF8.self)
        var status = stat()
        if stat(path + "/" + name + "/journal.toml", &status) == 0 || holdsDayFiles(path + "/" + name) {
          found.append(name)
        } else {
          level.append(folder)
        }
      }
    }
    return found
  }

  private mutating func run() throws(FileProblem) -> JournalListing {
    try collect()
    addLinks()
    try chooseDays()
    if days == nil { findRecaps() }
    found.journals.sort()
    found.days.sort { $0.day != $1.day ? $0.day < $1.day : precedes($0.bytes, $1.bytes) }
    found.copies.sort { precedes(Array($0.path.utf8), Array($1.path.utf8)) }
    found.related.sort { precedes($0.bytes, $1.bytes) }
    found.pages.sort { precedes($0.bytes, $1.bytes) }
    found.texts.sort { precedes($0.bytes, $1.bytes) }
    found.problems.sort { precedes(Array($0.path.utf8), Array($1.path.utf8)) }
    return found
  }

  /// Walks through the folders.
  mutating func collect() throws(FileProblem) {
    while let (folder, depth) = folders.popLast() {
      let entries = FolderEntries(ofFolder: folder, below: root)
      if let problem = entries.problem {
        guard depth > 0 else { throw problem }
        report(problem, at: folder)
      }
      if depth > 0, entries.readable.contains(where: { $0.isSettings }) {
        found.journals.append(String(decoding: folder, as: UTF8.self))
        continue
      }
      for entry in entries.readable { take(entry, in: folder, depth: depth) }
    }
  }

  private mutating func take(_ entry: FolderEntry, in folder: [UInt8], depth: Int) {
    let path = folder.isEmpty ? entry.name : folder + [UInt8(ascii: "/")] + entry.name
    switch entry.kind {
    case .folder:
      guard !Self.holdsNoDays(entry.name, in: folder), mayHoldDays(entry.name, in: folder) else { return }
      switch JournalFile.kind(ofPath: path) {
      case .day, .settings, .habits, .tasks: report(.notRegular("a folder"), at: path)
      case .impossibleDay, .related, .foods, .recap, .report, .media, .other: break
      }
      guard depth < Self.depthLimit else {
        report(.unreadable("nested deeper than \(Self.depthLimit) folders"), at: path)
        return
      }
      folders.append((path, depth + 1))
    case .file: add(JournalFile(bytes: path))
    case .link:
      switch JournalFile.kind(ofPath: path) {
      case .day, .settings, .habits, .tasks: resolveLink(path)
      case .impossibleDay: add(JournalFile(bytes: path))
      case .related, .foods, .recap, .report, .media: break
      case .other: reportFolder(behindLink: entry.name, path, in: folder)
      }
    case .other(let what):
      switch JournalFile.kind(ofPath: path) {
      case .day, .settings, .habits, .tasks: report(.notRegular(what), at: path)
      case .impossibleDay, .related, .foods, .recap, .report, .media, .other: break
      }
    }
  }

  /// Reports a link in place of a folder of days that leads out of the journal, or to nothing, as when its disk is away.
  private mutating func reportFolder(behindLink name: [UInt8], _ path: [UInt8], in folder: [UInt8]) {
    guard !name.contains(UInt8(ascii: ".")), !Self.holdsNoDays(name, in: folder),
      mayHoldDays(name, in: folder)
    else {
      return
    }
    var status = stat()
    let isFile = cString(path) { path in
      fstatat(root.number, path, &status, 0) == 0 && status.st_mode & S_IFMT != S_IFDIR
    }
    if !isFile, target(ofLink: path) == nil { report(.linkLeadsOut, at: path) }
  }

  /// Whether a folder may hold requested days, by its name.
  private func mayHoldDays(_ name: [UInt8], in parent: [UInt8]) -> Bool {
    guard let days else { return true }
    let start = (parent.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    return CalendarFolder(name: name, parent: Array(parent[start...])).map { $0.days.overlaps(days) } ?? true
  }

  private mutating func add(_ file: JournalFile) {
    let kind = JournalFile.kind(ofPath: file.bytes)
    switch kind {
    case .related, .other: if let copy = ConflictCopy(path: file.path) { found.copies.append(copy) }
    default: break
    }
    switch kind {
    case .day(let day):
      guard days?.contains(day) ?? true else { return }
      found.days.append(JournalFile(bytes: file.bytes, target: file.target, day: day))
    case .settings: found.settings = file
    case .habits: found.habits = file
    case .tasks: found.tasks = file
    case .impossibleDay(let name):
      let reason = "there is no day ‘\(name)’"
      let remedy = "give it the name of a day, such as 2026-03-14.md"
      report(
        Diagnostic(.impossibleDate, onFile: "\(reason); nothing in this file counts; \(remedy)"),
        at: file.bytes,
        reason)
    case .related(let day):
      guard days?.contains(day) ?? true else { return }
      found.related.append(JournalFile(bytes: file.bytes, day: day))
    case .foods: found.pages.append(file)
    case .other:
      guard days == nil else { return }
      if Self.hasEnding([".md", ".markdown"], file.bytes) { found.pages.append(file) }
      if Self.hasEnding([".txt", ".org", ".tsv", ".csv"], file.bytes) { found.texts.append(file) }
    case .recap, .report, .media: break
    }
  }

  private static func hasEnding(_ endings: [String], _ name: [UInt8]) -> Bool {
    let start = (name.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    return name[start] != .period
      && endings.contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// Lists `recaps`, which holds no days and may be missing.
  private mutating func findRecaps() {
    let folder = Array("recaps".utf8)
    let entries = FolderEntries(ofFolder: folder, below: root)
    if let problem = entries.problem, problem != .unreadable(systemMessage(ENOENT)) {
      found.recapProblems.append(("recaps", problem))
    }
    for entry in entries.readable.sorted(by: { precedes($0.name, $1.name) }) {
      let path = folder + [UInt8(ascii: "/")] + entry.name
      let shown = String(decoding: path, as: UTF8.self)
      switch entry.kind {
      case .file: found.recaps.append(JournalFile(bytes: path))
      case .folder: found.recapProblems.append((shown, .notRegular("a folder")))
      case .other(let what): found.recapProblems.append((shown, .notRegular(what)))
      case .link:
        if let target = target(ofLink: path) {
          found.recaps.append(JournalFile(bytes: path, target: target))
        } else {
          found.recapProblems.append((shown, .linkLeadsOut))
        }
      }
    }
  }

  /// Whether the name of a folder excludes day files.
  private static func holdsNoDays(_ name: [UInt8], in parent: [UInt8]) -> Bool {
    let start = (parent.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    return JournalLayout.holdsNoDays(
      folderName: String(decoding: name, as: UTF8.self),
      parent: parent.isEmpty ? nil : String(decoding: parent[start...], as: UTF8.self))
  }

  /// Adds a link with its target if that is a path inside the journal.
  private mutating func resolveLink(_ path: [UInt8]) {
    guard let target = target(ofLink: path) else { return report(.linkLeadsOut, at: path) }
    links.append(JournalFile(bytes: path, target: target))
  }

  /// The path below the journal's folder that a link leads to; `nil` if it leads elsewhere.
  private func target(ofLink path: [UInt8]) -> [UInt8]? {
    let slash = [UInt8(ascii: "/")]
    guard let rootBytes = realPath(Array(rootPath.utf8)),
      let target = realPath(Array(rootPath.utf8) + slash + path),
      target.starts(with: rootBytes == slash ? slash : rootBytes + slash)
    else { return nil }
    return Array(target[rootBytes.count...].drop { $0 == UInt8(ascii: "/") })
  }

  /// Adds the links, except those to a file that is read for the same day anyway.
  private mutating func addLinks() {
    guard !links.isEmpty else { return }
    let read = Dictionary(found.days.map { ($0.bytes, $0.day) }, uniquingKeysWith: { first, _ in first })
    for link in links {
      if case .day(let day) = JournalFile.kind(ofPath: link.bytes), let target = link.target,
        read[target] == day
      {
        continue
      }
      add(link)
    }
  }

  private mutating func report(_ problem: FileProblem, at path: [UInt8]) {
    report(problem.diagnostic, at: path, "it \(problem.reason)")
  }

  mutating func report(_ diagnostic: Diagnostic, at path: [UInt8], _ reason: String) {
    found.problems.append(
      FileFindings(
        path: String(decoding: path, as: UTF8.self), source: SourceText([]), diagnostics: [diagnostic],
        unreadReason: reason))
  }
}

extension FolderEntry {
  /// Whether it is the settings file that makes its folder a journal.
  fileprivate var isSettings: Bool {
    if case .file = kind { name.elementsEqual("journal.toml".utf8) } else { false }
  }
}

/// Whether `a` comes before `b` by their bytes.
private func precedes(_ a: [UInt8], _ b: [UInt8]) -> Bool {
  let order = memcmp(a, b, min(a.count, b.count))
  return order != 0 ? order < 0 : a.count < b.count
}

/// Which of the day files below a folder are its journal's: two diaries are never read as one.
extension DirectoryScan {
  /// Keeps the day files of this journal and names the folders of the others.
  mutating func chooseDays() throws(FileProblem) {
    let folders = diaryFolders
    guard folders.contains(where: { !$0.isEmpty }) else { return }
    let own = try ownFolders(among: folders)
    let isOwn = { (folder: ArraySlice<UInt8>) in own.contains { $0.elementsEqual(folder) } }
    guard !folders.allSatisfy(isOwn) else { return }
    var places = DiaryPlaces()
    var isKept = true
    found.days.removeAll { file in
      if let diary = places.newDiary(ofPath: file.bytes) { isKept = isOwn(diary) }
      return !isKept
    }
    found.diaries = folders.filter { !isOwn($0) }.map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  /// The folders of the diaries that the files found belong to.
  private var diaryFolders: Set<ArraySlice<UInt8>> {
    var places = DiaryPlaces()
    return Set(found.days.compactMap { places.newDiary(ofPath: $0.bytes) })
  }

  /// Those that are this journal's: its own, and those that its settings name; without either, the one nearest to the top.
  private mutating func ownFolders(
    among folders: Set<ArraySlice<UInt8>>
  ) throws(FileProblem) -> Set<ArraySlice<UInt8>> {
    let named = settings.folders.map { Array($0.utf8) }
    let chosen = folders.filter { folder in
      folder.isEmpty
        || named.contains { folder.elementsEqual($0) || folder.starts(with: $0 + [UInt8(ascii: "/")]) }
    }
    guard named.isEmpty, chosen.isEmpty, !Self.holdsDayFiles(rootPath) else { return chosen }
    // Of a period only some files were looked at.
    var all = folders
    if days != nil {
      var scan = DirectoryScan(days: nil, root: root, rootPath: rootPath)
      try scan.collect()
      all = scan.diaryFolders
    }
    let depth = { (folder: ArraySlice<UInt8>) in folder.count { $0 == UInt8(ascii: "/") } }
    let least = all.map(depth).min()
    let nearest = all.filter { depth($0) == least }
    guard nearest.count > 1 else { return nearest }
    let names = nearest.map { String(decoding: $0, as: UTF8.self) }.sorted()
    for name in names {
      let other = names.first { $0 != name } ?? ""
      let reason = "it holds day files, and so does ‘\(other)’: two diaries are not read as one"
      let remedy =
        "name this one with -C, or write folders = [\"\(name)\"] into journal.toml if its days belong to this journal"
      report(
        Diagnostic(.unreadableFile, onFile: "\(reason.dropFirst(3)); nothing in it counts; \(remedy)"),
        at: Array(name.utf8), reason)
    }
    return []
  }

  /// The settings of the journal; those of one without any if they cannot be read.
  private var settings: JournalSettings {
    guard let file = found.settings, let bytes = try? FolderReader(root: rootPath).bytes(of: file) else {
      return JournalSettings()
    }
    return JournalSettings.reading(SourceText(bytes)).settings
  }
}

/// Finds the diaries of files one after the other. Most lie in the folder of the file before, for which nothing is asked again.
private struct DiaryPlaces {
  private var folder: ArraySlice<UInt8>?

  /// The folder of the diary of the file at `path`; `nil` if it is that of the file before, whose folder it lies in.
  mutating func newDiary(ofPath path: [UInt8]) -> ArraySlice<UInt8>? {
    let own = path[..<(path.lastIndex(of: UInt8(ascii: "/")) ?? 0)]
    if let folder, folder == own { return nil }
    folder = own
    return JournalLayout.diaryFolder(ofPath: path)
  }
}

/// A file of the journal, identified by the bytes of its path: names need not be UTF-8.
struct JournalFile: Hashable, Sendable {
  /// The path relative to the journal's folder.
  let bytes: [UInt8]
  /// The path of the link's target relative to the journal's folder, if the path is a link; the content is read from
  /// there.
  var target: [UInt8]?
  /// The day in its name; the first day of 1970 for other files.
  var day = Day(ordinal: 0)
}

extension JournalFile {
  init(path: String, day: Day = Day(ordinal: 0)) {
    self.init(bytes: Array(path.utf8), day: day)
  }

  /// The kind of a path.
  static func kind(ofPath bytes: [UInt8]) -> JournalFileKind {
    JournalLayout.kind(ofPath: String(decoding: bytes, as: UTF8.self))
  }

  /// Whether commands write the file at a path: a day, settings, habits, tasks, or a page.
  static func isWritten(_ path: [UInt8]) -> Bool {
    switch kind(ofPath: path) {
    case .other, .media: false
    default: true
    }
  }

  /// The path as text, with U+FFFD for invalid UTF-8.
  var path: String { String(decoding: bytes, as: UTF8.self) }
}

/// The files in a journal's folder.
struct JournalListing: Sendable {
  /// The day files by day and then by the bytes of their paths.
  var days: [JournalFile] = []
  /// Files whose names have a date and other text, by path: listed, not read.
  var related: [JournalFile] = []
  /// Other Markdown files in folders that may have day files, by path: listed, not read.
  var pages: [JournalFile] = []
  /// Other texts that may be logs of many days, by path: plain text, Org files, tables of values. Listed, not read.
  var texts: [JournalFile] = []
  var settings: JournalFile?
  var habits: JournalFile?
  var tasks: JournalFile?
  /// The pages in `recaps`, by path.
  var recaps: [JournalFile] = []
  /// What is in place of such a page but is none, and the folder itself if it cannot be listed.
  var recapProblems: [(path: String, problem: FileProblem)] = []
  /// Conflict copies, by path; not read.
  var copies: [ConflictCopy] = []
  /// The folders in it that are journals of their own, by path; nothing in them is listed.
  var journals: [String] = []
  /// The folders in it with day files that are not this journal's, by path; their days are not listed.
  var diaries: [String] = []
  /// What was left out, by path.
  var problems: [FileFindings] = []

  /// The day files of a period, or all.
  func days(in period: ClosedRange<Day>?) -> ArraySlice<JournalFile> {
    guard let period else { return days[...] }
    let start = days.partitioningIndex { $0.day >= period.lowerBound }
    return days[start..<days[start...].partitioningIndex { $0.day > period.upperBound }]
  }
}

/// The diagnostics of one file.
struct FileFindings: Sendable {
  /// The path relative to the journal's folder, or as given on the command line.
  var path: String
  /// The file's text; empty if it could not be read.
  var source: SourceText
  var diagnostics: [Diagnostic]
  /// Why the file could not be used: a sentence without a full stop. `nil` if it could.
  var unreadReason: String?

  /// The same with more to say.
  func adding(_ more: [Diagnostic]) -> FileFindings {
    var findings = self
    findings.diagnostics += more
    return findings
  }
}
