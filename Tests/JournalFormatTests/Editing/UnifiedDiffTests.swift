import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A unified diff` {
  private func diff(_ old: String?, _ new: String?) -> String {
    UnifiedDiff(from: old.map { Array($0.utf8) }, to: new.map { Array($0.utf8) }, path: "2026/2026-03-14.md")
      .text
  }

  @Test func `is empty where nothing changed`() {
    #expect(diff("a\n", "a\n") == "")
  }

  @Test func `shows three lines around a change`() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\n5\nnew\n6\n7\n8\n9\n") == """
        --- a/2026/2026-03-14.md
        +++ b/2026/2026-03-14.md
        @@ -3,6 +3,7 @@
         3
         4
         5
        +new
         6
         7
         8

        """)
  }

  @Test func `says where a last line has no ending`() {
    #expect(
      diff("a\nb", "a\nb\nc") == """
        --- a/2026/2026-03-14.md
        +++ b/2026/2026-03-14.md
        @@ -1,2 +1,3 @@
         a
        -b
        \\ No newline at end of file
        +b
        +c
        \\ No newline at end of file

        """)
  }

  @Test func `shows a new file as one whose lines are all new, and one that goes`() {
    #expect(diff(nil, "a\nb\n") == "--- /dev/null\n+++ b/2026/2026-03-14.md\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(diff("a\n", nil) == "--- a/2026/2026-03-14.md\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test func `parts changes that lie far from each other`() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("2\n3\n", with: "2\nx\n3\n").replacing("\n18\n", with: "\n")
    #expect(
      diff(old, new) == """
        --- a/2026/2026-03-14.md
        +++ b/2026/2026-03-14.md
        @@ -1,5 +1,6 @@
         1
         2
        +x
         3
         4
         5
        @@ -15,6 +16,5 @@
         15
         16
         17
        -18
         19
         20

        """)
  }

  @Test(arguments: UInt64(1)...20) func `applied to the old text gives the new one`(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let old = (0..<Int.random(in: 0...30, using: &numbers)).map { _ in
        Int.random(in: 0...5, using: &numbers)
      }
      let new = (0..<Int.random(in: 0...30, using: &numbers)).map { _ in
        Int.random(in: 0...5, using: &numbers)
      }
      let before = old.map { "\($0)\n" }.joined()
      let after = new.map { "\($0)\n" }.joined()
      #expect(patched(before, diff(before, after)) == after, "seed \(seed)")
    }
  }

  /// What `patch` makes of a text.
  private func patched(_ text: String, _ diff: String) -> String {
    let old = text.split(separator: "\n").map(String.init)
    var new: [String] = []
    var next = 0
    for row in diff.split(separator: "\n").dropFirst(2) {
      if row.hasPrefix("@@") {
        let numbers = row.split { !$0.isNumber }.compactMap { Int($0) }
        let hasCount = row.split(separator: " ")[1].contains(",")
        let first = hasCount && numbers[1] == 0 ? numbers[0] : numbers[0] - 1
        while next < first {
          new.append(old[next])
          next += 1
        }
      } else if row.hasPrefix("+") {
        new.append(String(row.dropFirst()))
      } else {
        if row.hasPrefix(" ") { new.append(old[next]) }
        next += 1
      }
    }
    return (new + old[next...]).map { $0 + "\n" }.joined()
  }
}
