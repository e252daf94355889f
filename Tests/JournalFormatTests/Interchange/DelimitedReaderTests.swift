import JournalFormat
import Testing

@Suite struct `A table that comes piece by piece` {
  private func rows(
    _ text: [UInt8], separator: UInt8 = UInt8(ascii: ","), isQuoted: Bool = true, pieces: Int = 1_000,
    longest: Int = 16 << 20
  ) -> (rows: [[String]], lines: [Int], problems: [String]) {
    var reader = DelimitedReader(separator: separator, isQuoted: isQuoted, longest: longest)
    var rows: [[String]] = []
    var lines: [Int] = []
    func take(_ record: DelimitedRecord) {
      rows.append((0..<record.count).map { record.text($0) })
      lines.append(record.line)
    }
    var rest = text[...]
    while !rest.isEmpty {
      Array(rest.prefix(pieces)).withUnsafeBufferPointer { reader.read($0, take) }
      rest = rest.dropFirst(pieces)
    }
    reader.finish(take)
    return (rows, lines, reader.problems.first.map { "\($0.line): \($0.reason)" })
  }

  @Test(arguments: [3, 4, 7, 1_000])
  func `has the same rows however it is cut`(pieces: Int) {
    let text = "\u{FEFF}a,b\r\n\"x, \"\"y\"\"\",2\n\n\"two\nlines\",3\n5\" pipe,\"\"\nend,"
    let read = rows(Array(text.utf8), pieces: pieces)
    #expect(
      read.rows == [["a", "b"], ["x, \"y\"", "2"], ["two lines", "3"], ["5\" pipe", ""], ["end", ""]])
    #expect(read.lines == [1, 2, 4, 6, 7])
    #expect(read.problems == [])
  }

  @Test func `takes quotation marks as text where they are none`() {
    let read = rows(Array("\"a\tb\"\tc\nd".utf8), separator: UInt8(ascii: "\t"), isQuoted: false)
    #expect(read.rows == [["\"a", "b\"", "c"], ["d"]])
  }

  @Test func `shows bytes that are no text as such`() {
    let read = rows([0x61, 0, 0x62, 0x2C, 0xFF, 0x2C, 0x20, 0x20, 0x0A])
    #expect(read.rows == [["a b", "\u{FFFD}", ""]])
  }

  @Test(arguments: [1, 5, 100])
  func `leaves out a row that is too long, and goes on behind it`(pieces: Int) {
    let read = rows(
      Array("a\n\(String(repeating: "x", count: 300))\nb\n".utf8), pieces: pieces, longest: 100)
    #expect(read.rows == [["a"], ["b"]])
    #expect(read.lines == [1, 3])
    #expect(read.problems == ["2: it is longer than 0 MB"])
  }

  @Test func `names a quotation mark that is never closed`() {
    let read = rows(Array("a\n\"b\nc\n".utf8))
    #expect(read.rows == [["a"]])
    #expect(read.problems == ["2: a quotation mark is not closed"])
  }

  @Test func `cuts a long field between characters`() {
    var reader = DelimitedReader(separator: UInt8(ascii: ","), isQuoted: true)
    var text = ""
    Array("aäöü\n".utf8).withUnsafeBufferPointer { reader.read($0) { text = $0.text(0, longest: 4) } }
    #expect(text == "aä" || text == "a")
  }

  @Test(
    arguments: [
      ("12.5", 12.5), ("1e3", 1_000), ("", nil), ("1e999", nil), ("nan", nil), ("inf", nil), ("-4", -4),
      ("x", nil),
      (String(repeating: "1", count: 50), nil),
    ] as [(String, Double?)])
  func `has numbers that are finite`(text: String, number: Double?) {
    var reader = DelimitedReader(separator: UInt8(ascii: ","), isQuoted: true)
    var found: Double?
    Array("\(text),\n".utf8).withUnsafeBufferPointer { reader.read($0) { found = $0.number(0) } }
    #expect(found == number)
  }
}
