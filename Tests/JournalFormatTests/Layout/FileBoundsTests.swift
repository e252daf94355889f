import JournalFormat
import Testing

@Suite struct `The bounds of a file` {
  private func excess(_ text: String, lines: Int, bytes: Int = 1_000) -> FileBounds.Excess? {
    FileBounds(bytes: bytes, lines: lines).excess(of: Array(text.utf8))
  }

  @Test(arguments: [
    ("a\nb\nc\n", 3), ("a\nb\nc", 3), ("a\r\nb\r\n", 2), ("a\rb\r\r", 3), ("\n\n\n\n", 4),
    ("- a\n- b\n", 2), ("- - - a\n", 3), ("1. * + a\n", 3), ("12) a\n", 1), ("> > - a\n> b\n", 4),
    (">>>> a\n", 4),
    ("  - a\n\t- - b\n", 3), ("-\u{A0}-\u{A0}a\n", 2), ("-\n-\n", 2),
    ("- - -", 3), ("-- - -\n", 1), ("-a - - -\n", 1), ("a - - -\n", 1), ("1 - - -\n", 1), ("1.5 - -\n", 1),
    ("**a** - -\n", 1),
  ])
  func `count lines, and each marker of a line that begins with several`(text: String, count: Int) {
    #expect(excess(text, lines: count) == nil)
    #expect(excess(text, lines: count - 1) == .lines)
  }

  @Test func `count bytes`() {
    #expect(excess("123456789\n", lines: 1, bytes: 10) == nil)
    #expect(excess("123456789\n", lines: 1, bytes: 9) == .bytes)
  }

  @Test(arguments: [
    ("2026/2026-03-14.md", FileBounds.text), ("habits.md", .text), ("tasks.md", .text),
    ("recaps/2026-W11.md", .text),
    ("pages/a.MARKDOWN", .text), ("notes.txt", .text), ("journal.toml", .settings), ("media/a.jpg", .other),
    ("photos/a.jpg", .other), ("journal.toml.jpg", .other),
  ])
  func `are those of what the file is`(path: String, bounds: FileBounds) {
    #expect(FileBounds.ofFile(path) == bounds)
  }

  @Test func `leave room for ten years in one file`() {
    let day =
      "# 2026-03-14\n\n" + String(repeating: "- 08:15 Porridge with apple (320 kcal) #oats\n", count: 18)
    let years = Array(String(repeating: day, count: 4_000).utf8)
    #expect(FileBounds.text.excess(of: years) == nil)
    #expect(2 * years.count < FileBounds.text.bytes)
  }
}
