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

  @Test func `an entry names its pictures and recordings`() throws {
    let file = """
      ## Lunch
      - Soup ![](../media/no.jpg)
        - photo: ![](../media/a.jpg)
        - note: [recording](../media/a.m4a) and [this](<x>) [that](../notes.md) [the same](../media/a.jpg "title")
        - photo: ../../media/out.jpg
        - note: [not](https://example.org/media/b.jpg) [] ](
      """
    let path = "2026/2026-03-14.md"
    let day = DayFileParser(settings: JournalSettings())
      .parse(SourceText(Array(file.utf8)), day: try #require(Day("2026-03-14")), path: path)
    #expect(day.day.entries.map { $0.mediaPaths(inFile: path) } == [["media/a.jpg", "media/a.m4a"]])
  }
}
