import JournalAnalytics
import JournalFormat

/// The versions of one file, read from git in growing batches as they are asked for.
final class PathVersions {
  let history: PathHistory
  private let versions: DiaryVersions
  private let file: JournalFile
  private let places: [String: Int]
  private var texts: [String: [UInt8]?] = [:]
  private var parsed: (commit: String, records: [DiaryRecord])?
  private var batch = 8

  init(_ history: PathHistory, of file: JournalFile, _ versions: DiaryVersions) {
    self.history = history
    self.file = file
    self.versions = versions
    places = Dictionary(
      uniqueKeysWithValues: history.order.enumerated().map { ($0.element, $0.offset) })
  }

  /// The file as it was in a commit; `nil` if it was not there.
  func bytes(in commit: String) throws -> [UInt8]? {
    if let known = texts[commit] { return known }
    guard let place = places[commit] else { return nil }
    let wanted = history.order[place...].prefix(batch).filter { texts[$0] == nil }
    for (commit, bytes) in zip(wanted, try history.bytes(in: wanted)) { texts[commit] = .some(bytes) }
    batch = min(batch * 2, 1024)
    return texts[commit] ?? nil
  }

  /// What it said in a commit; `nil` if it was not there.
  func records(in commit: String) throws -> [DiaryRecord]? {
    if let parsed, parsed.commit == commit { return parsed.records }
    guard let bytes = try bytes(in: commit) else { return nil }
    let records = versions.parse(bytes, file).records
    parsed = (commit, records)
    return records
  }

  /// Whether a record stands in both commits once, in the same words below the same heading, as far as bytes can tell.
  func hasSame(_ record: DiaryRecord, in commit: String, and other: String) throws -> Bool {
    guard let first = try heading(of: record, in: commit), let second = try heading(of: record, in: other)
    else {
      return false
    }
    return first == second
  }

  /// The line of the heading above the one place where the record stands; empty without a heading.
  private func heading(of record: DiaryRecord, in commit: String) throws -> [UInt8]? {
    guard let bytes = try bytes(in: commit) else { return nil }
    let text = Array(record.text.bytes)
    guard !text.isEmpty, let found = bytes.firstRange(of: text),
      bytes[(found.lowerBound + 1)...].firstRange(of: text) == nil,
      found.lowerBound == 0 || bytes[found.lowerBound - 1] == 0x0A,
      found.upperBound == bytes.count || bytes[found.upperBound] == 0x0A,
      // What hangs below would belong to it.
      found.upperBound + 1 >= bytes.count
        || bytes[found.upperBound + 1] != 0x20 && bytes[found.upperBound + 1] != 0x09
    else { return nil }
    var end = found.lowerBound
    while end > 0 {
      let start = bytes[..<(end - 1)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      if bytes[start] == UInt8(ascii: "#") { return Array(bytes[start..<end]) }
      end = start
    }
    return []
  }
}
