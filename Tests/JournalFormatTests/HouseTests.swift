import Foundation
import Testing

/// The rules of the house that no compiler checks, asked of the sources themselves.
@Suite struct `The house` {
  /// A source file as lines, without what comments say.
  struct SourceFile: Sendable {
    /// From the package's root: `Sources/JournalFormat/Calendar/Day.swift`.
    let path: String
    let lines: [String]

    /// Where code contains one of `names`, as `path:line: name`.
    func uses(of names: [String]) -> [String] {
      lines.enumerated().flatMap { index, line in
        let code = Self.withoutComment(line)
        return names.filter { Self.contains(code, name: $0) }.map { "\(path):\(index + 1): \($0)" }
      }
    }

    /// A name counts where it starts a word: `print(` is not in `sprint(`.
    private static func contains(_ code: String, name: String) -> Bool {
      var rest = code[...]
      while let found = rest.range(of: name) {
        let before = rest[..<found.lowerBound].last ?? code[..<found.lowerBound].last
        let startsWord = name.first.map { $0.isLetter || $0 == "_" } ?? false
        let inWord = before.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
        if !startsWord || !inWord { return true }
        rest = rest[found.upperBound...]
      }
      return false
    }

    private static func withoutComment(_ line: String) -> Substring {
      let comment = line.range(of: #"(^|\s)//"#, options: .regularExpression)
      return comment.map { line[..<$0.lowerBound] } ?? line[...]
    }
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files below `folder` whose names end in one of `endings`, by path.
  static func files(in folder: String, _ endings: [String] = [".swift"]) throws -> [SourceFile] {
    let found = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
    let paths = (found?.compactMap { $0 as? String } ?? [])
      .filter { path in endings.contains { path.hasSuffix($0) } }.map { "\(folder)/\($0)" }
    return try paths.sorted().map { path in
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      return SourceFile(path: path, lines: text.components(separatedBy: "\n"))
    }
  }

  @Test(arguments: ["Sources/JournalFormat", "Sources/JournalAnalytics"])
  func `keeps the libraries from asking the world`(folder: String) throws {
    let worldly = [
      "import Foundation", "import Glibc", "import Darwin", "import CLinux", "FileManager", "ProcessInfo",
      "Date()", ".current", "print(", "getenv", "readLine(", "CommandLine", "ContinuousClock",
      "SystemRandomNumberGenerator", ".random(", ".randomElement()", ".shuffled()",
    ]
    let files = try Self.files(in: folder)
    #expect(!files.isEmpty)
    #expect(files.flatMap { $0.uses(of: worldly) } == [])
  }

  @Test func `stops for nothing that a file may say`() throws {
    let traps = ["fatalError", "precondition", "try!", " as!", "assert(", "assertionFailure"]
    let files = try Self.files(in: "Sources")
    #expect(files.flatMap { $0.uses(of: traps) } == [])
  }

  @Test func `opens libcmark by one door and the system's own calls by another`() throws {
    let files = try Self.files(in: "Sources")
    let outsideMarkdown = files.filter { !$0.path.hasPrefix("Sources/JournalFormat/Markdown/") }
    let outsideStore = files.filter { !$0.path.hasPrefix("Sources/journal/Store/") }
    #expect(outsideMarkdown.flatMap { $0.uses(of: ["import CCmark", "cmark_"]) } == [])
    #expect(outsideStore.flatMap { $0.uses(of: ["import CLinux"]) } == [])
  }

  @Test func `writes, renames and removes files in one place`() throws {
    let writing = [
      "O_WRONLY", "O_RDWR", "O_CREAT", "O_TMPFILE", "O_TRUNC", "rename(", "renameat(", "renameat2(",
      "unlink(",
      "unlinkat(", "link(", "linkat(", "symlink(", "fopen(", "freopen(", "ftruncate(", "truncate(",
      ".write(to",
      "write(toFile", "createFile", "removeItem(", "moveItem(", "copyItem(", "forWritingTo", "forUpdating",
      "OutputStream(",
    ]
    let files = try Self.files(in: "Sources")
      .filter { !$0.path.hasPrefix("Sources/journal/Store/AtomicWrite") }
    #expect(files.flatMap { $0.uses(of: writing) } == [])
  }

  @Test func `keeps away from what is slow, large or loses text on Linux`() throws {
    let names = [
      "DateFormatter", "NSRegularExpression", "NumberFormatter", "String(format:", ".formatted(",
      "replaceItemAt",
      "atomically: true", ".atomic", "waitUntilExit", "TimeZone(identifier", "TimeZone.current",
      "Locale.current", "contentsOfFile",
    ]
    #expect(try Self.files(in: "Sources").flatMap { $0.uses(of: names) } == [])
  }

  @Test func `has no file of more than 400 lines`() throws {
    let files = try Self.files(in: "Sources") + Self.files(in: "Tests")
    let long = files.filter { $0.lines.count > 401 }.map { "\($0.path): \($0.lines.count - 1) lines" }
    #expect(long == [])
  }

  @Test func `says warnings once and leaves nothing for later`() throws {
    let files = try Self.files(in: "Sources", [".swift", ".h"])
    let left = files.flatMap { file in
      file.lines.enumerated().filter { _, line in
        line.contains("TODO") || line.contains("FIXME") || line.contains("XXX:")
      }.map { "\(file.path):\($0.offset + 1)" }
    }
    #expect(left == [])
  }

  @Test func `speaks of no machine that it was built on`() throws {
    let places = ["/home/", "/Users/", "/root/", "/work/", "/tmp/"]
    let files =
      try Self.files(in: "Sources", [".swift", ".h", ".modulemap"])
      + Self.files(in: "Benchmarks", [".py", ".c", ".sh", ".md"]) + Self.files(in: "Tools", [""])
      + Self.files(in: "Documentation", [".1", ".md"])
    let found = files.flatMap { file in
      file.lines.enumerated().flatMap { index, line in
        places.filter { line.contains($0) }.map { "\(file.path):\(index + 1): \($0)" }
      }
    }
    #expect(found == [])
  }

  @Test func `lets imports run one way`() throws {
    let format = try Self.files(in: "Sources/JournalFormat")
    let analytics = try Self.files(in: "Sources/JournalAnalytics")
    #expect(format.flatMap { $0.uses(of: ["import JournalAnalytics", "import ArgumentParser"]) } == [])
    #expect(analytics.flatMap { $0.uses(of: ["import CCmark", "import ArgumentParser"]) } == [])
  }

  /// Folders of `JournalFormat` from the ground up, each with the type names it declares unknown to those below.
  @Test func `builds JournalFormat from the ground up`() throws {
    let floors = [["Source"], ["Text", "Markdown", "Calendar", "Units"], ["Model", "Language"]]
    let above = ["Parsing", "Editing", "Merging"]
    let highTypes = try above.flatMap { try Self.typeNames(in: "Sources/JournalFormat/\($0)") }
    var wrong: [String] = []
    for folder in floors.joined() {
      wrong += try Self.files(in: "Sources/JournalFormat/\(folder)").flatMap { $0.uses(of: highTypes) }
    }
    let modelTypes = try Self.typeNames(in: "Sources/JournalFormat/Model")
    for folder in floors[0] + floors[1] {
      wrong += try Self.files(in: "Sources/JournalFormat/\(folder)").flatMap { $0.uses(of: modelTypes) }
    }
    #expect(wrong == [])
  }

  /// The types that the files of `folder` declare for others to see, by their unindented declarations.
  static func typeNames(in folder: String) throws -> [String] {
    let declaration =
      /^(?:public |package )?(?:indirect )?(?:struct|enum|final class|class|protocol|actor) (\w+)/
    return try files(in: folder).flatMap { file in
      file.lines.compactMap { $0.firstMatch(of: declaration).map { String($0.output.1) } }
    }
  }
}
