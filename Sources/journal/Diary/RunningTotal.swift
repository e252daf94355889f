import JournalFormat

/// The known number of entries in the diary, and the last milestone.
///
/// It is stored in the user's state folder, never in the journal, and may be deleted at any time: milestones then
/// pause until a command that reads all files has counted again.
struct RunningTotal: Hashable {
  var entries: Int
  /// The last milestone that was reached, announced or not; 0 for none.
  var said: Int

  /// Parses `text`; `nil` for anything else.
  init?(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.count == 2,
      let entries = Int(lines[0].dropFirst("entries ".count)), lines[0].hasPrefix("entries "),
      let said = Int(lines[1].dropFirst("said ".count)), lines[1].hasPrefix("said "),
      (0...1_000_000_000).contains(entries), (0...1_000_000_000).contains(said)
    else { return nil }
    self.init(entries: entries, said: said)
  }

  init(entries: Int, said: Int) {
    self.entries = entries
    self.said = said
  }

  var text: String { "entries \(entries)\nsaid \(said)\n" }

  /// The highest milestone up to `entries`: 10, 25, 50, 100, 250, 500 and every 1,000; 0 below the first.
  static func milestone(upTo entries: Int) -> Int {
    entries >= 1000 ? entries / 1000 * 1000 : [500, 250, 100, 50, 25, 10].first { $0 <= entries } ?? 0
  }

  // MARK: Kept up to date

  /// Adds `change` to the count and returns the new count if it reaches a milestone for the first time.
  ///
  /// If `speaks` is false the milestone is skipped: announced later, it would be wrong.
  static func add(_ change: Int, to diary: OpenDiary, speaks: Bool = false) -> Int? {
    guard !diary.options.isDryRun else { return nil }
    let reached = add(change, in: diary.folder)
    return speaks ? reached : nil
  }

  /// Adds `change`, which may be negative, to the count; returns the new count if it reaches a milestone for the
  /// first time.
  @discardableResult static func add(_ change: Int, in folder: JournalFolder) -> Int? {
    guard let state = folder.readState(.total), var total = RunningTotal(state) else { return nil }
    total.entries = max(0, total.entries + change)
    let milestone = milestone(upTo: total.entries)
    let isNew = milestone > total.said
    if isNew { total.said = milestone }
    folder.writeState(.total, Array(total.text.utf8))
    return isNew ? total.entries : nil
  }

  /// Stores the count of a command that read all files. Milestones reached by other programs are skipped.
  static func count(_ entries: Int, in folder: JournalFolder) {
    let before = folder.readState(.total).flatMap { RunningTotal($0) }
    let total = RunningTotal(entries: entries, said: max(before?.said ?? 0, milestone(upTo: entries)))
    if total != before { folder.writeState(.total, Array(total.text.utf8)) }
  }
}
