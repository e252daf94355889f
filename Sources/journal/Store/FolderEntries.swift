import JournalFormat

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One name in a folder.
struct FolderEntry {
  enum Kind {
    case folder, file, link
    /// A pipe, a socket or a device, with its article.
    case other(String)
  }

  var name: [UInt8]
  var kind: Kind
}

/// Calls `body` for each name in a folder below `root`, in the order of the file system, until it returns `false`.
///
/// `folder` is relative; empty is the root itself. A link in its last place is not followed.
func forEachEntry(
  ofFolder folder: [UInt8], below root: Int32, _ body: (FolderEntry) -> Bool
) throws(FileProblem) {
  let path = folder.isEmpty ? [UInt8(ascii: ".")] : folder
  let descriptor = cString(path) { name in
    uninterrupted { openat(root, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
  }
  guard descriptor >= 0 else { throw .unreadable(systemMessage(errno)) }
  var opened = fdopendir(descriptor)
  while opened == nil, errno == EINTR { opened = fdopendir(descriptor) }
  guard let stream = opened else {
    close(descriptor)
    throw .unreadable(systemMessage(errno))
  }
  defer { closedir(stream) }
  while true {
    errno = 0
    guard let entry = readdir(stream) else {
      if errno == EINTR { continue }
      if errno != 0 { throw .unreadable(systemMessage(errno)) }
      return
    }
    let type = Int32(entry.pointee.d_type)
    let next = withUnsafePointer(to: &entry.pointee.d_name) { tuple -> FolderEntry? in
      let name = UnsafeRawPointer(tuple).assumingMemoryBound(to: CChar.self)
      let length = strlen(name)
      let bytes = [UInt8](UnsafeRawBufferPointer(start: name, count: length))
      guard bytes != [.period], bytes != [.period, .period] else { return nil }
      return FolderEntry(name: bytes, kind: kind(ofType: type, name: name, in: descriptor))
    }
    if let next, !body(next) { return }
  }
}

private func kind(ofType type: Int32, name: UnsafePointer<CChar>, in folder: Int32) -> FolderEntry.Kind {
  switch type {
  case Int32(DT_REG): return .file
  case Int32(DT_DIR): return .folder
  case Int32(DT_LNK): return .link
  case Int32(DT_FIFO): return .other("a pipe")
  case Int32(DT_SOCK): return .other("a socket")
  case Int32(DT_UNKNOWN):
    // Some file systems do not say.
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .file }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other(FileReading.kind(ofMode: status.st_mode))
    }
  default: return .other("a device")
  }
}
