import Testing

@testable import JournalFormat

@Suite struct `A set of words` {
  private static let words = WordSet("meal plan, Menü, objectif, ca., didn't, to try next, 食谱, l'ideal")

  @Test(arguments: [
    "menu", "Our MENÜ!", "the weekly meal-plan (2)", "meal\u{A0} plan", "l'objectif du jour",
    "objectif's end", "Didn’t",
    "what to try, next", "ca. 3", "本周 食谱", "meal meal plan",
  ]) func `is found in a text, in any case and with any signs between words`(text: String) {
    #expect(occurs(text))
  }

  @Test(arguments: [
    "", " ", "meal", "plan meal", "menus", "meal planet", "to try the next", "didn", "本周食谱", "-'-",
  ])
  func `is not found in parts of words, nor in another order`(text: String) {
    #expect(!occurs(text))
  }

  @Test(arguments: [
    ("Menu", true, true, true), ("menu of the day", false, true, false), ("our menu", false, false, false),
    ("menu, menü", false, true, true), (" - Meal plan:", true, true, false), ("l'idéal", true, true, true),
    ("", false, false, false), ("(menu)", true, true, true),
  ]) func `may be all of a text, its beginning, or each of its words`(
    text: String, isAll: Bool, isBeginning: Bool, isEachWord: Bool
  ) {
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer {
      #expect(Self.words.contains($0) == isAll)
      #expect(Self.words.begins($0) == isBeginning)
      #expect(Self.words.makesUp($0) == isEachWord)
    }
  }

  @Test(arguments: [
    ("本周菜单", true), ("今週の献立2", true), ("菜", false), ("料理献立", true), ("menus", false), ("立献", false),
  ])
  func `may be found among characters that no white space parts`(text: String, isFound: Bool) {
    let words = WordSet("菜单, 献立, menu", joinsIdeographs: true)
    #expect(Array(text.utf8).withUnsafeBufferPointer { words.occurs(in: $0) } == isFound)
  }

  @Test func `knows a folded word with a full stop behind it`() {
    #expect(Self.words.contains(folded: Array("ca.".utf8)[...]))
    #expect(Self.words.contains(folded: Array("menu".utf8)[...]))
    #expect(!Self.words.contains(folded: Array("cal".utf8)[...]))
    #expect(!Self.words.contains(folded: []))
  }

  @Test func `looks at a long text once`() {
    let bytes = Array(String(repeating: "meal ", count: 200_000).utf8)
    #expect(!bytes.withUnsafeBufferPointer { Self.words.occurs(in: $0) })
  }

  private func occurs(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { Self.words.occurs(in: $0) }
  }
}
