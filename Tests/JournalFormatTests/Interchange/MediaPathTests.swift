import Testing

@testable import JournalFormat

@Suite struct MediaPathTests {
  @Test(
    arguments: [
      ("../media/x.jpg", "2026/2026-03-14.md", "media/x.jpg"),
      ("x.jpg", "2026-03-14.md", "x.jpg"),
      ("./x.jpg", "2026/03/14.md", "2026/03/x.jpg"),
      ("../media/a%20b.jpg", "2026/2026-03-14.md", "media/a%20b.jpg"),
      ("https://example.org/x.jpg", "2026/2026-03-14.md", "https://example.org/x.jpg"),
      ("../../x.jpg", "2026/2026-03-14.md", nil),
      ("/media/x.jpg", "2026/2026-03-14.md", nil),
      ("", "2026/2026-03-14.md", nil),
    ] as [(String, String, String?)])
  func `a link is followed from the file's folder and never out of the journal`(
    link: String, file: String, expected: String?
  ) {
    #expect(mediaPath(link, relativeToFolderOf: file) == expected)
  }
}
