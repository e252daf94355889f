import JournalAnalytics
import JournalFormat

/// The part of `journal sync` that commits what changed in the journal.
extension DiarySync {
  /// What is to be committed.
  struct Changes {
    /// The tree that was compared with.
    var base: String
    /// The tree that the files are now.
    var tree: String
    var differences: [GitRepository.TreeDifference]
    /// Day files that are not in git, below the journal's folder.
    var leftOut: [String]
  }

  /// Commits, all in one or each day for itself as the settings say, and says what; the commit that the branch leads to then.
  ///
  /// What is left out is named, but not again where it is done once more in the same run.
  func commit(on branch: SyncBranch, isAgain: Bool = false) throws -> (head: String?, leftOut: [String]) {
    let changes = try changes(since: repository.tree(of: branch.head), isAgain: isAgain)
    var head = branch.head
    var tree = changes.base
    if !changes.differences.isEmpty {
      // Whoever is stopped from here on leaves changes that ‘git commit’ commits.
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

  /// What of the journal differs from a tree. Copies that a synchroniser left are not to be committed, and half a merge is not either.
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
          + "settles it")
    }
    let tree = try repository.tree(base, with: snapshot.entries)
    return Changes(
      base: base, tree: tree, differences: try repository.differences(from: base, to: tree), leftOut: leftOut)
  }

  /// Throws where git would take the files of a folder that cannot be looked into for unchanged.
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

  /// Says what is on no other device, and returns the days and files that this is about.
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

  /// Days that git leaves out, or keeps in another repository, are on no other device, and nobody would notice.
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
    if let words = Self.named(hidden, diary.folder.prefix) {
      diary.environment.warn(
        "\(words) left out of git by .gitignore or the like, and so not committed; ‘git check-ignore -v FILE’ says which line "
          + "does it")
    }
    if let words = Self.named(elsewhere, diary.folder.prefix) {
      diary.environment.warn(
        "\(words) in a git repository of its own inside this one, and so not committed here; sync that folder by itself, or move its "
          + "‘.git’ away")
    }
    return hidden + elsewhere
  }

  /// What a link has taken the place of stays in git as it was: the other devices would lose it, and get a link that leads nowhere.
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

  /// One group, or one a day with all that is no day in the first.
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

  /// The message in words; nothing of what an encrypted diary says.
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

/// The branch that is checked out, as it was when somebody looked.
struct SyncBranch: Hashable {
  /// `refs/heads/main`.
  var reference: String
  /// Its name alone: `main`.
  var name: String
  /// The commit it leads to; `nil` before the first.
  var head: String?

  /// `nil` where no branch is checked out.
  init?(of repository: GitRepository) throws {
    let head = String(decoding: repository.folder.bytes(of: "HEAD") ?? [], as: UTF8.self)
    let (start, branches) = ("ref: ", "refs/heads/")
    guard head.hasPrefix(start) else { return nil }
    reference = String(head.dropFirst(start.count).prefix { !$0.isNewline })
    guard reference.hasPrefix(branches) else { return nil }
    name = String(reference.dropFirst(branches.count))
    // What git would not take for the name of a branch was written by somebody else.
    let isOdd = name.unicodeScalars.contains { scalar in
      scalar <= " " || scalar == "\u{7F}" || "~^:?*[\\\u{FFFD}".unicodeScalars.contains(scalar)
    }
    guard !isOdd, !name.isEmpty, !name.hasPrefix("-"), !name.contains("..") else { return nil }
    self.head = try repository.commit(reference)
  }
}
