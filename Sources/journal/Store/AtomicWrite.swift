import JournalFormat

/// Replaces files so that a crash, a full disk or an editor saving meanwhile leaves the old bytes or the new.
///
/// The bytes go to a temporary file, which is synced and then swapped atomically with the old one
/// (`RENAME_EXCHANGE`); what the swap displaced is compared with what was read before it is discarded. Only the files
/// named `AtomicWrite…` open anything for writing, rename or remove.
struct AtomicWrite {
  /// The path to show in messages.
  let shownPath: String
  let target: Target
  /// The folder for temporary files: `.journal/tmp`, or the target's own.
  let stage: Folder
  /// The mode and group of a new file.
  let newFile: () -> NewFile
  /// How long to wait for a program that is saving the file.
  let patience: Patience
  /// Warns of an unexpected effect of a change that was made.
  var warn: (String) -> Void = { _ in }
  /// Records the change before it is made, and returns where to keep the displaced file; `nil` keeps nothing.
  var keeping: ((_ old: [UInt8]?, _ new: [UInt8]) throws -> Place)?

  /// The permission bits and the group of a file.
  struct NewFile {
    var mode: mode_t
    var group: gid_t?
  }

  /// A name in a folder.
  struct Place {
    var folder: Descriptor
    var name: [UInt8]
  }

  /// The folder and name of the file, whether it exists or not.
  var place: Place { target.place }

  /// How many times another program may save the file in between before the write fails.
  private static let attempts = 50

  /// Replaces the file's content with what `change` makes of it; unchanged content is not written.
  ///
  /// `change` is called again with the newer bytes if somebody saves the file in between.
  func run(_ change: ([UInt8]?) throws -> [UInt8]) throws -> WriteOutcome {
    var overwritten: (old: [UInt8]?, bytes: [UInt8])?
    for attempt in 0..<Self.attempts {
      if attempt > 4 { patience.wait() }
      let old = try existing()
      // The other program may have included our change, and must not get it twice.
      if let made = overwritten, let text = old?.bytes, !Self.lacks(text, made.bytes, madeFrom: made.old) {
        return made.old == nil ? .created : .replaced
      }
      let bytes = try change(old?.bytes)
      if old?.bytes == bytes { return .unchanged }
      guard bytes.count <= FileReading.sizeLimit else {
        throw CommandFailure(
          .refused, "‘\(shownPath)’ would be larger than 64 MB, which is the most; nothing was changed")
      }
      guard let new = try replace(old, by: bytes) else { continue }
      guard !isOverwritten(new, madeFrom: old?.bytes, holding: bytes) else {
        overwritten = (old?.bytes, bytes)
        continue
      }
      if let old, old.status.st_nlink > 1 {
        warn("‘\(shownPath)’ had another name by a hard link, which keeps the text from before")
      }
      return old == nil ? .created : .replaced
    }
    throw CommandFailure(.busy, "‘\(shownPath)’ is being saved by another program again and again; try again")
  }

  /// The existing file: its bytes, its status, and an open descriptor.
  struct Existing {
    var bytes: [UInt8]
    var status: stat
    /// Open for reading.
    var descriptor: Descriptor
  }

  /// Reads the file under a read lease, so never half of what another program writes; `nil` if there is none.
  func existing() throws -> Existing? {
    let descriptor = place.folder.file(place.name)
    if descriptor == nil, errno == ENOENT { return nil }
    guard let descriptor, let status = descriptor.status else {
      throw failure("cannot be read before it is written", errno)
    }
    guard status.st_mode & 0o222 != 0 else {
      throw CommandFailure(
        .refused, "‘\(shownPath)’ is marked read-only and was left alone; ‘chmod u+w’ makes it writable")
    }
    // The folder would allow the swap; whose file it is decides.
    let mayWrite = cString(place.name) { faccessat(place.folder.number, $0, W_OK, AT_EACCESS) == 0 }
    guard mayWrite || errno != EACCES else { throw failure("may not be changed by you", errno) }
    // Half of what an editor is writing must not be taken for the text.
    let lease = try FileLease.take(on: descriptor, of: shownPath, patience: patience)
    defer { lease.release() }
    let bytes = try refusing("‘\(shownPath)’", consequence: "; it was left alone") { () throws(FileProblem) in
      try FileReading.bytes(of: descriptor)
    }
    return Existing(bytes: bytes, status: status, descriptor: descriptor)
  }

