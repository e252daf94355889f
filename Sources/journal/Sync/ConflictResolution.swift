import JournalFormat

/// Resolves files in which a merge left both versions.
struct ConflictResolution {
  /// The version to take.
  enum Side: String, CaseIterable {
    case ours, theirs, both, edit

    /// The version of a conflict, where ours is the first.
    var version: ConflictedText.Choice? {
      switch self {
      case .ours: .first
      case .theirs: .second
      case .both: .both
      case .edit: nil
      }
    }
  }

  let diary: OpenDiary
  let repository: GitRepository?
  let side: Side?
  private let listing: ConflictListing?

  init(diary: OpenDiary, side: Side?) throws {
    self.diary = diary
    self.side = side
    // Conflict markers may also be from a stash, a patch or another tool.
    repository =
      try diary.environment.repository(of: diary.folder, for: diary.options.isDryRun ? .reading : .changing)
    listing = repository.map { ConflictListing(diary: diary, repository: $0) }
  }

  /// Resolves the file at `path`, or all unmerged files.
  func run(_ path: String?) throws {
    try repository?.requireFilters()
    let unmerged = try repository?.unmergedFiles() ?? []
    guard let path else {
      var left = 0
      guard !unmerged.isEmpty else {
        let marked = try markedDays()
        guard !marked.isEmpty else { return try reportNothing() }
        for path in marked where try !resolveMarkers(in: path, isSwapped: false) { left += 1 }
        return try conclude(left)
      }
      for file in unmerged where try !resolve(file) { left += 1 }
      return try conclude(left)
    }
    if let repository,
      let file = unmerged.first(where: { $0.path.elementsEqual((repository.prefix + path).utf8) })
    {
      return try conclude(try resolve(file) ? 0 : 1)
    }
    return try conclude(try resolveMarkers(in: path, isSwapped: false) ? 0 : 1)
  }

  /// Says that there are no conflicts, and which copies can be merged.
  private func reportNothing() throws {
    let copies = try diary.folder.listing().copies
    guard let first = copies.first else {
      return diary.environment.printError("there is nothing to resolve\n")
    }
    let command = "‘journal resolve \(MeantCommand.quoted(diary.folder.prefix + first.path))’"
    diary.environment.printError(
      copies.count == 1
        ? "there are no conflicts, but a copy beside a day’s file; \(command) merges it\n"
        : "there are no conflicts, but \(copies.count) copies beside other files; \(command) merges the first of them\n"
    )
  }

  /// The day files with conflict markers that git knows nothing of.
  private func markedDays() throws -> [String] {
    let mark = [UInt8](repeating: .lessThanSign, count: 7)
    return try diary.folder.listing().days.map(\.path).filter { path in
      guard let bytes = try? diary.folder.read(JournalFile(path: path)), bytes.contains(.lessThanSign),
        bytes.firstRange(of: mark) != nil
      else { return false }
      return try !conflicted(SourceText(bytes), path).conflicts.isEmpty
    }
  }

  private func conclude(_ left: Int) throws {
    guard left == 0 else {
      throw CommandFailure(.negativeResult, "\(counted(left, "file")) still to resolve")
    }
    guard let repository, let unfinished = repository.unfinished, try repository.unmergedFiles().isEmpty
    else { return }
    if case .merge = unfinished, try SyncState(in: repository).merge?.isUnderWay(in: repository) == true {
      return diary.say("all is resolved; ‘journal sync’ goes on")
    }
    let remedy = if case .other(_, let remedy) = unfinished { remedy } else { "‘git commit’" }
    diary.say("all is resolved; \(remedy) ends what git has begun")
  }

  // MARK: One file

  /// Returns `false` if the file is left as it is.
  private func resolve(_ file: UnmergedFile) throws -> Bool {
    guard let repository, let listing else { return false }
    let path = repository.journalName(file.path)
    let bytes = try self.bytes(at: path)
    let hasMarkers = try bytes.map { try !conflicted(SourceText($0), path).conflicts.isEmpty } ?? false
    if file.first != nil, file.second != nil, hasMarkers {
      guard try resolveMarkers(in: path, isSwapped: listing.isSwapped) else { return false }
    } else if side == nil, try ResolvedByHand(diary: diary, repository: repository).isResolved(file) {
      diary.say("\(diary.folder.prefix)\(path) is resolved as it is")
    } else {
      diary.environment.print(try listing.text(of: file))
      guard let choice = try choice(among: [.ours, .theirs]) else { return false }
      guard choice == .ours || choice == .theirs else {
        throw CommandFailure(
          .usage, "‘\(path)’ is there in one version or the other; take --ours or --theirs")
      }
      try take(choice == .ours, of: file, at: path)
    }
    if !diary.options.isDryRun { try repository.markResolved(file.path) }
    return true
  }

