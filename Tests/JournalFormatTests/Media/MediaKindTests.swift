import Testing

@testable import JournalFormat

@Suite struct `What a media file is` {
  @Test(
    arguments: [
      ("jpg", [0xFF, 0xD8, 0xFF, 0xE0]), ("png", [0x89] + bytes("PNG\r\n\u{1A}\n")), ("gif", bytes("GIF89a")),
      ("webp", bytes("RIFF\0\0\0\0WEBP")), ("heic", bytes("\0\0\0\u{10}ftypheic\0\0\0\0")),
      ("heic", bytes("\0\0\0\u{18}ftypmif1\0\0\0\0mif1heic")),
      ("heif", bytes("\0\0\0\u{14}ftypmif1\0\0\0\0mif1")),
      ("avif", bytes("\0\0\0\u{18}ftypmif1\0\0\0\0miafavif")), ("wav", bytes("RIFF\0\0\0\0WAVE")),
      ("m4a", bytes("\0\0\0\u{18}ftypM4A \0\0\0\0isommp42")),
      ("m4a", bytes("\0\0\0\u{14}ftypisom\0\0\0\0isom")),
      ("mp3", bytes("ID3\u{4}")), ("mp3", [0xFF, 0xFB, 0x90]), ("aac", [0xFF, 0xF1, 0x50]),
      ("ogg", bytes("OggS") + [UInt8](repeating: 0, count: 24) + bytes("\u{1}vorbis")),
      ("opus", bytes("OggS") + [UInt8](repeating: 0, count: 24) + bytes("OpusHead")), ("flac", bytes("fLaC")),
      ("webm", [0x1A, 0x45, 0xDF, 0xA3]), ("amr", bytes("#!AMR\n")),
    ] as [(String, [UInt8])])
  func `is told by its first bytes`(ending: String, content: [UInt8]) {
    #expect(MediaKind(content: content)?.rawValue == ending)
  }

  @Test(
    arguments: [
      [], [0xFF], [0xFF, 0xD8], bytes("%PDF-1.7"), bytes("# Saturday\n"),
      bytes("\0\0\0\u{10}ftypqt  \0\0\0\0"),
      bytes("\0\0\0\u{4}ftyp"), [0xFF, 0xFE, 0x41, 0], bytes("<svg>"),
    ] as [[UInt8]])
  func `is nothing known where they tell nothing`(content: [UInt8]) {
    #expect(MediaKind(content: content) == nil)
  }

  @Test(
    arguments: [
      ("memo.MP3", bytes("????"), "mp3"), ("memo.amr", [], "amr"), ("memo.txt", bytes("????"), nil),
      ("memo", bytes("????"), nil), ("memo.jpg", bytes("????"), nil), ("memo.mp3", bytes("GIF89a"), nil),
      ("memo.mp3", bytes("fLaC"), "flac"),
    ] as [(String, [UInt8], String?)])
  func `is told by a recording's name where the content is silent`(
    name: String, content: [UInt8], ending: String?
  ) {
    #expect(MediaKind(recording: content, name: name)?.rawValue == ending)
  }

  @Test func `is called by day, time and number`() throws {
    let day = try #require(Day("2026-03-14"))
    let late = try #require(ClockTime(hour: 25, minute: 30))
    #expect(
      MediaName(day: day, time: ClockTime(hour: 8, minute: 15), kind: .jpeg).path()
        == "media/2026-03-14-0815.jpg")
    #expect(MediaName(day: day, time: late, kind: .m4a).path(number: 2) == "media/2026-03-14-2530-2.m4a")
    #expect(MediaName(day: day, time: nil, kind: .png).path(number: 1) == "media/2026-03-14.png")
    #expect(MediaName(day: day, time: nil, kind: .png).path(number: 12) == "media/2026-03-14-12.png")
  }

  @Test(arguments: [
    ("2026-03-14.md", "media/a.jpg"), ("2026/2026-03-14.md", "../media/a.jpg"),
    ("daily/2026/03/14.md", "../../../media/a.jpg"),
  ])
  func `is linked from where the day file lies`(dayFile: String, expected: String) {
    let link = MediaName.link(to: "media/a.jpg", fromDayFile: dayFile)
    #expect(link == expected)
    #expect(mediaPath(link, relativeToFolderOf: dayFile) == "media/a.jpg")
  }
}

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
