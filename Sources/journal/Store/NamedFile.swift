/// A file outside the diary that the command line names, as git does for a merge.
enum NamedFile {
  /// How the names of files begin that a command which was killed may leave beside others.
  static let leftOverPrefix = AtomicWrite.besidePrefix

  /// Puts `bytes` in the place of what it holds, in one step: whoever reads it finds the old bytes or the new.
  static func replace(_ path: String, by bytes: [UInt8]) throws {
    try AtomicWrite.replaceNamedFile(path, by: bytes)
  }
}
