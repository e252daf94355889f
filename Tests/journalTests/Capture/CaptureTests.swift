import ArgumentParser
import JournalFormat
import JournalTestSupport
import Synchronization
import Testing

@testable import journal

@Suite struct `A photo or a recording` {
  private let photo: [UInt8] = [0xFF, 0xD8, 0xFF, 0xD9]
  private let recording = Array("RIFF....WAVEfmt ".utf8)

  /// Tools of a world with two files and perhaps a program, whose outcome is given.
  private func tools(
    _ outcome: ProgramOutcome? = nil, answer: String? = nil, files: [String: [UInt8]] = [:], log: Log = Log()
  ) -> CaptureTools {
    let known = [
      "a/soup.jpg": photo, "a/memo.wav": recording, "empty.jpg": [], "notes.md": Array("# x".utf8),
    ]
    .merging(files) { $1 }
    return CaptureTools(
      readFile: { path throws(FileProblem) in
        guard let bytes = known[path] else { throw .missing }
        return bytes
      },
      program: { outcome == nil ? nil : [$0.rawValue, "-f", "{file}"] }, configuration: "~/config.toml",
      run: { arguments in
        log.runs.withLock { $0.append(arguments) }
        return outcome ?? .failed("is not there")
      }, ask: { _ in answer })
  }

  private final class Log: Sendable {
    let runs = Mutex<[[String]]>([])
  }

  private func capture(_ arguments: [String], words: String? = nil, _ tools: CaptureTools) throws -> Capture?
  {
    try CaptureOptions.parse(arguments).capture(text: words, with: tools)
  }

  @Test func `is nothing where none is named`() throws {
    #expect(try capture([], words: "soup", tools()) == nil)
  }

