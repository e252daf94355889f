import JournalFormat
import Testing

@Suite struct `A text with conflict markers` {
  private static let text = """
    ## Lunch
    <<<<<<< ours
    - soup
    ||||||| base
    - broth
    =======
    - stew
    >>>>>>> theirs
    - tea

    """

  private func resolved(_ text: String, _ choice: ConflictedText.Choice?) -> String {
    String(decoding: ConflictedText(SourceText(text)).resolved { _ in choice }, as: UTF8.self)
  }

  @Test func `is taken apart into both versions and what they came from`() throws {
    let conflicts = ConflictedText(SourceText(Self.text)).conflicts
    #expect(conflicts.count == 1)
    let conflict = try #require(conflicts.first)
    #expect(conflict.line == 2)
    #expect(String(decoding: conflict.first, as: UTF8.self) == "- soup\n")
    #expect(conflict.base.map { String(decoding: $0, as: UTF8.self) } == "- broth\n")
    #expect(String(decoding: conflict.second, as: UTF8.self) == "- stew\n")
  }

  @Test(arguments: [
    (ConflictedText.Choice.first, "## Lunch\n- soup\n- tea\n"), (.second, "## Lunch\n- stew\n- tea\n"),
    (.both, "## Lunch\n- soup\n- stew\n- tea\n"), (nil, text),
  ])
  func `becomes what is chosen`(choice: ConflictedText.Choice?, expected: String) {
    #expect(resolved(Self.text, choice) == expected)
  }

  @Test(arguments: [
    (
      "- x\n\t<<<<<<< a\n\t- 1\n\t=======\n\t- 2\n\t>>>>>>> b\n", ConflictedText.Choice.first,
      "- x\n\t- 1\n"
    ),
    ("  - <<<<<<< a\n  - 1\n  - =======\n  - 2\n  - >>>>>>> b\n", .both, "  - 1\n  - 2\n"),
    // Behind the first, which stands where it stood, the others became lines of an item.
    ("<<<<<<< a\n- 1\n  =======\n- 2\n  >>>>>>> b\n- 3\n", .second, "- 2\n- 3\n"),
    ("<<<<<<< a\n- 1\n  =======\n- 2\n>>>>>>> b\n", .first, "- 1\n"),
    ("<<<<<<< a\n- 1\n  =======\n=======\n- 2\n>>>>>>> b\n", .first, "- 1\n  =======\n"),
    (
      "  ```\n  <<<<<<< a\n  =======\n  >>>>>>> b\n  ```\n", .first,
      "  ```\n  <<<<<<< a\n  =======\n  >>>>>>> b\n  ```\n"
    ),
  ])
  func `may have been indented by an outliner`(text: String, choice: ConflictedText.Choice, expected: String)
  {
    #expect(resolved(text, choice) == expected)
  }

  @Test func `tells what hangs under a mark that became an item`() {
    let text = "- <<<<<<< a\n\t- 1\n- =======\n\t- 2\n- >>>>>>> b\n"
    #expect(ConflictedText(SourceText(text)).conflicts.map(\.holdsNested) == [true])
  }

  @Test(arguments: [
    "<<<<<<< a\n- 1\n", "=======\n>>>>>>> b\n", "<<<<<<< a\n- 1\n>>>>>>> b\n",
    "<<<<<<<< a\n=======\n>>>>>>> b\n",
    "<<<<<<< a\n=======\n", "- <<<<<<< a\n=======\n>>>>>>> b\n", "", "Title\n=======\n",
    "<<<<<<<\n=======\n>>>>>>>\n",
  ])
  func `stays as it is where the marks are none`(text: String) {
    #expect(ConflictedText(SourceText(text)).conflicts.isEmpty)
    #expect(resolved(text, .first) == text)
  }

  @Test func `keeps line ends, equal versions once, and the last line from running into the next`() {
    #expect(resolved("<<<<<<< a\r\n- 1\r\n=======\r\n- 2\r\n>>>>>>> b\r\n", .both) == "- 1\r\n- 2\r\n")
    #expect(resolved("<<<<<<< a\n- 1\n=======\n- 1\n>>>>>>> b", .both) == "- 1\n")
    #expect(resolved("<<<<<<< a\n=======\n- 2\n>>>>>>> b\n", .both) == "- 2\n")
    #expect(resolved("<<<<<<< a\n- 1\n=======\n>>>>>>> b\n", .second) == "")
  }

  @Test func `has wider marks where git is told to make them, and those of another conflict within`() throws {
    let wide = """
      <<<<<<<<<<< ours
      - soup
      ||||||||||| base
      <<<<<<<<<<<<< ours
      - broth
      =============
      - stock
      >>>>>>>>>>>>> theirs
      ===========
      - stew
      >>>>>>>>>>> theirs

      """
    #expect(resolved(wide, .both) == "- soup\n- stew\n")
    #expect(resolved("<<<<<<<< a\n- 1\n=======\n- 2\n========\n- 3\n>>>>>>>> b\n", .second) == "- 3\n")
  }

  @Test func `has narrower marks only where git is known to make them`() {
    let narrow = "<< ours\n- soup\n==\n- stew\n>> theirs\n<<<<<<< a\n- 1\n=======\n- 2\n>>>>>>> b\n"
    let text = SourceText(narrow)
    #expect(ConflictedText(text).conflicts.map(\.line) == [6])
    #expect(ConflictedText(text, markerSize: 3).conflicts.map(\.line) == [6])
    #expect(ConflictedText(text, markerSize: 2).conflicts.map(\.line) == [1, 6])
    #expect(ConflictedText(text, markerSize: 0).conflicts.map(\.line) == [1, 6])
  }

  @Test func `says where more than one line may part the versions`() {
    let text = "<<<<<<< ours\nEvening\n=======\n- soup\n=======\n- stew\n>>>>>>> theirs\n"
    #expect(ConflictedText(SourceText(text)).conflicts.map(\.isAmbiguous) == [true])
    #expect(ConflictedText(SourceText(Self.text)).conflicts.map(\.isAmbiguous) == [false])
  }

  @Test(
    arguments: [
      ("- soup\n=======\n- stew\n", 2), ("- soup\n- stew\n>>>>>>> theirs\n", 3),
      ("<<<<< ours\n- soup\n", nil),
      ("||||||||||| base\n- soup\n", 1), ("- soup\n- stew\n", nil), ("Title\n=========\n- soup\n", nil),
      (">> quoted\n- soup\n", nil), ("- <<<<<<< ours\n", nil),
    ] as [(String, Int?)])
  func `is told from one in which some were left`(text: String, line: Int?) {
    let version = Array("Title\n=========\n- soup\n".utf8)
    #expect(strayConflictMarker(in: SourceText(text), versions: [[], version]) == line)
  }

  @Test func `is told from one in which narrow ones were left, where git makes such`() {
    let source = SourceText("<<<<< ours\n- soup\n")
    #expect(strayConflictMarker(in: source, versions: [], markerSize: 5) == 1)
    #expect(strayConflictMarker(in: source, versions: [], markerSize: 11) == nil)
  }
}
