/// One record of an export of a whole journal, as its bytes.
public struct ExportedRecord: Sendable {
  public var list: ExportedList
  public var value: JSONValue

  public init(list: ExportedList, value: JSONValue) { (self.list, self.value) = (list, value) }

  /// The day it stands on; `nil` in `habits.md` and `tasks.md`.
  public var day: Day? { value["date"]?.string.flatMap { Day($0) } }
  var line: Int { value["line"]?.number.map { Int(exactly: $0.rounded()) ?? 0 } ?? 0 }
  var parent: Int? { value["parent"]?.number.flatMap { Int(exactly: $0) } }

  /// What has to come back: all but the place, which another file may have.
  public var content: String {
    guard case .object(let members) = value else { return value.text(pretty: false) }
    let kept = members.filter { key, value in
      // Exports of earlier versions have neither attachments of moods and series nor their notes.
      !["file", "line", "id", "parent", "unread"].contains(key)
        && (key != "attachments" || !value.elements.isEmpty) && (key != "note" || value.string != nil)
    }
    return list.rawValue + JSONValue.object(kept).text(pretty: false)
  }

  /// What to call it in messages.
  public var title: String {
    let words = ["processedDescription", "text", "habit", "words", "name", "series"].lazy.compactMap {
      value[$0]?.string
    }.first { !$0.isEmpty }
    return "\(day.map { "\($0) " } ?? "")\(words ?? list.rawValue)"
  }
}

extension ExportedRecord {
  /// Calls `body` with the place of each record of an export, in its order; throws where the bytes are no such object.
  ///
  /// Only what holds the records is read, so that an export may be larger than its values would be in memory.
  public static func scan(
    _ bytes: [UInt8], _ body: (ExportedList, Range<Int>) -> Void
  ) throws(JSONProblem) {
    var scanner = ItemScanner(bytes: bytes)
    try scanner.expect(UInt8(ascii: "{"))
    guard !scanner.takes(UInt8(ascii: "}")) else { return }
    repeat {
      let key = String(decoding: bytes[try scanner.skipValue()], as: UTF8.self)
      try scanner.expect(.colon)
      guard let list = ExportedList.allCases.first(where: { "\"\($0.rawValue)\"" == key }) else {
        _ = try scanner.skipValue()
        continue
      }
      try scanner.expect(.openBracket)
      guard !scanner.takes(.closeBracket) else { continue }
      repeat { body(list, try scanner.skipValue()) } while scanner.takes(.comma)
      try scanner.expect(.closeBracket)
    } while scanner.takes(.comma)
    try scanner.expect(UInt8(ascii: "}"))
  }
}

/// Steps over values of JSON without reading them.
private struct ItemScanner {
  let bytes: [UInt8]
  var index = 0

  private mutating func skipSpaces() {
    while index < bytes.count, [.space, .tab, .lineFeed, .carriageReturn].contains(bytes[index]) {
      index += 1
    }
  }

  mutating func takes(_ sign: UInt8) -> Bool {
    skipSpaces()
    guard index < bytes.count, bytes[index] == sign else { return false }
    index += 1
    return true
  }

  mutating func expect(_ sign: UInt8) throws(JSONProblem) {
    guard !takes(sign) else { return }
    throw JSONProblem(kind: index < bytes.count ? .unexpected : .cut, place: index)
  }

  /// The place of the value that begins here; whether it is one is seen when it is read.
  mutating func skipValue() throws(JSONProblem) -> Range<Int> {
    skipSpaces()
    let start = index
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case .quotationMark:
        index += 1
        while index < bytes.count, bytes[index] != .quotationMark {
          index += bytes[index] == .backslash ? 2 : 1
        }
        guard index < bytes.count else { throw JSONProblem(kind: .cut, place: bytes.count) }
        index += 1
        if depth == 0 { return start..<index }
      case .openBracket, UInt8(ascii: "{"):
        depth += 1
        index += 1
      case .closeBracket, UInt8(ascii: "}"):
        if depth == 0 {
          guard index > start else { throw JSONProblem(kind: .unexpected, place: index) }
          return start..<index
        }
        depth -= 1
        index += 1
        if depth == 0 { return start..<index }
      case .comma, .colon, .space, .tab, .lineFeed, .carriageReturn:
        if depth == 0 {
          guard index > start else { throw JSONProblem(kind: .unexpected, place: index) }
          return start..<index
        }
        index += 1
      default: index += 1
      }
    }
    guard depth == 0, index > start else { throw JSONProblem(kind: .cut, place: index) }
    return start..<index
  }
}

extension ExportedRecord {
  /// The files below `media/` that the record names, from the journal's folder: attachments, the photo of an entry, links in its note.
  public var mediaPaths: [String] {
    var paths = (value["attachments"]?.elements ?? []).compactMap(\.string)
    if let photo = value["mediaURL"]?.string { paths.append(photo) }
    if let note = value["note"]?.string { paths += linkedMedia(in: note, file: "habits.md") }
    if let about = value["description"]?.string { paths += linkedMedia(in: about, file: "habits.md") }
    return paths.filter { $0.hasPrefix("media/") }
  }
}
