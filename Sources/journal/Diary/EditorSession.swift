import JournalFormat

/// A day's file in the hands of the person's own editor. No lock is held meanwhile.
struct EditorSession {
  let diary: OpenDiary

  /// Opens the file of the entry or the day that `address` names, of today without one, until its owner is content.
  func open(_ address: String, on day: Day?) throws {
    let place = try place(of: address, on: day)
    guard diary.environment.inputIsInteractive else {
      throw CommandFailure(
        .usage, "an editor needs a terminal; ‘--text’ and its like change an entry without one")
    }
    guard !diary.options.isDryRun else {
      throw CommandFailure(
        .usage, "what an editor will change cannot be shown beforehand; leave out --dry-run")
    }
    let file = place.file
    var run = try EditorRun(
      of: file.path, at: place.line, called: "edit in the editor, \(file.day)",
      opening: file.template.opening(on: file.day, parser: diary.parser), in: diary)
    // A day in which nothing was written is left without a file.
    repeat { try run.open() } while wantsMore(file)
  }

  private func place(of address: String, on day: Day?) throws -> (file: DayFile, line: Int?) {
    let finder = EntryFinder(diary: diary)
    if address.isEmpty { return (try diary.file(for: day ?? diary.now.day), nil) }
    if case .day(let named) = try? EntryAddress(address, today: diary.now.day) {
      return (try diary.file(for: named), nil)
    }
    let found = try finder.entry(address, on: day)
    return (found.dayFile, found.entry.range.lowerBound.line)
  }

  private func bytes(of file: DayFile) -> [UInt8]? { try? diary.folder.read(JournalFile(path: file.path)) }

  /// Names what may not be read as meant, and asks whether to open the file again.
  private func wantsMore(_ file: DayFile) -> Bool {
    guard let bytes = bytes(of: file) else { return false }
    let source = SourceText(bytes)
    let diagnostics = diary.parser.parse(source, day: file.day, path: file.path).diagnostics
      .filter { $0.severity > .hint }
    guard !diagnostics.isEmpty else { return false }
    let findings = FileFindings(path: file.path, source: source, diagnostics: diagnostics)
    let printer = DiagnosticPrinter(showsExcerpts: true, usesColor: diary.environment.output.hasColor)
    for diagnostic in diagnostics {
      diary.environment.complain(printer.text(diagnostic, in: findings, prefix: diary.folder.prefix))
    }
    let answer = diary.environment.ask("Open it again? [Y/n] ")?.lowercased()
    return answer == "" || answer == "y" || answer == "yes"
  }
}
