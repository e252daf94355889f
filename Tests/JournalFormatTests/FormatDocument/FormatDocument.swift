import Foundation

/// A document of the format: the guide, or a part of the specification.
enum FormatDocument: String, CaseIterable {
  case guide = "FORMAT.md"
  case reading = "Documentation/format/reading.md"
  case writing = "Documentation/format/writing.md"
  case export = "Documentation/format/export.md"
  case diagnostics = "Documentation/format/diagnostics.md"
  case vocabulary = "Documentation/format/vocabulary.md"

  var file: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: rawValue)
  }

  func text() throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }

  func lines() throws -> [String] {
    try text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  func examples() throws -> [FormatExample] { try formatExamples(in: text(), of: self) }

  /// The examples of all documents.
  static func allExamples() throws -> [FormatExample] { try allCases.flatMap { try $0.examples() } }
}
