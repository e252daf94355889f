/// A change of one stretch of bytes, which can be made and taken back.
struct ByteSplice: Hashable, Sendable {
  var offset: Int
  /// What was there.
  var removed: [UInt8]
  /// What is there instead.
  var inserted: [UInt8]
  /// What the whole was before and after.
  var before: Fingerprint
  var after: Fingerprint

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

  init(offset: Int, removed: [UInt8], inserted: [UInt8], before: Fingerprint, after: Fingerprint) {
    self.offset = offset
    self.removed = removed
    self.inserted = inserted
    self.before = before
    self.after = after
  }

  /// What the change made of `old`; `nil` unless that is what it was made to.
  func applied(to old: [UInt8]) -> [UInt8]? {
    Self.replace(removed, by: inserted, at: offset, in: old).flatMap { after.matches($0) ? $0 : nil }
  }

  /// What was there before `new`; `nil` unless that is what the change came to.
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

/// Length and FNV-1a hash of bytes, by which they are known again.
///
/// Source of the hash: Fowler, Noll, Vo, draft-eastlake-fnv, 64 bits. It guards against mistakes, not against malice.
struct Fingerprint: Hashable, Sendable {
  var count: Int
  var hash: UInt64

  init(count: Int, hash: UInt64) {
    self.count = count
    self.hash = hash
  }

  init(_ bytes: [UInt8]) {
    count = bytes.count
    hash = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  func matches(_ bytes: [UInt8]) -> Bool { bytes.count == count && Fingerprint(bytes).hash == hash }
}
