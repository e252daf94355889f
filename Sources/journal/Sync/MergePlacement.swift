import JournalFormat

/// Writes the result of a merge to the files of the journal, through the store.
///
/// Each file is compared with the version that was merged. One that was changed meanwhile is merged again with its
/// current content, so that no addition and no editor's save is lost; if that is not possible, everything is left as
/// it was and has to be merged again. It is idempotent: files that have the result already are left alone.
struct MergePlacement {
  let diary: OpenDiary
  let repository: GitRepository

  /// A file was changed in a way that has to be committed and merged first.
  struct ChangedMeanwhile: Error {
    var path: [UInt8]
  }

  private typealias Difference = GitRepository.TreeDifference

  /// Changes the files from one tree to another; returns whether some have further changes now, which are to be
  /// committed.
  ///
  /// Files with conflict markers come last, all or none of them.
  func place(from old: String, to new: String, marked: Set<[UInt8]>) throws -> Bool {
    // Nested repositories are left to their own git.
    let differences = try repository.differences(from: old, to: new, everywhere: true)
      .filter { ![$0.old?.mode, $0.new?.mode].contains(GitRepository.TreeObject.repository) }
    let (inside, outside) = (
      differences.filter { repository.journalPath($0.path) != nil },
      differences.filter { repository.journalPath($0.path) == nil }
    )
    try requirePlaces(of: differences)
    try NeighbourPlacement(repository: repository).place(outside)
    // Attributes come first: they decide how other files are stored.
    let isAttributes: (Difference) -> Bool = { $0.path.suffix(14).elementsEqual(".gitattributes".utf8) }
    var hasMore = try place(batch: inside.filter(isAttributes))
    let others = inside.filter { !isAttributes($0) }
    for batch in try batches(of: others.filter { !marked.contains($0.path) }) {
      if try place(batch: batch) { hasMore = true }
    }
    if try place(batch: others.filter { marked.contains($0.path) }) { hasMore = true }
    return hasMore
  }

  /// Throws if a path is in a nested repository, which is not ours to write to.
  private func requirePlaces(of differences: [Difference]) throws {
    var folders: Set<ArraySlice<UInt8>> = []
    for difference in differences where difference.new != nil {
      var folder = difference.path[...]
      while let slash = folder.lastIndex(of: UInt8(ascii: "/")) {
        folder = folder[..<slash]
        guard folders.insert(folder).inserted else { break }
        let name = String(decoding: folder, as: UTF8.self)
        guard GitFolder.isTop(repository.top + "/" + name) else { continue }
        throw CommandFailure(
          .refused,
          "‘\(String(decoding: difference.path, as: UTF8.self))’ has come from elsewhere, and ‘\(name)’ is a git repository of its own here, "
            + "so nothing was merged; move its ‘.git’ away, or sync that folder by itself")
      }
    }
  }

  /// Batches that fit in memory.
  private func batches(of differences: [Difference]) throws -> [[Difference]] {
    let sizes = try repository.sizes(of: differences.flatMap { [$0.old?.id, $0.new?.id].compactMap(\.self) })
    var batches: [[Difference]] = []
    var room = 0
    for difference in differences {
      let size = [difference.old?.id, difference.new?.id].compactMap { $0.flatMap { sizes[$0] } }.reduce(0, +)
      if size > room || batches.isEmpty {
        batches.append([])
        room = 32 << 20
      }
      batches[batches.count - 1].append(difference)
      room -= size
    }
    return batches
  }

  // MARK: A batch

  /// The change of one file.
  private struct Step {
    var path: String
    var bytes: [UInt8]
    var old: Content?
    var new: Content?
  }

  /// The content of a file in the working tree.
  private enum Content: Hashable {
    case text([UInt8], isExecutable: Bool)
    case link([UInt8])

    var isExecutable: Bool? { if case .text(_, let isExecutable) = self { isExecutable } else { nil } }
  }

  private func place(batch: [Difference]) throws -> Bool {
    guard !batch.isEmpty else { return false }
    let steps = try self.steps(of: batch)
    var hasMore = false
    try diary.folder.transact(UndoManifest.syncLabel) { transaction in
      for step in steps {
        if case .text(let old, _)? = step.old {
          hasMore = try change(step, from: old, transaction) || hasMore
        }
        if case nil = step.old, case .text(let new, _)? = step.new {
          try create(step, holding: new, in: transaction)
        }
      }
    }
    let files = JournalChanges(path: repository.journal)
    for step in steps {
      try placeLink(step, files)
      if case .text(_, let isExecutable)? = step.new, isExecutable != step.old?.isExecutable,
        repository.allowedValue("core.filemode") != "false"
      {
        try files.setExecutable(isExecutable, at: step.path)
      }
    }
    return hasMore
  }

  /// Replaces the old text with the new one, or removes it; returns whether the file has further changes now.
  private func change(_ step: Step, from old: [UInt8], _ transaction: JournalTransaction) throws -> Bool {
    guard case .text(let new, _)? = step.new else {
      guard held(at: step.bytes) != nil else { return false }
      try transaction.removeIf(step.path) { current in
        guard current == old else { throw ChangedMeanwhile(path: step.bytes) }
        return true
      }
      return false
    }
    var hasMore = false
    _ = try transaction.update(step.path) { current in
      hasMore = false
      guard let current else { throw ChangedMeanwhile(path: step.bytes) }
      if current == old || current == new { return new }
      guard let merged = merged(old, with: current, and: new, at: step.bytes) else {
        throw ChangedMeanwhile(path: step.bytes)
      }
      hasMore = merged != new
      return merged
    }
    return hasMore
  }

