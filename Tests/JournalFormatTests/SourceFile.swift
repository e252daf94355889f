import Foundation

/// A file of this package, for tests that read the sources.
struct SourceFile: Sendable {
  /// From the package's root: `Sources/JournalFormat/Calendar/Day.swift`.
  let path: String
  let lines: [String]
  /// The lines without what comments say.
  private let code: [String]

  private init(path: String, lines: [String]) {
    self.path = path
    self.lines = lines
    code = lines.map(Self.withoutComment)
  }

  /// The files below `folder` whose names end in one of `endings`, by path; none where there is no such folder.
  static func all(in folder: String, _ endings: [String] = [".swift"]) throws -> [SourceFile] {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let top = root.appending(path: folder).path(percentEncoded: false)
    let found = FileManager.default.enumerator(atPath: top)?.compactMap { $0 as? String } ?? []
    let paths = found.filter { path in endings.contains { path.hasSuffix($0) } }.map { "\(folder)/\($0)" }
    return try paths.sorted().map { path in
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      return SourceFile(path: path, lines: text.components(separatedBy: "\n"))
    }
  }

  /// The names of the types that the file declares for other files, known by standing at the margin.
  var types: [String] {
    let declaration =
      /^(?:public |package )?(?:indirect )?(?:struct|enum|final class|class|protocol|actor) (\w+)/
    return lines.compactMap { $0.firstMatch(of: declaration).map { String($0.output.1) } }
  }

  /// Where the file's text, comments included, contains one of `texts`, as `path:line: text`.
  func occurrences(of texts: [String]) -> [String] {
    Self.found(in: lines, of: path) { line in texts.filter { line.contains($0) } }
  }

  /// Where code contains one of `names`, as `path:line: name`. A name that begins with a letter counts
  /// only at the beginning of a word: `print(` is not in `footprint(`.
  func uses(of names: [String]) -> [String] {
    // Most names are in no file at all, and one search of a whole file is cheaper than one of each line.
    let whole = code.joined(separator: "\n")
    let present = names.filter { whole.range(of: $0, options: .literal) != nil }
    return Self.found(in: present.isEmpty ? [] : code, of: path) { line in
      present.filter { Self.contains(line, $0) }
    }
  }

  /// Where code contains one of `names` as a whole word, as `path:line: name`.
  func mentions(of names: Set<String>) -> [String] {
    Self.found(in: code, of: path) { line in
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(
        String.init)
      return Set(words).intersection(names).sorted()
    }
  }

  private static func found(
    in lines: [String], of path: String, _ search: (String) -> [String]
  ) -> [String] {
    lines.enumerated().flatMap { index, line in search(line).map { "\(path):\(index + 1): \($0)" } }
  }

  private static func contains(_ code: String, _ name: String) -> Bool {
    let beginsAWord = name.first?.isLetter == true
    var from = code.startIndex
    while let found = code.range(of: name, range: from..<code.endIndex) {
      let before = code[..<found.lowerBound].last
      let inWord = before.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
      if !(beginsAWord && inWord) { return true }
      from = found.upperBound
    }
    return false
  }

  /// The line up to a `//` at its beginning or after a blank, so not of an address in a string.
  private static func withoutComment(_ line: String) -> String {
    let bytes = Array(line.utf8)
    for index in bytes.indices.dropFirst() where bytes[index] == 0x2F && bytes[index - 1] == 0x2F {
      if index == 1 || bytes[index - 2] == 0x20 || bytes[index - 2] == 0x09 {
        return String(decoding: bytes[..<(index - 1)], as: UTF8.self)
      }
    }
    return line
  }
}
