import JournalFormat

/// What commands do with a journal's folder, as values and closures; a test makes its own.
struct JournalFolder: Sendable {
  /// What to put before a path of the journal so that it leads there from where the command runs.
  var prefix: String
  /// Lists the files.
  var list: @Sendable () throws(FileProblem) -> JournalListing
  /// Reads one of them.
  var read: @Sendable (JournalFile) throws(FileProblem) -> [UInt8]
  /// The day files of a period and the files beside the days, without a look into folders named for other years or months.
  ///
  /// There are no recaps in it.
  var listDays: @Sendable (_ days: ClosedRange<Day>) throws(FileProblem) -> JournalListing
  /// Replaces the file at a path below the folder by what the closure makes of its bytes, `nil` if there is none yet.
  var update: @Sendable (_ path: String, _ change: ([UInt8]?) throws -> [UInt8]) throws -> WriteOutcome
  /// Takes away those files of a folder that the closure picks by name and bytes, and the folder where nothing is left in it;
  /// says how many.
  ///
  /// As `update` it is not for the diary, and cannot be taken back.
  var discard:
    @Sendable (_ folder: String, _ isDiscarded: (_ name: String, _ bytes: [UInt8]) -> Bool) throws -> Int
  /// Changes the diary under the journal's lock, as one transaction that `journal undo` takes back.
  ///
  /// If the closure throws, its changes are rolled back. It must not use `update` or `transact` of
  /// the folder, which would wait for its own lock, nor wait for an editor, git or the network.
  var transact: @Sendable (_ label: String, _ body: (JournalTransaction) throws -> Void) throws -> Void
  /// Remembers a file before another program, such as an editor, changes it without a lock; a missing file is created with
  /// `opening`.
  var beginExternalEdit:
    @Sendable (_ path: String, _ label: String, _ opening: [UInt8]?) throws -> ExternalEdit
  /// Records that program's changes as one command that `journal undo` takes back; `false` if there are none.
  ///
  /// A file created for the edit and left unchanged is removed again.
  var recordExternalEdit: @Sendable (_ file: inout ExternalEdit) throws -> Bool
  /// The commands that changed the diary, newest first.
  var undoHistory: @Sendable () throws -> [UndoRecord]
  /// Takes back the last command that was not taken back yet: all of it, or it throws and nothing is changed.
  ///
  var undoLast: @Sendable (_ choice: UndoChoice) throws -> UndoOutcome
  /// What `undoLast` would do; it throws where that would.
  var previewUndo: @Sendable (_ choice: UndoChoice) throws -> UndoPreview
  /// Removes all that is kept for `undoLast`, and returns how many bytes it took.
  var forgetUndo: @Sendable () throws -> Int
  /// Puts bytes into the file that `--output` names, wherever it lies.
  var write: @Sendable (_ path: String, _ bytes: [UInt8]) throws -> Void
  /// What is remembered of this journal in the user's state folder; `nil` for nothing.
  var readState: @Sendable () -> [UInt8]?
  /// Remembers something there. It may be lost at any time, so that it fails is not told.
  var writeState: @Sendable (_ bytes: [UInt8]) -> Void
  /// What there is to say of the repository that the journal lies in.
  var repositoryFindings: @Sendable () -> [FileFindings] = { [] }
  /// The last command that changed the diary, if it was ended before it was done; found without changing anything.
  var interrupted: @Sendable () -> InterruptedCommand? = { nil }
}

/// What writing a file came to.
enum WriteOutcome: Hashable, Sendable {
  case created, replaced
  /// The file held these bytes already and was left alone.
  case unchanged
}

/// Listings that throw a command's failure.
extension JournalFolder {
  /// All files of the journal.
  func listing() throws(CommandFailure) -> JournalListing {
    try refusing("the journal’s folder") { () throws(FileProblem) in try list() }
  }

  /// The day files of a period, without a look into folders named for other years or months.
  func listing(of days: ClosedRange<Day>) throws(CommandFailure) -> JournalListing {
    try refusing("the journal’s folder") { () throws(FileProblem) in try listDays(days) }
  }
}

extension JournalFolder {
  /// The bytes of the file at a path; `nil` if there is none. `consequence` ends the refusal of one that cannot be read.
  func bytes(at path: String, _ consequence: String = "") throws(CommandFailure) -> [UInt8]? {
    try refusing(prefix + path, consequence) { () throws(FileProblem) in
      try ifThere { () throws(FileProblem) in try read(JournalFile(path: path)) }
    }
  }

  /// Where the folder lies, as seen from where the command runs.
  var path: String { prefix.isEmpty ? "." : prefix }
}

/// What a command may do to the files of a journal. Paths lie below its folder.
struct JournalTransaction {
  /// Replaces a file by what the closure makes of its bytes, `nil` if there is none yet.
  ///
  /// The closure is called again with the newer bytes if somebody saves the file meanwhile.
  var update: (_ path: String, _ change: ([UInt8]?) throws -> [UInt8]) throws -> WriteOutcome
  /// Makes a new file; `false` if there is one already, which is left as it is.
  var create: (_ path: String, _ bytes: [UInt8]) throws -> Bool
  /// Takes a file away, into the undo store. It throws if the closure, where there is one, does not agree with what the
  /// file holds.
  var removeIf: (_ path: String, _ isExpected: (([UInt8]) throws -> Bool)?) throws -> Void

  /// The same for commands that read what they change: no file that is larger than is read is touched, and none becomes so.
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
    try refusing("\(isNew ? "with this change " : "")‘\(path)’", consequence) { () throws(FileProblem) in
      try FileBounds.check(bytes, of: path)
    }
  }

  /// Takes a file away, into the undo store, whatever it holds.
  func remove(_ path: String) throws { try removeIf(path, nil) }
}
