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
    guard let bytes = bytes(of: file) else { return false }
    let size = try repository.markerSize(of: file.path)
    guard ConflictedText(SourceText(bytes), markerSize: size).conflicts.isEmpty else { return false }
    let versions = try versions(of: file)
    return !versions.contains(bytes)
      && JournalFormat.looseMark(in: SourceText(bytes), versions: versions, markerSize: size) == nil
  }

  /// The number of a line that is a mark of the merge and none of a whole conflict, as when only some were taken out.
  func looseMark(in file: UnmergedFile) throws -> Int? {
    guard let bytes = bytes(of: file) else { return nil }
    return JournalFormat.looseMark(
      in: SourceText(bytes), versions: try versions(of: file),
      markerSize: try repository.markerSize(of: file.path))
  }

  private func bytes(of file: UnmergedFile) -> [UInt8]? {
    guard file.first != nil, file.second != nil else { return nil }
    return try? diary.folder.read(
      JournalFile(bytes: Array(file.path.dropFirst(repository.prefix.utf8.count))))
  }

  /// Both versions as they would stand in the working tree.
  private func versions(of file: UnmergedFile) throws -> [[UInt8]] {
    let sides = [file.first, file.second].compactMap(\.self).map {
      GitRepository.Blob(id: $0, path: file.path)
    }
    return try repository.bytes(of: sides, isExact: true).compactMap(\.self)
  }
}
