import JournalFormat
import Testing

@Suite struct `A list of todo.txt` {
  private let parser = DayFileParser()

  /// The lines in tasks.md of a list, and what was lost.
  private func markdown(_ text: String) -> (lines: [String], losses: [String]) {
    var losses = ExchangeLosses()
    let tasks = TodoTxt.tasks(in: SourceText(text), losses: &losses).map(\.task)
    return (tasks.flatMap { $0.lines() }.map { String(decoding: $0, as: UTF8.self) }, losses.lines)
  }

  @Test(arguments: [
    ("(A) 2026-03-01 Call @phone due:2026-03-18", "- [ ] Call due:2026-03-18 !high ➕ 2026-03-01 #phone"),
    ("x 2026-03-02 2026-03-01 Pay rent pri:B", "- [x] Pay rent done:2026-03-02 !medium ➕ 2026-03-01"),
    ("x Pay rent", "- [x] Pay rent"), ("Call @mum about the party", "- [ ] Call #mum about the party"),
    ("Water plants rec:+1w due:2026-03-15", "- [ ] Water plants due:2026-03-15 every:week"),
    (
      "Filter rec:1m due:2026-03-15 t:2026-03-10", "- [ ] Filter due:2026-03-15 start:2026-03-10 every:month!"
    ),
    ("Report rec:+1b due:2026-03-16", "- [ ] Report due:2026-03-16 every:weekday"),
    ("Meet at 10:30 http://example.org due:soon", "- [ ] Meet at 10:30 http://example.org due:soon"),
    ("xylophone lesson", "- [ ] xylophone lesson"), ("(a) lower", "- [ ] (a) lower"),
    ("Mail a@b.org + @ 1+1=2", "- [ ] Mail a@b.org + @ 1+1=2"),
  ]) func `becomes tasks`(line: String, expected: String) {
    #expect(markdown(line + "\n").lines == [expected])
  }

