import Testing

@testable import JournalFormat

@Suite struct `A merge by units of a file` {
  @Test(
    arguments: [
      (
        base: "- a\r\n- b\r\n", ours: "- a\r\n- b\r\n- x\r\n", theirs: "- a\r\n- b\r\n- y\r\n",
        result: "- a\r\n- b\r\n- x\r\n- y\r\n"
      ),
      (
        base: "- a\r- b\r", ours: "- a\r- b\r- x\r", theirs: "- a\r- b\r- y\r", result: "- a\r- b\r- x\r- y\r"
      ),
      // One side changed all endings.
      (
        base: "- a\n- b\n", ours: "- a\r\n- b\r\n- x\r\n", theirs: "- a\n- b\n- y\n",
        result: "- a\r\n- b\r\n- x\r\n- y\r\n"
      ),
      // Where there are several kinds, each line keeps its own.
      (
        base: "- a\r\n- b\n", ours: "- a\r\n- b\n- x\r\n", theirs: "- a\r\n- b\n- y\n",
        result: "- a\r\n- b\n- x\r\n- y\n"
      ),
      // No ending at the end.
      (base: "- a", ours: "- a\n- x", theirs: "- a\n- y", result: "- a\n- x\n- y"),
      (base: "- a", ours: "- a\n- x\n", theirs: "- a\n- y", result: "- a\n- x\n- y\n"),
      // A byte order mark comes and goes.
      (
        base: "\u{FEFF}- a\n", ours: "\u{FEFF}- a\n- x\n", theirs: "\u{FEFF}- a\n- y\n",
        result: "\u{FEFF}- a\n- x\n- y\n"
      ),
      (base: "- a\n", ours: "\u{FEFF}- a\n- x\n", theirs: "- a\n- y\n", result: "\u{FEFF}- a\n- x\n- y\n"),
    ] as [MergeRow])
  func `keeps the form of the file`(row: MergeRow) { expectMerged(row) }

  @Test func `keeps bytes that are no text`() {
    let merge = DayFileMerge(day: nil)
    let base: [UInt8] = [0x2D, 0x20, 0xFF, 0x0A]
    #expect(
      merge.merge(base: base, ours: base + Array("- x\n".utf8), theirs: base + Array("- y\n".utf8))
        == .clean(base + Array("- x\n- y\n".utf8)))
  }

  @Test func `takes marks that the base has for text`() {
    let base =
      "- a\n\n<<<<<<< Temporary merge branch 1\n- x\n=======\n- y\n>>>>>>> Temporary merge branch 2\n\n- b\n"
    let row = (
      base: base, ours: base + "- 12:00 soup\n", theirs: base + "- 13:00 tea\n",
      result: base + "- 12:00 soup\n- 13:00 tea\n"
    )
    expectMerged(row)
  }

  @Test func `leaves to others what has changed from top to bottom on both sides`() {
    func text(_ words: String) -> String { (0..<400).map { "- \(words) \($0)\n" }.joined() }
    let row = (base: text("soup"), ours: text("rice"), theirs: text("bread"), result: "")
    #expect(mergedDay(row).verdict == "undecided")
  }
}
