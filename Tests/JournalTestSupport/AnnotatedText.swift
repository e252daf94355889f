public import JournalFormat

/// The text with each diagnostic shown below the line it is about, as `^^^ code`.
///
/// Every line of the result ends as a Unix line does, whatever the text has; the last one only if the text's
/// does. An empty range is shown as one caret. A range over several lines is underlined to the end of its
/// first, followed by the place where it ends: `^^^ unclosed-fence to 7:1`. Diagnostics of one line keep their order.
public func annotated(_ text: String, with diagnostics: [Diagnostic]) -> String {
  annotated(SourceText(text), with: diagnostics)
}

/// The file's text with each diagnostic shown below the line it is about, as for a `String`.
public func annotated(_ source: SourceText, with diagnostics: [Diagnostic]) -> String {
  let lastLine = max(1, source.lineCount)
  let byLine = Dictionary(grouping: diagnostics) { min($0.range.lowerBound.line, lastLine) }
  var rows: [String] = []
  for line in 1...lastLine {
    if line <= source.lineCount {
      rows.append(String(decoding: content(of: line, in: source), as: UTF8.self))
    }
    rows += (byLine[line] ?? []).map { underline($0, on: line, in: source) }
  }
  let endsWithNewline = source.lineCount == 0 || source.lineContent(lastLine) != source.line(lastLine)
  return rows.joined(separator: "\n") + (endsWithNewline && !rows.isEmpty ? "\n" : "")
}

/// The row that goes below `line`: blanks as wide as what comes before, carets, the code.
private func underline(_ diagnostic: Diagnostic, on line: Int, in source: SourceText) -> String {
  let bytes = content(of: line, in: source)
  let from = diagnostic.range.lowerBound
  let to = diagnostic.range.upperBound
  let start = min(bytes.count, from.column - 1)
  let end = to.line == from.line ? min(bytes.count, max(start, to.column - 1)) : bytes.count

  // Columns count bytes, but a reader counts characters; tabs are kept so that they stay as wide as above.
  let before = String(decoding: bytes.prefix(start), as: UTF8.self)
  let blanks = String(before.map { (character: Character) -> Character in character == "\t" ? "\t" : " " })
  let marked = String(decoding: bytes.dropFirst(start).prefix(end - start), as: UTF8.self)
  let carets = String(repeating: "^", count: max(1, marked.count))
  let further = to.line == from.line ? "" : " to \(to.line):\(to.column)"
  return "\(blanks)\(carets) \(diagnostic.code.rawValue)\(further)"
}

private func content(of line: Int, in source: SourceText) -> ArraySlice<UInt8> {
  source.bytes[source.lineContent(line)]
}
