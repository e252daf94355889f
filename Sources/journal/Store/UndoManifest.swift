/// What one command did to the files of a journal, as its record in `.journal/undo` says.
struct UndoManifest: Hashable, Sendable {
  /// What the command was, in the words that `undo` shows.
  var label: String
  /// Seconds since 1970.
  var time: Int
  /// By the order in which they were made.
  var changes: [Change] = []
  /// Whether the command came to its end.
  var isDone = false
  /// Whether it was taken back.
  var isUndone = false

  /// A change of one file. It is written down before it is made, so it may have been left at that.
  struct Change: Hashable, Sendable {
    /// Counts from 1 in a record; the files kept for the change are named for it.
    var number: Int
    /// The path below the journal's folder.
    var path: String
    var kind: Kind
  }

  enum Kind: Hashable, Sendable {
    case update(ByteSplice)
    /// A new file; with how many of the folders it is in, counted from the innermost, made for it.
    case create(Fingerprint, folders: Int)
    case remove
  }

  /// What the records of `journal sync` are called.
  static let syncLabel = "sync"

  /// Adds a change, or puts it in the place of the one with its number, which was not made then.
  mutating func record(_ change: Change) {
    if let index = changes.firstIndex(where: { $0.number == change.number }) {
      changes[index] = change
    } else {
      changes.append(change)
    }
  }
}
