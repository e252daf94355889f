/// A command that changed the diary, as `journal undo --list` shows it.
struct UndoRecord: Hashable, Sendable {
  /// The name of its folder in `.journal/undo`.
  var id: String
  /// The command's label; empty if the record cannot be read.
  var label: String
  /// When it ran, in seconds since 1970.
  var time: Int
  /// The files it changed, each once.
  var paths: [String]
  /// The bytes that the record takes.
  var size: Int
  /// Whether it was undone already.
  var isUndone: Bool
  /// Whether the record can be parsed.
  var isReadable: Bool
}

/// What `journal undo` did.
struct UndoOutcome: Hashable, Sendable {
  enum Change: Hashable, Sendable {
    /// The file has its earlier content again.
    case restored
    /// It has its earlier content, with what was changed elsewhere in it since.
    case parted
    /// A file that the command created is gone.
    case removed
    /// A file that the command removed is back.
    case broughtBack
    /// It was as before already.
    case untouched
  }

  var record: UndoRecord
  /// The command's files in the order in which they were undone.
  var files: [File]
  /// The later commands that were skipped, the latest first.
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
  /// The files that would change, in that order.
  var files: [File]
  /// The later commands that would be skipped, the latest first.
  var passed: [UndoPassed] = []
}

/// Which command `journal undo` undoes.
enum UndoChoice: Hashable, Sendable {
  /// The last one except `journal sync`, which brings what others wrote.
  case last
  /// The last one that can be undone, whatever came after it.
  case lastPossible
  /// The last `journal sync` that wrote something.
  case lastSync
}

/// A command that `journal undo` skipped.
struct UndoPassed: Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    /// Nothing of it was left, so it counts as undone.
    case takenBackByHand
    /// It cannot be undone as the files are now.
    case collides
    /// It brought what others wrote, which is undone only on request.
    case brought
  }

  /// The command's label, or where its record lies.
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
