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

  /// Whether a draft lies in a folder of the user's own, made by a process that has ended.
  static func isLeftDraft(_ path: String) -> Bool {
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    guard let name = folder.split(separator: "/").last, name.hasPrefix("journal-edit-"),
      let id = pid_t(name.dropFirst("journal-edit-".count).prefix { $0.isASCII && $0.isNumber }), id > 0
    else { return false }
    var status = stat()
    guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid() else {
      return false
    }
    return kill(id, 0) != 0 && errno == ESRCH
  }

  /// Removes a draft, and its folder unless the editor left something else there.
  static func removeDraft(_ path: String) {
    remove(path)
    _ = rmdir(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
  }
}
