import JournalFormat

/// Applies the safe fixes of `journal check --fix`.
struct CheckFixes {
  let diary: OpenDiary
  /// Whether to change files without asking, however many.
  let isConfirmed: Bool

  /// The change of one file.
  private struct Plan {
    var file: JournalFile
    var bytes: [UInt8]
    var fixes: DayFileFixes
  }

  /// Fixes the day files, or those in `paths`, which are relative to the working folder.
  func run(_ paths: [String]) throws {
    let listing = try diary.folder.listing()
    var unread = paths.isEmpty ? UnreadFiles(listing, in: diary.folder) : UnreadFiles(in: diary.folder)
    let plans = try files(paths, in: listing).compactMap { file in
      unread.bytes(of: file, in: diary.folder).flatMap { plan(for: file, $0) }
    }
    try unread.requireComplete(for: "what can be fixed")
    let lines = plans.reduce(0) { $0 + $1.fixes.made.count }
    guard lines > 0 else { return diary.environment.printError("nothing to fix by machine\n") }
    try diary.confirm(files: plans.count, lines: lines, isConfirmed: isConfirmed)
    try diary.change("check --fix") { transaction in
      for plan in plans {
        _ = try transaction.update(plan.file.path) { bytes in
          // Usually the file has not changed since.
          (bytes == plan.bytes ? plan.fixes : fixes(of: plan.file, bytes ?? [])).result.bytes
        }
      }
    }
    for plan in plans {
      for fix in plan.fixes.made {
        let offer = fix.fixIt?.offer ?? ""
        diary.say(
          "\(diary.folder.prefix)\(plan.file.path):\(fix.range.lowerBound.line): \(offer) [\(fix.code.rawValue)]"
        )
      }
    }
    diary.say(
      "fixed \(counted(lines, "line")) in \(counted(plans.count, "file")); ‘journal undo’ takes it back")
  }

  private func files(_ paths: [String], in listing: JournalListing) throws -> [JournalFile] {
    guard !paths.isEmpty else { return listing.days }
    return try paths.map { path in
      guard let file = listing.days.first(where: { diary.folder.prefix + $0.path == path || $0.path == path })
      else {
        throw CommandFailure(.usage, "‘\(path)’ is no day file of this journal, and only those are fixed")
      }
      return file
    }
  }

  private func plan(for file: JournalFile, _ bytes: [UInt8]) -> Plan? {
    let fixes = fixes(of: file, bytes)
    return fixes.made.isEmpty ? nil : Plan(file: file, bytes: bytes, fixes: fixes)
  }

  private func fixes(of file: JournalFile, _ bytes: [UInt8]) -> DayFileFixes {
    DayFileFixes(SourceText(bytes), day: file.day, path: file.path, parser: diary.parser)
  }
}
