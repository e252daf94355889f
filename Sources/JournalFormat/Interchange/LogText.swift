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

/// An Org file as Markdown.
///
/// The stars of headings become `#`, rules of tables get the form they have in Markdown, and a table right below other text
/// gets a blank line above it. Blocks of source and examples become code, and drawers comments, for they hold nothing that a
/// person wrote as words. All other lines stay as they are, also those of other blocks, such as `#+BEGIN_QUOTE`.
struct OrgText {
  private(set) var text: [UInt8] = []
  /// The lines of the text that the file has not, from 1 and in order.
  private(set) var addedLines: [Int] = []

  private let bytes: [UInt8]
  private let lines: [Range<Int>]

  /// What surrounds lines: `#+BEGIN_SRC` or a drawer.
  private enum Edge {
    /// With what stands behind it on its line.
    case code(language: ArraySlice<UInt8>)
    case block, blockEnd, drawer, drawerEnd, heading
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = Array(SourceText(bytes).lines)
    text.reserveCapacity(bytes.count)
    let edges = lines.map { Self.edge(bytes[$0]) }
    let ends = Self.ends(of: edges)
    var index = 0
    while index < lines.count {
      guard let end = ends[index] else {
        append(line: index, edges[index])
        index += 1
        continue
      }
      switch edges[index] {
      case .code(let language): append(code: index...end, language)
      case .drawer: append(drawer: index...end)
      default: text += bytes[lines[index].lowerBound..<lines[end].upperBound]
      }
      index = end + 1
    }
  }

  // MARK: Blocks and drawers

  private static func edge(_ line: ArraySlice<UInt8>) -> Edge? {
    let stars = line.prefix { $0 == .asterisk }.count
    if stars > 0, line.dropFirst(stars).first == .space { return .heading }
    let words = content(line).drop { $0 == .space || $0 == .tab }
    if words.starts(with: "#+".utf8) {
      let name = words.dropFirst(2).prefix { $0 != .space }
      let lower = name.map(asciiLower)
      if lower.elementsEqual("begin_src".utf8) || lower.elementsEqual("begin_example".utf8) {
        return .code(language: words[name.endIndex...].drop { $0 == .space }.prefix { $0 != .space })
      }
      if lower.starts(with: "begin_".utf8) { return .block }
      return lower.starts(with: "end_".utf8) ? .blockEnd : nil
    }
    guard words.count > 2, words.first == .colon, words.last == .colon,
      case let name = words.dropFirst().dropLast(),
      name.allSatisfy({ isWordByte($0) || $0 == .underscore || $0 == .hyphen })
    else { return nil }
    return name.map(asciiLower).elementsEqual("end".utf8) ? .drawerEnd : .drawer
  }

  /// The line that ends what begins on each. A drawer ends before the next heading; what has no end begins nothing.
  private static func ends(of edges: [Edge?]) -> [Int?] {
    var ends: [Int?] = edges.map { _ in nil }
    var (blockEnd, drawerEnd): (Int?, Int?) = (nil, nil)
    for index in edges.indices.reversed() {
      switch edges[index] {
      case .blockEnd: blockEnd = index
      case .drawerEnd: drawerEnd = index
      case .heading: drawerEnd = nil
      case .code, .block: ends[index] = blockEnd
      case .drawer: ends[index] = drawerEnd
      case nil: break
      }
    }
    return ends
  }

  /// Writes a block as code between backticks, of which it holds fewer in a row.
  private mutating func append(code place: ClosedRange<Int>, _ language: ArraySlice<UInt8>) {
    let (first, last) = (lines[place.lowerBound], lines[place.upperBound])
    let inner = bytes[first.upperBound..<last.lowerBound]
    var (run, longest) = (0, 2)
    for byte in inner {
      run = byte == .backtick ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = [UInt8](repeating: .backtick, count: longest + 1)
    text += indent(bytes[first]) + fence + language + ending(bytes[first])
    text += inner
    text += indent(bytes[last]) + fence + ending(bytes[last])
  }

  /// Writes a drawer as a comment; one that would end it too early stays as it is.
  private mutating func append(drawer place: ClosedRange<Int>) {
    let (first, last) = (lines[place.lowerBound], lines[place.upperBound])
    let inner = bytes[first.upperBound..<last.lowerBound]
    guard !inner.indices.contains(where: { bytes[$0...].starts(with: "-->".utf8) }) else {
      text += bytes[first.lowerBound..<last.upperBound]
      return
    }
    let blank = indent(bytes[first])
    text += blank + Array("<!-- ".utf8) + bytes[first].dropFirst(blank.count) + inner
    text += Self.content(bytes[last]) + Array(" -->".utf8) + ending(bytes[last])
  }

  // MARK: Other lines

  private mutating func append(line index: Int, _ edge: Edge?) {
    let line = bytes[lines[index]]
    if case .heading = edge {
      let stars = line.prefix { $0 == .asterisk }.count
      text += Array(repeating: .numberSign, count: min(stars, 6)) + line.dropFirst(stars)
      return
    }
    let blank = indent(line)
    let rest = line.dropFirst(blank.count)
    guard rest.first == .verticalBar else {
      text += line
      return
    }
    if index > 0, hasWords(above: index) {
      let ending = ending(line)
      text += ending.isEmpty ? [.lineFeed] : ending
      addedLines.append(index + 1 + addedLines.count)
    }
    text += blank
    text += rest.dropFirst().first == .hyphen ? rest.map { $0 == .plusSign ? .verticalBar : $0 } : Array(rest)
  }

  /// Whether the line above is text that a table would go on: no heading, no row, nothing blank.
  private func hasWords(above index: Int) -> Bool {
    let above = bytes[lines[index - 1]]
    if case .heading? = Self.edge(above) { return false }
    let words = Self.content(above).dropFirst(indent(above).count)
    return !words.isEmpty && words.first != .verticalBar
  }

  private func indent(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.prefix { $0 == .space || $0 == .tab }
  }

  private func ending(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> { line[Self.content(line).endIndex...] }

  /// A line without its ending and the white space before it.
  private static func content(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isBlank: (UInt8) -> Bool = { $0 == .lineFeed || $0 == .carriageReturn || $0 == .space || $0 == .tab }
    return line[..<(line.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? line.startIndex)]
  }
}
