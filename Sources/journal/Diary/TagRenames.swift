import JournalAnalytics
import JournalFormat

/// Renames a tag in all files of a journal, or takes it off.
struct TagRenames {
  let diary: OpenDiary
  let old: TagName
  /// `nil` to take it off.
  let new: TagName?

  /// The change of one file.
  struct Plan {
    var file: JournalFile
    var lines: Int
  }

  /// The changes of all files with the tag; lists come after day files. Throws, before anything is written, if a
  /// file cannot be read or changed.
  func plans() throws -> [Plan] {
    let listing = try diary.folder.listing()
    var unread = UnreadFiles(listing, in: diary.folder)
    let plans = try (listing.days + [listing.tasks, listing.habits].compactMap(\.self)).compactMap {
      file -> Plan? in
      guard let bytes = unread.bytes(of: file, in: diary.folder),
        let change = try change(of: bytes, in: file)
      else { return nil }
      return Plan(file: file, lines: change.lines)
    }
    try unread.requireComplete(for: "where the tag \(old.written) is")
    return plans
  }

  /// `journal.toml` with the new name in the line that says how the tag is shown; `nil` if there is none, or it stays.
  func renamedSettings() throws -> SourceText? {
    guard let new, diary.settings.tags.styles[old.name.lowercased()] != nil,
      let bytes = try diary.folder.bytes(at: Self.settings, ", so nothing was changed")
    else { return nil }
    return try SourceText(bytes).renamingKey(old.name, of: "tags", to: new.name)
  }

  /// What becomes of the tag's sign and colour in `journal.toml`; `settings` has the new name.
  func styleSentence(_ settings: SourceText?) -> String {
    guard diary.settings.tags.styles[old.name.lowercased()] != nil else { return "" }
    return settings == nil
      ? "; [tags] in journal.toml still says how \(old.written) is shown"
      : "; it is shown as before, by [tags] in journal.toml"
  }

  /// The tags nested in it, which are tags of their own: `; #home/garden is a tag of its own and stays`. Empty for none.
  func nestedSentence(_ journal: Journal) -> String {
    let key = old.name.lowercased() + "/"
    let nested = tagReport(of: journal).tags.map(\.name).filter { $0.lowercased().hasPrefix(key) }
    guard !nested.isEmpty else { return "" }
    let names = nested.prefix(3).map { "#\($0)" } + (nested.count > 3 ? ["\(nested.count - 3) more"] : [])
    return nested.count == 1
      ? "; \(names[0]) is a tag of its own and stays"
      : "; \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1]) are tags of their own and stay"
  }

  static let settings = "journal.toml"

  /// The file's bytes with the new name.
  func renamed(_ bytes: [UInt8], in file: JournalFile) throws -> [UInt8] {
    try change(of: bytes, in: file)?.bytes ?? bytes
  }

  private func change(of bytes: [UInt8], in file: JournalFile) throws -> (bytes: [UInt8], lines: Int)? {
    do throws(EditRefusal) {
      if file.path == HabitBook.path {
        let editor = HabitsFileEditor(SourceText(bytes), parser: diary.parser)
        guard editor.habits.contains(where: { $0.tags.contains { $0.key == old.name.lowercased() } }) else {
          return nil
        }
        return try editor.undamaged().renamingTag(old, to: new).map { ($0.result.bytes, $0.lines.count) }
      }
      let renaming = try TagRenaming(
        renaming: old, to: new, in: SourceText(bytes), day: file.day, path: file.path, parser: diary.parser)
      return renaming.map { ($0.result.bytes, $0.lines.count) }
    } catch {
      let place = diary.folder.prefix + file.path + (error.line.map { ":\($0):1" } ?? "")
      throw CommandFailure(.refused, "\(place): \(error.message); nothing was changed")
    }
  }
}