  @Test func `keeps the words that were given`() throws {
    let capture = try #require(
      try capture(["--photo", "a/soup.jpg"], words: "Fish soup", tools(answer: "no")))
    #expect(capture.text == "Fish soup")
    #expect(capture.source == .typed)
    #expect(capture.photo?.kind == .jpeg)
    #expect(capture.photo?.bytes == photo)
    #expect(capture.remarks == [])
  }

  @Test func `has a photo described only where no words are given, and a recording written down always`()
    throws
  {
    let log = Log()
    let output = ProgramOutcome.output(Array("soup".utf8))
    for words in ["Fish soup", nil] {
      for arguments in [["--photo", "a/soup.jpg"], ["--voice", "a/memo.wav"]] {
        let capture = try #require(try capture(arguments, words: words, tools(output, log: log)))
        #expect(capture.text == (words ?? (capture.recording == nil ? "soup" : "Soup")))
        #expect(capture.heard == (capture.recording == nil ? nil : "soup"))
      }
    }
    let transcribed = ["transcribe", "-f", "a/memo.wav"]
    #expect(log.runs.withLock { $0 } == [transcribed, ["describe", "-f", "a/soup.jpg"], transcribed])
  }

  @Test func `asks for words where there are none`() throws {
    let capture = try #require(try capture(["--photo", "a/soup.jpg"], tools(answer: "Fish soup")))
    #expect(capture.text == "Fish soup")
    #expect(capture.source == .typed)
  }

  @Test(arguments: [nil, "", " "])
  func `is called a photo or a recording where nobody answers`(answer: String?) throws {
    let photo = try #require(try capture(["--photo", "a/soup.jpg"], tools(answer: answer)))
    #expect(photo.text == "photo")
    #expect(photo.source == .nothing)
    let recording = try #require(try capture(["--voice", "a/memo.wav"], tools(answer: answer)))
    #expect(recording.text == "recording")
  }

  @Test func `is shown on a terminal, to be accepted or typed over`() throws {
    let output = ProgramOutcome.output(Array("masala_dosa 0.61\n".utf8))
    let accepted = try #require(try capture(["--photo", "a/soup.jpg"], tools(output, answer: "")))
    #expect(accepted.text == "masala dosa")
    #expect(accepted.source == .photo)
    let typed = try #require(try capture(["--photo", "a/soup.jpg"], tools(output, answer: "rava dosa")))
    #expect(typed.text == "rava dosa")
    #expect(typed.source == .typed)
  }

  @Test func `says what it shows by a program's labels`() throws {
    let output = ProgramOutcome.output(Array("hotdog (food)\nfrench_fries\n".utf8))
    let capture = try #require(try capture(["--photo", "a/soup.jpg"], tools(output)))
    #expect(capture.text == "hotdog, french fries")
    #expect(capture.source == .photo)
  }

  @Test func `becomes a transcript and the words in it`() throws {
    let output = ProgramOutcome.output(Array(" so um for breakfast I had porridge.\n".utf8))
    let capture = try #require(try capture(["--voice", "a/memo.wav"], tools(output)))
    #expect(capture.heard == "so um for breakfast I had porridge.")
    #expect(capture.text == "Porridge")
    #expect(capture.category == .breakfast)
    #expect(capture.recording?.bytes == recording)
    #expect(capture.remarks == [])
  }

  @Test func `is kept without a transcriber, and says how to name one`() throws {
    let capture = try #require(try capture(["--voice", "a/memo.wav"], tools()))
    #expect(capture.text == "recording")
    #expect(capture.heard == nil)
    #expect(capture.recording?.kind == .wav)
    #expect(
      capture.remarks == [
        "the recording is kept but not written down; to have that done, name a program that transcribes in "
          + "~/config.toml: transcribe = [\"whisper-cli\", \"-f\", \"{file}\"]"
      ])
  }

  @Test func `is kept when the program fails`() throws {
    let failure = ProgramOutcome.failed("ended with status 1: no model")
    let voice = try #require(try capture(["--voice", "a/memo.wav"], tools(failure, answer: "Soup")))
    #expect(voice.text == "Soup")
    #expect(voice.remarks == ["‘transcribe’ ended with status 1: no model; the file is kept all the same"])
    let silent = try #require(
      try capture(["--voice", "a/memo.wav"], tools(.output(Array("[BLANK_AUDIO]".utf8)))))
    #expect(silent.text == "recording")
    #expect(silent.heard == "[BLANK_AUDIO]")
    #expect(silent.remarks == ["‘transcribe’ heard no food in ‘a/memo.wav’; the recording is kept"])
  }

  @Test(arguments: [
    (
      ["--photo", "notes.md"],
      "‘notes.md’ is no photo: it begins as no JPEG, PNG, GIF, WebP, HEIC, HEIF or AVIF file does"
    ),
    (["--photo", "a/memo.wav"], "‘a/memo.wav’ is no photo: give a recording with --voice"),
    (["--voice", "a/soup.jpg"], "‘a/soup.jpg’ is no recording: give a photo with --photo"),
    (
      ["--voice", "notes.md"],
      "‘notes.md’ is no recording: it is none of WAV, MP3, M4A, OGG, Opus, FLAC, WebM, AMR and AAC"
    ),
    (["--photo", "empty.jpg"], "‘empty.jpg’ is empty"),
    (["--photo", "nowhere.jpg"], "‘nowhere.jpg’ cannot be read: no such file or directory"),
    (["--voice", "-"], "--voice takes the name of a file, not standard input"),
  ])
  func `of another kind is refused`(arguments: [String], message: String) {
    let failure = #expect(throws: CommandFailure.self) { try capture(arguments, words: "x", tools()) }
    #expect(failure?.message == message)
  }

  @Test func `loses the place where it was taken, unless told to keep it`() throws {
    let packet = "http://ns.adobe.com/xap/1.0/\0<a x:GPSLatitude='1'/>"
    let file: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(packet.utf8.count + 2)] + Array(packet.utf8) + [0xFF, 0xD9]
    let with = try #require(
      try capture(["--photo", "p.jpg", "--keep-position"], words: "x", tools(files: ["p.jpg": file])))
    #expect(with.photo?.bytes == file)
    #expect(with.remarks == [])
    let without = try #require(try capture(["--photo", "p.jpg"], words: "x", tools(files: ["p.jpg": file])))
    let cleaned = packet.replacing("x:GPSLatitude='1'", with: "                 ")
    #expect(
      without.photo?.bytes
        == [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(packet.utf8.count + 2)] + Array(cleaned.utf8) + [0xFF, 0xD9])
    #expect(
      without.remarks == [
        "the copy of ‘p.jpg’ does not hold the place where it was taken; --keep-position would keep it"
      ])
  }

  @Test func `says when the place may stay`() throws {
    let heic = Array("\0\0\0\u{10}ftypheic\0\0\0\0".utf8)
    let capture = try #require(try capture(["--photo", "p"], words: "x", tools(files: ["p": heic])))
    #expect(
      capture.remarks == [
        "‘p’ may hold the place where it was taken, and then its copy does too: from HEIC files like this it is not removed"
      ])
  }

  @Test(arguments: [
    ("08:15 #home", "Porridge", "08:15 Porridge #home"), ("soup", "no", "soup"),
    ("(320 kcal)", "Porridge (100 kcal) #a", "Porridge (320 kcal) #a"), ("", "08.15", "08.15"),
    ("", "8:15 tea", "8:15 tea"), ("[ ] 9:00", "soup", "[ ] 9:00 soup"),
  ])
  func `goes with a time, facts and tags that were typed`(typed: String, words: String, expected: String) {
    let parser = DayFileParser()
    let made = Capture(text: words).entry(beside: NewEntry(typed: typed, parser: parser), parser: parser)
    var whole = NewEntry(typed: expected, parser: parser)
    if whole.text.isEmpty { whole = NewEntry(text: expected) }
    #expect(made == whole)
  }

  @Test func `lies in media under a free name, and is linked from the day file`() throws {
    var capture = Capture(text: "x")
    capture.heard = "um soup"
    capture.photo = Capture.File(kind: .jpeg, bytes: photo)
    capture.recording = Capture.File(kind: .wav, bytes: recording)
    var made: [String: [UInt8]] = ["media/2026-03-14-0815.jpg": [1], "media/2026-03-14-0815-2.jpg": [2]]
    let details = try capture.store(
      day: #require(Day("2026-03-14")), time: ClockTime(hour: 8, minute: 15), dayFile: "2026/2026-03-14.md"
    ) { path, bytes in
      guard made[path] == nil else { return false }
      made[path] = bytes
      return true
    }
    #expect(
      details == [
        .heard("um soup"), .photo("../media/2026-03-14-0815-3.jpg"),
        .note("[recording](../media/2026-03-14-0815.wav)"),
      ])
    #expect(made["media/2026-03-14-0815-3.jpg"] == photo)
    #expect(made["media/2026-03-14-0815.wav"] == recording)
    #expect(made.count == 4)
  }

  @Test func `finds no name where all are taken`() throws {
    var capture = Capture(text: "x")
    capture.photo = Capture.File(kind: .jpeg, bytes: photo)
    #expect(throws: CommandFailure.self) {
      _ = try capture.store(day: Day(ordinal: 0), time: nil, dayFile: "a.md") { _, _ in false }
    }
  }
}
