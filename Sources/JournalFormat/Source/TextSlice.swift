/// A slice of a file's bytes, or of bytes assembled from it, that becomes a `String` only on demand.
///
/// Ten years of entries are ranges of their files, not hundreds of thousands of strings. Slices are equal if their
/// bytes are.
public struct TextSlice: Hashable, Sendable {
  private let storage: [UInt8]
  private let start: UInt32
  private let end: UInt32

  /// The bytes of `storage` in `range`, which is clamped.
  public init(_ storage: [UInt8], _ range: Range<Int>) {
    let end = max(0, min(range.upperBound, storage.count))
    self.storage = storage
    self.start = UInt32(truncatingIfNeeded: max(0, min(range.lowerBound, end)))
    self.end = UInt32(truncatingIfNeeded: end)
  }

  /// A slice with its own bytes.
  public init(_ bytes: [UInt8]) { self.init(bytes, 0..<bytes.count) }

  /// The UTF-8 of `text`.
  public init(_ text: String) { self.init(Array(text.utf8)) }

  /// No bytes.
  public static let empty = TextSlice([UInt8]())

  /// The bytes.
  public var bytes: ArraySlice<UInt8> { storage[Int(start)..<Int(end)] }

  /// Where they lie in the bytes they were cut from.
  package var place: Range<Int> { Int(start)..<Int(end) }

  /// The text, with U+FFFD for invalid UTF-8.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The number of bytes.
  public var count: Int { Int(end) - Int(start) }

  /// Whether there are no bytes.
  public var isEmpty: Bool { start == end }

  /// Calls `body` with the bytes, without copying them.
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try storage.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[Int(start)..<Int(end)])) }
  }

  public static func == (a: TextSlice, b: TextSlice) -> Bool {
    a.count == b.count && a.bytes.elementsEqual(b.bytes)
  }

  public func hash(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension TextSlice: CustomStringConvertible {
  public var description: String { string }
}
