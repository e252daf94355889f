import JournalFormat
import Synchronization

/// Reads whole files without Foundation, and without blocking on pipes or devices.
enum FileReading {
  /// The largest file that is read: 64 MB.
  static let sizeLimit = FileBounds.other.bytes

  /// The bytes of the regular file `name` in the folder behind a descriptor. A symbolic link is not followed.
  static func bytes(
    of name: some Sequence<UInt8>, in folder: Descriptor, limit: Int = sizeLimit
  ) throws(FileProblem) -> [UInt8] {
    guard let file = folder.file(name) else { throw openProblem(errno) }
    return try bytes(of: file, limit: limit)
  }

  /// The same, with the permission bits of the file.
  static func bytesAndMode(
    of name: [UInt8], in folder: Descriptor
  ) throws(FileProblem) -> (bytes: [UInt8], mode: UInt32) {
    guard let file = folder.file(name) else { throw openProblem(errno) }
    guard let status = file.status else { throw .unreadable(systemMessage(errno)) }
    return (try bytes(of: file), UInt32(status.st_mode & 0o7777))
  }

  /// The bytes of a file that the command line names, links followed; `-` is standard input.
  static func bytes(ofNamedFile path: String) throws(FileProblem) -> [UInt8] {
    if path == "-" {
      return try contents(of: STDIN_FILENO, expecting: 65_535, isStream: true, limit: sizeLimit)
    }
    guard let file = Descriptor.open(path.utf8, O_RDONLY | O_NONBLOCK) else { throw openProblem(errno) }
    return try bytes(of: file)
  }

  /// The bytes of an open regular file.
  static func bytes(of file: Descriptor, limit: Int = sizeLimit) throws(FileProblem) -> [UInt8] {
    guard let status = file.status else { throw .unreadable(systemMessage(errno)) }
    guard status.isFile else { throw .notRegular(kind(ofMode: status.st_mode)) }
    guard status.st_size <= limit else { throw .tooLarge(bytes: Int(status.st_size), limit: limit) }
    return try contents(of: file.number, expecting: Int(status.st_size), isStream: false, limit: limit)
  }

  /// The kind of file a mode denotes, with an article: “a pipe”.
  static func kind(ofMode mode: mode_t) -> String {
    switch mode & S_IFMT {
    case S_IFDIR: "a folder"
    case S_IFIFO: "a pipe"
    case S_IFSOCK: "a socket"
    case S_IFLNK: "a link"
    default: "a device"
    }
  }

  private static func openProblem(_ error: Int32) -> FileProblem {
    switch error {
    case ELOOP: .linkLeadsOut
    case ENXIO: .notRegular("a socket")
    case ENOENT: .missing
    default: .unreadable(systemMessage(error))
    }
  }

  /// Reads to the end. `size` is what to expect; a regular file that gave exactly so much is not asked again.
  private static func contents(
    of descriptor: Int32, expecting size: Int, isStream: Bool, limit: Int
  ) throws(FileProblem) -> [UInt8] {
    var failure: FileProblem?
    // One byte more than the file has: a full buffer then means that the file grew meanwhile.
    var capacity = size + 1
    var result = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      failure = fill(
        UnsafeMutableRawBufferPointer(buffer), from: descriptor, stopAt: isStream ? nil : size, count: &count)
    }
    var last = result.count
    while failure == nil, last == capacity {
      guard result.count <= limit else { throw .tooLarge(bytes: result.count, limit: limit) }
      capacity = max(65_536, result.count)
      let more = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        failure = fill(UnsafeMutableRawBufferPointer(buffer), from: descriptor, stopAt: nil, count: &count)
      }
      last = more.count
      result += more
    }
    if let failure { throw failure }
    return result
  }

  /// Reads until the buffer is full, the file ends, or exactly `stopAt` bytes are there.
  private static func fill(
    _ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32, stopAt: Int?, count: inout Int
  ) -> FileProblem? {
    while count < buffer.count {
      let got = read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      if got == 0 { return nil }
      if got > 0 {
        count += got
        if count == stopAt { return nil }
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return .unreadable(systemMessage(errno))
      }
    }
    return nil
  }
}

