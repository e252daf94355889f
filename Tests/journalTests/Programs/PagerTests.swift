import Foundation
import JournalFormat
import JournalTestSupport
import Synchronization
import Testing

@testable import journal

/// The pager for output that is longer than the terminal.
@Suite struct `A pager` {
  private static let terminal = Terminal(isInteractive: true, columns: 80) { _ in nil }

  @Test(arguments: [
    (terminal, [:], true), (terminal, ["PAGER": "more -d"], true), (terminal, ["PAGER": ""], false),
    (terminal, ["PAGER": "cat"], false), (terminal, ["PAGER": "less 'x"], false),
    (terminal, ["TERM": "dumb"], false), (.plain, [:], false),
  ])
  func `is for a terminal, and may be left out`(terminal: Terminal, variables: [String: String], isUsed: Bool)
  {
    #expect((Pager(for: terminal) { variables[$0] } != nil) == isUsed)
  }

  @Test func `gets what is printed, and is waited for`() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder.path)/shown"
      let program = "sh -c 'sleep 0.1; cat > \"$0\"' '\(file)'"
      let pager = try #require(Pager(for: Self.terminal) { $0 == "PAGER" ? program : nil })
      let paging = pager.paging(height: 3)
      let number = try #require(paging.start())
      #expect(writeAll(Array("a\nb\nc\n".utf8), to: number, waits: true) == nil)
      paging.finish()
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "a\nb\nc\n")
    }
  }

  @Test func `that cannot be started leaves the output as it was`() throws {
    let pager = try #require(Pager(for: Self.terminal) { $0 == "PAGER" ? "/nowhere/pager" : nil })
    #expect(pager.paging(height: 3).start() == nil)
  }

  @Test func `is started for long output alone`() throws {
    let pipe = try #require(ProgramStart.pipe())
    let started = Atomic(0)
    let number = pipe.writing.number
    func console() -> Console {
      let console = Console()
      console.page(
        Console.Paging(
          height: 3,
          start: {
            started.add(1, ordering: .relaxed)
            return number
          }, finish: {}))
      return console
    }
    let short = console()
    short.print("\n\n")
    short.flush()
    #expect(started.load(ordering: .relaxed) == 0)
    let long = console()
    long.print("a\nb\nc\n")
    long.flush()
    long.print("d\n")
    long.flush()
    #expect(started.load(ordering: .relaxed) == 1)
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = read(pipe.reading.number, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "a\nb\nc\nd\n")
  }
}
