import JournalFormat

/// What commands do with a journal's folder, as values and closures; a test makes its own.
struct JournalFolder: Sendable {
  /// What to put before a path of the journal so that it leads there from where the command runs.
  var prefix: String
  /// Lists the files.
  var list: @Sendable () throws(FileProblem) -> JournalListing
  /// Reads one of them.
  var read: @Sendable (JournalFile) throws(FileProblem) -> [UInt8]
  /// Replaces the file at a path below the folder by what the closure makes of its bytes, `nil` if there is none yet.
  var update: @Sendable (_ path: String, _ change: ([UInt8]?) throws -> [UInt8]) throws -> WriteOutcome
  /// Puts bytes into the file that `--output` names, wherever it lies.
  var write: @Sendable (_ path: String, _ bytes: [UInt8]) throws -> Void
}

/// What writing a file came to.
enum WriteOutcome: Hashable, Sendable {
  case created, replaced
  /// The file held these bytes already and was left alone.
  case unchanged
}
