import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A new note` {
  private func noting(_ note: String, in file: String?) -> String {
    text { try editor(file).addingNote(note) }
  }

  @Test(arguments: [
    ("## Notes\n\nlong call\n", "## Notes\n\nlong call\n\nslept well\n"),
    ("## Notes\n\nlong call", "## Notes\n\nlong call\n\nslept well"),
    ("## Notes\n", "## Notes\n\nslept well\n"),
    ("## Notes\n\n", "## Notes\n\nslept well\n"),
    ("## Notes\n\n\n## Tasks\n", "## Notes\n\nslept well\n\n## Tasks\n"),
    ("## Notes\n\n## Tasks\n", "## Notes\n\nslept well\n\n## Tasks\n"),
    ("## Lunch\n\n- soup\n", "## Lunch\n\n- soup\n\n## Notes\n\nslept well\n"),
    ("## Essen\n\n- Suppe\n", "## Essen\n\n- Suppe\n\n## Notizen\n\nslept well\n"),
    ("", "# Saturday, 14 March 2026\n\n## Notes\n\nslept well\n"),
  ])
  func `stands below the others, as a paragraph`(file: String, expected: String) {
    #expect(noting("slept well", in: file) == expected)
  }

  @Test func `may have several lines and paragraphs`() {
    #expect(noting("a\r\n b\n\n\nc\n", in: "## Notes\r\n") == "## Notes\r\n\r\na\r\nb\r\n\r\nc\r\n")
  }

  @Test(arguments: ["## Lunch", "- [ ] swim", "mood: 4/5", "```", "<!-- x"])
  func `is refused where it would be something else`(note: String) {
    #expect(
      noting(note, in: "## Notes\n\nlong call\n").hasPrefix("refused: "), "\(note)")
  }

  @Test func `needs words`() {
    #expect(noting(" \n", in: "") == "refused: the note has no words; say what to write down")
  }
}
