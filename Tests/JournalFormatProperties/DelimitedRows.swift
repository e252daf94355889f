/// The rows of comma-separated values, read as strictly as RFC 4180 says.
struct DelimitedRows {
  private(set) var rows: [[String]] = []

  /// `nil` for anything that is not such a table, with each line ended by CRLF.
  init?(_ bytes: [UInt8]) {
    var row: [String] = []
    var index = 0
    while index < bytes.count {
      var cell: [UInt8] = []
      if bytes[index] == UInt8(ascii: "\"") {
        index += 1
        while true {
          guard index < bytes.count else { return nil }
          if bytes[index] == UInt8(ascii: "\"") {
            index += 1
            guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { break }
          }
          cell.append(bytes[index])
          index += 1
        }
      } else {
        while index < bytes.count, !",\r\n\"".utf8.contains(bytes[index]) {
          cell.append(bytes[index])
          index += 1
        }
      }
      row.append(String(decoding: cell, as: UTF8.self))
      guard index < bytes.count else { return nil }
      if bytes[index] == UInt8(ascii: ",") {
        index += 1
        // The line ends behind the comma: the last cell is empty.
        if index < bytes.count, bytes[index] == UInt8(ascii: "\r") { row.append("") } else { continue }
      }
      guard bytes[index] == UInt8(ascii: "\r"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "\n")
      else { return nil }
      rows.append(row)
      row = []
      index += 2
    }
    if !row.isEmpty { return nil }
  }
}