  @Test func `says what it cannot hold`() {
    let read = markdown("(D) Sort photos\n(Z) Nap +home\n\n\t\n@ x\nx 2026-03-01\n")
    #expect(read.lines == ["- [ ] Sort photos !low", "- [ ] Nap !low #project/home", "- [ ] @ x"])
    #expect(
      read.losses == [
        "its priority (D) became low: ‘(D) Sort photos’", "its priority (Z) became low: ‘(Z) Nap +home’",
        "without words, and left out: ‘line 6’",
      ])
  }

  @Test func `leaves a number behind its sign, which is no tag`() {
    var losses = ExchangeLosses()
    let text = TodoTxt.text(of: [ExchangedTask("Order #3 filters, #1234 and #home")], losses: &losses)
    #expect(text == "Order #3 filters, #1234 and @home\n")
  }

  @Test func `names the marks that it cannot read`() {
    let read = markdown("Thing rec:+3x due:2026-03-10\nOther rec:1w due:2026-13-40\nsee http://x.org/?t:1\n")
    #expect(
      read.lines == [
        "- [ ] Thing rec:+3x due:2026-03-10", "- [ ] Other due:2026-13-40 every:week!",
        "- [ ] see http://x.org/?t:1",
      ])
    #expect(
      read.losses == [
        "a mark that cannot be read here, and stayed among the words: ‘rec:+3x’, ‘due:2026-13-40’"
      ])
  }

  @Test func `has parts below their wholes, wherever they stand`() {
    let read = markdown("Books p:2\nPack p:1 id:2\nKeys p:1\nMove id:1\nOne id:5 p:6\nTwo id:6 p:5\n")
    #expect(
      read.lines == [
        "- [ ] Move", "  - [ ] Pack", "    - [ ] Books", "  - [ ] Keys", "- [ ] Two p:5", "  - [ ] One id:5",
      ], "\(read.lines)")
    #expect(read.losses.contains { $0.contains("its p: stays a word") }, "\(read.losses)")
  }

  @Test func `may have parts`() {
    let read = markdown("Move id:1\nPack p:1 id:2\nx Books p:2\nAlone p:7\nitself id:9 p:9\n")
    #expect(
      read.lines == [
        "- [ ] Move", "  - [ ] Pack", "    - [x] Books", "- [ ] Alone p:7", "- [ ] itself id:9 p:9",
      ])
  }

  /// What tasks.md says is written, read and written again without a loss.
  @Test(arguments: [
    "- [ ] Book dentist due:2026-03-18T15:00 !high every:2w remind:1d ➕ 2026-03-01 #health",
    "- [ ] Letters !medium every:mon,thu remind:09:30", "- [x] Oats done:2026-03-02T18:20 ➕ 2026-03-01",
    "- [x] No day", "- [/] Half done", "- [-] Not any more cancelled:2026-03-04",
    "- [ ] Rent due:2026-02-28 every:31",
    "- [ ] Filter every:month!", "- [ ] Plan scheduled:2026-03-17T09:00 start:2026-03-10",
    "- [ ] Call #mum about it remind:2026-03-18T09:00", "- [ ] Trip #two/parts",
    "- [ ] Shelf #project/home #wood", "- [ ] Ask #project/move about it", "- [ ] 08:15-09:00 Standup",
    "- [ ] x marks the spot", "- [ ] 2026 in review", "- [ ] (A) is the best",
    "- [ ] Move house\n  - [x] Pack\n  - [ ] Van due:2026-03-20",
  ]) func `holds what tasks.md says`(line: String) {
    let tasks = ExchangedTask.tasks(of: parser.parseTasks(SourceText(line + "\n")).tasks, day: nil)
    #expect(tasks.count == 1)
    var losses = ExchangeLosses()
    let text = TodoTxt.text(of: tasks, losses: &losses)
    let again = TodoTxt.tasks(in: SourceText(text), losses: &losses).map(\.task)
    #expect(again == tasks, "\(text)")
    #expect(losses.isEmpty)
    #expect(
      again.allSatisfy { $0.reading(parser) == .same },
      "\(again.flatMap { $0.lines() }.map { String(decoding: $0, as: UTF8.self) })")
  }

  @Test(arguments: ["Note p:3 here", "Learn rec:1w now", "Mail @ann today", "start +one", "k time:09:00 on"])
  func `says which words are others there`(text: String) {
    var losses = ExchangeLosses()
    _ = TodoTxt.text(of: [ExchangedTask(text)], losses: &losses)
    #expect(losses.lines.count == 1)
    #expect(losses.lines.first?.hasPrefix("a word that is a key, a context or a project there") == true)
  }

  @Test func `is bounded`() {
    var losses = ExchangeLosses()
    let long = String(repeating: "x", count: 5_000)
    let chain = (1...50).map { "Task \($0) id:\($0) p:\($0 - 1)\n" }.joined()
    let tasks = TodoTxt.tasks(in: SourceText("\(long)\n\(chain)"), losses: &losses)
    #expect(
      losses.lines == [
        "longer than 4,000 bytes, and left out: ‘line 1’",
        "part of no task of the list, so its p: stays a word: ‘line 2’, ‘line 9’, ‘line 16’ and 5 more",
      ])
    #expect(tasks.flatMap(\.task.withParts).count == 50)
    #expect(tasks.count == 8)
  }
}

@Suite struct `Tasks of Taskwarrior` {
  private func items(_ json: String) throws -> (lines: [String], losses: [String]) {
    var losses = ExchangeLosses()
    let value = try JSONValue.reading(Array(json.utf8))
    let items = TaskwarriorTasks.items(
      in: value,
      local: { seconds in
        // An hour east of Greenwich.
        let minutes = seconds / 60 + 60
        let day = Int((Double(minutes) / 1_440).rounded(.down))
        return (Day(ordinal: day), ClockTime(minutes: minutes - day * 1_440) ?? .midnight)
      }, losses: &losses)
    return (
      (items ?? []).flatMap { $0.task.lines() }.map { String(decoding: $0, as: UTF8.self) }, losses.lines
    )
  }

