#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension JournalDirectory {
  /// Makes a folder for a new journal, which only the user may enter, and the folders it lies in; `false` if it is there already,
  /// and then nothing about it is changed.
  static func make(_ path: String) throws(CommandFailure) -> Bool {
    var path = path
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    var missing: [String] = []
    var folder = path
    var status = stat()
    while stat(folder, &status) != 0 {
      guard errno == ENOENT, missing.count < 64 else { throw failure(path, errno) }
      missing.append(folder)
      guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { break }
      folder = String(folder[..<slash])
    }
    guard !missing.isEmpty else {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw failure(path, ENOTDIR) }
      return false
    }
    for folder in missing.reversed() {
      guard uninterrupted({ mkdir(folder, folder == path ? 0o700 : 0o777) }) == 0 || errno == EEXIST else {
        throw failure(path, errno)
      }
    }
    return true
  }

  private static func failure(_ path: String, _ error: Int32) -> CommandFailure {
    CommandFailure(.refused, "the folder ‘\(path)’ cannot be made: \(systemMessage(error))")
  }
}
