/// A place in a file: line and column, both from 1, columns counted in UTF-8 bytes.
public struct SourceLocation: Hashable, Comparable, Sendable {
  private let packed: UInt64

  /// Creates a location; values outside 1 to 4,294,967,295 are clamped.
  public init(line: Int, column: Int) {
    packed = UInt64(UInt32(clamping: max(1, line))) << 32 | UInt64(UInt32(clamping: max(1, column)))
  }

  /// The line, from 1.
  public var line: Int { Int(packed >> 32) }

  /// The column in bytes, from 1.
  public var column: Int { Int(packed & 0xFFFF_FFFF) }

  public static func < (a: SourceLocation, b: SourceLocation) -> Bool { a.packed < b.packed }
}

/// A range of a file, from its first byte to behind its last.
public typealias SourceRange = Range<SourceLocation>
