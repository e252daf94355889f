/// Logs that are no Markdown, as Markdown: Org files, and tables of values separated by tabs, commas or semicolons.
public enum LogText {
  /// The text of a file as Markdown, by the ending of its name, and which of its lines the file has not, from 1.
  ///
  /// `OrgText` says what becomes of an Org file. A table of values becomes a Markdown table with the same cells.
  public static func markdown(_ bytes: [UInt8], name: String) -> (text: [UInt8], addedLines: [Int]) {
    let ending = name.utf8.lastIndex(of: .period).map { String(name[$0...]).lowercased() } ?? ""
    switch ending {
    case ".org":
      let org = OrgText(bytes)
      return (org.text, org.addedLines)
    case ".tsv", ".tab": return (table(bytes, separator: .tab), [2])
    case ".csv":
      let first = bytes.prefix { $0 != .lineFeed && $0 != .carriageReturn }
      let semicolons = first.count { $0 == .semicolon }
      return (table(bytes, separator: semicolons > first.count { $0 == .comma } ? .semicolon : .comma), [2])
    default: return (bytes, [])
    }
  }

  // MARK: Separated values

  /// The rows as a Markdown table. A bar within a cell is escaped, and a line break is a space.
  private static func table(_ bytes: [UInt8], separator: UInt8) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2)
    var rows = 0
    forEachRow(of: bytes, separator: separator) { cells in
      text.append(.verticalBar)
      for cell in cells {
        text.append(.space)
        for byte in cell {
          switch byte {
          case .verticalBar: text += [.backslash, .verticalBar]
          case .lineFeed, .carriageReturn: text.append(.space)
          default: text.append(byte)
          }
        }
        text += [.space, .verticalBar]
      }
      text.append(.lineFeed)
      rows += 1
      guard rows == 1 else { return }
      text.append(.verticalBar)
      for _ in cells { text += "---|".utf8 }
      text.append(.lineFeed)
    }
    return text
  }

  /// Calls `body` with the cells of each row, as RFC 4180 has them; a quotation mark within a cell is of its text.
  private static func forEachRow(of bytes: [UInt8], separator: UInt8, _ body: ([[UInt8]]) -> Void) {
    var cells: [[UInt8]] = []
    var cell: [UInt8] = []
    var isQuoted = false
    var index = bytes.starts(with: byteOrderMark) ? 3 : 0
    func end() {
      cells.append(cell)
      cell = []
    }
    func endRow() {
      end()
      if cells.count > 1 || !cells[0].isEmpty { body(cells) }
      cells = []
    }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if isQuoted {
        if byte != .quotationMark {
          cell.append(byte)
        } else if index < bytes.count, bytes[index] == .quotationMark {
          cell.append(byte)
          index += 1
        } else {
          isQuoted = false
        }
      } else if byte == .quotationMark, cell.isEmpty {
        isQuoted = true
      } else if byte == separator {
        end()
      } else if byte == .lineFeed || byte == .carriageReturn {
        if byte == .carriageReturn, index < bytes.count, bytes[index] == .lineFeed { index += 1 }
        endRow()
      } else {
        cell.append(byte)
      }
    }
    if !cell.isEmpty || !cells.isEmpty { endRow() }
  }
}