  /// The content of a file; `nil` if it does not exist. Throws if it cannot be read.
  private func bytes(at path: String) throws -> [UInt8]? {
    try refusing("‘\(diary.folder.prefix)\(path)’", consequence: "; it was left as it is") {
      () throws(FileProblem) in
      try ifThere { () throws(FileProblem) in try diary.folder.read(JournalFile(path: path)) }
    }
  }

  /// Replaces the file with the version of one side, which may be its removal.
  private func take(_ isOurs: Bool, of file: UnmergedFile, at path: String) throws {
    guard let repository, let listing else { return }
    let id = (isOurs != listing.isSwapped ? file.first : file.second)?.id
    let blob = id.map { GitRepository.Blob(id: $0, path: file.path) }
    let wanted = try repository.bytes(of: blob.map { [$0] } ?? []).first ?? nil
    if id != nil, wanted == nil {
      throw CommandFailure(.refused, "git does not have that version of ‘\(path)’")
    }
    try diary.change("resolve \(path)") { transaction in
      if let wanted {
        _ = try transaction.update(path) { _ in wanted }
      } else if (try? diary.folder.read(JournalFile(path: path))) != nil {
        try transaction.remove(path)
      }
    }
    diary.say(
      "\(diary.folder.prefix)\(path): took \(isOurs ? "ours" : "theirs")\(wanted == nil ? ", which is removed" : "")"
    )
  }

  // MARK: Conflict markers

  /// Resolves the conflicts of a file; returns `false` if some are left.
  private func resolveMarkers(in path: String, isSwapped: Bool) throws -> Bool {
    let name = diary.folder.prefix + path
    let bytes = try refusing("‘\(name)’", status: .negativeResult) { () throws(FileProblem) in
      try diary.folder.read(JournalFile(path: path))
    }
    let source = SourceText(bytes)
    let text = try conflicted(source, path)
    guard !text.conflicts.isEmpty else {
      throw CommandFailure(.negativeResult, "‘\(name)’ has nothing to resolve: it holds no conflict markers")
    }
    if side == .edit { return try edit(path, at: text.conflicts[0].line) }
    var (left, resolvedCount) = (0, 0)
    var wantsEditor: Int?
    let resolved = try text.resolved { conflict in
      guard wantsEditor == nil else { return nil }
      if side == nil {
        diary.environment.print(ConflictListing.text(of: conflict, in: source, name, isSwapped: isSwapped))
      }
      let doubt: String? =
        conflict.isAmbiguous
        ? "more than one line of ‘=’ may part the versions, so neither is taken"
        : conflict.holdsNested
          ? "lines are nested in a conflict marker and would hang under another item without it, so neither version is taken"
          : nil
      let choice = try choice(among: doubt == nil ? [.ours, .theirs, .both, .edit] : [.edit])
      if let doubt, choice != nil, choice != .edit {
        diary.environment.warn("\(name):\(conflict.line): \(doubt); --edit resolves this one")
        left += 1
        return nil
      }
      if choice != nil, choice != .edit { resolvedCount += 1 }
      switch choice {
      case .ours: return isSwapped ? .second : .first
      case .theirs: return isSwapped ? .first : .second
      case .both: return .both
      case .edit: wantsEditor = conflict.line
      case nil: left += 1
      }
      return nil
    }
    if resolved != bytes {
      try diary.change("resolve \(path)") { transaction in
        _ = try transaction.update(path) { now in
          guard now == bytes else {
            throw CommandFailure(.busy, "‘\(name)’ was changed meanwhile, so it was left alone; try again")
          }
          return resolved
        }
      }
      diary.say("\(name): resolved \(counted(resolvedCount, "conflict"))")
    }
    if let line = wantsEditor { return try edit(path, at: line) }
    return left == 0
  }

