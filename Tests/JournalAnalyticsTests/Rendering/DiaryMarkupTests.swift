import JournalFormat
import Testing

@testable import JournalAnalytics

@Suite struct `Words of the diary in a report` {
  private func spelled(_ text: String) -> String {
    DiaryMarkup(text).runs.map { run in
      switch run {
      case .plain(let words): words
      case .strong(let words): "<b>\(words)</b>"
      case .emphasis(let words): "<i>\(words)</i>"
      case .link(let words, let target): "<a \(target)>\(words)</a>"
      case .dim, .tinted, .picture: "?"
      }
    }.joined()
  }

  @Test(arguments: [
    ("**Pasta** with *basil*", "<b>Pasta</b> with <i>basil</i>"), ("__one__ _two_", "<b>one</b> <i>two</i>"),
    ("***all***", "<b>all</b>"), ("**one _two_ three**", "<b>one two three</b>"),
    ("2*3 eggs and snake_case_name", "2*3 eggs and snake_case_name"),
    ("5 * 3", "5 * 3"), ("**open", "**open"), ("`a * b` *c*", "`a * b` <i>c</i>"),
    ("see [this](https://example.org/x)", "see <a https://example.org/x>this</a>"),
    ("[soup](../recipes/soup.md)", "soup"), ("[soup](recipes/soup.md)", "soup"),
    ("[x](javascript:alert)", "[x](javascript:alert)"), ("![photo](a.jpg)", "![photo](a.jpg)"),
    ("pizza with [[Anna]] and [[ben|Ben]]", "pizza with Anna and Ben"), ("![[photo.jpg]]", "![[photo.jpg]]"),
    ("**[this](https://example.org)**", "<a https://example.org>this</a>"),
    ("[ ] [] [[]] [a]", "[ ] [] [[]] [a]"),
    ("", ""), ("*", "*"), ("~~no~~", "~~no~~"),
  ])
  func `has the emphasis and the links of its marks`(text: String, runs: String) {
    #expect(spelled(text) == runs)
  }

  @Test func `of a line of nothing but beginnings is found at once`() {
    let line = String(repeating: "[a](https://e", count: 100_000)
    #expect(DiaryMarkup(line).plain == line)
  }
}
