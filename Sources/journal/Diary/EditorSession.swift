import JournalAnalytics
import JournalFormat

/// Opens a day's file in the user's editor. No lock is held meanwhile.
struct EditorSession {
  let diary: OpenDiary

  /// Opens the file of the entry or day that `address` names, or today's file, until the user does not want to
  /// continue.
  func open(_ address: String, on day: Day?) throws {
    let place = try place(of: address, on: day)
    guard diary.environment.inputIsInteractive else {
      throw CommandFailure(
        .usage,
        "an editor needs a terminal; without one name an entry and what to change, as in ‘journal edit '#3' --text soup’"
      )
    }
    guard !diary.options.isDryRun else {
      throw CommandFailure(
        .usage, "what an editor will change cannot be shown beforehand; leave out --dry-run")
    }
    let file = place.file
    if try diary.folder.bytes(at: file.path, "; it was left alone") == nil {
      try EditorDraft(diary: diary, file: file).open()
      guard wantsMore(file) else { return }
    } else {
      try EditorDraft(diary: diary, file: file).offerLeft()
    }
    var run = try EditorRun(
      of: file.path, at: place.line, called: "edit in the editor, \(file.day)", in: diary)
    repeat { try run.open() } while wantsMore(file)
  }

  private func place(of address: String, on day: Day?) throws -> (file: DayFile, line: Int?) {
    let finder = EntryFinder(diary: diary)
    if address.isEmpty { return (try diary.file(for: day ?? diary.now.day), nil) }
    if case .day(let named) = try? EntryAddress(address, today: diary.now.day) {
      return (try diary.file(for: named), nil)
    }
    if let weight = try WeightChanges(diary: diary).weight([address], on: day) {
      return (weight.dayFile, weight.weight.range.lowerBound.line)
    }
    let found = try finder.entry(address, on: day)
    return (found.dayFile, found.entry.range.lowerBound.line)
  }

  private func bytes(of file: DayFile) -> [UInt8]? { try? diary.folder.read(JournalFile(path: file.path)) }

  /// Reports what may be parsed differently than intended, and asks whether to open the file again.
  private func wantsMore(_ file: DayFile) -> Bool {
    guard let bytes = bytes(of: file) else { return false }
    let source = SourceText(bytes)
    let diagnostics = diary.parser.parse(source, day: file.day, path: file.path).diagnostics
      .filter { $0.severity > .hint }
    guard !diagnostics.isEmpty else { return false }
    let findings = FileFindings(path: file.path, source: source, diagnostics: diagnostics)
    let printer = DiagnosticPrinter(showsExcerpts: true, usesColor: diary.environment.output.hasColor)
    for diagnostic in diagnostics {
      diary.environment.printError(printer.text(diagnostic, in: findings, prefix: diary.folder.prefix))
    }
    let answer = diary.environment.ask("Open it again? [Y/n] ")?.lowercased()
    return answer == "" || answer == "y" || answer == "yes"
  }
}

/// Runs the user's editor on a file of the diary and records the change for undo.
///
/// No lock is held while the editor runs.
struct EditorRun {
  let diary: OpenDiary
  let path: String
  /// The line to open, from 1.
  let line: Int?
  /// The editor's command line, with the line and the file.
  private let command: [String]
  /// The file before the edit; `nil` if the change cannot be recorded.
  private var file: ExternalEdit?

  /// Prepares to open the file at `path`.
  init(of path: String, at line: Int?, called label: String, in diary: OpenDiary) throws {
    self.diary = diary
    self.path = path
    self.line = line
    command = try Self.command(for: diary.folder.prefix + path, at: line, in: diary.environment)
    do {
      file = try diary.folder.beginExternalEdit(path, label)
    } catch let failure as CommandFailure where failure.status == .refused {
      // If the change cannot be recorded, an existing file can still be edited.
      guard (try? diary.folder.read(JournalFile(path: path))) != nil else { throw failure }
      diary.environment.warn("\(failure.reason); what is changed in the editor cannot be taken back")
    }
  }