  /// The choice by option, or by the user on the terminal; `nil` to skip.
  private func choice(among sides: [Side]) throws -> Side? {
    if let side { return side }
    return Self.ask(among: sides, in: diary.environment)
  }

  /// Asks the user on the terminal; `nil` to skip, and where there is none.
  static func ask(among sides: [Side], in environment: CommandEnvironment) -> Side? {
    guard environment.inputIsInteractive else { return nil }
    environment.print("")
    let names = sides.map { "[\($0.rawValue.prefix(1))]\($0.rawValue.dropFirst())" }.joined(separator: ", ")
    while let answer = environment.ask("Take \(names), or [s]kip? ")?.lowercased() {
      if answer.isEmpty || answer == "s" || answer == "skip" { return nil }
      if let side = sides.first(where: { $0.rawValue == answer || $0.rawValue.prefix(1) == answer }) {
        return side
      }
    }
    return nil
  }

  /// Opens the file in the user's editor; returns `false` if conflicts are left.
  private func edit(_ path: String, at line: Int) throws -> Bool {
    guard diary.environment.inputIsInteractive else {
      throw CommandFailure(.usage, "an editor needs a terminal; take --ours, --theirs or --both")
    }
    guard !diary.options.isDryRun else { return false }
    var run = try EditorRun(of: path, at: line, called: "resolve \(path) in the editor", in: diary)
    try run.open()
    let after = try? diary.folder.read(JournalFile(path: path))
    return try after.map { try conflicted(SourceText($0), path).conflicts.isEmpty } ?? false
  }

  /// A text of the journal, with the width of conflict markers in it.
  private func conflicted(_ source: SourceText, _ path: String) throws -> ConflictedText {
    guard let repository else { return ConflictedText(source) }
    return ConflictedText(
      source, markerSize: try repository.markerSize(of: Array((repository.prefix + path).utf8)))
  }
}

/// Unmerged files that the user has edited since: without conflict markers, and equal to neither version.
struct ResolvedByHand {
  let diary: OpenDiary
  let repository: GitRepository

  /// Marks resolved files in git, and returns the others.
  func takeUp(_ files: [UnmergedFile]) throws -> [UnmergedFile] {
    var left: [UnmergedFile] = []
    for file in files {
      guard try isResolved(file) else {
        left.append(file)
        continue
      }
      try repository.markResolved(file.path)
      diary.say("taken as resolved by hand: \(repository.journalName(file.path))")
    }
    return left
  }

  /// Whether the user has resolved the file. A file equal to one version may be unmerged, as git left it.
  func isResolved(_ file: UnmergedFile) throws -> Bool {
    guard let bytes = bytes(of: file) else { return false }
    let size = try repository.markerSize(of: file.path)
    guard ConflictedText(SourceText(bytes), markerSize: size).conflicts.isEmpty else { return false }
    let versions = try versions(of: file)
    return !versions.contains(bytes)
      && JournalFormat.strayConflictMarker(in: SourceText(bytes), versions: versions, markerSize: size) == nil
  }

  /// The line number of a leftover conflict marker, if only some were removed.
  func strayConflictMarker(in file: UnmergedFile) throws -> Int? {
    guard let bytes = bytes(of: file) else { return nil }
    return JournalFormat.strayConflictMarker(
      in: SourceText(bytes), versions: try versions(of: file),
      markerSize: try repository.markerSize(of: file.path))
  }

  private func bytes(of file: UnmergedFile) -> [UInt8]? {
    guard file.first != nil, file.second != nil else { return nil }
    return try? diary.folder.read(JournalFile(bytes: repository.journalPath(file.path) ?? []))
  }

  /// Both versions as they would be in the working tree.
  private func versions(of file: UnmergedFile) throws -> [[UInt8]] {
    let sides = [file.first, file.second].compactMap(\.self).map {
      GitRepository.Blob(id: $0.id, path: file.path)
    }
    return try repository.bytes(of: sides, isExact: true).compactMap(\.self)
  }
}

/// Merges a conflict copy into its original, and moves the copy to the undo store.
struct CopyMerge {
  let diary: OpenDiary
  let copy: ConflictCopy
  let side: ConflictResolution.Side?

