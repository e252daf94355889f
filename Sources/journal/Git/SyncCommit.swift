import JournalAnalytics
import JournalFormat

/// The part of `journal sync` that commits what changed in the journal.
struct SyncCommit {
  let diary: OpenDiary
  let repository: GitRepository
  let versions: DiaryVersions

  /// Commits, all in one or each day for itself as the settings say, and says what.
  func run() throws {
    let changes = try changes()
    guard !changes.isEmpty else { return }
    try requireNoMarks(changes)
    for group in groups(changes) {
      let sentence = try message(for: group)
      try commit(group, message: sentence)
      diary.say("committed: \(sentence)")
    }
  }

  /// What of the journal is to be committed. Copies that a synchroniser left are not.
  func changes() throws -> [DiaryVersions.Difference] {
    var copies: [String] = []
    var ignored: [[UInt8]] = []
    let changes: [DiaryVersions.Difference] = try repository.status().compactMap { entry in
      let path = repository.journalPath(String(decoding: entry.path, as: UTF8.self)) ?? ""
      switch entry.state {
      case .untracked where Self.isLeftOver(path): return nil
      case .untracked where ConflictCopy(path: path) != nil:
        copies.append(path)
        return nil
      case .untracked: return DiaryVersions.Difference(path: entry.path)
      case .changed(let head, let isStaged):
        return DiaryVersions.Difference(path: entry.path, old: head, isStaged: isStaged)
      case .unmerged: return nil
      case .ignored:
        ignored.append(entry.path)
        return nil
      }
    }
    try warnOfDays(ignored)
    for copy in copies {
      diary.environment.warn(
        "‘\(diary.folder.prefix)\(copy)’ is a conflict copy and is not committed; ‘journal resolve’ with its name merges it"
      )
    }
    return changes
  }

  /// Days that git is told to leave out are on no other device, and nobody would notice.
  private func warnOfDays(_ ignored: [[UInt8]]) throws {
    let own = Array((repository.prefix + ".journal/").utf8)
    guard ignored.contains(where: { $0 != own }) else { return }
    let prefix = Array(repository.prefix.utf8)
    let days = try diary.folder.listing().days.filter { day in
      ignored.contains {
        $0 == prefix + day.bytes || $0.last == 0x2F && (prefix + day.bytes).starts(with: $0)
      }
    }
    guard let first = days.first else { return }
    diary.environment.warn(
      "‘\(diary.folder.prefix)\(first.path)’\(days.count > 1 ? " and \(counted(days.count - 1, "other day"))" : "") "
        + "\(days.count > 1 ? "are" : "is") left out of git by .gitignore or the like, and so not committed; ‘git check-ignore -v "
        + "FILE’ says which line does it")
  }

  /// What a program that was killed may leave behind: this one or git.
  private static func isLeftOver(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.hasPrefix(NamedFile.leftOverPrefix) || name.hasPrefix(".merge_file_")
  }

  /// Half a merge is not for keeping.
  private func requireNoMarks(_ changes: [DiaryVersions.Difference]) throws {
    for change in changes {
      let path = Array(change.path.dropFirst(repository.prefix.utf8.count))
      guard case .day = JournalFile.kind(ofPath: path),
        let bytes = try? diary.folder.read(JournalFile(bytes: path)),
        let first = ConflictedText(SourceText(bytes)).conflicts.first
      else { continue }
      let name = diary.folder.prefix + String(decoding: path, as: UTF8.self)
      throw CommandFailure(
        .nothingFound,
        "\(name):\(first.line):1: a merge was left unfinished here, so nothing was committed; ‘journal resolve \(name)’ "
          + "settles it")
    }
  }

  /// One group, or one a day with all that is no day in the first.
  private func groups(_ changes: [DiaryVersions.Difference]) -> [[DiaryVersions.Difference]] {
    guard diary.settings.commitsEachDay else { return [changes] }
    let groups = Dictionary(grouping: changes) { change -> Day? in
      let path = Array(change.path.dropFirst(repository.prefix.utf8.count))
      if case .day(let day) = JournalFile.kind(ofPath: path) { return day }
      return nil
    }
    return groups.sorted { ($0.key ?? Day(ordinal: -1_000_000)) < ($1.key ?? Day(ordinal: -1_000_000)) }.map(
      \.value)
  }

  /// The message in words; nothing of what an encrypted diary says.
  func message(for changes: [DiaryVersions.Difference]) throws -> String {
    let filtered = try repository.filters(of: changes.map(\.path)).filter { $0.value != "lfs" }
    guard filtered.isEmpty else { return "\(counted(changes.count, "file")) changed" }
    let comparison = try versions.compare(changes, withFiles: true)
    guard !comparison.isEmpty else { return "\(counted(changes.count, "file")) changed, no words" }
    return comparison.sentence(today: diary.now.day)
  }

  private func commit(_ changes: [DiaryVersions.Difference], message: String) throws {
    func listed(_ changes: [DiaryVersions.Difference]) -> [UInt8] {
      Array(changes.map(\.path).joined(separator: [0])) + [0]
    }
    let named = ["--pathspec-from-file=-", "--pathspec-file-nul"]
    let untold = changes.filter { !$0.isStaged }
    if !untold.isEmpty { _ = try repository.ask(["add", "--all"] + named, input: listed(untold)) }
    // The message goes by an argument, for standard input names the files.
    _ = try repository.ask(
      ["commit", "--quiet", "--only", "--cleanup=whitespace", "--message=\(message)"] + named,
      input: listed(changes))
  }
}
