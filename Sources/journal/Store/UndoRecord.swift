/// A command that changed the diary, as `journal undo --list` shows it.
struct UndoRecord: Hashable, Sendable {
  /// The name of its folder in `.journal/undo`.
  var id: String
  /// What the command was; empty if the record cannot be read.
  var label: String
  /// When it was given, in seconds since 1970.
  var time: Int
  /// The files it changed, each once.
  var paths: [String]
  /// The bytes that the record takes.
  var size: Int
  /// Whether it was taken back already.
  var isUndone: Bool
  /// Whether what the record says makes sense.
  var isReadable: Bool
}

/// What `journal undo` did.
struct UndoOutcome: Hashable, Sendable {
  enum Change: Hashable, Sendable {
    /// The file holds again what it held before.
    case restored
    /// It holds what it held before, and what was changed elsewhere in it since.
    case parted
    /// A file that the command had made is gone.
    case removed
    /// A file that the command had removed is there again.
    case broughtBack
    /// It was as before already.
    case untouched
  }

  var record: UndoRecord
  /// The files of the command in the order in which they were taken back.
  var files: [File]
  /// The later commands that were passed over, the latest first.
  var passed: [UndoPassed] = []

  struct File: Hashable, Sendable {
    var path: String
    var change: Change
  }
}

/// What `journal undo` would do.
struct UndoPreview: Hashable, Sendable {
  struct File: Hashable, Sendable {
    var path: String
    /// What it holds, and what it would hold; `nil` where there is no file.
    var now: [UInt8]?
    var then: [UInt8]?
  }

  var record: UndoRecord
  /// The files that would change, in the order in which they would.
  var files: [File]
  /// The later commands that would be passed over, the latest first.
  var passed: [UndoPassed] = []
}

/// Which command `journal undo` takes back.
enum UndoChoice: Hashable, Sendable {
  /// The last one but for `journal sync`, which brings what others wrote.
  case last
  /// The last of those that can be taken back, whatever came after it.
  case lastPossible
  /// The last `journal sync` that wrote something.
  case lastSync
}

/// A command that `journal undo` passed over.
struct UndoPassed: Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    /// Nothing of it was left, so it counts as taken back.
    case takenBackByHand
    /// It cannot be taken back as the files are now.
    case collides
    /// It brought what others wrote, which is taken back only if that is asked for.
    case brought
  }

  /// What the command was, or where its record lies.
  var label: String
  var reason: Reason

  var message: String {
    switch reason {
    case .takenBackByHand: "‘\(label)’ was taken back by hand already"
    case .collides: "passed over ‘\(label)’, which cannot be taken back as the files are now"
    case .brought:
      "passed over ‘\(label)’, which brought what other devices wrote; ‘journal undo --sync’ takes that back"
    }
  }
}