  func run() throws {
    let name = diary.folder.prefix + copy.path
    guard side != .edit else {
      throw CommandFailure(
        .usage,
        "‘\(name)’ is a copy without conflict markers to edit; --ours, --theirs or --both says which version of an entry to keep"
      )
    }
    let theirs = try refusing("‘\(name)’", status: .negativeResult) { () throws(FileProblem) in
      try diary.folder.read(JournalFile(path: copy.path))
    }
    let ours = try refusing("‘\(diary.folder.prefix)\(copy.original)’") { () throws(FileProblem) in
      try ifThere { () throws(FileProblem) in try diary.folder.read(JournalFile(path: copy.original)) }
    }
    let merged = try ours.map { try self.merged($0, theirs) } ?? theirs
    let left = ConflictedText(SourceText(merged)).conflicts.count
    try diary.change("resolve \(copy.path)") { transaction in
      _ = try transaction.update(copy.original) { now in
        guard now == ours else {
          throw CommandFailure(
            .busy,
            "‘\(diary.folder.prefix)\(copy.original)’ was changed meanwhile, so it was left alone; try again")
        }
        return merged
      }
      try transaction.removeIf(copy.path) { $0 == theirs }
    }
    diary.say("merged \(name) into \(diary.folder.prefix)\(copy.original); ‘journal undo’ brings it back")
    guard left > 0 else { return }
    throw CommandFailure(
      .negativeResult,
      "\(counted(left, "place")) in \(diary.folder.prefix)\(copy.original) \(left == 1 ? "holds" : "hold") both versions; "
        + "‘journal resolve \(diary.folder.prefix)\(copy.original)’ resolves \(left == 1 ? "it" : "them")")
  }

  /// The common ancestor is unknown, so nothing counts as removed; what both have in different words is chosen.
  private func merged(_ ours: [UInt8], _ theirs: [UInt8]) throws -> [UInt8] {
    let day: Day? =
      if case .day(let day) = JournalFile.kind(ofPath: Array(copy.original.utf8)) { day } else { nil }
    var (ours, theirs) = (ours, theirs)
    if let day {
      let diverged = DivergedRecords(ours, theirs, day: day, parser: diary.parser)
      (ours, theirs) = diverged.texts(try choices(diverged))
    }
    let text =
      switch DayFileMerge(parser: diary.parser, day: day).merge(base: [], ours: ours, theirs: theirs) {
      case .clean(let bytes): bytes
      case .conflict(let merge): merge.text
      case .undecided: ConflictStyle().marked(ours: ours, theirs: theirs, isTrimmed: false)
      }
    if side != .both, let day { try requireEachOnce(SourceText(text), of: (ours, theirs), on: day) }
    guard let side, let version = side.version else { return text }
    return ConflictedText(SourceText(text)).resolved { $0.isAmbiguous || $0.holdsNested ? nil : version }
  }

  /// Throws if an entry would count twice.
  private func requireEachOnce(
    _ merged: SourceText, of diverged: (ours: [UInt8], theirs: [UInt8]), on day: Day
  ) throws {
    let entry = DivergedRecords.entryTwice(
      in: merged, of: [diverged.ours, diverged.theirs], day: day, parser: diary.parser)
    guard let entry else { return }
    let time = entry.time.map { "\($0.text()) " } ?? ""
    throw CommandFailure(
      .negativeResult,
      "‘\(time)\(entry.text.string)’ stands in both, at another place or in another form, and would count twice; take it out of one of them "
        + "in an editor, or --both keeps both; nothing was changed")
  }

  /// Which version of each record to keep, by option or by the user.
  private func choices(_ diverged: DivergedRecords) throws -> [DivergedRecords.Choice] {
    guard side == nil else {
      return diverged.pairs.map { _ in side == .ours ? .ours : side == .theirs ? .theirs : .both }
    }
    return try diverged.pairs.map { pair in
      diary.environment.print(
        ConflictListing.text(of: pair, in: diverged, diary.folder.prefix + copy.original))
      switch ConflictResolution.ask(among: [.ours, .theirs, .both], in: diary.environment) {
      case .ours: return .ours
      case .theirs: return .theirs
      case .both: return .both
      case .edit, nil:
        throw CommandFailure(
          .negativeResult,
          "which version is right? --ours keeps what the day’s file says, --theirs what the copy says, and --both keeps both, and both "
            + "count; nothing was changed")
      }
    }
  }
}

