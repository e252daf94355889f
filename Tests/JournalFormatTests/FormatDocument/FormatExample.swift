import Foundation
import JournalFormat
import Testing

/// One example of a format document: the files, and the model and diagnostics they give.
struct FormatExample: CustomTestStringConvertible, Sendable {
  /// A block of the document between its fences.
  struct Block: Sendable {
    /// The line of the opening fence, from 1.
    var line: Int
    /// The lines between the fences, from 0 as an array counts.
    var lines: Range<Int>
    var text: String
  }

  /// A file of the example.
  struct File: Sendable {
    var path: String
    var source: SourceText
  }

  var document: FormatDocument
  /// The line of its first block.
  var line: Int
  var files: [File]
  var settings: JournalSettings
  /// The model as the document shows it: JSON, or where that is `nil` the rows of the guide.
  var model: Block?
  /// `LINE:COLUMN: severity [code]`, one a line; no block means none. Without a model the rows of `modelText`, and
  /// the diagnostics with their messages.
  var diagnostics: Block?

  var testDescription: String { place(line) }

  /// A line of its document, as compilers name one.
  func place(_ line: Int) -> String { "\(document.rawValue):\(line)" }
}

/// The executable examples of the document, in order.
///
/// An example is one or more blocks of Markdown, then one of JSON, then perhaps one of text, with nothing
/// but blank lines or a sentence between them; or a block of Markdown and one of text, as the guide has them. Any
/// other block of Markdown is an illustration.
func formatExamples(in text: String, of document: FormatDocument) throws -> [FormatExample] {
  var examples: [FormatExample] = []
  var inputs: [(info: [Substring], block: FormatExample.Block)] = []
  for (info, block) in fencedBlocks(of: text) {
    switch info.first {
    case "markdown":
      inputs.append((info, block))
    case "json":
      if let first = inputs.first {
        let settings = try inputs.flatMap { $0.info.dropFirst() }.reduce(into: JournalSettings()) {
          try $0.apply($1)
        }
        examples.append(
          FormatExample(
            document: document, line: first.block.line, files: inputs.map { file($0.info, $0.block.text) },
            settings: settings,
            model: block))
      }
      inputs = []
    case "text":
      if inputs.isEmpty, let last = examples.indices.last, examples[last].diagnostics == nil,
        let model = examples[last].model, model.lines.upperBound + 4 >= block.line
      {
        examples[last].diagnostics = block
      } else if let first = inputs.first, inputs.count == 1 {
        examples.append(
          FormatExample(
            document: document, line: first.block.line, files: [file(first.info, first.block.text)],
            settings: JournalSettings(), diagnostics: block))
      }
      inputs = []
    default:
      inputs = []
    }
  }
  return examples
}

/// Every fenced block with the words of its info string.
func fencedBlocks(of document: String) -> [(info: [Substring], block: FormatExample.Block)] {
  let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
  var blocks: [(info: [Substring], block: FormatExample.Block)] = []
  var open: (line: Int, fence: Substring)?
  for (index, line) in lines.enumerated() {
    if let (start, fence) = open {
      guard line == fence else { continue }
      let text = lines[(start + 1)..<index].map { $0 + "\n" }.joined()
      let info = lines[start].dropFirst(fence.count).split(separator: " ")
      blocks.append((info, FormatExample.Block(line: start + 1, lines: start + 1..<index, text: text)))
      open = nil
    } else if line.hasPrefix("```") {
      open = (index, line.prefix { $0 == "`" })
    }
  }
  return blocks
}

/// The file that a block stands for: `path=…` names it, `escaped` resolves escapes, `open` takes the last line's ending.
private func file(_ info: [Substring], _ text: String) -> FormatExample.File {
  var path = "2026/2026-03-14.md"
  var bytes = Array(text.utf8)
  for word in info.dropFirst() {
    if word.hasPrefix("path=") { path = String(word.dropFirst(5)) }
    if word == "open" { bytes.removeLast() }
    if word == "escaped" { bytes = unescaped(text) }
  }
  return FormatExample.File(path: path, source: SourceText(bytes))
}

/// `\t`, `\r`, `\n`, `\xHH` for a byte and `\u{…}` for a character; every other backslash stays.
private func unescaped(_ text: String) -> [UInt8] {
  var bytes: [UInt8] = []
  var rest = Substring(text)
  while let character = rest.first {
    if rest.hasPrefix("\\t") || rest.hasPrefix("\\r") || rest.hasPrefix("\\n") {
      bytes.append(rest.hasPrefix("\\t") ? 0x09 : rest.hasPrefix("\\r") ? 0x0D : 0x0A)
      rest = rest.dropFirst(2)
    } else if rest.hasPrefix("\\x"), let byte = UInt8(rest.dropFirst(2).prefix(2), radix: 16) {
      bytes.append(byte)
      rest = rest.dropFirst(4)
    } else if rest.hasPrefix("\\u{"), let end = rest.firstIndex(of: "}"),
      let value = UInt32(rest[..<end].dropFirst(3), radix: 16), let scalar = Unicode.Scalar(value)
    {
      bytes += String(Character(scalar)).utf8
      rest = rest[end...].dropFirst()
    } else {
      bytes += String(character).utf8
      rest = rest.dropFirst()
    }
  }
  return bytes
}

extension JournalSettings {
  private struct UnknownSetting: Error { var word: String }

  /// Takes over `language=de`, `day_ends=04:00`, `units=imperial` or a heading's own word, `lunch=tiffin`.
  fileprivate mutating func apply(_ word: Substring) throws {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, parts[0] != "path" else { return }
    switch parts[0] {
    case "language": language = Language(rawValue: parts[1])
    case "units": units = Units(rawValue: parts[1]) ?? .metric
    case "day_ends":
      let numbers = parts[1].split(separator: ":").compactMap { Int($0) }
      dayEnds = ClockTime(minutes: (numbers.first ?? 0) * 60 + (numbers.last ?? 0)) ?? .midnight
    default:
      guard let meal = FoodCategory(rawValue: parts[0]) else { throw UnknownSetting(word: String(word)) }
      headingWords[.meal(meal)] = [parts[1]]
    }
  }
}
