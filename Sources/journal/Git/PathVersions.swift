import JournalAnalytics
import JournalFormat

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The versions of one file, read from git in growing batches as they are asked for.
final class PathVersions {
  let history: PathHistory
  private let versions: DiaryVersions
  private let file: JournalFile
  private let places: [String: Int]
  private var texts: [String: [UInt8]?] = [:]
  private var parsed: (commit: String, records: [DiaryRecord])?
  private var headings: (text: [UInt8], ofCommits: [String: [UInt8]?]) = ([], [:])
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
    let records = try versions.parse(bytes, file).records
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
      // What hangs below would belong to it.
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
        guard let base = bytes.baseAddress, let words = text.baseAddress else { return nil }
        var place = start
        while place + text.count <= bytes.count {
          let count = bytes.count - text.count - place + 1
          guard let found = memchr(base + place, Int32(text[0]), count) else { return nil }
          if memcmp(found, words, text.count) == 0 { return UnsafeRawPointer(found) - base }
          place = UnsafeRawPointer(found) - base + 1
        }
        return nil
      }
    }
  }
}
