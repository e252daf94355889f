import JournalFormatProperties
import JournalTestSupport
import Testing

/// What `Tools/fuzz` found stays found: `Fuzz/Cases` has a folder for each target.
@Suite struct `Inputs that once broke a property` {
  @Test(arguments: FuzzCase.all(of: "day")) func `are read as day files`(_ input: FuzzCase) throws {
    try checkDay(input.bytes)
  }

  @Test(arguments: FuzzCase.all(of: "edit")) func `are edited`(_ input: FuzzCase) throws {
    try checkEdit(input.bytes)
  }

  @Test(arguments: FuzzCase.all(of: "merge")) func `are merged`(_ input: FuzzCase) throws {
    try checkMerge(input.bytes)
  }

  @Test(arguments: FuzzCase.all(of: "path")) func `lead to days`(_ input: FuzzCase) throws {
    try checkPath(input.bytes)
  }

  @Test(arguments: FuzzCase.all(of: "picture")) func `are pictures`(_ input: FuzzCase) throws {
    try checkPicture(input.bytes)
  }

  @Test(arguments: FuzzCase.all(of: "settings")) func `are settings`(_ input: FuzzCase) throws {
    try checkSettings(input.bytes)
  }

  @Test(arguments: FuzzCase.all(of: "tables")) func `are exported`(_ input: FuzzCase) throws {
    try checkTables(input.bytes)
  }

  @Test(arguments: FuzzCase.all(of: "text")) func `are folded and wrapped`(_ input: FuzzCase) throws {
    try checkText(input.bytes)
  }

  @Test(arguments: FuzzCase.all(of: "words")) func `are figures and days in words`(_ input: FuzzCase) throws {
    try checkWords(input.bytes)
  }

  @Test(arguments: [
    "", "\0", "\u{FEFF}", "\u{1E}\u{1E}\u{1E}", "\u{1D}\u{6}\u{5}\u{4}\u{3}\0- a\n",
    "- [x] rice (320 kcal)\n",
  ])
  func `and a few that never did`(_ text: String) throws {
    for check in [
      checkDay, checkEdit, checkMerge, checkPath, checkPicture, checkSettings, checkTables, checkText,
      checkWords,
    ] {
      try check(Array(text.utf8))
    }
  }
}
