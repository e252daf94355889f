/// Writes rows as comma-separated values (RFC 4180) with CRLF line endings.
public struct CSVWriter: Sendable {
  /// Whether cells that a spreadsheet would take for a formula get an apostrophe before them.
  ///
  /// These are the cells that begin with `=`, `+`, `-`, `@`, a tab or a carriage return; plain negative
  /// numbers such as `-1.5` stay numbers.
  public let guardsFormulas: Bool
  /// What has been written so far, as UTF-8.
  public private(set) var bytes: [UInt8] = []

  public init(guardsFormulas: Bool = false) { self.guardsFormulas = guardsFormulas }

  /// The rows written so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends one row. A row of one empty cell is written as `""`, because an empty line is no row.
  public mutating func append(_ row: [String]) {
    for (position, cell) in row.enumerated() {
      if position > 0 { bytes.append(UInt8(ascii: ",")) }
      append(cell, isAlone: row.count == 1)
    }
    bytes += "\r\n".utf8
  }

  private mutating func append(_ cell: String, isAlone: Bool) {
    let isGuarded = guardsFormulas && looksLikeFormula(cell)
    let isQuoted =
      cell.isEmpty
      ? isAlone
      : cell.utf8.contains(where: {
        $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == .lineFeed || $0 == .carriageReturn
      }) || cell.utf8.first == UInt8(ascii: " ") || cell.utf8.last == UInt8(ascii: " ")
    if isQuoted { bytes.append(UInt8(ascii: "\"")) }
    if isGuarded { bytes.append(UInt8(ascii: "'")) }
    for byte in cell.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    if isQuoted { bytes.append(UInt8(ascii: "\"")) }
  }
}

private func looksLikeFormula(_ cell: String) -> Bool {
  switch cell.utf8.first {
  case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "@"), .tab, .carriageReturn: true
  case UInt8(ascii: "-"): !isPlainNumber(cell.utf8.dropFirst())
  default: false
  }
}

/// Whether the bytes are digits with at most one point among them, such as `12` or `0.5`.
private func isPlainNumber(_ bytes: Substring.UTF8View) -> Bool {
  let digits = bytes.filter { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }.count
  let points = bytes.filter { $0 == UInt8(ascii: ".") }.count
  return digits + points == bytes.count && points <= 1 && bytes.first != UInt8(ascii: ".")
    && bytes.last != UInt8(ascii: ".") && digits > 0
}
