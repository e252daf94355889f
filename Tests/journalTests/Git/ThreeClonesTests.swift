import Foundation
import JournalTestSupport
import Testing

@testable import journal

/// `Tools/sync-month` does the same for a month, and longer.
@Suite struct `Three clones of a diary` {
  @Test(arguments: [1, 2] as [UInt64])
  func `hold every entry once, however they are written in and synced`(seed: UInt64) throws {
    try withGit { world in
      var chance = SplitMix64(seed: seed)
      let clones = ["laptop", "phone", "server"]
      try world.begin("laptop")
      try world.git(in: ".", "init", "--quiet", "--bare", "bare")
      try world.git(in: "laptop", "remote", "add", "origin", world.folder.path + "/bare")
      try world.sync("laptop")
      for clone in clones.dropFirst() { try world.clone("bare", as: clone) }
      var written: [String] = []
      for _ in 0..<24 {
        let clone = clones[Int(chance.next() % 3)]
        guard chance.next() % 3 > 0 else {
          try world.sync(clone)
          continue
        }
        let hour = 10 + chance.next() % 10
        let words = "soup number\(written.count)x"
        try world.add("\(hour):30", words, "--day", "2026-03-1\(2 + chance.next() % 3)", to: clone)
        written.append(words)
      }
      for clone in clones + clones { try world.sync(clone) }
      let texts = clones.map { clone in
        (12...14).map { world.text("\(clone)/2026/2026-03-\($0).md") }.joined()
      }
      for words in written {
        #expect(texts[0].components(separatedBy: words).count == 2, "seed \(seed): \(words)")
      }
      #expect(texts[0] == texts[1] && texts[1] == texts[2], "seed \(seed)")
      #expect(!texts[0].contains("<<<<<<<"), "seed \(seed)")
    }
  }
}
