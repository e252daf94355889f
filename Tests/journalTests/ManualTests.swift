import ArgumentParser
import Foundation
import Testing

@testable import journal

@Suite struct `The manual page` {
  /// A command as the argument parser's dump of its help describes it, as far as a manual needs it.
  private struct Command: Decodable {
    struct Argument: Decodable {
      struct Name: Decodable {
        var kind: String
        var name: String

        /// `nil` for `-help`, which the parser adds to its own `help` command alone.
        var asTyped: String? {
          switch kind {
          case "long": "--" + name
          case "short": "-" + name
          default: nil
          }
        }
      }

      var names: [Name]?
    }

    var commandName: String
    var subcommands: [Command]?
    var arguments: [Argument]?

    /// The command and all below it, with the words that name each: `journal`, `journal recap`.
    var tree: [(words: String, command: Command)] {
      var tree = [(words: commandName, command: self)]
      var next = 0
      while next < tree.count {
        let (words, command) = tree[next]
        tree += (command.subcommands ?? []).map { (words: "\(words) \($0.commandName)", command: $0) }
        next += 1
      }
      return tree
    }
  }

  private struct Dump: Decodable {
    var command: Command
  }

  private static func commands() throws -> [(words: String, command: Command)] {
    try JSONDecoder().decode(Dump.self, from: Data(JournalCommand._dumpHelp().utf8)).command.tree
  }

  /// The page as its source has it, with the escapes of hyphens taken away.
  private static func page() throws -> String {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Documentation/journal.1")
    return try String(contentsOf: file, encoding: .utf8).replacing("\\-", with: "-")
  }

  @Test func `has a heading for every command`() throws {
    let headings = try Self.page().split(separator: "\n").filter { $0.hasPrefix(".SS \"") }
      .map { $0.dropFirst(5).split { " \"".contains($0) }.joined(separator: " ") + " " }
    let missing = try Self.commands().map(\.words).filter { words in
      words != "journal" && !headings.contains { $0.hasPrefix(words + " ") }
    }
    #expect(missing == [])
  }

  @Test func `names every option`() throws {
    let words = Set(try Self.page().split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init))
    let missing = try Self.commands().flatMap { command in
      (command.command.arguments ?? []).flatMap { $0.names ?? [] }.compactMap(\.asTyped)
        .filter { !words.contains($0) }.map { "\(command.words) \($0)" }
    }
    #expect(missing == [])
  }
}
