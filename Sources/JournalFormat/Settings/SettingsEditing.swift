/// Edits of a `journal.toml` that leave every other byte as it is.
extension SourceText {
  /// The file with `key` of `[table]` set to `value`, which is TOML: in place where the key is set, else as the last line of the table,
  /// else in a table of its own at the end.
  public func setting(_ key: String, of table: String, to value: String) throws(TOMLProblem) -> SourceText {
    let line = "\(key) = \(value)"
    let entries = try SettingsEntry.entries(in: self)
    if let known = entries.last(where: { $0.table == table && $0.key == key && $0.element == nil }) {
      let number = known.range.lowerBound.line
      let content = lineContent(number)
      let start = byteOffset(of: known.range.lowerBound)
      return replacing(start..<endOfValue(from: start, in: content), by: Array(line.utf8))
    }
    guard let last = entries.last(where: { $0.table == table && $0.element == nil }) else {
      if let header = headerLine(of: table) { return inserting(line, below: header) }
      return appending(["[\(table)]", line])
    }
    return inserting(line, below: last.range.lowerBound.line)
  }

  /// The file with lines at its end, a blank line before them.
  public func appending(_ lines: [String]) -> SourceText {
    var bytes = bytes
    let ending = lineEnding
    if let last = bytes.last, last != .lineFeed { bytes += ending }
    if !bytes.isEmpty { bytes += ending }
    for line in lines { bytes += Array(line.utf8) + ending }
    return SourceText(bytes)
  }

  /// That of the first line; a line feed where there is none.
  private var lineEnding: [UInt8] {
    guard let feed = bytes.firstIndex(of: .lineFeed), feed > 0, bytes[feed - 1] == .carriageReturn else {
      return [.lineFeed]
    }
    return [.carriageReturn, .lineFeed]
  }

  /// The line `[table]`, without any key below it.
  private func headerLine(of table: String) -> Int? {
    (1...max(1, lineCount)).first { number in
      guard number <= lineCount else { return false }
      let text = bytes[lineContent(number)].filter { $0 != .space && $0 != .tab }
      return text.starts(with: Array("[\(table)]".utf8))
    }
  }

  private func inserting(_ text: String, below number: Int) -> SourceText {
    let end = line(number).upperBound
    let isLast = end == lineContent(number).upperBound
    let inserted = isLast ? lineEnding + Array(text.utf8) : Array(text.utf8) + lineEnding
    return replacing(end..<end, by: inserted)
  }

  private func replacing(_ range: Range<Int>, by new: [UInt8]) -> SourceText {
    var bytes = bytes
    bytes.replaceSubrange(range, with: new)
    return SourceText(bytes)
  }

  /// Where the value ends that follows a key, before a comment and the blanks in front of it.
  private func endOfValue(from start: Int, in line: Range<Int>) -> Int {
    var index = start
    var quote: UInt8?
    var end = start
    while index < line.upperBound {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == .quotationMark || byte == .apostrophe {
        quote = byte
      } else if byte == .numberSign {
        break
      }
      index += 1
      if byte != .space, byte != .tab { end = index }
    }
    return end
  }
}
