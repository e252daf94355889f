/// A set of words, numbered in the order they were added: a hash table whose lookups do not allocate.
///
/// Keys are made by `key(of:)`, so case, accents and hyphens make no difference.
struct WordTable: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int32] = [0]
  /// Open addressing: the number plus one at the slot of the hash or a later one; 0 for a free slot.
  private var slots = [Int32](repeating: 0, count: 64)
  /// The length in bytes of the longest key.
  private(set) var longest = 0

  init() {}

  init(expecting count: Int) {
    var size = 64
    while size < count * 2 { size *= 2 }
    slots = [Int32](repeating: 0, count: size)
  }

  /// The number of words.
  var count: Int { ends.count - 1 }

  /// The bytes of the word with this number.
  subscript(_ number: Int) -> ArraySlice<UInt8> { bytes[Int(ends[number])..<Int(ends[number + 1])] }

  /// The key of a text: folded, with `-` and `_` as spaces, without spaces at the ends or runs of them.
  static func key(of text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var key = folded(text)
    var length = 0
    for index in key.indices {
      let byte = key[index] == .hyphen || key[index] == .underscore ? .space : key[index]
      if byte == .space, length == 0 || key[length - 1] == .space { continue }
      key[length] = byte
      length += 1
    }
    if length > 0, key[length - 1] == .space { length -= 1 }
    key.removeLast(key.count - length)
    return key
  }

  /// The number of `key`, which is added if it is new.
  mutating func insert(_ key: [UInt8]) -> Int { key.withUnsafeBufferPointer { insert($0) } }

  /// The number of `key`, which is added if it is new.
  mutating func insert(_ key: UnsafeBufferPointer<UInt8>) -> Int {
    if let known = number(of: key) { return known }
    if count * 2 >= slots.count { grow() }
    bytes.append(contentsOf: key)
    ends.append(Int32(bytes.count))
    longest = max(longest, key.count)
    place(count - 1)
    return count - 1
  }

  /// The number of `key`, if the table has it.
  func number(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    guard key.count <= longest else { return nil }
    var hash = WordTable.emptyHash
    for byte in key { hash = WordTable.hash(hash, byte) }
    return number(hash: hash, count: key.count) { key[$0] }
  }

  /// The number of the key with this hash and these bytes, if the table has it.
  @inline(__always)
  func number(hash: UInt32, count: Int, byte: (Int) -> UInt8) -> Int? {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      let start = Int(ends[number])
      if Int(ends[number + 1]) - start == count {
        var index = 0
        while index < count, bytes[start + index] == byte(index) { index += 1 }
        if index == count { return number }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The FNV-1a hash of no bytes.
  static let emptyHash = UInt32.fnvOffset

  /// The hash with one more byte.
  @inline(__always)
  static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 { hash.fnv1a(byte) }

  private mutating func place(_ number: Int) {
    var slot = Int(self[number].reduce(WordTable.emptyHash, WordTable.hash)) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(number + 1)
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for number in 0..<count { place(number) }
  }
}
