import ArgumentParser
import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

@testable import journal

/// What the shell offers of a journal, seen on Saturday 14 March 2026.
@Suite struct `A completion` {
  private func source() throws -> CompletionSource {
    let files = [
      "2026-03-13": "## Lunch\n\n- rice #home\n- soup #out\n\n## Symptoms\n\n- headache 3/10\n",
      "2026-03-14": "## Lunch\n\n- 12:30 fish soup #out\n- rice\n",
    ]
    let parser = DayFileParser(settings: JournalSettings())
    let days = try files.sorted { $0.key < $1.key }.map { name, text in
      parser.parse(SourceText(text), day: try #require(Day(name)), path: "\(name).md").day
    }
    let habits = parser.parseHabits(SourceText("## Yoga\n")).habits
    return CompletionSource(files: days, habits: habits, today: try #require(Day("2026-03-14")))
  }

  private func values(_ offers: [CompletionSource.Offer]) -> [String] {
    offers.compactMap { $0.text(for: .bash) }
  }

  @Test func `offers what the journal holds, the most frequent first`() throws {
    let source = try source()
    #expect(values(source.foods) == ["rice", "fish soup", "soup"])
    #expect(CompletionSource.Offer("Fish soup").text(for: .bash, behind: "fi") == "fish soup")
    #expect(CompletionSource.Offer("Fish soup").text(for: .bash, behind: "Fi") == "Fish soup")
    #expect(values(source.tags) == ["out", "home"])
    #expect(values(source.habits) == ["Yoga", "1"])
    #expect(values(source.addresses) == ["2026-03-14#1", "2026-03-14#2", "2026-03-13#1", "2026-03-13#2"])
    #expect(values(source.days).prefix(3) == ["today", "yesterday", "monday"])
    #expect(values(source.days).suffix(2) == ["2026-03-14", "2026-03-13"])
  }

  @Test func `offers the numbers of open tasks, with their words`() throws {
    let world = World(["tasks.md": "- [ ] Call the bank\n- [x] Read\n- [ ] Swim\n"])
    try TasksCommand.parse([]).show(in: world.environment)
    let folder = try world.environment.openJournal(nil)
    let journal = try JournalLoader(folder).load().journal
    let today = try #require(Day("2026-03-14"))
    let open = journal.listedTasks(today: today).filter(\.group.isOpen)
    let source = CompletionSource(files: [], habits: [], openTasks: open, folder: folder, today: today)
    #expect(source.tasks.map { $0.text(for: .fish) } == ["1\tCall the bank", "2\tSwim"])
  }

  @Test func `says what an address is where the shell shows it`() throws {
    let offer = try #require(try source().addresses.first)
    #expect(offer.text(for: .fish) == "2026-03-14#1\tfish soup")
    #expect(offer.text(for: .zsh) == "2026-03-14#1:fish soup")
    #expect(offer.text(for: .bash) == "2026-03-14#1")
  }

  @Test(arguments: ["$(touch x)", "`id`", "a;b", "it's", "a\tb", "x\\y", "a:b", ""])
  func `offers nothing that a shell may act on`(words: String) {
    #expect(CompletionSource.Offer(words).text(for: .bash) == nil)
    #expect(
      CompletionSource.Offer("rice", words).text(for: .zsh)?.contains { "$`;'\t\\".contains($0) } == false)
  }

  @Test(arguments: [CompletionShell.bash, .zsh, .fish])
  func `is asked for by every shell`(shell: CompletionShell) {
    let script = JournalCommand.completionScript(for: shell)
    for words in ["rm", "add", "timeline"] {
      #expect(script.contains("---completion \(words) -- "), "\(words)")
    }
    #expect(script.contains("beverage"))
  }
}
