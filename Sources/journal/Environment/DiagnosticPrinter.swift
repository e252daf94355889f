import JournalFormat

/// Prints diagnostics in the format of compilers, which editors can jump to.
struct DiagnosticPrinter {
  /// Whether to show the source line with a marker below, for a terminal.
  var showsExcerpts: Bool
  var usesColor: Bool

  /// One line for the diagnostic, one for its fix, and optionally the excerpt, each with its line ending.
  func text(_ diagnostic: Diagnostic, in file: FileFindings, prefix: String) -> String {
    let start = diagnostic.range.lowerBound
    let place = terminalSafe("\(prefix)\(file.path):\(start.line):\(start.column)")
      .split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\u{FFFD}")
    let severity = colored("\(diagnostic.severity.rawValue):", color(of: diagnostic.severity))
    let message = oneLine(diagnostic.message)
    var text = "\(place): \(severity) \(message) [\(diagnostic.code.rawValue)]\n"
    if let fixIt = diagnostic.fixIt { text += "\(place): note: \(oneLine(fixIt.offer))\n" }
    if showsExcerpts { text += excerpt(of: diagnostic.range, in: file.source) }
    return text
  }

  /// The first line of the range, and below it a caret and an underline.
  private func excerpt(of range: SourceRange, in source: SourceText) -> String {
    let content = source.lineContent(range.lowerBound.line)
    let isAboutFile = range.isEmpty && range.lowerBound == SourceLocation(line: 1, column: 1)
    guard !content.isEmpty, !isAboutFile else { return "" }
    var start = min(max(content.lowerBound, source.byteOffset(of: range.lowerBound)), content.upperBound)
    var end = min(max(start, source.byteOffset(of: range.upperBound)), content.upperBound)
    // A range that begins inside a character is extended to the whole of it.
    while start > content.lowerBound, start < content.upperBound, isContinuation(source.bytes[start]) {
      start -= 1
    }
    while end < content.upperBound, isContinuation(source.bytes[end]) { end += 1 }
    let window = window(of: content, around: start, in: source)
    let before = shown(source.bytes[window.lowerBound..<start], after: 0)
    let marked = shown(source.bytes[start..<min(end, window.upperBound)], after: displayWidth(before))
    let rest = shown(
      source.bytes[min(end, window.upperBound)..<window.upperBound], after: displayWidth(before + marked))
    let width = max(1, displayWidth(before + marked) - displayWidth(before))
    let caret = colored("^" + String(repeating: "~", count: width - 1), "32")
    return "  \(before)\(marked)\(rest)\n  \(String(repeating: " ", count: displayWidth(before)))\(caret)\n"
  }

  /// The part of a very long line to show.
  private func window(of content: Range<Int>, around place: Int, in source: SourceText) -> Range<Int> {
    let reach = 160
    var lower = max(content.lowerBound, place - reach / 2)
    var upper = min(content.upperBound, lower + reach)
    while lower > content.lowerBound, isContinuation(source.bytes[lower]) { lower -= 1 }
    while upper < content.upperBound, isContinuation(source.bytes[upper]) { upper += 1 }
    return lower..<upper
  }

  private func isContinuation(_ byte: UInt8) -> Bool { byte.isUTF8Continuation }

  /// The bytes made safe for a terminal, with tabs expanded to every fourth column.
  private func shown(_ bytes: ArraySlice<UInt8>, after column: Int) -> String {
    var text = ""
    for piece in terminalSafe(String(decoding: bytes, as: UTF8.self))
      .split(separator: "\t", omittingEmptySubsequences: false)
    {
      if piece.startIndex != piece.base.startIndex {
        text += String(repeating: " ", count: 4 - (column + displayWidth(text)) % 4)
      }
      text += piece
    }
    return text
  }

  private func oneLine(_ text: String) -> String {
    terminalSafe(text).split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private func color(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .hint: "1;36"
    }
  }

  private func colored(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension JSONValue {
  /// A diagnostic with its place and, if it has one, its fix as an edit. Lines and columns count from 1, columns in
  /// bytes of UTF-8; an end is the place behind the last byte.
  static func diagnostic(_ diagnostic: Diagnostic, file: String) -> JSONValue {
    .object(
      [("file", .string(file))] + members(of: diagnostic.range) + [
        ("severity", .string(diagnostic.severity.rawValue)),
        ("code", .string(diagnostic.code.rawValue)),
        ("message", .string(diagnostic.message)),
        ("fix", diagnostic.fixIt.map(fix) ?? .null),
      ])
  }

  private static func fix(_ fixIt: Diagnostic.FixIt) -> JSONValue {
    let replacement = String(decoding: fixIt.edit.replacement, as: UTF8.self)
    return .object(
      [("offer", .string(fixIt.offer))] + members(of: fixIt.edit.range) + [
        ("replacement", .string(replacement))
      ])
  }

  private static func members(of range: SourceRange) -> [(String, JSONValue)] {
    [
      ("line", .int(range.lowerBound.line)), ("column", .int(range.lowerBound.column)),
      ("end_line", .int(range.upperBound.line)), ("end_column", .int(range.upperBound.column)),
    ]
  }
}
