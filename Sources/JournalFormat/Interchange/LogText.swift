/// Logs that are no Markdown, as Markdown: Org files, and tables of values separated by tabs, commas or semicolons.
public enum LogText {
  /// The text of a file as Markdown, by the ending of its name, and how many lines were added below its first.
  ///
  /// In Org files, the stars of headings become `#`, `[X]` becomes `[x]`, and the rules of tables get the form they have in
  /// Markdown; nothing else changes, and nothing within a block such as `#+BEGIN_SRC`. A table of values becomes a Markdown table with the same cells.
  public static func markdown(_ bytes: [UInt8], name: String) -> (text: [UInt8], addedLines: Int) {
    let ending = name.utf8.lastIndex(of: .period).map { String(name[$0...]).lowercased() } ?? ""
    switch ending {
    case ".org": return (org(bytes), 0)
    case ".tsv", ".tab": return (table(bytes, separator: .tab), 1)
    case ".csv":
      let first = bytes.prefix { $0 != .lineFeed && $0 != .carriageReturn }
      let semicolons = first.count { $0 == .semicolon }
      return (table(bytes, separator: semicolons > first.count { $0 == .comma } ? .semicolon : .comma), 1)
    default: return (bytes, 0)
    }
  }

  // MARK: Org

  private static func org(_ bytes: [UInt8]) -> [UInt8] {
    let source = SourceText(bytes)
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    // What a block such as `#+BEGIN_SRC` holds is no part of the outline; one that does not end is none.
    let lastEnd = source.lines.last { blockEdge(bytes[$0]) == false }?.lowerBound ?? 0
    var isInBlock = false
    for line in source.lines {
      var rest = bytes[line]
      if let edge = blockEdge(rest) {
        isInBlock = edge && line.lowerBound < lastEnd
        text += rest
        continue
      }
      if isInBlock {
        text += rest
        continue
      }
      let stars = rest.prefix { $0 == .asterisk }.count
      if stars > 0, rest.dropFirst(stars).first == .space {
        text += Array(repeating: .numberSign, count: min(stars, 6))
        text += rest.dropFirst(stars)
        continue
      }
      let blank = rest.prefix { $0 == .space || $0 == .tab }
      text += blank
      rest = rest.dropFirst(blank.count)
      if rest.starts(with: "|-".utf8) {
        text += rest.map { $0 == .plusSign ? .verticalBar : $0 }
      } else if rest.count > 5, rest.first == .hyphen || rest.first == .plusSign,
        rest.dropFirst().starts(with: " [X]".utf8)
      {
        text += rest.prefix(3)
        text.append(UInt8(ascii: "x"))
        text += rest.dropFirst(4)
      } else {
        text += rest
      }
    }
    return text
  }

  /// Whether a line begins a block, or ends one; `nil` where it does neither.
  private static func blockEdge(_ line: ArraySlice<UInt8>) -> Bool? {
    let rest = line.drop { $0 == .space || $0 == .tab }
    guard rest.starts(with: "#+".utf8) else { return nil }
    let name = rest.dropFirst(2).prefix(6).map(asciiLower)
    if name.starts(with: "begin_".utf8) { return true }
    return name.starts(with: "end_".utf8) ? false : nil
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
