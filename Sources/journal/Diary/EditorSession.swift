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
    let record = try begin(place.file)
    repeat {
      let status = try diary.environment.runProgram(command(place))
      guard status == 0 else {
        throw CommandFailure(
          .refused, "the editor ended with status \(status); ‘\(place.file.path)’ is as it left it")
      }
    } while wantsMore(place.file)
    // A day in which nothing was written needs no file.
    if let record, bytes(of: place.file) == begun(place.file) { try forget(place.file, record) }
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

  /// `$VISUAL`, else `$EDITOR`, else `vi`, with the line and the file; split at spaces, for no shell is asked.
  private func command(_ place: (file: DayFile, line: Int?)) -> [String] {
    let named = ["VISUAL", "EDITOR"].compactMap { diary.environment.variable($0) }.first { !$0.isEmpty }
    let words = (named ?? "vi").split(separator: " ").map(String.init)
    return words + (place.line.map { ["+\($0)"] } ?? []) + [diary.folder.prefix + place.file.path]
  }

  /// Makes the file of a day that has none yet, and returns the record of that.
  private func begin(_ file: DayFile) throws -> String? {
    guard bytes(of: file) == nil else { return nil }
    let label = "edit \(file.day)"
    try diary.change(label) { _ = try $0.create(file.path, begun(file)) }
    return try diary.folder.undoHistory().first { $0.label == label && !$0.isUndone }?.id
  }

  /// Takes back that the file was made.
  private func forget(_ file: DayFile, _ record: String) throws {
    do {
      _ = try diary.folder.undoLast(record)
    } catch let failure as CommandFailure where failure.status == .nothingFound {
      // Another command came while the editor was open, and is not to be taken back with it.
      try diary.change("edit \(file.day)") { transaction in
        try transaction.removeIf(file.path) { $0 == begun(file) }
      }
    }
  }

  private func begun(_ file: DayFile) -> [UInt8] { file.template.opening(on: file.day, parser: diary.parser) }

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
