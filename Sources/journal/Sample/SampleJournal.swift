import JournalFormat

/// One file of a new journal.
struct JournalFileContent: Hashable, Sendable {
  /// Relative to the journal's folder, with `/` as separator.
  var path: String
  var bytes: [UInt8]
}

/// The sample journal of `init --sample`: the files of `sample-journal`, shifted by whole weeks.
///
/// So weekdays stay correct, and it ends with a full week. Shifted are days written as `2026-03-14`, also in file
/// names, and titles such as `Saturday, 14 March 2026`.
enum SampleJournal {
  /// In every file except images, on the first line or right behind the front matter; in `journal.toml` in a
  /// comment.
  static let marker = "<!-- journal sample -->"
  /// The last day of `sample-journal`, a Sunday.
  static let lastDay = Day(ordinal: 20_527)

  /// The files by path; the last day is the last Sunday up to `today`.
  static func files(endingBy today: Day) -> [JournalFileContent] {
    let distance = lastDay.distance(to: today)
    return files(movedByWeeks: (distance >= 0 ? distance : distance - 6) / 7, isMarked: true)
  }

  static func files(movedByWeeks weeks: Int, isMarked: Bool) -> [JournalFileContent] {
    embeddedSample.map { file in
      let path = moved(path: bytes(file.path), byDays: weeks * 7)
      var content = bytes(file.content)
      // Images are not text.
      if !path.starts(with: "media/".utf8) {
        content = moved(content, byDays: weeks * 7)
        if isMarked { content = marked(content, at: path) }
      }
      return JournalFileContent(path: String(decoding: path, as: UTF8.self), bytes: content)
    }.sorted { $0.path < $1.path }
  }

  private static func moved(path: [UInt8], byDays count: Int) -> [UInt8] {
    guard case .day(let day) = JournalFile.kind(ofPath: path) else { return moved(path, byDays: count) }
    return Array(JournalLayout.path(for: day.advanced(by: count)).utf8)
  }

  private static func bytes(_ text: StaticString) -> [UInt8] {
    "\(text)".unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

  /// A text with all its days shifted.
  private static func moved(_ text: [UInt8], byDays count: Int) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != .lineFeed }
      result += movedTitle(line, byDays: count) ?? moved(line, byDays: count)
      rest = rest.dropFirst(line.count)
      if rest.popFirst() != nil { result.append(.lineFeed) }
    }
    return result
  }

  private static func moved(_ line: ArraySlice<UInt8>, byDays count: Int) -> [UInt8] {
    var result: [UInt8] = []
    var rest = line
    while !rest.isEmpty {
      if let day = Day(String(decoding: rest.prefix(10), as: UTF8.self)) {
        result += Array(day.advanced(by: count).description.utf8)
        rest = rest.dropFirst(10)
      } else if let byte = rest.popFirst() {
        result.append(byte)
      }
    }
    return result
  }

  /// A title such as `# Saturday, 14 March 2026`, shifted.
  private static func movedTitle(_ line: ArraySlice<UInt8>, byDays count: Int) -> [UInt8]? {
    guard line.starts(with: "# ".utf8), let comma = line.firstIndex(of: .comma),
      let day = try? DayExpression(
        String(decoding: line[(comma + 1)...].dropFirst(), as: UTF8.self), today: lastDay
      ).day
    else { return nil }
    return Array("# \(day.advanced(by: count).fullDate)".utf8)
  }

  private static func marked(_ text: [UInt8], at path: [UInt8]) -> [UInt8] {
    if path.elementsEqual("journal.toml".utf8) { return Array("# \(marker)\n".utf8) + text }
    let mark = Array("\(marker)\n\n".utf8)
    let front = Array("---\n".utf8)
    guard text.starts(with: front),
      let end = text.dropFirst(front.count).firstRange(of: Array("\n---\n\n".utf8))
    else {
      return mark + text
    }
    return text[..<end.upperBound] + mark + text[end.upperBound...]
  }
}