  /// Replaces `old` with `bytes`, and returns the new file; `nil` if the file has changed since it was read.
  private func replace(_ old: Existing?, by bytes: [UInt8]) throws -> Descriptor? {
    // An interrupt must not come between the swap and the check of what it displaced.
    try Interruption.held(besides: SIGHUP) {
      let kept = try keeping?(old?.bytes, bytes)
      if let staged = try stageUnnamed(bytes, like: old) {
        switch try publish(staged, over: old, bytes, keeping: kept) {
        case .done: return staged.descriptor
        case .changedMeanwhile: return nil
        case .impossible: break
        }
      }
      // No unnamed files or hard links here, or the target is on another file system: a name beside the target.
      let staged = try stageNamed(bytes, like: old)
      switch try publish(staged, over: old, bytes, keeping: kept) {
      case .done: return staged.descriptor
      case .changedMeanwhile: return nil
      case .impossible:
        return try renamePlainly(staged, over: old, keeping: kept) ? staged.descriptor : nil
      }
    }
  }

  /// Whether another program has replaced the new file meanwhile with a text made from the previous one.
  ///
  /// An editor that saves by a rename asks for no lease: it may have read the old text before the swap and rename its own
  /// over the new one after it. While this command still runs it notices, and makes the change again in the editor's text.
  private func isOverwritten(_ new: Descriptor, madeFrom old: [UInt8]?, holding bytes: [UInt8]) -> Bool {
    guard let there = place.folder.status(of: place.name), let ours = new.status,
      there.st_ino != ours.st_ino || there.st_dev != ours.st_dev, let text = try? content(of: place)
    else { return false }
    return Self.lacks(text, bytes, madeFrom: old)
  }

  /// Whether part of the change from `old` to `bytes` is missing from a text.
  private static func lacks(_ text: [UInt8], _ bytes: [UInt8], madeFrom old: [UInt8]?) -> Bool {
    LineCounts(text).lack(LineCounts(bytes), madeFrom: LineCounts(old ?? []))
  }

  /// The error message for a failed write.
  func failure(_ what: String, _ error: Int32) -> CommandFailure {
    CommandFailure(.refused, "‘\(shownPath)’ \(what): \(systemMessage(error)); nothing was changed")
  }
}

extension AtomicWrite {
  /// A folder for temporary files, and the prefix of their names.
  struct Folder {
    var descriptor: Descriptor
    var prefix: String
  }

  /// A temporary file that is written and synced, but not yet in its place.
  struct Staged {
    var descriptor: Descriptor
    var folder: Folder
    /// Its name in `folder`; `nil` for an unnamed file.
    var name: [UInt8]?

    var place: Place? { name.map { Place(folder: folder.descriptor, name: $0) } }
  }

  /// Writes the bytes to an unnamed temporary file (`O_TMPFILE`); `nil` if the file system has none.
  func stageUnnamed(_ bytes: [UInt8], like old: Existing?) throws -> Staged? {
    #if os(Linux)
      let flags = Int32(JOURNAL_O_TMPFILE) | O_DIRECTORY | O_WRONLY
      guard let descriptor = stage.descriptor.open(".".utf8, flags) else { return nil }
      try fill(descriptor, with: bytes, like: old)
      return Staged(descriptor: descriptor, folder: stage, name: nil)
    #else
      return nil
    #endif
  }

  /// Writes the bytes to a temporary file beside the target.
  func stageNamed(_ bytes: [UInt8], like old: Existing?) throws -> Staged {
    let folder = Folder(descriptor: target.folder.descriptor, prefix: Self.besidePrefix)
    let flags = Self.asNewFile | O_CLOEXEC
    let (name, opened) = freshName(in: folder) { name in
      uninterrupted { openat(folder.descriptor.number, name, flags, 0o600) }
    }
    guard opened >= 0 else { throw failure("cannot be written", errno) }
    let staged = Staged(descriptor: Descriptor(opened), folder: folder, name: name)
    do {
      try fill(staged.descriptor, with: bytes, like: old)
    } catch {
      discard(staged)
      throw error
    }
    return staged
  }

  static let besidePrefix = ".journal-tmp-"

  /// Links an unnamed file into its folder; `nil` if the file system cannot.
  func named(_ staged: Staged) -> Staged? {
    guard staged.name == nil else { return staged }
    let (name, result) = freshName(in: staged.folder) { name in
      link(staged.descriptor, to: name, in: staged.folder.descriptor)
    }
    guard result == 0 else { return nil }
    return Staged(descriptor: staged.descriptor, folder: staged.folder, name: name)
  }

