import JournalTestSupport
import Testing

@testable import journal

@Suite struct `The record of a change` {
  private static let splice = ByteSplice(from: Array("- a\n".utf8), to: Array("- a\n- b\n".utf8))
  private static let changes = [
    UndoManifest.Change(number: 1, path: "2026/2026-03-14.md", kind: .update(splice)),
    UndoManifest.Change(number: 2, path: "my notes/100 % é.md", kind: .create(Fingerprint([1]), folders: 1)),
    UndoManifest.Change(number: 3, path: "media/a.jpg", kind: .remove),
  ]

  private var text: [UInt8] {
    UndoManifest.opening(time: 1_773_475_200, label: "add b\nand more")
      + Self.changes.flatMap(UndoManifest.text) + UndoManifest.doneLine
  }

  @Test func `is text that can be read`() {
    #expect(
      String(decoding: text, as: UTF8.self) == """
        journal undo 1
        1773475200 add%20b%0aand%20more
        update 1 4 435f758e7716c433 8 8b3069ae3c0662ea 4 0 4 2026/2026-03-14.md
        - b

        create 2 1 af63bc4c8601b62c 1 my%20notes/100%20%25%20é.md
        remove 3 media/a.jpg
        done

        """)
  }

  @Test func `says what was written into it`() throws {
    let read = try #require(UndoManifest(text))
    #expect(read.label == "add b\nand more")
    #expect(read.time == 1_773_475_200)
    #expect(read.changes == Self.changes)
    #expect(read.isDone)
    #expect(!read.isUndone)
  }

  @Test func `cut off anywhere says what was written until then`() throws {
    for length in 0..<text.count {
      let read = try #require(UndoManifest(Array(text[..<length])), "cut off at \(length)")
      #expect(Self.changes.starts(with: read.changes), "cut off at \(length)")
      #expect(!read.isDone)
    }
  }

  @Test func `takes the last word on a change that was tried twice`() throws {
    let again = UndoManifest.Change(number: 1, path: "b.md", kind: .remove)
    let read = try #require(
      UndoManifest(
        UndoManifest.opening(time: 0, label: "") + UndoManifest.text(of: Self.changes[0])
          + UndoManifest.text(of: again)))
    #expect(read.changes == [again])
  }

  @Test(arguments: [
    "diary\n", "journal undo 2\n", "journal undo 1\nnow add\n", "journal undo 1\n12\n",
    "journal undo 1\n99999999999999 add\n", "journal undo 1\n1 %zz\n", "journal undo 1\n1 %2\n",
    "journal undo 1\n1 a\nremove 0 a.md\n", "journal undo 1\n1 a\nremove 1 \n",
    "journal undo 1\n1 a\nremove 1 a.md b.md\n",
    "journal undo 1\n1 a\nremove -1 a.md\n", "journal undo 1\n1 a\nrename 1 a.md\n",
    "journal undo 1\n1 a\n\n",
    "journal undo 1\n1 a\ncreate 1 x 0 0 a.md\n", "journal undo 1\n1 a\nupdate 1 1 0 1 0 0 0 0 a.md\nxy\n",
    "journal undo 1\n1 a\nupdate 1 1 0 1 0 0 99999999999 0 a.md\nx\n", "journal undo 1\n1 a\nDONE\n",
    "journal undo 1\n1 a\nremove 1 %ff\n",
  ])
  func `is refused as a whole if it makes no sense`(text: String) {
    #expect(UndoManifest(Array(text.utf8)) == nil)
  }

  @Test func `survives any bytes`() {
    var numbers = SplitMix64(seed: 3)
    for _ in 0..<5_000 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      }
      _ = UndoManifest(bytes)
    }
  }

  @Test func `knows the bytes again that it is about`() {
    let (old, new) = (Array("- a\n".utf8), Array("- a\n- b\n".utf8))
    #expect(Self.splice.applied(to: old) == new)
    #expect(Self.splice.takenBack(from: new) == old)
    #expect(Self.splice.applied(to: new) == nil)
    #expect(Self.splice.takenBack(from: old) == nil)
    #expect(Self.splice.takenBack(from: []) == nil)
    for (a, b) in [("", "x"), ("x", ""), ("aaa", "aa"), ("aa", "aaa"), ("abc", "xyz"), ("same", "same")] {
      let splice = ByteSplice(from: Array(a.utf8), to: Array(b.utf8))
      #expect(splice.applied(to: Array(a.utf8)) == Array(b.utf8), "\(a) \(b)")
      #expect(splice.takenBack(from: Array(b.utf8)) == Array(a.utf8), "\(a) \(b)")
    }
  }

  @Test(arguments: [
    ("000042-20260314T081502Z", 42, 1_773_476_102), ("000001-19700101T000000Z", 1, 0),
    ("123456789012-20240229T235959Z", 123_456_789_012, 1_709_251_199),
  ])
  func `lies in a folder named for its number and time`(name: String, number: Int, time: Int) {
    #expect(UndoID(Array(name.utf8)) == UndoID(number: number, time: time))
    #expect(UndoID(number: number, time: time).name == name)
  }

  @Test(arguments: [
    "", "000042", "42-20260314T081502Z", "000042-20260230T081502Z", "000042-20260314T241502Z",
    "000042-20260314T081502", "00004x-20260314T081502Z", "000042-20260314T081502Z ",
    "leftovers-20260314T081502Z",
    "1234567890123-20260314T081502Z",
  ])
  func `lies in no other folder`(name: String) {
    #expect(UndoID(Array(name.utf8)) == nil)
  }
}
