import JournalTestSupport
import Testing

@testable import JournalFormat

@Suite struct `Two changes to the same lines` {
  private func merged(_ base: String, _ first: String, _ second: String) -> String? {
    mergedLines(base: Array(base.utf8), Array(first.utf8), Array(second.utf8))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    (base: "a\nb\nc\n", first: "a\nb\nc\n", second: "a\nb\nc\n", both: "a\nb\nc\n"),
    (base: "a\nb\nc\n", first: "A\nb\nc\n", second: "a\nb\nC\n", both: "A\nb\nC\n"),
    (base: "a\nb\nc\n", first: "a\nb\nC\n", second: "A\nb\nc\n", both: "A\nb\nC\n"),
    (base: "a\nb\nc\n", first: "b\nc\n", second: "a\nb\nc\nd\n", both: "b\nc\nd\n"),
    (base: "a\nb\nc\nd\n", first: "a\nc\nd\n", second: "a\nb\nc\nx\nd\n", both: "a\nc\nx\nd\n"),
    // The same change is one.
    (base: "a\nb\nc\n", first: "a\nx\nc\n", second: "a\nx\nc\n", both: "a\nx\nc\n"),
    (base: "", first: "a\n", second: "a\n", both: "a\n"),
    // Line endings are part of the lines.
    (base: "a\r\nb\r\nc", first: "a\r\nb\r\nC", second: "A\r\nb\r\nc", both: "A\r\nb\r\nC"),
    (base: "a\nb\nc", first: "a\nb\nc\n", second: "A\nb\nc", both: "A\nb\nc\n"),
    (base: "a\nb\na\nb\n", first: "x\na\nb\na\nb\n", second: "a\nb\na\nb\ny\n", both: "x\na\nb\na\nb\ny\n"),
  ])
  func `are both made where they do not meet`(
    base: String, first: String, second: String, both: String
  ) {
    #expect(merged(base, first, second) == both)
    #expect(merged(base, second, first) == both)
  }

  @Test(arguments: [
    (base: "a\nb\nc\n", first: "a\nx\nc\n", second: "a\ny\nc\n"),
    (base: "a\nb\nc\n", first: "a\nc\n", second: "a\ny\nc\n"),
    (base: "a\n", first: "a\nx\n", second: "a\ny\n"),
    (base: "", first: "x\n", second: "y\n"),
    // Side by side they may belong together.
    (base: "a\nb\nc\nd\n", first: "a\nB\nc\nd\n", second: "a\nb\nC\nd\n"),
    (base: "a\nb\nc\n", first: "a\nc\n", second: "a\nb\nx\nc\n"),
    (base: "a\nb", first: "a\nb\nc", second: "a\nB"),
  ])
  func `are not made where they meet`(base: String, first: String, second: String) {
    #expect(merged(base, first, second) == nil)
    #expect(merged(base, second, first) == nil)
  }

  @Test func `are the one change if there is only one, and come out the same either way round`() {
    var numbers = SplitMix64(seed: 7)
    func text() -> [UInt8] {
      (0..<Int.random(in: 0...12, using: &numbers)).flatMap { _ -> [UInt8] in
        [UInt8(ascii: "a") + UInt8.random(in: 0...3, using: &numbers), 0x0A]
      }
    }
    for round in 0..<2_000 {
      let (base, first, second) = (text(), text(), text())
      #expect(mergedLines(base: base, first, base) == first, "seed 7, round \(round)")
      #expect(mergedLines(base: base, base, second) == second, "seed 7, round \(round)")
      #expect(mergedLines(base: base, first, first) == first, "seed 7, round \(round)")
      #expect(
        mergedLines(base: base, first, second) == mergedLines(base: base, second, first),
        "seed 7, round \(round)")
    }
  }

  @Test func `are found in long texts without taking long`() {
    let lines = (0..<50_000).map { "line \($0)\n" }
    let base = Array(lines.joined().utf8)
    let first = Array((["x\n"] + lines).joined().utf8)
    let second = Array((lines.reversed() + ["y\n"]).joined().utf8)
    #expect(mergedLines(base: base, first, base + [0x79]) == first + [0x79])
    #expect(mergedLines(base: base, first, second) == nil)
  }

  @Test func `are found in long texts that differ in many places`() {
    let base = Array(0..<20_000)
    func text(_ changed: Int, by name: Int) -> [Int] { base.map { $0 % 9 == changed ? $0 + name : $0 } }
    let merged = mergedNumbers(base: base, text(0, by: 100_000), text(4, by: 200_000))
    #expect(merged == base.map { $0 % 9 == 0 ? $0 + 100_000 : $0 % 9 == 4 ? $0 + 200_000 : $0 })
  }
}
