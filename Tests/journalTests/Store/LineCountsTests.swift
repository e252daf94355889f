import Testing

@testable import journal

@Suite struct `A text that another program put in the place of ours` {
  @Test(arguments: [
    ("soup\n", "soup\ntea\n", "soup\nmine\n", true), ("soup\n", "soup\ntea\n", "soup\ntea\nmine\n", false),
    ("soup\n", "soup\nsoup\n", "soup\nmine\n", true), ("soup\n", "soup\nsoup\n", "soup\nsoup\n", false),
    ("soup\ntea\n", "soup\n", "soup\ntea\nmine\n", true), ("soup\ntea\n", "soup\n", "mine\nsoup\n", false),
    ("soup\ntea\n", "soup\nmint tea\n", "soup\ntea\nmine\n", true),
    ("soup\ntea\n", "soup\nmint tea\n", "soup\nmint tea\nmine\n", false),
    ("", "tea\n", "", true), ("soup\n", "soup\ntea\n", "soup\ntea", false),
  ])
  func `lacks our change if it was made from the text before`(
    old: String, new: String, there: String, lacks: Bool
  ) {
    let counts = [there, new, old].map { LineCounts(Array($0.utf8)) }
    #expect(counts[0].lack(counts[1], madeFrom: counts[2]) == lacks)
  }
}
