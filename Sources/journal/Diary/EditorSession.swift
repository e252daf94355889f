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
