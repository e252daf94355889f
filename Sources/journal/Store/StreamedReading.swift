import JournalFormat

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
