/// A value of a settings file, whatever library read it.
public indirect enum SettingsValue: Hashable, Sendable {
  case text(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  case list([SettingsValue])
  /// A table within a table, a date, or anything else no setting is.
  case other
}

/// A key of a settings file with its value.
public struct SettingsEntry: Hashable, Sendable {
  /// The table, or `nil` at the top.
  public var table: String?
  public var key: String
  public var value: SettingsValue

  public init(table: String? = nil, key: String, value: SettingsValue) {
    self.table = table
    self.key = key
    self.value = value
  }

  /// The key with its table, as a message names it.
  var name: String { table.map { "\($0).\(key)" } ?? key }
}

/// Where the keys and tables of a settings file stand.
///
/// Read line by line and once for all, so a key within a text of several lines may be taken for the key itself.
struct SettingsPlaces {
  /// The first place of each key, by the names that lead to it.
  private var keys: [[String]: SourceRange] = [:]
  /// The last header of each table.
  private var tables: [String: SourceRange] = [:]

  init(in source: SourceText) {
    var table: [String] = []
    for number in 0..<source.lineCount {
      let content = source.lineContent(number + 1)
      let line = source.bytes[content]
      guard let first = line.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }), line[first] != UInt8(ascii: "#")
      else { continue }
      let isHeader = line[first] == UInt8(ascii: "[")
      let stop = isHeader ? UInt8(ascii: "]") : UInt8(ascii: "=")
      guard let end = line[first...].firstIndex(of: stop) else { continue }
      let words = Self.parts(of: line[(isHeader ? first + 1 : first)..<end])
      let range = source.location(ofByte: first)..<source.location(ofByte: isHeader ? end + 1 : end)
      if isHeader { table = words }
      let path = isHeader ? words : table + words
      // What lies deeper is no setting.
      guard path.count <= 2 else { continue }
      if keys[path] == nil { keys[path] = range }
      if path.count == 1 { tables[path[0]] = range }
    }
  }

  /// The place of a key; its table's line, or the top of the file, where it cannot be found.
  func range(of entry: SettingsEntry) -> SourceRange {
    let start = SourceLocation(line: 1, column: 1)
    guard let table = entry.table else { return keys[[entry.key]] ?? start..<start }
    return keys[[table, entry.key]] ?? tables[table] ?? start..<start
  }

  /// `a . "b"` as `a` and `b`.
  private static func parts(of bytes: ArraySlice<UInt8>) -> [String] {
    bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { part in
      let isFrame: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x22 || $0 == 0x27 || $0 == 0x5B }
      let trimmed = part.drop(while: isFrame).reversed().drop(while: isFrame).reversed()
      return String(decoding: Array(trimmed), as: UTF8.self)
    }
  }
}