  /// Runs the editor, waits for it to exit, and records the change, even if the editor failed.
  mutating func open() throws {
    let end = Result { try diary.environment.runProgram(command) }
    if try record() {
      diary.say("changed \(diary.folder.prefix)\(path); ‘journal undo’ takes it back")
    }
    let status = try end.get()
    guard status == 0 else {
      throw CommandFailure(.refused, "the editor ended with status \(status); ‘\(path)’ is as it left it")
    }
  }

  private mutating func record() throws -> Bool {
    guard var lent = file else { return false }
    defer { file = lent }
    return try diary.folder.recordExternalEdit(&lent)
  }

  /// `$VISUAL`, else `$EDITOR`, else `vi`, with arguments for the line and the file.
  ///
  /// `waits` asks those that are known to return at once to wait until the file is closed.
  static func command(
    for file: String, at line: Int?, waits: Bool = false, in environment: CommandEnvironment
  ) throws -> [String] {
    var command = ["vi"]
    for name in ["VISUAL", "EDITOR"] {
      guard let text = environment.variable(name), !text.allSatisfy(\.isWhitespace) else { continue }
      guard let named = CommandArguments(text) else {
        throw CommandFailure(
          .usage, "$\(name) is ‘\(text)’, where a quotation mark is not closed; nothing was changed")
      }
      command = named.arguments
      break
    }
    let name = command.first?.split(separator: "/").last ?? ""
    let isVSCode = ["code", "code-insiders", "codium", "vscodium", "cursor"].contains(name)
    let takesLineBehindName = isVSCode || ["subl", "zed", "zeditor"].contains(name)
    if waits, takesLineBehindName, !command.contains("--wait"), !command.contains("-w") {
      command.append("--wait")
    }
    guard let line else { return command + [file] }
    // An unknown editor might take `+5` for a file name.
    if isVSCode { return command + ["--goto", "\(file):\(line)"] }
    return command + (takesLineBehindName ? ["\(file):\(line)"] : ["+\(line)", file])
  }
}

/// A day that has no file yet, opened in the user's editor as a draft outside the journal.
///
/// The day's file is made only if something was written.
struct EditorDraft {
  let diary: OpenDiary
  let file: DayFile

  /// Runs the editor on the draft, waits for it to exit, and writes what it left into the day's file, even if the editor failed.
  ///
  /// A draft that cannot be written stays, and the failure names it.
  func open() throws {
    let environment = diary.environment
    let opening = file.template.opening(on: file.day, parser: diary.parser)
    let name = file.path.split(separator: "/").last.map { String($0) } ?? file.path
    // What is wrong with $EDITOR is said before there is a draft.
    _ = try EditorRun.command(for: name, at: nil, waits: true, in: environment)
    let left = leftDraft(begunWith: opening)
    let draft = try environment.makeDraft(name, left?.bytes ?? opening)
    var drafts = LeftDrafts(in: diary.folder)
    drafts.remember(draft, of: file.day)
    if let left, left.path != draft { environment.removeDraft(left.path) }
    let command = try EditorRun.command(for: draft, at: nil, waits: true, in: environment)
    let end = Result { try environment.runProgram(command) }
    let written = try refusing("‘\(draft)’", consequence: "; nothing was changed") { () throws(FileProblem) in
      try ifThere { () throws(FileProblem) in try environment.readFile(draft) }
    }
    let isUnchanged = written == opening || (written ?? []).allSatisfy { $0 <= .space }
    if let written, !isUnchanged {
      do {
        try save(written, begunWith: opening)
      } catch {
        let failure = CommandFailure(wrapping: error)
        throw CommandFailure(failure.status, "\(failure.reason); what you wrote is kept in ‘\(draft)’")
      }
    }
    environment.removeDraft(draft)
    drafts.forget(file.day)
    let status = try end.get()
    guard status == 0 else {
      throw CommandFailure(
        .refused,
        "the editor ended with status \(status); "
          + (isUnchanged ? "nothing was written" : "‘\(file.path)’ is as it left it"))
    }
  }

