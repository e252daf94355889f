/// The list of files that git keeps beside the working tree, as far as it names those it could not merge.
enum GitIndex {
  /// The paths of unmerged files in the bytes of an index of version 2, 3 or 4, in its order; `nil` where they make no sense.
  ///
  /// `hashSize` is the length of an object's name: 20 bytes, or 32 with SHA-256.
  static func unmergedPaths(in bytes: [UInt8], hashSize: Int = 20) -> [[UInt8]]? {
    guard bytes.count >= 12, bytes.starts(with: "DIRC".utf8) else { return nil }
    let (version, count) = (number(bytes, 4), number(bytes, 8))
    guard (2...4).contains(version) else { return nil }
    var position = 12
    var path: [UInt8] = []
    var unmerged: [[UInt8]] = []
    for _ in 0..<count {
      let flagsAt = position + 40 + hashSize
      guard flagsAt + 2 <= bytes.count else { return nil }
      let flags = Int(bytes[flagsAt]) << 8 | Int(bytes[flagsAt + 1])
      var start = flagsAt + (version >= 3 && flags & 0x4000 != 0 ? 4 : 2)
      if version == 4 {
        guard let dropped = prefixLength(bytes, &start), dropped <= path.count else { return nil }
        path.removeLast(dropped)
      } else {
        path = []
      }
      guard start <= bytes.count, let end = bytes[start...].firstIndex(of: 0) else { return nil }
      path += bytes[start..<end]
      // Read with the other length of names, an entry's own length does not fit.
      guard flags & 0xFFF == min(path.count, 0xFFF) else { return nil }
      if flags & 0x3000 != 0, unmerged.last != path { unmerged.append(path) }
      // Up to version 3 entries are filled up to eights of bytes, with one zero at least.
      position = version == 4 ? end + 1 : position + (end - position) / 8 * 8 + 8
    }
    return unmerged
  }

  private static func number(_ bytes: [UInt8], _ start: Int) -> Int {
    bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// How much of the path before is left out, in sevens of bits, each byte but the last with its highest bit set.
  private static func prefixLength(_ bytes: [UInt8], _ position: inout Int) -> Int? {
    var value = 0
    for step in 0..<5 {
      guard position < bytes.count else { return nil }
      let byte = bytes[position]
      position += 1
      value = (step == 0 ? 0 : (value + 1) << 7) | Int(byte & 0x7F)
      if byte & 0x80 == 0 { return value }
    }
    return nil
  }
}
