import JournalFormat

/// Unmerged files that a person has edited since: no mark is left, and they are neither version alone.
struct ResolvedByHand {
  let diary: OpenDiary
  let repository: GitRepository

  /// Tells git of those that are settled, and returns the others.
  func takeUp(_ files: [UnmergedFile]) throws -> [UnmergedFile] {
    var left: [UnmergedFile] = []
    for file in files {
      guard try isSettled(file) else {
        left.append(file)
        continue
      }
      try repository.settle(file.path)
      diary.say(
        "taken as settled by hand: \(String(decoding: file.path.dropFirst(repository.prefix.utf8.count), as: UTF8.self))"
      )
    }
    return left
  }

  /// Whether what the file holds is the work of a person. One version alone may be what git left there when nothing was merged.
  func isSettled(_ file: UnmergedFile) throws -> Bool {
    let path = Array(file.path.dropFirst(repository.prefix.utf8.count))
    guard file.first != nil, file.second != nil, let bytes = try? diary.folder.read(JournalFile(bytes: path)),
      ConflictedText(SourceText(bytes)).conflicts.isEmpty
    else { return false }
    let sides = [file.first, file.second].compactMap(\.self).map {
      GitRepository.Blob(id: $0, path: file.path)
    }
    return !(try repository.bytes(of: sides).contains(bytes))
  }
}

extension GitRepository {
  /// Tells git that a file is as it is to be, or gone.
  func settle(_ path: [UInt8]) throws {
    _ = try ask(["add", "--all", "--pathspec-from-file=-", "--pathspec-file-nul"], input: path + [0])
  }
}
