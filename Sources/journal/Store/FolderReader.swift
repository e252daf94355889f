import JournalFormat
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Opens the files of a journal, each relative to its folder, of which the last one used stays open.
final class FolderReader: Sendable {
  private struct OpenFolder {
    var path: [UInt8] = []
    var descriptor: Int32 = -1
  }

  private let root: String
  private let current = Mutex(OpenFolder())

  init(root: String) { self.root = root }

  deinit { current.withLock { if $0.descriptor >= 0 { close($0.descriptor) } } }

  /// The bytes of a file of the journal, which are within its bounds.
  func bytes(of file: JournalFile) throws(FileProblem) -> [UInt8] {
    let bytes = try allBytes(of: file)
    try FileBounds.check(bytes, of: file.path)
    return bytes
  }

  /// The bytes of a file of the journal that are not to be read as text.
  func allBytes(of file: JournalFile) throws(FileProblem) -> [UInt8] {
    let path = file.target ?? file.bytes
    let nameStart = (path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    return try current.withLock { folder throws(FileProblem) in
      try enter(path[..<nameStart], &folder)
      let descriptor = folder.descriptor
      return try cString(path[nameStart...]) { name throws(FileProblem) in
        try FileReading.bytes(of: name, in: descriptor)
      }
    }
  }

  /// Makes `folder` the one at `path`, which is empty or ends in a slash.
  private func enter(_ path: ArraySlice<UInt8>, _ folder: inout OpenFolder) throws(FileProblem) {
    guard folder.descriptor < 0 || !folder.path.elementsEqual(path) else { return }
    if folder.descriptor >= 0 { close(folder.descriptor) }
    folder = OpenFolder()
    var descriptor = uninterrupted { open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    // Step by step, so that no folder on the way can be a link that leads out.
    for part in path.split(separator: UInt8(ascii: "/")) where descriptor >= 0 {
      let next = cString(part) { name in
        uninterrupted { openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
      }
      let error = errno
      close(descriptor)
      errno = error
      descriptor = next
    }
    guard descriptor >= 0 else { throw errno == ENOENT ? .missing : .unreadable(systemMessage(errno)) }
    folder = OpenFolder(path: Array(path), descriptor: descriptor)
  }
}

/// Calls `body` with the bytes as a C string.
func cString<Result, Failure: Error>(
  _ bytes: some Sequence<UInt8>, _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
) throws(Failure) -> Result {
  var characters = bytes.map { CChar(bitPattern: $0) }
  characters.append(0)
  // An array passed as a pointer is only good for the call, which is all that is needed.
  return try body(characters)
}
