import JournalAnalytics
import JournalFormat

/// The part of `journal sync` that commits the changes of the journal.
extension DiarySync {
  /// The changes to commit.
  struct Changes {
    /// The tree that was compared with.
    var base: String
    /// The tree of the current files.
    var tree: String
    var differences: [GitRepository.TreeDifference]
    /// Day files that are not in git, relative to the journal's folder.
    var leftOut: [String]
  }

  /// Commits all changes, together or by day depending on the settings, and prints a summary; returns the branch's
  /// new commit.
  ///
  /// Warnings are not repeated if this runs again in the same sync.
  func commit(on branch: SyncBranch, isAgain: Bool = false) throws -> (head: String?, leftOut: [String]) {
    let changes = try changes(since: repository.tree(of: branch.head), isAgain: isAgain)
    var head = branch.head
    var tree = changes.base
    if !changes.differences.isEmpty {
      // From here on, a kill leaves changes that ‘git commit’ would commit.
      _ = try repository.moveUsersIndex(from: changes.base, to: changes.tree)
    }
    for group in groups(changes.differences) {
      let sentence = try message(for: group)
      tree = try repository.tree(tree, with: group.map { .init(path: $0.path, object: $0.new) })
      let commit = try repository.makeCommit(
        tree, parents: head.map { [$0] } ?? [], message: Array((sentence + "\n").utf8))
      try repository.moveBranch(branch.reference, to: commit, from: head, because: "what changed")
      head = commit
      diary.say("committed: \(sentence)")
    }
    return (head, changes.leftOut)
  }

  /// The journal's differences from a tree. Conflict copies are not committed, and conflict markers prevent a
  /// commit.
  func changes(since base: String, isAgain: Bool = false) throws -> Changes {
    try requireFolders()
    let snapshot = try JournalSnapshot(
      of: repository, comparedWith: base, in: JournalChanges(path: repository.journal))
    let leftOut = isAgain ? [] : try name(leftOutOf: snapshot)
    if let mark = snapshot.firstMarker {
      let name = diary.folder.prefix + repository.journalName(mark.path)
      throw CommandFailure(
        .negativeResult,
        "\(name):\(mark.line):1: a merge was left unfinished here, so nothing was committed; ‘journal resolve \(name)’ "
          + "resolves it")
    }
    let tree = try repository.tree(base, with: snapshot.entries)
    return Changes(
      base: base, tree: tree, differences: try repository.differences(from: base, to: tree), leftOut: leftOut)
  }

  /// Throws if a folder cannot be read: git would take its files for unchanged.
  private func requireFolders() throws {
    for finding in try diary.folder.listing().problems
    where finding.diagnostics.contains(where: { $0.code == .unreadableFile }) {
      if case .day = JournalFile.kind(ofPath: Array(finding.path.utf8)) { continue }
      throw CommandFailure(
        .refused,
        "\(diary.folder.prefix)\(finding.path): \(finding.unreadReason ?? "it cannot be read"), so nothing was committed"
      )
    }
  }

  /// Warns of files that are on no other device, and returns the days among them.
  private func name(leftOutOf snapshot: JournalSnapshot) throws -> [String] {
    for copy in snapshot.copies {
      diary.environment.warn(
        "‘\(diary.folder.prefix)\(copy)’ is a conflict copy and is not committed; ‘journal resolve’ with its name merges it"
      )
    }
    for path in snapshot.tooLarge {
      diary.environment.warn(
        "‘\(diary.folder.prefix)\(repository.journalName(path))’ is larger than 64 MB, which is the "
          + "most that is synced, and is not committed")
    }
    for path in snapshot.inUse {
      diary.environment.warn(
        "‘\(diary.folder.prefix)\(repository.journalName(path))’ is being written by another "
          + "program, so what changed in it is committed by a later sync")
    }
    return try warnOfDays(outside: snapshot) + warnOfLinks(snapshot.linked)
  }

