#if os(Linux)
  import Foundation
  import JournalTestSupport
  import Testing

  @testable import journal

  @Suite struct `A program that saves in place` {
    private func open(_ folder: TemporaryFolder, _ name: String, _ flags: Int32) throws -> Descriptor {
      let opened = Glibc.open(folder.path + "/" + name, flags | O_CLOEXEC)
      try #require(opened >= 0)
      return Descriptor(opened)
    }

    @Test func `is waited for, and then asked to try again`() throws {
      try withJournal { journal in
        try journal.folder.write("half of i", to: "a.md")
        do {
          let editor = try open(journal.folder, "a.md", O_WRONLY)
          defer { withExtendedLifetime(editor) {} }
          let failure = #expect(throws: CommandFailure.self) { try journal.add("oats") }
          #expect(failure?.status == .busy)
          #expect(
            failure?.message
              == "‘a.md’ is being written by another program; try again")
        }
        #expect(journal.diary() == ["a.md": "half of i"])
        try journal.add("oats")
        #expect(journal.diary() == ["a.md": "half of ioats\n"])
      }
    }

    @Test func `waits while the lease is held, and is noticed`() throws {
      try withTemporaryFolder { folder in
        try folder.write("old", to: "a.md")
        let file = try open(folder, "a.md", O_RDONLY)
        let lease = try FileLease.take(on: file, of: "a.md", patience: Patience())
        #expect(lease.isIntact)
        let path = folder.path + "/a.md"
        let saved = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          let opened = Glibc.open(path, O_WRONLY | O_TRUNC)
          _ = Glibc.write(opened, "new", 3)
          close(opened)
          saved.signal()
        }
        while lease.isIntact { sched_yield() }
        #expect(try folder.text(of: "a.md") == "old")
        lease.release()
        saved.wait()
        #expect(try folder.text(of: "a.md") == "new")
        #expect(try FileLease.take(on: file, of: "a.md", patience: Patience()).isIntact)
      }
    }

    @Test func `does not keep a file with no lease to be had from being written`() throws {
      try withTemporaryFolder { folder in
        // A folder cannot be leased.
        let file = try open(folder, ".", O_RDONLY)
        let lease = try FileLease.take(on: file, of: ".", patience: Patience())
        #expect(lease.isIntact)
        lease.release()
      }
    }

    @Test func `may begin while a change is thought over, and wins`() throws {
      try withJournal { journal in
        try journal.folder.write("one\n", to: "a.md")
        var seen: [String] = []
        try journal.changes.transact("add two") { transaction in
          _ = try transaction.update("a.md") { old in
            seen.append(String(decoding: old ?? [], as: UTF8.self))
            if seen.count == 1 { try journal.folder.write("edited\n", to: "a.md") }
            return (old ?? []) + Array("two\n".utf8)
          }
        }
        #expect(seen == ["one\n", "edited\n"])
        #expect(journal.diary() == ["a.md": "edited\ntwo\n"])
        _ = try journal.changes.undoLast()
        #expect(journal.diary() == ["a.md": "edited\n"])
      }
    }
  }
#endif