  /// Links an unnamed file under a name; 0, or -1 and `errno`. Never replaces a file.
  func link(_ file: Descriptor, to name: UnsafePointer<CChar>, in folder: Descriptor) -> Int32 {
    uninterrupted { linkat(AT_FDCWD, "/proc/self/fd/\(file.number)", folder.number, name, AT_SYMLINK_FOLLOW) }
  }

  /// Removes a staged file that is not needed.
  func discard(_ staged: Staged) {
    if let place = staged.place { Self.remove(place) }
  }

  /// Calls `make` with candidate names until one is free, 100 times at most.
  func freshName(
    in folder: Folder, _ make: (UnsafePointer<CChar>) -> Int32
  ) -> (name: [UInt8], result: Int32) {
    var name: [UInt8] = []
    var result: Int32 = -1
    for attempt in 0..<100 {
      name = Array("\(folder.prefix)\(getpid())-\(attempt)".utf8)
      result = cString(name, make)
      if result >= 0 || errno != EEXIST { break }
    }
    return (name, result)
  }

  /// Writes all bytes, copies the old file's owner, mode and attributes, and syncs.
  private func fill(_ descriptor: Descriptor, with bytes: [UInt8], like old: Existing?) throws {
    if let error = descriptor.writeAll(bytes) { throw failure("cannot be written", error) }
    let mode: mode_t
    if let old {
      adopt(old, descriptor)
      mode = old.status.st_mode
    } else {
      let new = newFile()
      // Not every user may give files to every group.
      if let group = new.group { _ = uninterrupted { fchown(descriptor.number, uid_t.max, group) } }
      mode = new.mode
    }
    guard uninterrupted({ fchmod(descriptor.number, mode & 0o7777) }) == 0 else {
      throw failure("cannot be written", errno)
    }
    // A failed fsync is final: asking again would report success for bytes that are gone.
    guard uninterrupted({ fsync(descriptor.number) }) == 0 else {
      throw failure("cannot be brought to the disk", errno)
    }
  }

  /// Copies owner, group and extended attributes (access control lists among them), as far as permitted.
  private func adopt(_ old: Existing, _ descriptor: Descriptor) {
    if uninterrupted({ fchown(descriptor.number, old.status.st_uid, old.status.st_gid) }) != 0 {
      _ = uninterrupted { fchown(descriptor.number, uid_t.max, old.status.st_gid) }
    }
    #if os(Linux)
      let size = flistxattr(old.descriptor.number, nil, 0)
      guard size > 0 else { return }
      var names = [CChar](repeating: 0, count: size)
      let length = flistxattr(old.descriptor.number, &names, size)
      guard length > 0 else { return }
      for name in names[..<length].split(separator: 0) {
        let name = Array(name) + [0]
        let size = fgetxattr(old.descriptor.number, name, nil, 0)
        guard size >= 0 else { continue }
        var value = [UInt8](repeating: 0, count: size)
        guard fgetxattr(old.descriptor.number, name, &value, size) == size else { continue }
        _ = fsetxattr(descriptor.number, name, value, size, 0)
      }
    #endif
  }
}

extension Descriptor {
  /// The place of a file in this folder.
  func place(_ name: [UInt8]) -> AtomicWrite.Place { AtomicWrite.Place(folder: self, name: name) }
  func place(_ name: String) -> AtomicWrite.Place { place(Array(name.utf8)) }
}

/// A multiset of the lines of a text.
struct LineCounts {
  private var counts: [ArraySlice<UInt8>: Int] = [:]

  init(_ text: [UInt8]) {
    for line in text.split(separator: UInt8(ascii: "\n")) { counts[line, default: 0] += 1 }
  }

  /// Whether part of the change from `old` to `new` is missing here: a line that was added, or the absence of one that was removed.
  func lack(_ new: LineCounts, madeFrom old: LineCounts) -> Bool {
    Set(new.counts.keys).union(old.counts.keys).contains { line in
      let (before, after, here) = (old.count(line), new.count(line), count(line))
      return after > before ? here < after : after < before ? here > after : false
    }
  }

  private func count(_ line: ArraySlice<UInt8>) -> Int { counts[line, default: 0] }
}

