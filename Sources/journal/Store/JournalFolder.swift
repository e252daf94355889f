import JournalFormat

/// What commands do with a journal's folder, as values and closures; a test makes its own.
struct JournalFolder: Sendable {
  /// The prefix for paths of the journal, relative to the working folder.
  var prefix: String
  /// Lists the files.
  var list: @Sendable () throws(FileProblem) -> JournalListing
  /// Reads one of them.
  var read: @Sendable (JournalFile) throws(FileProblem) -> [UInt8]
  /// The day files of a period and the other files, without entering folders named for other years or months.
  ///
  /// Recaps are not listed.
  var listDays: @Sendable (_ days: ClosedRange<Day>) throws(FileProblem) -> JournalListing
  /// Replaces the file at a path by the closure's result for its content, which is `nil` if it does not exist.
  var update: @Sendable (_ path: String, _ change: ([UInt8]?) throws -> [UInt8]) throws -> WriteOutcome
  /// Removes the files of a folder that the closure picks by name and content, and the folder if it is empty then;
  /// returns how many.
  ///
  /// Like `update` it is not for the diary, and cannot be undone.
  var discard:
    @Sendable (_ folder: String, _ isDiscarded: (_ name: String, _ bytes: [UInt8]) -> Bool) throws -> Int
  /// Changes the diary under the journal's lock, as one transaction that `journal undo` takes back.
  ///
  /// If the closure throws, its changes are rolled back. It must not use `update` or `transact` of
  /// the folder, which would wait for its own lock, nor wait for an editor, git or the network.
  var transact: @Sendable (_ label: String, _ body: (JournalTransaction) throws -> Void) throws -> Void
  /// Remembers a file before another program, such as an editor, changes it without a lock.
  var beginExternalEdit: @Sendable (_ path: String, _ label: String) throws -> ExternalEdit
  /// Records that program's changes as one command that `journal undo` takes back; `false` if there are none.
  var recordExternalEdit: @Sendable (_ file: inout ExternalEdit) throws -> Bool
  /// The commands that changed the diary, newest first.
  var undoHistory: @Sendable () throws -> [UndoRecord]
  /// Undoes the last command that was not undone yet, completely, or throws and changes nothing.
  var undoLast: @Sendable (_ choice: UndoChoice) throws -> UndoOutcome
  /// What `undoLast` would do; throws if that would.
  var previewUndo: @Sendable (_ choice: UndoChoice) throws -> UndoPreview
  /// Removes all undo records, and returns how many bytes they took.
  var forgetUndo: @Sendable () throws -> Int
  /// Writes the file given by `--output`, wherever it is.
  var write: @Sendable (_ path: String, _ bytes: [UInt8]) throws -> Void
  /// Makes the folder given by `--output` for the user alone, unless it is there.
  var makeFolder: @Sendable (_ path: String) throws -> Void = { _ in }
  /// A state file of this journal in the user's state folder; `nil` if there is none.
  var readState: @Sendable (StateFiles.Kind) -> [UInt8]?
  /// Writes a state file. It may be lost at any time, so errors are ignored.
  var writeState: @Sendable (StateFiles.Kind, _ bytes: [UInt8]) -> Void
  /// The findings about the journal's repository.
  var repositoryFindings: @Sendable () -> [FileFindings] = { [] }
  /// The last command that changed the diary, if it was interrupted; found without changing anything.
  var interrupted: @Sendable () -> InterruptedCommand? = { nil }
}

/// The result of writing a file.
enum WriteOutcome: Hashable, Sendable {
  case created, replaced
  /// The file had these bytes already and was not written.
  case unchanged
}

/// Listings that throw a `CommandFailure`.
extension JournalFolder {
  /// All files of the journal.
  func listing() throws(CommandFailure) -> JournalListing {
    try refusing("the journal’s folder") { () throws(FileProblem) in try list() }
  }

  /// The day files of a period, without entering folders named for other years or months.
  func listing(of days: ClosedRange<Day>) throws(CommandFailure) -> JournalListing {
    try refusing("the journal’s folder") { () throws(FileProblem) in try listDays(days) }
  }
}

extension JournalFolder {
  /// The bytes of the file at a path; `nil` if there is none. If it cannot be read, the error ends with `consequence`.
  func bytes(at path: String, _ consequence: String = "") throws(CommandFailure) -> [UInt8]? {
    try refusing(prefix + path, consequence: consequence) { () throws(FileProblem) in
      try ifThere { () throws(FileProblem) in try read(JournalFile(path: path)) }
    }
  }

  /// The path of the folder, relative to the working folder.
  var path: String { prefix.isEmpty ? "." : prefix }
}

/// The changes that a command can make to the files of a journal. Paths are relative to its folder.
struct JournalTransaction {
  /// Replaces a file by the closure's result for its content, which is `nil` if it does not exist.
  ///
  /// The closure is called again with the new content if the file is changed meanwhile.
  var update: (_ path: String, _ change: ([UInt8]?) throws -> [UInt8]) throws -> WriteOutcome
  /// Creates a file; returns `false`, and changes nothing, if it exists.
  var create: (_ path: String, _ bytes: [UInt8]) throws -> Bool
  /// Moves a file to the undo store. Throws if the closure, if given, rejects its content.
  var removeIf: (_ path: String, _ isExpected: (([UInt8]) throws -> Bool)?) throws -> Void

  /// The same for commands that parse what they change: throws for files that exceed the limits before or after.
  var bounded: JournalTransaction {
    JournalTransaction(
      update: { path, change in
        try update(path) { old in
          if let old { try Self.check(old, of: path, isNew: false) }
          let new = try change(old)
          if new != old { try Self.check(new, of: path, isNew: true) }
          return new
        }
      },
      create: { path, bytes in
        try Self.check(bytes, of: path, isNew: true)
        return try create(path, bytes)
      },
      removeIf: removeIf)
  }

  private static func check(
    _ bytes: [UInt8], of path: String, isNew: Bool
  ) throws(CommandFailure) {
    let consequence = isNew ? "; nothing was changed" : "; it was left alone"
    try refusing("\(isNew ? "with this change " : "")‘\(path)’", consequence: consequence) {
      () throws(FileProblem) in
      try FileBounds.check(bytes, of: path)
    }
  }

  /// Moves a file to the undo store, whatever its content.
  func remove(_ path: String) throws { try removeIf(path, nil) }
}