/// Opens files of a journal relative to their folder; the most recent folder stays open.
final class FolderReader: Sendable {
  private struct OpenFolder {
    var path: [UInt8] = []
    var descriptor: Descriptor?
  }

  private let root: String
  private let current = Mutex(OpenFolder())

  init(root: String) { self.root = root }

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
      try FileReading.bytes(of: path[nameStart...], in: try enter(path[..<nameStart], &folder))
    }
  }

  /// Makes `folder` the one at `path`, which is empty or ends in a slash.
  private func enter(_ path: ArraySlice<UInt8>, _ folder: inout OpenFolder) throws(FileProblem) -> Descriptor
  {
    if let open = folder.descriptor, folder.path.elementsEqual(path) { return open }
    folder = OpenFolder()
    var descriptor = Descriptor.open(root.utf8, O_RDONLY | O_DIRECTORY)
    // Step by step, so that no folder on the way can be a link that leads out.
    for part in path.split(separator: .slash) { descriptor = descriptor?.folder(part) }
    guard let descriptor else { throw errno == ENOENT ? .missing : .unreadable(systemMessage(errno)) }
    folder = OpenFolder(path: Array(path), descriptor: descriptor)
    return descriptor
  }
}

/// One name in a folder.
struct FolderEntry {
  enum Kind: Hashable {
    case folder, file, link
    /// A pipe, a socket or a device, with its article.
    case other(String)
  }

  var name: [UInt8]
  var kind: Kind
}

/// The entries of a folder, in the order of the file system; `path` is as for `forEachEntry`.
struct FolderEntries {
  /// The entries up to the first error.
  private(set) var readable: [FolderEntry] = []
  private(set) var problem: FileProblem?

  init(ofFolder path: [UInt8] = [], below root: Descriptor) {
    do throws(FileProblem) {
      try forEachEntry(ofFolder: path, below: root) { entry in
        readable.append(entry)
        return true
      }
    } catch {
      problem = error
    }
  }

  /// All entries; throws if there was an error.
  func all() throws(FileProblem) -> [FolderEntry] {
    if let problem { throw problem }
    return readable
  }
}

