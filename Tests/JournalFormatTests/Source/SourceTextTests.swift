import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `The text of a file` {
  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a\n"]), ("a\r\nb\n", ["a\r\n", "b\n"]), ("a\nb\r\n", ["a\n", "b\r\n"]),
    ("\n\n", ["\n", "\n"]), ("a\rb", ["a\r", "b"]), ("\r\r\n\n", ["\r", "\r\n", "\n"]),
    ("\u{FEFF}é\r\n", ["\u{FEFF}é\r\n"]), ("a\u{2028}b\u{0C}c\u{85}d\n", ["a\u{2028}b\u{0C}c\u{85}d\n"]),
  ]) func `has lines that end at LF, CRLF or a lone CR`(text: String, lines: [String]) {
    let source = SourceText(text)
    #expect(source.lines.map { Array(source.bytes[$0]) } == lines.map { Array($0.utf8) })
  }

  @Test(arguments: 0..<17) func `ends a line wherever its ending lies`(offset: Int) {
    let words = String(repeating: "x", count: offset)
    for ending in ["\n", "\r\n", "\r"] {
      // The characters after LF and CR come next: they end nothing.
      let lines = [words + ending, "\u{0B}\u{0E}y"]
      let source = SourceText(lines.joined())
      #expect(source.lines.map { Array(source.bytes[$0]) } == lines.map { Array($0.utf8) })
    }
  }

  @Test func `gives bytes that are no text back as they were`() {
    let bytes: [UInt8] = [0xFF, 0x0A, 0xC3, 0x0D, 0x0A, 0x00, 0xF0, 0x9F]
    let source = SourceText(bytes)
    #expect(source.lines.flatMap { source.bytes[$0] } == bytes)
    #expect(source.lineCount == 3)
  }

  @Test func `counts lines and columns in bytes from 1, and back`() {
    let source = SourceText("é\r\n\nsoup")
    let places = (0..<source.bytes.count).map { source.location(ofByte: $0) }
    #expect(
      places.map { "\($0.line):\($0.column)" } == [
        "1:1", "1:2", "1:3", "1:4", "2:1", "3:1", "3:2", "3:3", "3:4",
      ])
    #expect(places.map { source.byteOffset(of: $0) } == Array(0..<source.bytes.count))
  }

  @Test func `clamps what lies outside of it`() {
    let source = SourceText("soup\n")
    #expect(source.location(ofByte: -1) == source.location(ofByte: 0))
    #expect(source.location(ofByte: 99) == source.location(ofByte: 5))
    #expect(source.line(0).isEmpty && source.line(2).isEmpty)
    #expect(source.byteOffset(of: JournalFormat.SourceLocation(line: 7, column: 7)) == 5)
    #expect(source[3..<99].string == "p\n")
  }

  @Test func `has blank lines where there are only spaces and tabs`() {
    let source = SourceText(" \t\r\n\u{A0}\n\n")
    #expect((1...3).map { source.isBlank(line: $0) } == [true, false, true])
  }
}