/// Lists unresolved conflicts, entry by entry with both versions.
struct ConflictListing {
  let diary: OpenDiary
  let repository: GitRepository

  /// Prints the files and throws.
  func fail(_ files: [UnmergedFile]) throws {
    for file in files { diary.environment.print(try text(of: file)) }
    throw CommandFailure(
      .negativeResult,
      "\(counted(files.count, "file")) \(files.count == 1 ? "has" : "have") two versions that only you can choose between; "
        + "‘journal resolve’ asks, or takes --ours, --theirs or --both; or edit the file; then ‘journal sync’ again"
    )
  }

  /// The conflicts of a file with both versions.
  func text(of file: UnmergedFile) throws -> String {
    let path = repository.journalName(file.path)
    let name = diary.folder.prefix + path
    guard file.first != nil, file.second != nil else {
      let isDeletedHere = (file.first == nil) != isSwapped
      return terminalSafe(
        "\(name): removed \(isDeletedHere ? "here" : "elsewhere"), changed \(isDeletedHere ? "elsewhere" : "here")\n"
      )
    }
    let size = try repository.markerSize(of: file.path)
    let conflicts = (try? diary.folder.read(JournalFile(path: path))).map { bytes in
      let source = SourceText(bytes)
      return ConflictedText(source, markerSize: size).conflicts.map {
        Self.text(of: $0, in: source, name, isSwapped: isSwapped)
      }
    }
    guard let conflicts, !conflicts.isEmpty else {
      if let line = try ResolvedByHand(diary: diary, repository: repository).strayConflictMarker(in: file) {
        return terminalSafe(
          "\(name):\(line): a conflict marker is left here; take it out, or take one version whole\n")
      }
      return terminalSafe("\(name): both versions differ, and the file holds one of them without a mark\n")
    }
    return conflicts.joined()
  }

  /// In a rebase git calls the others' version ours.
  var isSwapped: Bool { repository.isRebasing }

  /// Place and both versions of a record of a day that two files have in different words.
  static func text(of pair: DivergedRecords.Pair, in diverged: DivergedRecords, _ name: String) -> String {
    func lines(_ range: ClosedRange<Int>, _ source: SourceText) -> [UInt8] {
      Array(
        source.bytes[
          source.line(range.lowerBound).lowerBound..<source.lineContent(range.upperBound).upperBound])
    }
    let place = heading(above: pair.ours.lowerBound, in: diverged.ours).map { " \($0)" } ?? ""
    return terminalSafe("\(name):\(pair.ours.lowerBound):\(place)\n")
      + version("ours", lines(pair.ours, diverged.ours))
      + version("theirs", lines(pair.theirs, diverged.theirs))
  }

  /// Place and both versions of a conflict.
  static func text(
    of conflict: ConflictedText.Conflict, in source: SourceText, _ name: String, isSwapped: Bool
  ) -> String {
    let place = heading(above: conflict.line, in: source).map { " \($0)" } ?? ""
    let (ours, theirs) = isSwapped ? (conflict.second, conflict.first) : (conflict.first, conflict.second)
    return terminalSafe("\(name):\(conflict.line):\(place)\n") + version("ours", ours)
      + version("theirs", theirs)
  }

  private static func version(_ name: String, _ bytes: [UInt8]) -> String {
    let lines = SourceText(bytes)
    guard lines.lineCount > 0 else { return "  \(name): (removed)\n" }
    return (1...lines.lineCount).map { number in
      let line = String(decoding: lines.bytes[lines.lineContent(number)], as: UTF8.self)
      let label = number == 1 ? "\(name):" : String(repeating: " ", count: name.count + 1)
      return terminalSafe("  \(label) \(line)") + "\n"
    }.joined()
  }

  /// The text of the nearest heading above a line.
  private static func heading(above line: Int, in source: SourceText) -> String? {
    for number in stride(from: line - 1, to: 0, by: -1) {
      let content = source.bytes[source.lineContent(number)]
      let level = content.prefix { $0 == UInt8(ascii: "#") }.count
      guard (1...6).contains(level), content.dropFirst(level).first == .space else { continue }
      return String(decoding: content.dropFirst(level + 1), as: UTF8.self)
    }
    return nil
  }
}
