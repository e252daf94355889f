import JournalAnalytics
import JournalFormat

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
