import JournalFormat
import Testing

@Suite struct `A conflict copy` {
  @Test(arguments: [
    ("2026/2026-03-14.sync-conflict-20260314-120000-ABCDEFG.md", "2026/2026-03-14.md"),
    ("2026-03-14 (conflicted copy 2026-03-14 120000).md", "2026-03-14.md"),
    ("2026-03-14 (Someone’s conflicted copy 2026-03-14).txt", "2026-03-14.txt"),
    ("2026-03-14 (laptop's Conflicted Copy).md", "2026-03-14.md"),
    ("2026-03-14_conflict-20260314-120000.md", "2026-03-14.md"),
    ("2026-03-14 (SFConflict a@example.org 2026-03-14-12-00-00).md", "2026-03-14.md"),
    ("2026/2026-03-14.md.orig", "2026/2026-03-14.md"),
    ("2026/2026-03-14.md.conflict-2", "2026/2026-03-14.md"),
    ("2026/2026-03-14 (1).md", "2026/2026-03-14.md"), ("2026-03-14 2.md", "2026-03-14.md"),
    ("2026-03-14 copy.md", "2026-03-14.md"), ("2026-03-14 - Copy (2).md", "2026-03-14.md"),
    ("2026-03-14 Kopie.txt", "2026-03-14.txt"), ("2026-03-14.conflicted.3.md", "2026-03-14.md"),
    ("Copy of 2026-03-14.md", "2026-03-14.md"), ("2026/Kopie von 2026-03-14.md", "2026/2026-03-14.md"),
    ("2026-03-14 (copy).md", "2026-03-14.md"), ("2026-03-14 (Kopie).md", "2026-03-14.md"),
    ("2026-03-14_conflict.md", "2026-03-14.md"), ("2026-03-14.conflict.md", "2026-03-14.md"),
    ("2026-03-14_copy.md", "2026-03-14.md"), ("2026-03-14.bak.md", "2026-03-14.md"),
    ("2026-03-14_backup.md", "2026-03-14.md"), ("2026-03-14~.md", "2026-03-14.md"),
    ("2026-03-14_1.md", "2026-03-14.md"), ("2026-03-14-2.md", "2026-03-14.md"),
    ("2026-03-14-copy.md", "2026-03-14.md"), ("2026-03-14(1).md", "2026-03-14.md"),
    ("2026-03-14 conflicted copy.md", "2026-03-14.md"),
    ("2026-03-14 (conflict 2026-03-15-10-10-10).md", "2026-03-14.md"),
    ("2026-03-14 (Konflikt).md", "2026-03-14.md"), ("2026-03-14 old.md", "2026-03-14.md"),
    ("2026-03-14.orig.md", "2026-03-14.md"),
    ("2026-03-14 kopia.md", "2026-03-14.md"), ("2026-03-14 копия.md", "2026-03-14.md"),
    ("2026-03-14 (Case Conflict).md", "2026-03-14.md"), ("2026-03-14 (Case Conflict 1).md", "2026-03-14.md"),
    ("2026-03-14-DESKTOP-A1B2C3.md", "2026-03-14.md"), ("2026/2026-03-14-Anna-PC.md", "2026/2026-03-14.md"),
    ("2026 03 14.md", "2026-03-14.md"), ("2026-03-14 Sat (1).md", "2026-03-14 Sat.md"),
    ("habits.sync-conflict-20260314-120000-ABCDEFG.md", "habits.md"), ("journal.toml.orig", "journal.toml"),
  ])
  func `is known by its name`(path: String, original: String) {
    #expect(ConflictCopy(path: path)?.original == original)
  }

  @Test(arguments: [
    "2026/2026-03-14.md", "2026-03-14 (Saturday).md", "2026_03_14.md", "2026-03-14-NYC.md",
    "2026-03-14 2 eggs.md", "2026-03-14 and 15.md",
    "notes 2.md",
    "recipe copy.md", "Copy of recipe.md", "notes~.md", "2026-03-14 conflict.md",
    "2026-03-14 (backup of soup).md", "2026-03.md", "2026-03-14 photocopy.md",
    "2026-03-14 about a conflicted copy.md",
    "a.orig",
    ".orig",
    "media/x.sync-conflict-20260314-120000-ABCDEFG.jpg", "(conflicted copy).md",
    "notes_conflict-of-interest.md",
    "x.md.conflict-zone", ".2026-03-14.md.orig", "",
  ])
  func `is not every name with such words`(path: String) {
    #expect(ConflictCopy(path: path) == nil)
  }
}
