/// An unsigned integer type with FNV-1a constants.
///
/// Source: Fowler, Noll, Vo, draft-eastlake-fnv. Not a cryptographic hash.
package protocol FNVWord: FixedWidthInteger, UnsignedInteger {
  /// The hash of no bytes.
  static var fnvOffset: Self { get }
  static var fnvPrime: Self { get }
}

extension UInt32: FNVWord {
  package static var fnvOffset: UInt32 { 0x811c_9dc5 }
  package static var fnvPrime: UInt32 { 0x0100_0193 }
}

extension UInt64: FNVWord {
  package static var fnvOffset: UInt64 { 0xcbf2_9ce4_8422_2325 }
  package static var fnvPrime: UInt64 { 0x100_0000_01b3 }
}

extension UInt128: FNVWord {
  package static var fnvOffset: UInt128 { 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d }
  package static var fnvPrime: UInt128 { 0x0000_0000_0100_0000_0000_0000_0000_013b }
}

extension FNVWord {
  /// The hash with one more byte.
  @inline(__always)
  package func fnv1a(_ byte: UInt8) -> Self { (self ^ Self(byte)) &* Self.fnvPrime }
}

extension Sequence<UInt8> {
  /// The FNV-1a hash of the bytes; with `hash`, of the bytes before and these.
  package func fnv1a<Word: FNVWord>(continuing hash: Word = .fnvOffset) -> Word {
    reduce(hash) { $0.fnv1a($1) }
  }
}