  /// The unsaved earlier draft of the day, if the user wants to continue it.
  private func leftDraft(begunWith opening: [UInt8]) -> (path: String, bytes: [UInt8])? {
    let environment = diary.environment
    guard let path = LeftDrafts(in: diary.folder)[file.day], environment.isLeftDraft(path),
      let bytes = try? environment.readFile(path), bytes != opening, bytes.contains(where: { $0 > .space })
    else { return nil }
    let day = file.day.weekdayAndDay(besides: diary.now.day)
    let answer = environment.ask("What you wrote for \(day) was not saved. Go on with it? [Y/n] ")?
      .lowercased()
    if answer == "" || answer == "y" || answer == "yes" { return (path, bytes) }
    diary.say("it is kept in ‘\(path)’")
    return nil
  }

  /// If an unsaved draft of the day is left though the day has a file by now, asks whether to merge it into that file.
  ///
  /// Otherwise the draft stays, and is named.
  func offerLeft() throws {
    let environment = diary.environment
    let opening = file.template.opening(on: file.day, parser: diary.parser)
    var drafts = LeftDrafts(in: diary.folder)
    guard let path = drafts[file.day], environment.isLeftDraft(path),
      let bytes = try? environment.readFile(path), bytes != opening, bytes.contains(where: { $0 > .space })
    else { return }
    let day = file.day.weekdayAndDay(besides: diary.now.day)
    let answer = environment.ask(
      "What you wrote for \(day) in an editor before was not saved. Put it into the day’s file? [Y/n] ")?
      .lowercased()
    guard answer == "" || answer == "y" || answer == "yes" else {
      return diary.say("it is kept in ‘\(path)’")
    }
    do {
      try save(bytes, begunWith: opening)
    } catch {
      return diary.say("\(CommandFailure(wrapping: error).reason); what you wrote is kept in ‘\(path)’")
    }
    environment.removeDraft(path)
    drafts.forget(file.day)
  }

  /// Writes the draft. If the day's file was changed meanwhile, both are merged like two versions of the day.
  private func save(_ written: [UInt8], begunWith opening: [UInt8]) throws {
    // Meanwhile the day may have got a file of another name.
    let place = try diary.file(for: file.day)
    try diary.change("edit in the editor, \(file.day)") { transaction in
      _ = try transaction.update(place.path) { old in
        guard let old, !old.isEmpty, old != opening else { return written }
        let merge = DayFileMerge(parser: diary.parser, day: file.day)
        guard case .clean(let both) = merge.merge(base: opening, ours: old, theirs: written),
          DayFileMerge.accounts(for: both, base: opening, ours: old, theirs: written)
        else {
          throw CommandFailure(
            .refused,
            "‘\(place.path)’ was made meanwhile, and cannot be merged with the draft; it was left as it is"
          )
        }
        return both
      }
    }
    diary.say("changed \(diary.folder.prefix)\(place.path); ‘journal undo’ takes it back")
  }
}

/// Drafts of days that were begun in an editor and not saved, because the program ended before the editor did.
///
/// Only where they lie is remembered, in the user's state folder; it may be lost at any time, and then a draft is not offered again.
struct LeftDrafts {
  /// The number of drafts to remember.
  private static let limit = 20

  private let folder: JournalFolder
  private var paths: [(day: Day, path: String)] = []

  init(in folder: JournalFolder) {
    self.folder = folder
    for line in String(decoding: folder.readState(.drafts) ?? [], as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let day = Day(String(parts[0])), parts[1].hasPrefix("/") else { continue }
      paths.append((day, String(parts[1])))
    }
  }

  /// The latest draft of a day; `nil` for none.
  subscript(day: Day) -> String? { paths.last { $0.day == day }?.path }

  /// Remembers where the draft of a day lies. A path that has a line break in it is not remembered.
  mutating func remember(_ path: String, of day: Day) {
    guard !path.contains(where: \.isNewline) else { return }
    forget(day)
    paths = paths.suffix(Self.limit - 1) + [(day, path)]
    write()
  }

  /// Forgets the draft of a day.
  mutating func forget(_ day: Day) {
    guard self[day] != nil else { return }
    paths.removeAll { $0.day == day }
    write()
  }

  private func write() {
    folder.writeState(.drafts, Array(paths.map { "\($0.day) \($0.path)\n" }.joined().utf8))
  }
}
