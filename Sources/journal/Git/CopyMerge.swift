import JournalFormat

/// Merges the copy that a synchroniser left into the file it is a copy of, and puts it into the undo store.
struct CopyMerge {
  let diary: OpenDiary
  let copy: ConflictCopy

  func run() throws {
    let name = diary.folder.prefix + copy.path
    let theirs: [UInt8]
    do throws(FileProblem) {
      theirs = try diary.folder.read(JournalFile(path: copy.path))
    } catch {
      throw CommandFailure(.nothingFound, "‘\(name)’ \(error.reason)")
    }
    var left = 0
    try diary.change("resolve \(copy.path)") { transaction in
      _ = try transaction.update(copy.original) { ours in
        guard let ours else { return theirs }
        let merged = merged(ours, theirs)
        left = ConflictedText(SourceText(merged)).conflicts.count
        return merged
      }
      try transaction.removeIf(copy.path) { $0 == theirs }
    }
    diary.say("merged \(name) into \(diary.folder.prefix)\(copy.original); ‘journal undo’ brings it back")
    guard left > 0 else { return }
    throw CommandFailure(
      .nothingFound,
      "\(counted(left, "place")) in \(diary.folder.prefix)\(copy.original) \(left == 1 ? "holds" : "hold") both versions; "
        + "‘journal resolve \(diary.folder.prefix)\(copy.original)’ settles \(left == 1 ? "it" : "them")")
  }

  /// Nobody knows what both came from, so nothing counts as removed.
  private func merged(_ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8] {
    let day: Day? =
      if case .day(let day) = JournalFile.kind(ofPath: Array(copy.original.utf8)) { day } else { nil }
    switch DayFileMerge(parser: diary.parser, day: day).merge(base: [], ours: ours, theirs: theirs) {
    case .clean(let bytes), .conflict(let bytes): return bytes
    case .undecided: return Self.marked(ours, theirs)
    }
  }

  /// Both texts whole, between marks.
  private static func marked(_ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8] {
    let ended: ([UInt8]) -> [UInt8] = { $0.isEmpty || $0.last == .lineFeed ? $0 : $0 + [.lineFeed] }
    return Array("<<<<<<< ours\n".utf8) + ended(ours) + Array("=======\n".utf8) + ended(theirs)
      + Array(">>>>>>> theirs\n".utf8)
  }
}
