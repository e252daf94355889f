#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A command, or the taking back of one, that was ended in its middle.
struct InterruptedCommand: Hashable, Sendable {
  /// What the command was.
  var label: String
  /// The files that hold what it changed.
  var paths: [String]
  /// Whether it was being taken back.
  var isTakingBack: Bool

  /// What is half done, and how to take it back.
  var words: String {
    let files = listed(paths)
    if label == UndoManifest.syncLabel, !isTakingBack {
      return
        "‘journal sync’ was interrupted after it had written \(files); the next ‘journal sync’ goes on with it"
    }
    return isTakingBack
      ? "‘\(label)’ was taken back only in part: \(files) still \(paths.count == 1 ? "holds" : "hold") what it changed; "
        + "‘journal undo’ takes back the rest"
      : "‘\(label)’ was interrupted after it had changed \(files); ‘journal undo’ takes that back"
  }

  /// `a`, `a and b`, `a, b and 3 more files`.
  private func listed(_ paths: [String]) -> String {
    switch paths.count {
    case ...2: paths.joined(separator: " and ")
    default: "\(paths[0]), \(paths[1]) and \(counted(paths.count - 2, "more file"))"
    }
  }
}

extension JournalChanges {
  /// The last command if its record has no end and something of it is in the files, or if it was taken back in part.
  ///
  /// A record loses its end also where the power fails just after the command; what is said then is true all the same.
  func interrupted() -> InterruptedCommand? {
    guard let top = Self.open(path, below: AT_FDCWD), let own = Self.open(".journal", below: top.number),
      let folder = Self.open("undo", below: own.number), Self.isIdle(top, own)
    else { return nil }
    let store = UndoStore(folder: folder, now: 0)
    guard let id = try? store.ids().last, let record = store.open(id),
      let manifest = UndoStore.manifest(in: record), !manifest.isUndone
    else { return nil }
    let strands = UndoStrand.all(of: manifest.changes)
    // Every command asks, and most commands were not interrupted.
    let mayBeTakingBack =
      manifest.isDone
      && (strands.contains { UndoStore.holds(UndoRecording.name($0.number, "after"), in: record) }
        || Self.open("tmp", below: own.number).map(Self.holdsFiles) ?? false)
    guard mayBeTakingBack || !manifest.isDone else { return nil }
    let reader = FolderReader(root: path)
    let made = strands.filter { strand in
      strand.isMade(
        of: try? reader.bytes(of: JournalFile(path: strand.path)),
        isKept: UndoStore.holds(UndoRecording.name(strand.number, "before"), in: record))
    }
    let isTakingBack = mayBeTakingBack && made.count < strands.count
    guard !made.isEmpty, isTakingBack || !manifest.isDone else { return nil }
    return InterruptedCommand(label: manifest.label, paths: made.map(\.path), isTakingBack: isTakingBack)
  }

  /// Whether a file lies in a folder, as one does in `.journal/tmp` between a swap and its end.
  private static func holdsFiles(_ folder: Descriptor) -> Bool {
    var isEmpty = true
    try? forEachEntry(ofFolder: [], below: folder.number) { _ in
      isEmpty = false
      return false
    }
    return !isEmpty
  }

  private static func open(_ name: String, below folder: Int32) -> Descriptor? {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (folder == AT_FDCWD ? 0 : O_NOFOLLOW)
    let opened = uninterrupted { openat(folder, name, flags) }
    return opened < 0 ? nil : Descriptor(opened)
  }

  /// Whether no command is writing at the moment: one that runs has no end in its record either.
  private static func isIdle(_ top: Descriptor, _ own: Descriptor) -> Bool {
    if uninterrupted({ flock(top.number, LOCK_SH | LOCK_NB) }) == 0 { return true }
    guard errno != EWOULDBLOCK else { return false }
    // Where a folder cannot be locked, a file in `.journal` is.
    let opened = uninterrupted { openat(own.number, "lock", O_RDONLY | O_NOFOLLOW | O_CLOEXEC) }
    guard opened >= 0 else { return false }
    let file = Descriptor(opened)
    return uninterrupted { flock(file.number, LOCK_SH | LOCK_NB) } == 0
  }
}

extension UndoStrand {
  /// Whether a file that holds `current`, `nil` for none, may hold something of the change; `isKept` says whether the
  /// record holds what it displaced.
  fileprivate func isMade(of current: [UInt8]?, isKept: Bool) -> Bool {
    switch kind {
    case .update(let steps): current.map { steps.first?.splice.before.matches($0) != true } ?? false
    case .create: current != nil
    case .remove: current == nil && isKept
    }
  }
}