  /// Warns of days that are ignored, or in a nested repository: they are on no other device, and nobody would
  /// notice.
  private func warnOfDays(outside snapshot: JournalSnapshot) throws -> [String] {
    let own = Array((repository.prefix + ".journal/").utf8)
    let ignored = snapshot.ignored.filter { $0 != own }
    guard !ignored.isEmpty || !snapshot.nested.isEmpty else { return [] }
    let prefix = Array(repository.prefix.utf8)
    let days = try diary.folder.listing().days
    func paths(in places: [[UInt8]]) -> [String] {
      days.filter { day in
        let path = prefix + day.bytes
        return places.contains { $0 == path || $0.last == UInt8(ascii: "/") && path.starts(with: $0) }
      }.map(\.path)
    }
    let (hidden, elsewhere) = (paths(in: ignored), paths(in: snapshot.nested))
    if let names = Self.named(hidden, diary.folder.prefix) {
      diary.environment.warn(
        "\(names) left out of git by .gitignore or the like, and so not committed; ‘git check-ignore -v FILE’ says which line "
          + "does it")
    }
    if let names = Self.named(elsewhere, diary.folder.prefix) {
      diary.environment.warn(
        "\(names) in a git repository of its own inside this one, and so not committed here; sync that folder by itself, or move its "
          + "‘.git’ away")
    }
    return hidden + elsewhere
  }

  /// Files replaced by a symbolic link stay in git unchanged: other devices would lose them and get a broken link.
  private func warnOfLinks(_ paths: [[UInt8]]) -> [String] {
    let names = paths.map(repository.journalName)
    guard let first = names.first else { return [] }
    diary.environment.warn(
      "‘\(diary.folder.prefix)\(first)’"
        + (names.count > 1 ? " and \(counted(names.count - 1, "other file")) are" : " is")
        + " in git, and a link is in the way here now, so what changed there is not committed; put the file back, or ‘git rm "
        + "--cached’ it")
    return names
  }

  /// `‘2025-03-01.md’ and 1 other day are`; `nil` for none.
  private static func named(_ days: [String], _ prefix: String) -> String? {
    days.first.map { first in
      "‘\(prefix)\(first)’"
        + (days.count > 1 ? " and \(counted(days.count - 1, "other day")) are" : " is")
    }
  }

  /// One group of changes, or one for each day with all other files in the first.
  private func groups(_ changes: [GitRepository.TreeDifference]) -> [[GitRepository.TreeDifference]] {
    guard !changes.isEmpty else { return [] }
    guard diary.settings.commitsEachDay else { return [changes] }
    let groups = Dictionary(grouping: changes) { change -> Day? in
      if case .day(let day) = JournalFile.kind(ofPath: repository.journalPath(change.path) ?? []) {
        return day
      }
      return nil
    }
    return groups.sorted { ($0.key ?? Day(ordinal: -1_000_000)) < ($1.key ?? Day(ordinal: -1_000_000)) }.map(
      \.value)
  }

  /// The commit message, which reveals nothing of an encrypted diary.
  func message(for changes: [GitRepository.TreeDifference]) throws -> String {
    let filtered = try repository.filters(of: changes.map(\.path)).filter {
      !$0.value.elementsEqual("lfs".utf8)
    }
    guard filtered.isEmpty else { return "\(counted(changes.count, "file")) changed" }
    let comparison = try versions.compare(changes, withFiles: false)
    guard !comparison.isEmpty else { return "\(counted(changes.count, "file")) changed, no words" }
    return comparison.sentence(today: diary.now.day)
  }
}

/// The branch that was checked out when it was read.
struct SyncBranch: Hashable {
  /// `refs/heads/main`.
  var reference: String
  /// The short name: `main`.
  var name: String
  /// Its commit; `nil` before the first.
  var head: String?

  /// `nil` if no branch is checked out.
  init?(of repository: GitRepository) throws {
    let head = String(decoding: repository.folder.bytes(of: "HEAD") ?? [], as: UTF8.self)
    let (start, branches) = ("ref: ", "refs/heads/")
    guard head.hasPrefix(start) else { return nil }
    reference = String(head.dropFirst(start.count).prefix { !$0.isNewline })
    guard reference.hasPrefix(branches) else { return nil }
    name = String(reference.dropFirst(branches.count))
    // Git would refuse such a name, so somebody else has written it.
    let isOdd = name.unicodeScalars.contains { scalar in
      scalar <= " " || scalar == "\u{7F}" || "~^:?*[\\\u{FFFD}".unicodeScalars.contains(scalar)
    }
    guard !isOdd, !name.isEmpty, !name.hasPrefix("-"), !name.contains("..") else { return nil }
    self.head = try repository.commit(reference)
  }
}
