import JournalFormat

/// The changes of one command to one file, in one or more steps.
struct FileHistory {
  enum Kind {
    /// Updates of an existing file in order, each with the number of its change.
    case update([(number: Int, splice: ByteSplice)])
    /// A new file, with all contents it had during the command.
    case create([Fingerprint], folders: Int)
    case remove
  }

  /// The number of the first change, under which the content before the command is kept.
  var number: Int
  var path: String
  var kind: Kind

  /// The histories of the files in some changes, in the order of their first change.
  static func all(of changes: [UndoManifest.Change]) -> [FileHistory] {
    var histories: [FileHistory] = []
    var latest: [String: Int] = [:]
    for change in changes {
      if let index = latest[change.path], histories[index].absorb(change) { continue }
      latest[change.path] = histories.count
      histories.append(FileHistory(change))
    }
    return histories
  }

  private init(_ change: UndoManifest.Change) {
    number = change.number
    path = change.path
    kind =
      switch change.kind {
      case .update(let splice): .update([(change.number, splice)])
      case .create(let print, let folders): .create([print], folders: folders)
      case .remove: .remove
      }
  }

  /// Appends a later change; `false` if it starts a new history.
  private mutating func absorb(_ change: UndoManifest.Change) -> Bool {
    guard case .update(let splice) = change.kind else { return false }
    switch kind {
    case .update(let steps): kind = .update(steps + [(change.number, splice)])
    case .create(let prints, let folders): kind = .create(prints + [splice.after], folders: folders)
    case .remove: return false
    }
    return true
  }

  /// The content before the steps; `nil` unless the current content is the result of one of them.
  static func takenBack(_ steps: [(number: Int, splice: ByteSplice)], from current: [UInt8]) -> [UInt8]? {
    // A killed command may have recorded a step that it did not make.
    guard let last = steps.lastIndex(where: { $0.splice.after.matches(current) }) else { return nil }
    return steps[...last].reversed().reduce(current) { bytes, step in
      bytes.flatMap { step.splice.takenBack(from: $0) }
    }
  }

  /// The content after the steps; `nil` unless `before` is what they were applied to.
  static func applied(_ steps: [(number: Int, splice: ByteSplice)], to before: [UInt8]) -> [UInt8]? {
    steps.reduce(before) { bytes, step in bytes.flatMap { step.splice.applied(to: $0) } }
  }
}

/// A reversible replacement of one range of bytes.
struct ByteSplice: Hashable, Sendable {
  var offset: Int
  /// The bytes before.
  var removed: [UInt8]
  /// The bytes after.
  var inserted: [UInt8]
  /// The fingerprints of the whole content before and after.
  var before: Fingerprint
  var after: Fingerprint
}

extension ByteSplice {
  /// The shortest single splice that makes `new` of `old`.
  init(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < shorter - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    self.init(
      offset: start, removed: Array(old[start..<old.count - tail]),
      inserted: Array(new[start..<new.count - tail]),
      before: Fingerprint(old), after: Fingerprint(new))
  }

  /// The bytes after the change; `nil` unless it was made from `old`.
  func applied(to old: [UInt8]) -> [UInt8]? {
    Self.replace(removed, by: inserted, at: offset, in: old).flatMap { after.matches($0) ? $0 : nil }
  }

  /// The bytes before the change; `nil` unless it resulted in `new`.
  func takenBack(from new: [UInt8]) -> [UInt8]? {
    guard after.matches(new) else { return nil }
    return Self.replace(inserted, by: removed, at: offset, in: new).flatMap { before.matches($0) ? $0 : nil }
  }

  private static func replace(
    _ old: [UInt8], by new: [UInt8], at offset: Int, in bytes: [UInt8]
  ) -> [UInt8]? {
    guard offset >= 0, offset <= bytes.count, old.count <= bytes.count - offset,
      bytes[offset..<offset + old.count].elementsEqual(old)
    else { return nil }
    return Array(bytes[..<offset]) + new + Array(bytes[(offset + old.count)...])
  }
}

/// Length and 64-bit FNV-1a hash of bytes, to recognise them.
struct Fingerprint: Hashable, Sendable {
  var count: Int
  var hash: UInt64
}

extension Fingerprint {
  init(_ bytes: [UInt8]) { self.init(count: bytes.count, hash: bytes.fnv1a()) }

  func matches(_ bytes: [UInt8]) -> Bool { bytes.count == count && Fingerprint(bytes).hash == hash }
}
