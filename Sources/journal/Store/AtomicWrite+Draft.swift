/// Drafts for an editor, each in a folder of its own outside the journal.
extension NamedFile {
  /// Puts bytes into a new file called `name` in a new folder for the user alone, below `folder`; returns its path.
  static func makeDraft(_ name: String, _ bytes: [UInt8], below folder: String) throws -> String {
    for number in 0..<1000 {
      // A folder that is there is another one's, whoever made it.
      let own = "\(folder)/journal-edit-\(getpid())-\(number)"
      guard uninterrupted({ mkdir(own, 0o700) }) == 0 else {
        if errno == EEXIST { continue }
        throw AtomicWrite.refusal(own, systemMessage(errno))
      }
      let path = "\(own)/\(name)"
      guard let file = Descriptor.open(path.utf8, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
      else {
        let error = errno
        _ = rmdir(own)
        throw AtomicWrite.refusal(path, systemMessage(error))
      }
      if let error = file.writeAll(bytes) {
        removeDraft(path)
        throw AtomicWrite.refusal(path, systemMessage(error))
      }
      return path
    }
    throw AtomicWrite.refusal("\(folder)/journal-edit-\(getpid())", systemMessage(EEXIST))
  }

  /// Removes a draft, and its folder unless the editor left something else there.
  static func removeDraft(_ path: String) {
    remove(path)
    _ = rmdir(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
  }
}
