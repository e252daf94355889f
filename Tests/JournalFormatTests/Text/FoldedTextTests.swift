import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A folded text with its way back` {
  @Test(arguments: [
    "", "Curd rice", "Crème  brûlée", "e\u{301}clair", "STRASSE straße", "が か\u{3099} ｶﾞ",
    "한\u{1112}\u{1161}\u{11AB}",
    " \u{A0} \u{301}x", "\u{AD}a\u{200B}\u{301}", "İstanbul ǅ", "ज़ ज\u{93C}", "a\r\n\tb",
  ])
  func `has the same bytes as any folded text`(text: String) {
    #expect(FoldedText(Array(text.utf8)).bytes == Array(folded(text).utf8))
  }

  @Test func `has the same bytes for any bytes at all`() {
    var random = SplitMix64(seed: 77)
    let pieces: [[UInt8]] = [
      [0x20], [0xFF], [0xC3], Array("é".utf8), Array("A".utf8), [0xCC, 0x81], Array("ß".utf8),
      Array("か".utf8),
      Array("\u{3099}".utf8), Array("\u{200B}".utf8), [0x0A], Array("\u{A0}".utf8), Array("ﬁ".utf8),
      Array("Ａ".utf8),
    ]
    for _ in 0..<2_000 {
      let bytes = (0..<8).flatMap { _ in pieces[Int(random.next() % UInt64(pieces.count))] }
      let expected = bytes.withUnsafeBufferPointer { folded($0) }
      #expect(FoldedText(bytes).bytes == expected, "seed 77: \(bytes)")
    }
  }

  @Test(arguments: [
    ("A Crème BRÛLÉE, brulee", "brulee", ["BRÛLÉE", "brulee"]), ("straße", "ss", ["ß"]),
    ("aaa", "aa", ["aa"]),
    ("two  \n words", "two words", ["two  \n words"]), ("Vélo\u{301}s", "velos", ["Vélo\u{301}s"]),
    ("x", "", []),
  ])
  func `leads back to what was written`(text: String, needle: String, found: [String]) {
    let bytes = Array(text.utf8)
    let folded = FoldedText(bytes)
    let places = folded.ranges(of: Array(needle.utf8)).map { folded.origin(of: $0) }
    #expect(places.map { String(decoding: bytes[$0], as: UTF8.self) } == found)
  }
}
