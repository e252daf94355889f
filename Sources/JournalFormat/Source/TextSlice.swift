/// A run of bytes of a file, or of bytes put together from it, that is made a `String` only when asked.
///
/// Ten years of entries are ranges into their files, not hundreds of thousands of strings.
/// Two slices are equal when their bytes are.
public struct TextSlice: Hashable, Sendable {
  private let storage: [UInt8]
  private let start: UInt32
  private let end: UInt32

  /// The bytes of `storage` in `range`, which is clamped to it.
  public init(_ storage: [UInt8], _ range: Range<Int>) {
    let end = max(0, min(range.upperBound, storage.count))
    self.storage = storage
    self.start = UInt32(truncatingIfNeeded: max(0, min(range.lowerBound, end)))
    self.end = UInt32(truncatingIfNeeded: end)
  }

  /// Bytes of its own.
  public init(_ bytes: [UInt8]) { self.init(bytes, 0..<bytes.count) }

  /// The UTF-8 of `text`.
  public init(_ text: String) { self.init(Array(text.utf8)) }

  /// No bytes.
  public static let empty = TextSlice([UInt8]())

  /// The bytes themselves.
  public var bytes: ArraySlice<UInt8> { storage[Int(start)..<Int(end)] }

  /// The text, with U+FFFD where the bytes are not UTF-8.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// How many bytes there are.
  public var count: Int { Int(end) - Int(start) }

  /// Whether there are no bytes.
  public var isEmpty: Bool { start == end }

  /// Calls `body` with the bytes in place, without copying them.
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
