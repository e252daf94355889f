/// Edits of a `journal.toml` that leave every other byte as it is.
extension SourceText {
  /// The file with `key` of `[table]` set to `value`, which is TOML: in place where the key is set, else as the last line of the table,
  /// else in a table of its own at the end.
  public func setting(_ key: String, of table: String, to value: String?) throws(TOMLProblem) -> SourceText {
    let entries = try SettingsEntry.entries(in: self)
    let known = entries.last { $0.table == table && $0.key == key && $0.element == nil }
    guard let value else {
      return known.map { replacing(self.line($0.range.lowerBound.line), by: []) } ?? self
    }
    let line = "\(key) = \(value)"
    if let known { return replacing(known, by: line) }
    guard let last = entries.last(where: { $0.table == table && $0.element == nil }) else {
      if let header = headerLine(of: table) { return inserting(line, below: header) }
      return appending(["[\(table)]", line])
    }
    return inserting(line, below: last.range.lowerBound.line)
  }

  /// The file with `key` of `[table]`, in any case, under another name. `nil` if there is none, if the new one is there too, or if the
  /// key stands in a path, as in `tags.health = …`.
  public func renamingKey(
    _ key: String, of table: String, to new: String
  ) throws(TOMLProblem) -> SourceText? {
    let entries = try SettingsEntry.entries(in: self).filter { $0.table == table && $0.element == nil }
    guard let known = entries.last(where: { $0.key.lowercased() == key.lowercased() }),
      !entries.contains(where: { $0.key.lowercased() == new.lowercased() && $0.key != known.key })
    else { return nil }
    let range = byteOffset(of: known.range.lowerBound)..<byteOffset(of: known.range.upperBound)
    let written = String(decoding: bytes[range], as: UTF8.self)
    guard [known.key, "\"\(known.key)\"", "'\(known.key)'"].contains(written) else { return nil }
    let isBare = new.utf8.allSatisfy {
      isASCIILetter($0) || isASCIIDigit($0) || $0 == .hyphen || $0 == .underscore
    }
    return replacing(range, by: Array((isBare ? new : "\"\(new)\"").utf8))
  }

  /// The file with the goal from `day` on set to these values, which are TOML: in the last `[[goal]]` of that day, else in one of its own at
  /// the end. A key without a value is taken out.
  public func settingGoal(
    from day: Day, to values: [(key: String, value: String?)]
  ) throws(TOMLProblem) -> SourceText {
    let all = try SettingsEntry.entries(in: self).filter { $0.table == "goal" && $0.element != nil }
    let number = all.last { entry in
      guard entry.key == "from" else { return false }
      if case .text(let text) = entry.value { return Day(text) == day }
      return entry.value == .day(day)
    }?.element
    var rows = all.filter { $0.element == number }
    let lines = Set(rows.map(\.range.lowerBound.line))
    // Several keys on a line are nothing that lines can be put between.
    guard number != nil, lines.count == rows.count else {
      return appending(
        ["[[goal]]", "from = \(day)"] + values.compactMap { key, value in value.map { "\(key) = \($0)" } })
    }
    var source = self
    let last = rows.map(\.range.lowerBound.line).max() ?? 1
    // From the end on, so that the lines above stay where they are.
    rows.sort { $0.range.lowerBound > $1.range.lowerBound }
    for (key, value) in values.reversed() where !rows.contains(where: { $0.key == key }) {
      if let value { source = source.inserting("\(key) = \(value)", below: last) }
    }
    for row in rows {
      guard let change = values.first(where: { $0.key == row.key }) else { continue }
      if let value = change.value {
        source = source.replacing(row, by: "\(row.key) = \(value)")
      } else {
        source = source.replacing(source.line(row.range.lowerBound.line), by: [])
      }
    }
    return source
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

  /// With a line in the place of a key and its value.
  private func replacing(_ entry: SettingsEntry, by line: String) -> SourceText {
    let content = lineContent(entry.range.lowerBound.line)
    let start = byteOffset(of: entry.range.lowerBound)
    return replacing(start..<endOfValue(from: start, in: content), by: Array(line.utf8))
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
