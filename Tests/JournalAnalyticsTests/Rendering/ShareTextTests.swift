import Testing

@testable import JournalAnalytics

@Suite struct `Shares in words` {
  @Test(arguments: [
    (3, 4, "3 of 4"), (9, 9, "9 of 9"), (0, 9, "0 of 9"), (12, 14, "12 of 14 (86 %)"),
    (10, 10, "10 of 10 (100 %)"),
    (0, 20, "0 of 20 (0 %)"), (1, 300, "1 of 300 (under 1 %)"),
  ])
  func `are in percent from ten on`(part: Int, whole: Int, text: String) {
    #expect(partText(part, of: whole) == text)
  }
}
