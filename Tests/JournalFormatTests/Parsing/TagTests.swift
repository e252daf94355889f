import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A tag` {
  @Test(arguments: [
    (
      "- a #food/snack #[[two words]] #食べ物 #with_friends #a*b*",
      "2 lunch “a” #food/snack #[[two words]] #食べ物 #with_friends #a*b*\n"
    ),
    ("- a #b, #c; (#d) #e.", "2 lunch “a #b, #c; (#d)” #b #c #d #e\n"),
    ("- #a in words", "2 lunch “#a in words” #a\n"),
    ("- a #b's", "2 lunch “a” #b's\n"),
    ("- a #b #b", "2 lunch “a” #b #b\n"),
    ("- a #b]", "2 lunch “a” #b]\n"),
  ]) func `keeps every letter, and leaves the words at their end`(line: String, expected: String) {
    #expect(modelText("## Lunch\n\(line)\n") == expected)
  }

  @Test(arguments: [
    ("- C# page#part #1 # not", "2 lunch “C# page#part #1 # not”\n"),
    ("- a \\#x", "2 lunch “a \\#x”\n"),
    ("- see https://x.y/#frag", "2 lunch “see https://x.y/#frag”\n"),
  ]) func `is not any word with a hash`(line: String, expected: String) {
    #expect(modelText("## Lunch\n\(line)\n") == expected)
  }

  @Test func `of front matter is the day’s`() {
    #expect(
      modelText(
        """
        ---
        tags: [a, "b c", #d]
        ---

        """) == "tags #a #[[b c]] #d\n")
  }
}