extension AtomicWrite {
  enum Publication {
    case done
    /// The target has changed since it was read, and was left alone.
    case changedMeanwhile
    /// The file system supports neither links nor swaps; nothing happened.
    case impossible
  }

  /// Swaps a staged file into the target's place, or links it there if the target is new.
  func publish(
    _ given: Staged, over old: Existing?, _ bytes: [UInt8], keeping place: Place?
  ) throws -> Publication {
    guard let old else { return try publishNew(given, place) }
    guard let staged = named(given) else { return .impossible }
    let lease: FileLease
    do throws(CommandFailure) {
      lease = try FileLease.take(on: old.descriptor, of: shownPath, patience: patience)
    } catch {
      discard(staged)
      throw error
    }
    defer { lease.release() }
    guard try isStill(old.bytes, staged), lease.isIntact else {
      discard(staged)
      return .changedMeanwhile
    }
    let error = exchange(staged)
    guard error == 0 else {
      if Self.meansImpossible(error) {
        // What was named only for the swap loses its name again.
        if given.name == nil { discard(staged) }
        return .impossible
      }
      discard(staged)
      if error == ENOENT { return .changedMeanwhile }
      throw failure("cannot be written", error)
    }
    // A program that waits for the lease has the displaced file in hand and would write into that.
    guard lease.isIntact, try displaced(staged, bytes, over: old) == old.bytes else {
      try takeBack(staged, bytes, over: old)
      return .changedMeanwhile
    }
    lease.release()
    return try letGo(staged, over: old, with: bytes, keeping: place) ? .done : .changedMeanwhile
  }

  /// Discards or keeps the displaced file, unless another program has written to it after all: then the swap is undone.
  private func letGo(_ staged: Staged, over old: Existing, with bytes: [UInt8], keeping place: Place?) throws
    -> Bool
  {
    var displaced = staged
    do {
      if let place, try keep(staged, old.bytes, at: place) {
        displaced.folder = Folder(descriptor: place.folder, prefix: "")
        displaced.name = place.name
      }
      // Who opened the file in the moment before the swap has it open still, or has written by now.
      try FileLease.take(on: old.descriptor, of: shownPath, patience: patience).release()
    } catch {
      let failure = CommandFailure(wrapping: error)
      try takeBack(displaced, bytes, over: old)
      throw CommandFailure(failure.status, "\(failure.reason); the file was put back as it was")
    }
    guard try self.displaced(displaced, bytes, over: old) == old.bytes else {
      try takeBack(displaced, bytes, over: old)
      return false
    }
    if displaced.name == staged.name { discard(staged) }
    try sync(place)
    return true
  }

  /// Moves the displaced file to `place`, or copies it there across file systems; returns whether it was moved.
  private func keep(_ staged: Staged, _ bytes: [UInt8], at place: Place) throws -> Bool {
    guard let own = staged.place else { return false }
    switch Self.move(own, to: place) {
    case 0: return true
    case EXDEV:
      try copy(bytes, to: place)
      return false
    case let error: throw failure("cannot be kept for ‘journal undo’", error)
    }
  }

  /// Links a new file into place; never replaces one created meanwhile.
  private func publishNew(_ staged: Staged, _ place: Place?) throws -> Publication {
    let result = cString(target.name) { name in
      guard let own = staged.place else {
        return link(staged.descriptor, to: name, in: target.folder.descriptor)
      }
      return cString(own.name) { own in
        uninterrupted {
          linkat(staged.folder.descriptor.number, own, target.folder.descriptor.number, name, 0)
        }
      }
    }
    let error = errno
    if result == 0 {
      discard(staged)
      try sync(place)
      return .done
    }
    if error == EEXIST {
      discard(staged)
      return .changedMeanwhile
    }
    if Self.meansImpossible(error) || error == ENOENT { return .impossible }
    discard(staged)
    throw failure("cannot be written", error)
  }

  /// The fallback where files can be neither linked nor swapped: compares once more, then renames.
  func renamePlainly(_ staged: Staged, over old: Existing?, keeping place: Place?) throws -> Bool {
    guard let from = staged.place else { return false }
    guard try isStill(old?.bytes, staged) else {
      discard(staged)
      return false
    }
    do {
      if let old, let place { try copy(old.bytes, to: place) }
      let error = old == nil ? Self.move(from, to: target.place) : Self.replace(target.place, by: from)
      if old == nil, error == EEXIST {
        discard(staged)
        return false
      }
      if error != 0 { throw failure("cannot be written", error) }
    } catch {
      discard(staged)
      throw error
    }
    try sync(place)
    return true
  }

