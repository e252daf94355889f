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

  /// The target and the folder of a source: `JournalFormat/Calendar`; `nil` for what lies beside the folders and may know them all.
  var folder: String? {
    let parts = path.split(separator: "/")
    return parts.count > 3 ? parts[1...2].joined(separator: "/") : nil
  }

  /// The names of the types that the file declares for other files, known by standing at the margin.
  var types: [String] {
    let declaration =
      /^(?:public |package )?(?:indirect )?(?:struct|enum|final class|class|protocol|actor) (\w+)/
    return lines.compactMap { $0.firstMatch(of: declaration).map { String($0.output.1) } }
  }

  /// A word of the code.
  struct Word {
    let text: String
    /// From 1.
    let line: Int
    /// Whether a name is declared by it: behind `func`, `var` and the like, in front of a colon, or before `in`.
    var isDeclared = false
    /// Whether no other file sees what its line declares.
    var isPrivate = false
    /// Whether it is declared for other files, as a free function or as a member of an extension.
    var isOffered = false
    /// Whether it is called, or is a member of what stands before it. A word of a text is neither.
    var isUsed = false
  }

  /// The words of the code in order.
  var words: [Word] {
    let introducing: Set = [
      "func", "var", "let", "case", "for", "struct", "enum", "class", "actor", "protocol", "typealias",
    ]
    var words: [Word] = []
    var isExtension = false
    for (index, line) in code.enumerated() {
      let found = Self.words(in: line)
      guard let first = found.first else { continue }
      let indent = line.prefix { $0 == " " }.count
      if indent == 0 { isExtension = found.prefix(2).contains { $0.text == "extension" } }
      let isPrivate = found.contains { $0.text == "private" || $0.text == "fileprivate" }
      let parameters = found.lastIndex { $0.text == "in" } ?? 0
      let keyword = found.firstIndex {
        $0.text == "func" || isExtension && ($0.text == "var" || $0.text == "let")
      }
      for (place, part) in found.enumerated() {
        var word = Word(text: part.text, line: index + 1, isPrivate: isPrivate)
        let isNamed = place > 0 && introducing.contains(found[place - 1].text)
        word.isUsed = !isNamed && Self.isUse(between: part.before, part.after)
        word.isDeclared =
          isNamed || part.after == UInt8(ascii: ":")
          || !word.isUsed && (place < parameters || first.text == "case")
        word.isOffered = !isPrivate && keyword == place - 1 && indent == (isExtension ? 2 : 0)
        words.append(word)
      }
    }
    return words
  }

  /// Whether a word stands between bytes as in `.name`, `name(` or `(name)`.
  private static func isUse(between before: UInt8, _ after: UInt8) -> Bool {
    let open = UInt8(ascii: "(")
    return before == UInt8(ascii: ".") || after == open || before == open && after == UInt8(ascii: ")")
  }

  /// The words of a line, each with the bytes before and behind it.
  private static func words(in line: String) -> [(before: UInt8, text: String, after: UInt8)] {
    let bytes = Array(line.utf8)
    func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
      default: false
      }
    }
    return bytes.indices.split { !isWord(bytes[$0]) }.map { word in
      let (start, end) = (word.startIndex, word.endIndex)
      return (
        start == 0 ? UInt8(ascii: " ") : bytes[start - 1],
        String(decoding: bytes[start..<end], as: UTF8.self),
        end == bytes.count ? UInt8(ascii: " ") : bytes[end]
      )
    }
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
