import ArgumentParser
import JournalFormat

/// `journal resolve`: resolves merge conflicts and conflict copies.
struct ResolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Resolve merge conflicts, or merge a conflict copy.",
    discussion: """
      EXAMPLES
        journal resolve
        journal resolve --both 2026/2026-03-14.md
        journal resolve --edit
        journal resolve '2026/2026-03-14.sync-conflict-20260314-120000-ABCDEFG.md'

      Shows each place where two versions differ, and asks on a terminal which to take. ‘ours’ is what was written on this \
      device, ‘theirs’ what came from elsewhere; also in a rebase, where git has it the other way round. ‘journal sync’ continues \
      afterwards. What only a conflict copy holds goes into the day’s file, and the copy goes to the undo store; of an entry, a \
      weight or a mood that both have in different words, ‘ours’ is that of the day’s file.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp("The file; all with conflicts if left out.", valueName: "file"),
    completion: .file())
  var file: String?

  @Flag(exclusivity: .exclusive)
  var side: ConflictResolution.Side?

  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let path = try file.map { try Self.path(of: $0, in: diary) }
    if let path, let copy = ConflictCopy(path: path) {
      return try CopyMerge(diary: diary, copy: copy, side: side).run()
    }
    try ConflictResolution(diary: diary, side: side).run(path)
  }

  /// The path relative to the journal's folder of a file named on the command line.
  private static func path(of name: String, in diary: OpenDiary) throws -> String {
    let prefix = diary.folder.prefix
    let candidates = (name.hasPrefix(prefix) ? [String(name.dropFirst(prefix.count))] : []) + [name]
    for candidate in candidates where !candidate.hasPrefix("/") {
      if (try? diary.folder.read(JournalFile(path: candidate))) != nil { return candidate }
    }
    if let found = Self.belowJournal(name, diary) { return found }
    return candidates[0]
  }

  private static func belowJournal(_ name: String, _ diary: OpenDiary) -> String? {
    guard let top = realPath(Array(diary.folder.path.utf8)), let place = realPath(Array(name.utf8)),
      place.starts(with: top + [UInt8(ascii: "/")])
    else { return nil }
    return String(decoding: place.dropFirst(top.count + 1), as: UTF8.self)
  }
}

extension ConflictResolution.Side: EnumerableFlag {
  static func help(for value: Self) -> ArgumentHelp? {
    switch value {
    case .ours: "Take what was written on this device."
    case .theirs: "Take what came from elsewhere."
    case .both: "Keep both, one below the other."
    case .edit: "Open the file in your editor at the first conflict marker."
    }
  }
}
