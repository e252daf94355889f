/// A file outside the diary: one that the command line names, as git does for a merge, or one of git's own.
enum NamedFile {
  /// How the names of files begin that a command which was killed may leave beside others.
  static let leftOverPrefix = AtomicWrite.besidePrefix

  /// Puts `bytes` in the place of what it holds, in one step: whoever reads it finds the old bytes or the new.
  static func replace(_ path: String, by bytes: [UInt8]) throws {
    try AtomicWrite.replaceNamedFile(path) { _ in bytes }
  }

  /// The same, with what the closure makes of its bytes; `nil` if there is none yet.
  static func update(_ path: String, _ change: ([UInt8]?) throws -> [UInt8]) throws {
    try AtomicWrite.replaceNamedFile(path, change)
  }

  /// Removes it, if it is there.
  static func remove(_ path: String) { AtomicWrite.removeNamedFile(path) }
}
