import JournalFormat

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
    do throws(FileProblem) {
      try FileBounds.check(bytes, of: path)
    } catch {
      throw CommandFailure(
        .refused,
        isNew
          ? "with this change ‘\(path)’ \(error.reason); nothing was changed"
          : "‘\(path)’ \(error.reason); it was left alone")
    }
  }

  /// Takes a file away, into the undo store, whatever it holds.
  func remove(_ path: String) throws { try removeIf(path, nil) }
}
