/// Bytes from which a property takes its choices first and its text afterwards.
public struct InputBytes {
  private var rest: ArraySlice<UInt8>

  public init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// The next byte; 0 where there is none left.
  public mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// A number below `count`, by the next byte; 0 where there is nothing to choose from.
  public mutating func choice(of count: Int) -> Int { count > 0 ? Int(byte()) % count : 0 }

  /// The bytes up to the end of the line, which is taken off too.
  public mutating func line() -> [UInt8] {
    let line = rest.prefix { $0 != UInt8(ascii: "\n") }
    rest = rest.dropFirst(line.count + 1)
    return Array(line)
  }

  /// What is left, in the parts between the bytes `separator`, the record separator of ASCII.
  public func parts(most: Int) -> [[UInt8]] {
    rest.split(separator: Self.separator, maxSplits: most - 1, omittingEmptySubsequences: false).map(
      Array.init)
  }

  /// What is left.
  public var all: [UInt8] { Array(rest) }

  public static let separator: UInt8 = 0x1E
}
