#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension AtomicWrite {
  /// Takes a file of the journal away to `place`, if `isExpected` agrees with what it holds.
  ///
  /// Without `isExpected` the file may be of any size and is not read.
  static func takeAway(
    _ path: String, in journal: OpenJournal, to place: () throws -> Place,
    if isExpected: (([UInt8]) throws -> Bool)? = nil
  ) throws {
    func refusal(_ why: String) -> CommandFailure {
      CommandFailure(.refused, "‘\(path)’ cannot be removed: \(why); it was left alone")
    }
    let target: Target
    do {
      target = try find(path, in: journal, making: false)
    } catch is MissingFolder {
      throw refusal(systemMessage(ENOENT))
    }
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let opened = cString(target.name) { name in
      uninterrupted { openat(target.folder.descriptor.number, name, flags) }
    }
    guard opened >= 0 else { throw refusal(systemMessage(errno)) }
    let file = Descriptor(opened)
    var status = stat()
    guard fstat(opened, &status) == 0 else { throw refusal(systemMessage(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw refusal("it is \(FileReading.kind(ofMode: status.st_mode))")
    }
    guard status.st_mode & 0o222 != 0 else {
      throw refusal("it is marked read-only; ‘chmod u+w’ makes it writable")
    }
    func isAsExpected() throws -> Bool {
      guard let isExpected else { return true }
      guard lseek(opened, 0, SEEK_SET) == 0 else { throw refusal(systemMessage(errno)) }
      let bytes: [UInt8]
      do throws(FileProblem) {
        bytes = try FileReading.bytes(of: opened, limit: FileReading.sizeLimit)
      } catch {
        throw CommandFailure(.refused, "‘\(path)’ \(error.reason); it was left alone")
      }
      return try isExpected(bytes)
    }
    let lease = try FileLease.take(on: file, of: path, patience: journal.patience)
    defer { lease.release() }
    guard try isAsExpected() else { throw refusal("it has been changed meanwhile") }
    let here = Place(folder: target.folder.descriptor, name: target.name)
    let kept = try place()
    let error = move(here, to: kept)
    guard error == 0 else {
      throw refusal(
        error == EXDEV
          ? "it lies on another file system than ‘.journal’, from where it could not be brought back"
          : systemMessage(error))
    }
    lease.release()
    do {
      try FileLease.take(on: file, of: path, patience: journal.patience).release()
      guard try isAsExpected() else { throw refusal("it has been changed meanwhile") }
    } catch {
      let failure = error as? CommandFailure ?? CommandFailure(.refused, "\(error)")
      guard move(kept, to: here) == 0 else {
        throw CommandFailure(
          .refused,
          "‘\(path)’ was removed and lies in ‘.journal/undo’, but that was not completed: \(failure.reason)")
      }
      throw failure
    }
    try settle([target.folder.descriptor, kept.folder], path, "removed")
  }

  /// Brings a file back from where it is kept; it takes nobody's place.
  static func bringBack(_ place: Place, to path: String, in journal: OpenJournal) throws {
    let target = try find(path, in: journal, making: true)
    let error = move(place, to: Place(folder: target.folder.descriptor, name: target.name))
    guard error == 0 else {
      throw CommandFailure(
        .refused, "‘\(path)’ cannot be brought back: \(systemMessage(error)); nothing was changed")
    }
    try settle([target.folder.descriptor, place.folder] + target.parentsOfNewFolders, path, "brought back")
  }
}