  /// The content of a file of any size: files are written here without being parsed.
  private func held(at path: [UInt8]) -> [UInt8]? {
    try? FolderReader(root: repository.journal).allBytes(of: JournalFile(bytes: path))
  }

  private func create(_ step: Step, holding new: [UInt8], in transaction: JournalTransaction) throws {
    guard try !transaction.create(step.path, new) else { return }
    guard held(at: step.bytes) != new else { return }
    throw ChangedMeanwhile(path: step.bytes)
  }

  /// The merge of a file that has changed meanwhile; `nil` if it has to be committed first.
  private func merged(_ old: [UInt8], with current: [UInt8], and new: [UInt8], at path: [UInt8]) -> [UInt8]? {
    guard ![old, current, new].contains(where: { $0.contains(0) }) else { return nil }
    let day: Day? = if case .day(let day) = JournalFile.kind(ofPath: path) { day } else { nil }
    // By entries first: what is in both, as after a sync that was killed, is there once then.
    let merge = DayFileMerge(parser: diary.parser, day: day)
    if case .clean(let merged) = merge.merge(base: old, ours: current, theirs: new) { return merged }
    return mergedLines(base: old, current, new).flatMap {
      DayFileMerge.accounts(for: $0, base: old, ours: current, theirs: new) ? $0 : nil
    }
  }

  private func placeLink(_ step: Step, _ files: JournalChanges) throws {
    var (old, new): ([UInt8]?, [UInt8]?) = (nil, nil)
    if case .link(let target)? = step.old { old = target }
    if case .link(let target)? = step.new { new = target }
    guard old != nil || new != nil else { return }
    guard try files.placeLink(at: step.path, from: old, to: new) else {
      throw ChangedMeanwhile(path: step.bytes)
    }
    // A file replaces a symbolic link.
    if old != nil, case .text(let text, _)? = step.new {
      try diary.folder.transact(UndoManifest.syncLabel) { try create(step, holding: text, in: $0) }
    }
  }

  private func steps(of batch: [Difference]) throws -> [Step] {
    let versions = try repository.workTreeVersions(of: batch)
    let converted = try repository.convertedPaths(of: batch.map(\.path))
    return try zip(batch, versions).map { difference, versions in
      let path = repository.journalPath(difference.path) ?? []
      func content(_ object: GitRepository.TreeObject?, _ bytes: [UInt8]?) -> Content? {
        guard let object, let bytes else { return nil }
        return object.mode == GitRepository.TreeObject.link
          ? .link(bytes) : .text(bytes, isExecutable: object.mode == GitRepository.TreeObject.executable)
      }
      var old = content(difference.old, versions.old)
      let new = content(difference.new, versions.new)
      // The same file may have several forms in the working tree, as with other line endings.
      if converted.contains(difference.path), case .text(_, let isExecutable)? = old,
        let now = held(at: path),
        try repository.blobName(of: .init(path: difference.path, bytes: now)) == difference.old?.id
      {
        old = .text(now, isExecutable: isExecutable)
      }
      guard let name = String(validating: path, as: UTF8.self) else {
        throw CommandFailure(
          .refused,
          "‘\(String(decoding: path, as: UTF8.self))’ has come from elsewhere, and its name is not UTF-8; rename it there first"
        )
      }
      return Step(path: name, bytes: path, old: old, new: new)
    }
  }
}

/// Writes the result of a merge to files outside the journal in its repository.
///
/// Uncommitted changes in them are for the user's own git, so if a file has any, nothing is written at all.
struct NeighbourPlacement {
  let repository: GitRepository

  func place(_ differences: [GitRepository.TreeDifference]) throws {
    guard !differences.isEmpty else { return }
    let files = try NeighbourFiles(below: repository.top)
    var steps: [(path: String, old: [UInt8]?, new: [UInt8]?)] = []
    for (difference, (old, new)) in zip(differences, try repository.workTreeVersions(of: differences)) {
      let file = try files.tracked(difference.path)
      guard let path = String(validating: difference.path, as: UTF8.self),
        try isAsExpected(file, by: difference, old: old, new: new)
      else {
        throw CommandFailure(
          .refused,
          "‘\(String(decoding: difference.path, as: UTF8.self))’ in \(repository.top) is not the journal’s, was changed elsewhere, and is "
            + "changed here too; commit it with git, or ‘git stash’ it, and sync again")
      }
      if case .regular(let now, _)? = file {
        steps.append((path, now, new))
      } else if new != nil {
        steps.append((path, nil, new))
      }
    }
    for step in steps where step.old != step.new {
      guard try files.replace(step.path, holding: step.old, by: step.new) else {
        throw CommandFailure(.busy, "‘\(step.path)’ in \(repository.top) was changed meanwhile; try again")
      }
    }
  }

  private func isAsExpected(
    _ file: TrackedFile?, by difference: GitRepository.TreeDifference, old: [UInt8]?, new: [UInt8]?
  ) throws -> Bool {
    guard [difference.old, difference.new].allSatisfy({ $0?.isFile ?? true }) else { return false }
    switch file {
    case nil: return old == nil || new == nil
    case .regular(let bytes, _)?:
      // A file that differs only in its line endings is not changed.
      return try bytes == old || bytes == new
        || repository.blobName(of: .init(path: difference.path, bytes: bytes)) == difference.old?.id
    case .large?, .tooLarge?, .inUse?, .link?, .behindLink?: return false
    }
  }
}
