import JournalFormat
import Testing

@Suite struct `Text for a terminal` {
  @Test(arguments: [
    "", "idli\n\tsambar", "味噌 🥗 e\u{301}", "\u{200E}left\u{200F}", "½ – “x”", "\u{FEFF}x", "\u{A0}", "👩‍🍳",
  ])
  func `stays as it is when nothing in it steers`(text: String) {
    #expect(Array(terminalSafe(text).utf8) == Array(text.utf8))
  }

  @Test(arguments: [
    ("\u{1B}[31mred", "\u{FFFD}[31mred"), ("a\rb", "a\u{FFFD}b"), ("a\r\nb", "a\u{FFFD}\nb"),
    ("\u{7F}\u{0}", "\u{FFFD}\u{FFFD}"),
    ("\u{9B}31m", "\u{FFFD}31m"), ("\u{80}\u{9F}\u{A0}", "\u{FFFD}\u{FFFD}\u{A0}"),
    ("\u{202A}\u{202E}x\u{2066}\u{2069}\u{206A}", "\u{FFFD}\u{FFFD}x\u{FFFD}\u{FFFD}\u{206A}"),
  ])
  func `shows a replacement for every control and every override`(text: String, safe: String) {
    #expect(Array(terminalSafe(text).utf8) == Array(safe.utf8))
  }
}
