import JournalFormat
import Testing

struct FoldingTests {
  @Test(arguments: [
    ("Breakfast", "breakfast"),
    ("PETIT-DÉJEUNER", "petit-dejeuner"),
    ("pequeno-almoço", "pequeno-almoco"),
    ("Frühstück ÄÖÜ", "fruhstuck aou"),
    ("e\u{301}a\u{30A}\u{308}", "ea"),
    ("Ærlig Øl på Straße, Łódź, œuf", "aerlig ol pa strasse, lodz, oeuf"),
    ("Ξένος ΌΣΟΣ", "ξενοσ οσοσ"),
    ("Ёлка Йод й й", "елка иод и и"),
    ("İI ıi", "ii ii"),
    ("ỚỆ ẞ", "oe ss"),
    ("Հաց ႠⴀᲐ Ꭰ", "հաց ⴀⴀა ꭰ"),
    ("Å K", "a k"),
  ])
  func `case and the accents of Latin, Greek and Cyrillic go`(text: String, expected: String) {
    #expect(folded(text) == expected)
  }

  @Test(arguments: ["が ぱ デザート", "नाश्ता वज\u{93C}न", "한국어 아침", "朝食", "שָׁלוֹם", "สวัสดี", "1\u{20E3}", "🍽"])
  func `other scripts keep their marks`(text: String) {
    #expect(Array(folded(text).utf8) == Array(text.utf8))
  }

  @Test(arguments: [
    ("て\u{3099}サ\u{3099}は\u{309A}ウ\u{3099}", "でザぱヴ"),
    ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}", "한국"),
    ("व\u{95B}न", "वज\u{93C}न"),
  ])
  func `a composed form and its parts are the same`(text: String, expected: String) {
    #expect(Array(folded(text).utf8) == Array(expected.utf8))
  }

  @Test(arguments: [
    ("Ａ０：ｚ／", "a0:z/"),
    ("a\u{A0}b\u{3000}c \t\r\n d", "a b c d"),
    ("\u{FEFF}x\u{200B}y\u{200F}z\u{FE0F}\u{AD}", "xyz"),
    ("it’s re‑do", "it's re-do"),
    ("", ""),
    ("  a  ", " a "),
  ])
  func `width, invisible marks and kinds of white space go`(text: String, expected: String) {
    #expect(folded(text) == expected)
  }

  @Test func `bytes that are no UTF-8 stay`() {
    let bytes: [UInt8] = [0x41, 0xFF, 0xC3, 0x28, 0xE3, 0x81, 0xF0, 0x9F, 0xED, 0xA0, 0x80, 0xC0, 0xAF]
    let expected: [UInt8] = [0x61, 0xFF, 0xC3, 0x28, 0xE3, 0x81, 0xF0, 0x9F, 0xED, 0xA0, 0x80, 0xC0, 0xAF]
    #expect(bytes.withUnsafeBufferPointer { folded($0) } == expected)
  }

  @Test func `folding twice is folding once`() {
    for value in UInt32(0)..<0x1_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = folded("\(scalar)x")
      #expect(folded(once) == once, "U+\(String(value, radix: 16))")
    }
  }
}