  @Test(arguments: [
    (
      #"{"description":"Call","due":"20260317T230000Z","entry":"20260301T080000Z","priority":"H","status":"pending","uuid":"a"}"#,
      "- [ ] Call due:2026-03-18 !high ➕ 2026-03-01"
    ),
    (
      #"{"description":"Train","due":"20260318T140000Z","wait":"20260316T230000Z","status":"waiting","uuid":"a"}"#,
      "- [ ] Train due:2026-03-18T15:00 start:2026-03-17"
    ),
    (
      #"{"description":"Rent","due":"20260331T220000Z","recur":"monthly","status":"pending","parent":"p","uuid":"a"}"#,
      "- [ ] Rent due:2026-03-31T23:00 every:month"
    ),
    (
      #"{"description":"Done","end":"20260302T170500Z","status":"completed","tags":["a","b c"],"uuid":"a"}"#,
      "- [x] Done done:2026-03-02T18:05 #a"
    ),
    (#"{"description":"Now","start":"20260302T170500Z","status":"pending","uuid":"a"}"#, "- [/] Now"),
    (
      #"{"description":"Shelf","project":"home","tags":["wood"],"status":"pending","uuid":"a"}"#,
      "- [ ] Shelf #project/home #wood"
    ),
    (
      #"{"description":"P2W","recur":"P2W","status":"recurring","due":"20260317T230000Z"}"#,
      "- [ ] P2W due:2026-03-18 every:2w"
    ),
  ]) func `become tasks`(object: String, expected: String) throws {
    #expect(try items("[\(object)]").lines == [expected])
  }

  @Test func `say what has no place`() throws {
    let read = try items(
      #"[{"description":"Plan","project":"home.garden","status":"deleted","depends":["b"],"until":"20260317T230000Z","recur":"moon","annotations":[{"entry":"20260317T230000Z","description":"see\nthere"}]},{"status":"pending"}]"#
    )
    #expect(read.lines == ["- [-] Plan #project/home.garden", "  - see there"])
    #expect(
      read.losses == [
        "deleted there, and stand as cancelled: ‘Plan’", "the recurrence ‘moon’ has no rule here: ‘Plan’",
        "the moments of annotations have no place here: ‘Plan’",
        "‘depends’ has no place here: ‘Plan’",
        "‘until’ has no place here: ‘Plan’", "without a description, and left out: ‘a task’",
      ])
  }

  @Test func `say that the moment of the start is not kept`() throws {
    #expect(
      try items(#"[{"description":"Now","start":"20260302T170500Z","status":"pending","uuid":"a"}]"#).losses
        == ["the moment it was started at has no place here: ‘Now’"])
  }

  @Test func `of a row that piled up are one`() throws {
    let object = { (day: String, uuid: String) in
      #"{"description":"Water","due":"202603\#(day)T230000Z","recur":"weekly","status":"pending","parent":"p","uuid":"\#(uuid)"}"#
    }
    let template =
      #"{"description":"Water","due":"20260303T230000Z","recur":"weekly","status":"recurring","uuid":"p"}"#
    let read = try items("[\(template),\(object("10", "b")),\(object("03", "a")),\(object("17", "c"))]")
    #expect(read.lines == ["- [ ] Water due:2026-03-04 every:week"])
  }

  /// Its own program makes a task of the template, of the day on which it is made, and the parts still name the template.
  @Test func `of a row keep the day it was written down and its parts`() throws {
    let read = try items(
      #"""
      [{"description":"Book","due":"20260319T230000Z","entry":"20260301T080000Z","recur":"2weeks","status":"recurring","uuid":"p"},
      {"description":"find number","status":"pending","entry":"20260301T080000Z","journal_part_of":"p","uuid":"q"},
      {"description":"Book","due":"20260319T230000Z","entry":"20260401T080000Z","recur":"2weeks","status":"pending","parent":"p","uuid":"a"}]
      """#)
    #expect(read.lines == ["- [ ] Book due:2026-03-20 every:2w ➕ 2026-03-01", "  - [ ] find number"])
  }

  @Test(arguments: ["[1]", "{}", "\"x\"", "[{\"title\":\"x\"}]", "null"]) func `are no other list`(
    json: String
  ) throws {
    var losses = ExchangeLosses()
    let value = try JSONValue.reading(Array(json.utf8))
    #expect(
      TaskwarriorTasks.items(in: value, local: { _ in (Day(ordinal: 0), .noon) }, losses: &losses) == nil)
  }
}

extension ExchangedTask {
  /// It and all its parts, at any depth.
  fileprivate var withParts: [ExchangedTask] { [self] + parts.flatMap(\.withParts) }
}
