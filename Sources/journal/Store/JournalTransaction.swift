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

  /// Takes a file away, into the undo store, whatever it holds.
  func remove(_ path: String) throws { try removeIf(path, nil) }
}