  /// Swaps back after a swap that displaced bytes other than those read.
  private func takeBack(_ staged: Staged, _ bytes: [UInt8], over old: Existing) throws {
    let error = exchange(staged)
    let isBack = error == 0
    let rest = try? staged.place.flatMap { try content(of: $0) }
    if isBack, rest == bytes {
      discard(staged)
      return
    }
    if isBack, rest == nil {
      // An unreadable file stays where it is; the next command moves it to the leftovers.
      throw CommandFailure(
        .refused,
        "‘\(shownPath)’ cannot be compared with what was read, so it was put back as it was; the new text lies in "
          + "‘.journal’")
    }
    if !isBack, rest == nil || rest == old.bytes {
      throw CommandFailure(
        .refused,
        "‘\(shownPath)’ was written, but that cannot be completed: \(systemMessage(error)); what it held before lies "
          + "in ‘.journal’")
    }
    // A second save fell on top of our bytes: both versions stay.
    guard let kept = keepAside(staged) else {
      throw CommandFailure(
        .refused,
        "‘\(shownPath)’ was saved by another program meanwhile, and the other version stays in ‘.journal’: "
          + systemMessage(errno))
    }
    try sync(nil)
    throw CommandFailure(
      .negativeResult,
      "‘\(shownPath)’ was saved by another program meanwhile; the other version is kept as ‘\(kept)’")
  }

  /// Moves the staged name to `NAME.conflict-N` beside the target.
  private func keepAside(_ staged: Staged) -> String? {
    guard let own = staged.place else { return nil }
    for number in 1...100 {
      let aside = target.name + Array(".conflict-\(number)".utf8)
      let error = Self.move(own, to: place.folder.place(aside))
      if error == 0 { return String(decoding: aside, as: UTF8.self) }
      guard error == EEXIST else { return nil }
    }
    return nil
  }

  /// Whether the target still holds these bytes, or is still missing; discards the staged file if it cannot be read.
  private func isStill(_ bytes: [UInt8]?, _ staged: Staged) throws -> Bool {
    do {
      return try refusing("‘\(shownPath)’", consequence: "; nothing was changed") { () throws(FileProblem) in
        try content(of: place) == bytes
      }
    } catch {
      discard(staged)
      throw error
    }
  }

  /// The content that the swap displaced; the swap is undone if it cannot be read.
  private func displaced(_ staged: Staged, _ bytes: [UInt8], over old: Existing) throws -> [UInt8]? {
    guard let own = staged.place else { return nil }
    do throws(FileProblem) {
      return try content(of: own)
    } catch {
      try takeBack(staged, bytes, over: old)
      throw CommandFailure(
        .refused, "what ‘\(shownPath)’ held before \(error.reason), so the file was put back as it was")
    }
  }

  /// The content of a file; `nil` if it is missing.
  func content(of place: Place) throws(FileProblem) -> [UInt8]? {
    try ifThere { () throws(FileProblem) in try FileReading.bytes(of: place.name, in: place.folder) }
  }

  /// Swaps the staged file with the target; 0 or the error number.
  private func exchange(_ staged: Staged) -> Int32 {
    staged.place.map { Self.exchange($0, place) } ?? EINVAL
  }

  /// Syncs the target's folder, the parents of new folders, and the folder where the displaced file is kept.
  private func sync(_ place: Place?) throws {
    let kept = [place?.folder].compactMap { $0 }
    try Self.sync(
      [target.folder.descriptor] + target.parentsOfNewFolders + kept, of: shownPath, done: "written")
  }

  /// Syncs folders (`fsync`) after a change to the file at `path`; `done` is the verb for messages, such as “written”.
  static func sync(_ folders: [Descriptor], of path: String, done: String) throws {
    for folder in folders {
      guard uninterrupted({ fsync(folder.number) }) != 0 else { continue }
      // Some file systems have nothing to sync about a folder.
      guard errno != EINVAL, errno != ENOTSUP else { continue }
      throw CommandFailure(
        .refused,
        "‘\(path)’ was \(done), but the system does not confirm that this is on the disk: \(systemMessage(errno))"
      )
    }
  }

  static func meansImpossible(_ error: Int32) -> Bool {
    [EXDEV, EINVAL, ENOSYS, ENOTSUP, EPERM, EMLINK].contains(error)
  }
}
