import JournalFormat

/// Lines that a file of git's in the journal's folder has to have.
struct GitFileLines: Hashable, Sendable {
  /// Below the journal's folder.
  var path: String
  var lines: [String]
  /// Whether they go to the top, so that what the user wrote below them has the last word.
  var areFirst: Bool
  /// The file with the lines in it.
  var result: [UInt8] = []

  /// What is the program's own is nobody's history.
  static let ignored = GitFileLines(path: ".gitignore", lines: [".journal/"], areFirst: false)

  /// Day files are merged and shown by the drivers; pictures and recordings are no text.
  static func attributes(extensions: Set<String>) -> GitFileLines {
    let lines = extensions.sorted().map { "*.\($0) merge=\(DiaryDrivers.name) diff=\(DiaryDrivers.name)" }
    return GitFileLines(path: ".gitattributes", lines: lines + ["media/** binary"], areFirst: true)
  }

  /// The file with what it lacks; the lines that are there are kept as they are.
  static func adding(_ file: GitFileLines, to old: [UInt8]?) -> [UInt8] {
    let bytes = old ?? []
    let existing = Set(bytes.split(whereSeparator: { $0 == .lineFeed || $0 == .carriageReturn }).map(trimmed))
    let missing = file.lines.filter { !existing.contains($0) }
    guard !missing.isEmpty else { return bytes }
    let hasCarriageReturns =
      bytes.firstIndex(of: .lineFeed).map { $0 > 0 && bytes[$0 - 1] == .carriageReturn } ?? false
    let end = hasCarriageReturns ? "\r\n" : "\n"
    let added = Array(missing.map { $0 + end }.joined().utf8)
    if file.areFirst { return added + bytes }
    let isEnded = bytes.last == nil || bytes.last == .lineFeed
    return bytes + (isEnded ? [] : Array(end.utf8)) + added
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> String {
    let isSpace: (UInt8) -> Bool = { $0 == .space || $0 == .tab }
    let end = line.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? line.startIndex
    return String(decoding: line[..<end].drop(while: isSpace), as: UTF8.self)
  }
}
