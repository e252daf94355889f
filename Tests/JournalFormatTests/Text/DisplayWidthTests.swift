import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A text's width on a terminal` {
  @Test(arguments: [
    ("", 0), ("idli", 4), ("é", 1), ("e\u{301}", 1), ("味噌", 4), ("ﾗｰﾒﾝ", 4), ("８：１５", 8), ("김치", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("שָׁלוֹם", 4), ("नमस्ते", 4), ("நன்றி", 4), ("a\u{200B}b", 2), ("\u{AD}", 1),
    ("\t\u{1B}\u{7F}", 0),
    ("–…“”", 4), ("½", 1),
  ])
  func `counts wide characters twice and marks not at all`(text: String, width: Int) {
    #expect(displayWidth(text) == width)
  }

  @Test(arguments: [
    "🥗", "🍽️", "☕", "❤️", "👩‍🍳", "👨‍👩‍👧‍👦", "👍🏽", "☝🏽", "🇮🇳", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "❤️‍🔥", "🏳️‍🌈", "\u{1FAE8}",
  ])
  func `is two for an emoji, however it is put together`(emoji: String) {
    #expect(displayWidth(emoji) == 2)
    #expect(displayWidth("x\(emoji)y") == 4)
  }

  @Test(arguments: [
    ("❤", 1), ("🇮🇳🇫🇷", 4), ("🇮", 1), ("1\u{200D}2", 2), ("a\u{FE0F}b", 2), ("🥗\n\u{301}🥗", 4), ("©", 1),
  ])
  func `keeps apart what only looks like a sequence`(text: String, width: Int) {
    #expect(displayWidth(text) == width)
  }
}

@Suite struct `Fitting a text into columns` {
  @Test(arguments: [
    ("masala dosa", 11, "masala dosa"), ("masala dosa", 10, "masala do…"), ("masala dosa", 8, "masala…"),
    ("味噌ラーメン", 6, "味噌…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("👩‍🍳👩‍🍳👩‍🍳", 4, "👩‍🍳…"),
    ("soup", 1, "…"), ("soup", 0, ""), ("soup", -1, ""),
  ])
  func `cuts between characters and says so`(text: String, width: Int, expected: String) {
    #expect(truncated(text, to: width) == expected)
  }

  @Test(arguments: [
    (DisplayAlignment.leading, "味噌   "), (.trailing, "   味噌"), (.center, " 味噌  "),
  ])
  func `fills up by columns`(alignment: DisplayAlignment, expected: String) {
    #expect(padded("味噌", to: 7, alignment) == expected)
    #expect(padded("味噌", to: 3, alignment) == "味噌")
  }
}

@Suite struct `Wrapping a text` {
  @Test(arguments: [
    ("", 10, [""]),
    ("filter coffee", 13, ["filter coffee"]),
    ("filter coffee", 12, ["filter", "coffee"]),
    ("one  two   three", 5, ["one", "two", "three"]),
    ("uncharacteristically so", 8, ["uncharac", "teristic", "ally so"]),
    ("味噌ラーメン、餃子。", 8, ["味噌ラー", "メン、餃", "子。"]),
    ("「味噌」の汁", 9, ["「味噌」", "の汁"]),
    ("soup 味噌 soup", 7, ["soup 味", "噌 soup"]),
    ("grew by 12 %", 10, ["grew by", "12 %"]),
    ("a\nb c\n\nd\n", 80, ["a", "b c", "", "d", ""]),
    ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
    ("👩‍🍳👍🏽", 2, ["👩‍🍳", "👍🏽"]),
    ("味噌", 1, ["味", "噌"]),
    ("abc", 0, ["a", "b", "c"]),
    ("  indented words", 10, ["  indented", "words"]),
  ])
  func `breaks at spaces and between wide characters`(text: String, width: Int, lines: [String]) {
    #expect(wrapped(text, to: width) == lines)
  }

  @Test func `never makes a line too wide and loses nothing but spaces`() {
    var numbers = SplitMix64(seed: 11)
    let pieces = [
      "a", "bc", " ", "  ", "味", "、", "「", "👩‍🍳", "e\u{301}", "%", "long-word", "\n", "\u{301}", "½",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...20, using: &numbers))
        .map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
      let width = Int.random(in: 2...12, using: &numbers)
      let lines = wrapped(text, to: width)
      #expect(lines.allSatisfy { displayWidth($0) <= width }, "\(text.debugDescription) in \(width)")
      let kept = lines.joined().unicodeScalars.filter { $0 != " " }
      #expect(Array(kept) == text.unicodeScalars.filter { $0 != " " && $0 != "\n" })
    }
  }
}
