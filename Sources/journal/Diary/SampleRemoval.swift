import JournalFormat

/// Removes the files of `init --sample` that are unchanged.
struct SampleRemoval {
  let diary: OpenDiary

  init(_ diary: OpenDiary) { self.diary = diary }

  func run() throws {
    let listing = try diary.folder.listing()
    var unread = UnreadFiles(listing, in: diary.folder)
    let marked = listing.days.filter { file in
      unread.bytes(of: file, in: diary.folder)?.firstRange(of: Array(SampleJournal.marker.utf8)) != nil
    }
    try unread.requireComplete(for: "what is made up")
    guard let last = marked.last?.day, let sample = sample(endingNear: last) else {
      throw CommandFailure(
        .negativeResult, "no file here was made by ‘journal init --sample’ and left as it was")
    }
    var removed: [String] = []
    var kept: [String] = []
    for file in sample {
      let bytes: [UInt8]
      do throws(FileProblem) {
        bytes = try diary.folder.read(JournalFile(path: file.path))
      } catch .missing {
        continue
      } catch {
        // The file is not a sample file any more.
        kept.append(file.path)
        continue
      }
      if bytes == file.bytes { removed.append(file.path) } else { kept.append(file.path) }
    }
    // An image stays if a file shows it.
    let pictures = Set(removed.filter { $0.hasPrefix("media/") })
    let shown = kept.map { try? diary.folder.read(JournalFile(path: $0)) }
    removed.removeAll { path in
      // A file that cannot be read may show any of them.
      pictures.contains(path)
        && shown.contains { $0.map { $0.firstRange(of: Array(path.dropFirst(6).utf8)) != nil } ?? true }
    }
    try diary.change("init --clear-sample") { transaction in
      for path in removed { try transaction.remove(path) }
    }
    diary.say("removed \(counted(removed.count, "made-up file"))")
    guard !kept.isEmpty else { return }
    diary.environment.warn(
      "left alone, for they were changed: \(kept.map { diary.folder.prefix + $0 }.joined(separator: ", "))")
  }

  /// The sample that the files belong to: its last days may have no file.
  private func sample(endingNear last: Day) -> [JournalFileContent]? {
    for distance in stride(from: 0, through: 28, by: 7) {
      let files = SampleJournal.files(endingBy: last.advanced(by: distance))
      let isSame = files.contains { file in
        file.path.hasSuffix(".md") && (try? diary.folder.read(JournalFile(path: file.path))) == file.bytes
      }
      if isSame { return files }
    }
    return nil
  }
}
