import ArgumentParser
import Foundation
import JournalFormat
import Testing

@testable import journal

/// What the README shows is what the program says of the sample journal.
@Suite struct `The README` {
  static let text = try? String(
    contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md"),
    encoding: .utf8)

  /// The sample journal, seen on its last day.
  private func sample() throws -> World {
    var files: [String: String] = [:]
    for file in SampleJournal.files(movedByWeeks: 0, isMarked: false)
    where !file.path.hasPrefix("media/") {
      files[file.path] = String(decoding: file.bytes, as: UTF8.self)
    }
    return World(files, now: "2026-03-15")
  }

  @Test func `shows real output, with an ellipsis where lines are left out`() throws {
    let readme = try #require(Self.text)
    let blocks = readme.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(
      \.element)
    let sessions = blocks.map { $0.split(separator: "\n").map(String.init) }.filter {
      $0.first?.hasPrefix("$ ") ?? false
    }
    #expect(sessions.count == 4)
    for lines in sessions {
      let words = try #require(lines.first).replacing("'", with: "").split(separator: " ").dropFirst(2).map(
        String.init)
      let world = try sample()
      switch words.first {
      case "recap": try RecapCommand.parse(Array(words.dropFirst())).run(in: world.environment)
      case "add": try AddCommand.parse(Array(words.dropFirst())).run(in: world.environment)
      case "after": try AfterCommand.parse(Array(words.dropFirst())).run(in: world.environment)
      case "show": try ShowCommand.parse(Array(words.dropFirst())).run(in: world.environment)
      default: Issue.record("no command is known for \(words)")
      }
      var rest = world.printed[...]
      for line in lines.dropFirst() where line != "…" {
        let found = try #require(rest.range(of: line + "\n"), "the program does not say: \(line)")
        rest = rest[found.upperBound...]
      }
    }
  }

  @Test func `links to files that are there`() throws {
    let readme = try #require(Self.text)
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
      .standardizedFileURL
    for part in readme.components(separatedBy: "](").dropFirst() {
      let target = part.prefix { $0 != ")" && $0 != "#" }
      guard !target.contains("://") else { continue }
      #expect(FileManager.default.fileExists(atPath: root.appending(path: String(target)).path), "\(target)")
    }
  }
}
