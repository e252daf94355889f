import JournalFormat

/// A file of any size that is read once, from start to end; gzip unpacks a packed one.
final class FoodFile {
  let path: String
  private let file: Descriptor
  let isPacked: Bool
  /// In bytes, as it lies on the disk.
  let size: Int
  /// The digest of what was read, and of all of a packed file.
  private(set) var digest: SHA256
  /// How many of its bytes were read.
  private var count = 0

  /// Opens a file; `digest` goes on from the files before it.
  init(_ path: String, digest: SHA256 = SHA256()) throws(CommandFailure) {
    guard let file = Descriptor.open(path.utf8, O_RDONLY | O_NONBLOCK), let status = file.status else {
      throw CommandFailure(
        .refused, "‘\(path)’ cannot be read: \(systemMessage(errno)); nothing was imported")
    }
    guard status.isFile else {
      throw CommandFailure(
        .refused,
        "‘\(path)’ is \(FileReading.kind(ofMode: status.st_mode)), not a file; nothing was imported")
    }
    (self.path, self.file, self.digest) = (path, file, digest)
    size = Int(status.st_size)
    var start: [UInt8] = [0, 0]
    isPacked = pread(file.number, &start, 2, 0) == 2 && start == Self.packedStart
  }

  /// The first bytes of a file of gzip (RFC 1952).
  private static let packedStart: [UInt8] = [0x1F, 0x8B]

  /// Calls `body` for each piece of the unpacked bytes, and `progress` with the bytes of the file that were read.
  func read(
    progress: (_ label: String, _ bytes: Int) -> Void, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) throws {
    guard isPacked else {
      return try pieces { piece in
        progress("Reading", count)
        try body(piece.bindMemory(to: UInt8.self))
      }
    }
    try pieces { _ in progress("Checking", count) }
    guard lseek(file.number, 0, SEEK_SET) == 0 else { throw failure(systemMessage(errno)) }
    try unpacked(progress, body)
  }

  /// Reads the file itself.
  private func pieces(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    do {
      try StreamedReading.pieces(of: file.number) { piece, _ in
        count += piece.count
        digest.update(piece)
        try body(piece)
      }
    } catch let problem as FileProblem {
      throw failure(problem.reason)
    }
  }

  private func unpacked(
    _ progress: (_ label: String, _ bytes: Int) -> Void, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) throws {
    var start = ProgramStart(arguments: ["gzip", "-dc"], readsNothing: true, hasOwnGroup: true)
    // The program reads through our descriptor, so that its place in the file is ours too.
    start.input = file
    let child: ChildProcess
    switch ChildProcess.start(start, input: []) {
    case .success(let started): child = started
    case .failure:
      throw CommandFailure(
        .refused, "‘\(path)’ is packed, and ‘gzip’ cannot be run; unpack it first, or install gzip")
    }
    defer { child.stop() }
    var errors: [UInt8] = []
    while child.output != nil || child.errors != nil {
      child.wait(milliseconds: 1_000)
      let bytes = child.readOutput()
      errors = Array((errors + child.readErrors()).suffix(1_000))
      progress("Reading", max(0, Int(lseek(file.number, 0, SEEK_CUR))))
      try bytes.withUnsafeBufferPointer { if !$0.isEmpty { try body($0) } }
    }
    child.reap(waits: true)
    guard child.end == .exit(0) else {
      let reason = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline).last.map(
        String.init)
      throw failure("it cannot be unpacked\(reason.map { " (\($0))" } ?? "")")
    }
  }

  private func failure(_ reason: String) -> CommandFailure {
    CommandFailure(.refused, "‘\(path)’ cannot be read to its end: \(reason); nothing was imported")
  }
}
