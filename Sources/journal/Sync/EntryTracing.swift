import JournalAnalytics
import JournalFormat

/// Traces the history of an entry through the commits.
struct EntryTracing {
  let versions: DiaryVersions
  let moment: @Sendable (_ seconds: Int) -> LocalMoment

  /// The maximum number of moves between days to follow.
  private static let moveLimit = 100

  /// The versions of the record, the first one first.
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
      let history = try PathVersions(path, of: file, upTo: start, versions)
      // The current version may not be committed yet.
      if let now = current {
        current = nil
        guard let newest = history.newest, let committed = try history.records(in: newest),
          let before = origin(of: record, in: now, before: committed)
        else { return [EntryHistory.Step(.added, record)] }
        if isStep(before, record) { steps.append(EntryHistory.Step(.changed(from: before), record)) }
        record = before
      }
      let (first, added) = try follow(record, through: history, adding: &steps)
      guard let origin = try whence(first, in: added, fileOf: file.day) else {
        steps.append(step(.added, of: first, in: added))
        return steps.reversed()
      }
      steps.append(step(.moved(from: origin.record, on: origin.file.day), of: first, in: added))
      (record, path, file, revision) = (origin.record, origin.path, origin.file, origin.commit)
    }
    return steps.reversed()
  }

  private func isStep(_ before: DiaryRecord, _ after: DiaryRecord) -> Bool {
    before.text != after.text || before.place != after.place
  }

  private func step(
    _ change: EntryHistory.Step.Change, of record: DiaryRecord, in commit: PathVersions.Commit?
  ) -> EntryHistory.Step {
    let at = commit.map { moment($0.time) }
    return EntryHistory.Step(
      change, record, day: at?.day, time: at?.time, author: commit?.author, commit: commit?.id)
  }

  /// Goes back through the commits that have the record in the file, and returns its first version with its commit.
  private func follow(
    _ start: DiaryRecord, through versions: PathVersions, adding steps: inout [EntryHistory.Step]
  ) throws -> (DiaryRecord, PathVersions.Commit?) {
    var record = start
    let commits = versions.commits
    guard let newest = versions.newest, var commit = commits[newest] else { return (record, nil) }
    while !commit.parents.isEmpty {
      // Most commits are about other entries, and need not be parsed.
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
      // Of two parents, the one with the unchanged record.
      guard let next = origins.first(where: { !isStep($0.1, record) }) ?? origins.first,
        let parent = commits[next.0]
      else { break }
      if isStep(next.1, record) { steps.append(step(.changed(from: next.1), of: record, in: commit)) }
      (commit, record) = (parent, next.1)
    }
    return (record, commit)
  }

  /// Where a record came from that a commit added to the file of `day`; `nil` if it was new.
  private func whence(
    _ record: DiaryRecord, in commit: PathVersions.Commit?, fileOf day: Day
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

/// The commits that changed one file, in git's simplified history, and its versions, read from git in growing batches
/// on demand.
final class PathVersions {
  struct Commit: Hashable {
    var id: String
    /// The commits before it that changed the file.
    var parents: [String]
    /// Seconds since 1970.
    var time: Int
    var author: String
  }

  let commits: [String: Commit]
  /// Their ids, the newest first.
  private let order: [String]
  /// The newest one; `nil` for a file that is not in git.
  var newest: String? { order.first }
  private let path: [UInt8]
  private let versions: DiaryVersions
  private let file: JournalFile
  private let places: [String: Int]
  private var texts: [String: [UInt8]?] = [:]
  private var parsed: (commit: String, records: [DiaryRecord])?
  private var headings: (text: [UInt8], ofCommits: [String: [UInt8]?]) = ([], [:])
  private var batch = 8

  /// Reads the history of the file at `path`, relative to the top, up to `revision`.
  init(_ path: [UInt8], of file: JournalFile, upTo revision: String, _ versions: DiaryVersions) throws {
    (self.path, self.file, self.versions) = (path, file, versions)
    // With --parents, git leaves out commits that do not change the file, and rewrites the parents.
    let fields = try versions.repository.ask([
      "-c", "log.follow=false", "log", "-z", "--no-show-signature", "--no-color", "--no-notes",
      "--no-decorate",
      "--no-patch", "--parents", "--format=%H%x00%P%x00%ct%x00%an", revision, "--",
      String(decoding: path, as: UTF8.self),
    ]).output.split(separator: 0, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    let found = stride(from: 0, to: fields.count - 3, by: 4).map { start -> Commit in
      let parents = fields[start + 1].split(separator: " ").map(String.init)
      let time = Int(fields[start + 2]) ?? 0
      return Commit(id: fields[start], parents: parents, time: time, author: fields[start + 3])
    }
    order = found.map(\.id)
    commits = Dictionary(uniqueKeysWithValues: found.map { ($0.id, $0) })
    places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })
  }

  /// The content of the file in a commit; `nil` if it does not exist.
  func bytes(in commit: String) throws -> [UInt8]? {
    if let known = texts[commit] { return known }
    guard let place = places[commit] else { return nil }
    let wanted = order[place...].prefix(batch).filter { texts[$0] == nil }
    let name = String(decoding: path, as: UTF8.self)
    let blobs = wanted.map { GitRepository.Blob(id: "\($0):\(name)", path: path) }
    for (commit, bytes) in zip(wanted, try versions.repository.bytes(of: blobs)) {
      texts[commit] = .some(bytes)
    }
    batch = min(batch * 2, 1024)
    return texts[commit] ?? nil
  }

  /// The records of the file in a commit; `nil` if it does not exist.
  func records(in commit: String) throws -> [DiaryRecord]? {
    if let parsed, parsed.commit == commit { return parsed.records }
    guard let bytes = try bytes(in: commit) else { return nil }
    let records = try versions.parse(bytes, file).records
    parsed = (commit, records)
    return records
  }

  /// Whether a record is in both commits exactly once, with the same bytes under the same heading.
  func hasSame(_ record: DiaryRecord, in commit: String, and other: String) throws -> Bool {
    guard let first = try heading(of: record, in: commit), let second = try heading(of: record, in: other)
    else {
      return false
    }
    return first == second
  }

  /// The heading line above the only occurrence of the record; empty without a heading.
  private func heading(of record: DiaryRecord, in commit: String) throws -> [UInt8]? {
    let text = Array(record.text.bytes)
    if headings.text != text { headings = (text, [:]) }
    if let known = headings.ofCommits[commit] { return known }
    let heading = try bytes(in: commit).flatMap { Self.heading(of: text, in: $0) }
    headings.ofCommits[commit] = .some(heading)
    return heading
  }

  private static func heading(of text: [UInt8], in bytes: [UInt8]) -> [UInt8]? {
    guard !text.isEmpty, let start = firstPlace(of: text, in: bytes, from: 0),
      firstPlace(of: text, in: bytes, from: start + 1) == nil,
      start == 0 || bytes[start - 1] == .lineFeed,
      case let end = start + text.count, end == bytes.count || bytes[end] == .lineFeed,
      // A nested line below would belong to it.
      end + 1 >= bytes.count || bytes[end + 1] != .space && bytes[end + 1] != .tab
    else { return nil }
    var below = start
    while below > 0 {
      let start = bytes[..<(below - 1)].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
      if bytes[start] == UInt8(ascii: "#") { return Array(bytes[start..<below]) }
      below = start
    }
    return []
  }

  private static func firstPlace(of text: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { bytes in
      text.withUnsafeBytes { text in
        guard let base = bytes.baseAddress, let needle = text.baseAddress else { return nil }
        var place = start
        while place + text.count <= bytes.count {
          let count = bytes.count - text.count - place + 1
          guard let found = memchr(base + place, Int32(text[0]), count) else { return nil }
          if memcmp(found, needle, text.count) == 0 { return UnsafeRawPointer(found) - base }
          place = UnsafeRawPointer(found) - base + 1
        }
        return nil
      }
    }
  }
}