/// Calls `body` for each name in a folder below `root`, in the order of the file system, until it returns `false`.
///
/// `folder` is relative; empty is the root itself. A link in its last place is not followed.
func forEachEntry(
  ofFolder folder: [UInt8], below root: Descriptor, _ body: (FolderEntry) -> Bool
) throws(FileProblem) {
  let path = folder.isEmpty ? [UInt8(ascii: ".")] : folder
  let descriptor = cString(path) { name in
    uninterrupted { openat(root.number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
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

/// Reads files of any size piece by piece.
enum StreamedReading {
  /// The maximum number of bytes read at once.
  static let pieceLength = 1 << 20

  /// Passes a file named on the command line to `body` in pieces, with the number of bytes before each piece and in the file. Links
  /// are followed; `-` is standard input, whose length is not known.
  static func pieces(
    ofNamedFile path: String, _ body: (UnsafeRawBufferPointer, _ before: Int, _ total: Int?) throws -> Void
  ) throws {
    let file = path == "-" ? nil : Descriptor.open(path.utf8, O_RDONLY | O_NONBLOCK)
    guard path == "-" || file != nil else {
      throw errno == ENOENT ? FileProblem.missing : .unreadable(systemMessage(errno))
    }
    var total: Int?
    if let file {
      guard let status = file.status else { throw FileProblem.unreadable(systemMessage(errno)) }
      guard status.isFile else { throw FileProblem.notRegular(FileReading.kind(ofMode: status.st_mode)) }
      total = Int(status.st_size)
    }
    try pieces(of: file?.number ?? STDIN_FILENO) { piece, before in try body(piece, before, total) }
  }

  /// Passes the rest of an open file to `body` in pieces, with the number of bytes read before each.
  ///
  /// Throws a `FileProblem` if the file cannot be read to its end, and what `body` throws.
  static func pieces(
    of descriptor: CInt, _ body: (UnsafeRawBufferPointer, _ before: Int) throws -> Void
  ) throws {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceLength, alignment: 16)
    defer { buffer.deallocate() }
    var before = 0
    while true {
      let got = posixRead(descriptor, into: buffer)
      if got == 0 { return }
      if got > 0 {
        try body(UnsafeRawBufferPointer(rebasing: buffer[..<got]), before)
        before += got
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        throw FileProblem.unreadable(systemMessage(errno))
      }
    }
  }
}

/// Why a file or folder could not be read.
enum FileProblem: Error, Hashable {
  /// A pipe, a socket, a device or a folder where a file should be.
  case notRegular(String)
  /// A symbolic link whose target lies outside the journal or does not exist.
  case linkLeadsOut
  case tooLarge(bytes: Int, limit: Int)
  /// More lines and list markers than a file may have.
  case tooManyLines(limit: Int)
  case missing
  /// The system's error message.
  case unreadable(String)

  /// The reason for a sentence that begins with the file.
  var reason: String {
    switch self {
    case .notRegular(let what): "is \(what), not a regular file"
    case .linkLeadsOut: "is a link that leads out of the journal or to nothing"
    case .tooLarge(let bytes, let limit):
      "is too large: \((bytes + 999_999) / 1_000_000) MB, where \(limit / 1_000_000) MB is the most"
    case .tooManyLines(let limit): "is too large: it has more than \(grouped(limit)) lines and list markers"
    case .missing: "cannot be read: no such file or directory"
    case .unreadable(let why): "cannot be read: \(why)"
    }
  }

  /// The diagnostic for this problem: consequence and remedy.
  var diagnostic: Diagnostic {
    let (code, subject, remedy): (DiagnosticCode, String, String) =
      switch self {
      case .notRegular: (.notRegularFile, "this", "put a plain file in its place or rename it")
      case .linkLeadsOut: (.notRegularFile, "this", "move the file itself into the journal")
      case .tooLarge, .tooManyLines: (.fileTooLarge, "this file", "split it or rename it")
      case .missing: (.unreadableFile, "this", "look at how its name is spelled")
      case .unreadable: (.unreadableFile, "this", "see who may read it with ‘ls -l’")
      }
    return Diagnostic(code, onFile: "\(subject) \(reason); nothing in it counts; \(remedy)")
  }
}

extension Diagnostic {
  /// A diagnostic about a file as a whole, at the start of its first line.
  init(_ code: DiagnosticCode, onFile message: String) {
    let start = SourceLocation(line: 1, column: 1)
    self.init(code, message, at: start..<start)
  }
}

/// Calls `body`, and turns a file problem into a failure whose message is `subject`, the reason and `consequence`.
func refusing<Result>(
  _ subject: @autoclosure () -> String, consequence: String = "", status: CommandFailure.Status = .refused,
  _ body: () throws(FileProblem) -> Result
) throws(CommandFailure) -> Result {
  do throws(FileProblem) {
    return try body()
  } catch {
    throw CommandFailure(status, "\(subject()) \(error.reason)\(consequence)")
  }
}

/// The result of `body`; `nil` if the file is missing.
func ifThere<Result>(_ body: () throws(FileProblem) -> Result) throws(FileProblem) -> Result? {
  do throws(FileProblem) {
    return try body()
  } catch {
    if error == .missing { return nil }
    throw error
  }
}

extension FileBounds {
  /// Throws if a file exceeds its limits; `path` is relative to the journal's folder.
  static func check(_ bytes: [UInt8], of path: String) throws(FileProblem) {
    // Few files are this large, and classifying the path is slower than this test.
    guard bytes.count > min(text.lines, settings.bytes) else { return }
    let bounds = ofFile(path)
    switch bounds.excess(of: bytes) {
    case .bytes?: throw .tooLarge(bytes: bytes.count, limit: bounds.bytes)
    case .lines?: throw .tooManyLines(limit: bounds.lines)
    case nil: break
    }
  }
}
