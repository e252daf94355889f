import JournalAnalytics
import JournalFormat

/// Follows an entry back through the commits.
struct EntryTracing {
  let versions: DiaryVersions
  let moment: @Sendable (_ seconds: Int) -> LocalMoment

  /// So often an entry is followed to another day.
  private static let moveLimit = 100

  /// The steps by which the record came to be, the first one first.
  func steps(of found: FoundRecord) throws -> [EntryHistory.Step] {
    var steps: [EntryHistory.Step] = []
    var record = found.record
    var path = Array(versions.repository.prefix.utf8) + found.file.bytes
    var file = found.file
    var revision = try versions.repository.commit("HEAD")
    var current: [DiaryRecord]? = found.records
    guard revision != nil else { return [EntryHistory.Step(.added, record)] }
    for _ in 0..<Self.moveLimit {
      guard let start = revision else { break }
      let history = PathVersions(
        try PathHistory(path, upTo: start, in: versions.repository), of: file, versions)
      // What stands in the file may not be committed yet.
      if let now = current {
        current = nil
        guard let newest = history.history.newest, let committed = try history.records(in: newest),
          let before = origin(of: record, in: now, before: committed)
        else { return [EntryHistory.Step(.added, record)] }
        if isStep(before, record) { steps.append(EntryHistory.Step(.changed(from: before), record)) }
        record = before
      }
      let (first, added) = try follow(record, history, &steps)
      guard let origin = try whence(first, added, file.day) else {
        steps.append(step(.added, first, added))
        return steps.reversed()
      }
      steps.append(step(.moved(from: origin.record, on: origin.file.day), first, added))
      (record, path, file, revision) = (origin.record, origin.path, origin.file, origin.commit)
    }
    return steps.reversed()
  }

  private func isStep(_ before: DiaryRecord, _ after: DiaryRecord) -> Bool {
    before.text != after.text || before.place != after.place
  }

  private func step(
    _ change: EntryHistory.Step.Change, _ record: DiaryRecord, _ commit: PathHistory.Commit?
  ) -> EntryHistory.Step {
    let at = commit.map { moment($0.time) }
    return EntryHistory.Step(
      change, record, day: at?.day, time: at?.time, author: commit?.author, commit: commit?.id)
  }

  /// Goes back as far as the record is in the file, and returns its first form with the commit that brought it.
  private func follow(
    _ start: DiaryRecord, _ versions: PathVersions, _ steps: inout [EntryHistory.Step]
  ) throws -> (DiaryRecord, PathHistory.Commit?) {
    var record = start
    let commits = versions.history.commits
    guard let newest = versions.history.newest, var commit = commits[newest] else { return (record, nil) }
    while !commit.parents.isEmpty {
      // Most commits are about other entries, and need not be read.
      let same = try commit.parents.first { try versions.hasSame(record, in: commit.id, and: $0) }
      if let parent = same.flatMap({ commits[$0] }) {
        commit = parent
        continue
      }
      guard let now = try versions.records(in: commit.id) else { break }
      let current = now.first { $0.text == record.text && $0.place == record.place } ?? record
      let origins = try commit.parents.compactMap { parent in
        try versions.records(in: parent).flatMap { origin(of: current, in: now, before: $0) }.map {
          (parent, $0)
        }
      }
      // Of two branches, the one that has it as it is.
      guard let next = origins.first(where: { !isStep($0.1, record) }) ?? origins.first,
        let parent = commits[next.0]
      else { break }
      if isStep(next.1, record) { steps.append(step(.changed(from: next.1), record, commit)) }
      (commit, record) = (parent, next.1)
    }
    return (record, commit)
  }

  /// Where a record came from that a commit put into the file of `day`; `nil` if it was new.
  private func whence(
    _ record: DiaryRecord, _ commit: PathHistory.Commit?, _ day: Day
  ) throws -> (record: DiaryRecord, path: [UInt8], file: JournalFile, commit: String)? {
    guard let commit, let parent = try versions.repository.commit("\(commit.id)^") else { return nil }
    let differences = try versions.repository.differences(from: parent, to: commit.id)
    // A commit of hundreds of days is an import, not a move.
    guard (2...200).contains(differences.count) else { return nil }
    let days = try versions.compare(differences, withFiles: false).days
    for change in days.first(where: { $0.day == day })?.changes ?? [] where change.record.text == record.text
    {
      guard case .moved(let before, let origin) = change.action, origin != day else { continue }
      for difference in differences where difference.old != nil {
        let path = Array(difference.path.dropFirst(versions.repository.prefix.utf8.count))
        guard case .day(origin) = JournalFile.kind(ofPath: path) else { continue }
        return (before, difference.path, JournalFile(bytes: path, day: origin), parent)
      }
    }
    return nil
  }
}
