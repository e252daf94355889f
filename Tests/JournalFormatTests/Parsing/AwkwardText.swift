import JournalTestSupport

/// Files glued from what day files hold and what nobody would write, the same for the same seed.
struct AwkwardText {
  private var numbers: SplitMix64

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  /// Up to `count` fragments, with line ends between most of them.
  mutating func bytes(fragments count: Int = 24) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...count, using: &numbers) {
      bytes += Self.fragments.randomElement(using: &numbers) ?? []
      if Int.random(in: 0..<3, using: &numbers) == 0 {
        bytes += Self.lineEnds.randomElement(using: &numbers) ?? []
      }
    }
    return bytes
  }

  /// The same without bytes that are no text, with line ends of one kind.
  mutating func text(fragments count: Int = 24) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...count, using: &numbers) {
      text += Self.texts.randomElement(using: &numbers) ?? ""
      if Int.random(in: 0..<3, using: &numbers) == 0 { text += "\n" }
    }
    return text
  }

  private static let lineEnds = ["\n", "\r\n", "\r", "\n\n"].map { Array($0.utf8) }

  private static let fragments: [[UInt8]] =
    texts.map { Array($0.utf8) } + ["\r", "\r\n", "\0"].map { Array($0.utf8) }
    + [[0xFF], [0xC3], [0xE2, 0x80], [0xF0, 0x9F, 0x8D], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xEF, 0xBC]]

  private static let texts = [
    "\n## Breakfast\n", "\n# Food\n", "\n### Lunch 12:30\n", "\n## Weight\n", "\n## Tasks\n", "\n## Habits\n",
    "\n## Notes\n", "\n## Mood\n", "\n## Symptoms\n", "\n## Brekfast\n", "\n## Frokost\n", "\n**Dinner**\n",
    "\nLunch:\n", "\nLunch\n-\n", "\nLunch\n---\n", "\n- Lunch: ", "\n- Lunch:\n", "\n- ## Dinner\n", "\n##",
    "\n- ", "\n* ", "\n+ ", "\n1. ", "\n- 8. ", "\n\t- ", "\n    - ", "\n  - ", "\n      - ", "\n-", "- - - ",
    "> ", ">", "\n> - ", "[ ] ", "[x] ", "[-] ", "[>] ", "[/] ", "[] ", "[x](a.md) ", "[[", "]]", "[", "]",
    "08:15 ", "8:15am ", "**08:15** ", "[08:15]: ", "`08:15` ", "(08:15) ", "~08:15", "8h15 ", "8.15 Uhr ",
    "8時15分 ", "８：１５", "08:15-09:00 ", "25:30 ", "01:30> ", "8:75 ", "99:99", " @ 8:15 pm", "@",
    "porridge", "soup ", "2 eggs", "½ cup", "rice 150 g", "食べ物", "ארוחה", "🍽️", "\u{200F}", "\u{FEFF}",
    "\u{A0}", "\u{2028}", "\u{3000}", "\u{0C}", "\t", "    ", " ", "(320 kcal)", "(~300 kcal, P 11 g)",
    "(1,250 kj)", "(400-480 kcal)", " — 320 kcal", "| 320 kcal | 13P 1C 11F", "[kcal:: 320]", "（３２０ kcal）",
    "(210 kcal with cream)", "(", ")", "((((", "))))", "#home ", "#a/b", "#[[two words]]", "#[[", "#", "\\#x",
    "C# ", "^ref", "\n  heard: so um\n", "\n  - photo: ![](a.jpg)\n", "![[a.jpg]]", "![](", "![[]()",
    "\n  - source: label\n", "\n  - edited: 2026-03-14 21:02\n", "\n  note: x\n", "- key: v", "key:: v", ": ",
    "：",
    "total: 500 kcal", "\n| total | 500 kcal |\n", "weight: 72.4 kg", "72.4", " kg / 24.6%", "11 st 6 lb",
    "mood: 7/10 calm", "(mood 4/5)", "Water: 6/8", "complete: yes", "due:2026-03-18 ", "due:2026-02-30 ",
    "every:week! ", "!high ", "📅 2026-03-18", "🔁 every 2 weeks when done", "[due:: 2026-03-18]", "TODO ",
    "(A) ",
    "\n```\n", "\n~~~\n", "```", "\n``` a ```\n", "\n<!-- journal begin x -->\n", "\n<!-- journal end -->\n",
    "\n<!--", "-->", "\n<div>\n", "</pre>", "<![CDATA[", "\n%%\n", "%%", "\n---\n", "\n...\n",
    "---\ntags: [a, b]\n---\n",
    "\n===\n", "\n***\n", "\n<<<<<<< a\n", "\n=======\n", "\n>>>>>>> b\n", "\n:LOGBOOK:\n", "\n:END:\n",
    "\nid:: 65f0\n",
    "99999999999999999999", "0", "-1", "1e999", "1,250,000,000 kcal", ".", ",", "/", "_", "*", "**", "`",
    "&amp;",
    "\\", "!", "?", "~", "≈", "e\u{301}", "\u{1F468}\u{200D}\u{1F469}",
  ]
}
