/// A text as it is compared, with the way back from each of its bytes to the bytes it stands for.
public struct FoldedText: Sendable {
  /// What `folded` gives for the text.
  public let bytes: [UInt8]
  /// Where the bytes come from; `nil` where each stands for the one in its place, as nearly always in a diary.
  private let origins: FoldedOrigins?

  /// Folds UTF-8 bytes; bytes that are not UTF-8 stay as they are.
  public init(_ text: some Collection<UInt8>) {
    self = text.withContiguousStorageIfAvailable(FoldedText.init(buffer:)) ?? FoldedText(Array(text))
  }

  private init(buffer: UnsafeBufferPointer<UInt8>) {
    if let inPlace = FoldedText.foldedInPlace(buffer) {
      (bytes, origins) = (inPlace, nil)
    } else {
      let folding = FoldedOrigins(buffer)
      (bytes, origins) = (folding.bytes, folding)
    }
  }

  /// The text folded byte by byte; `nil` where that is not the way, for other characters and runs of white space.
  private static func foldedInPlace(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var isInPlace = true
    let folded = [UInt8](unsafeUninitializedCapacity: text.count) { output, count in
      var before: UInt8 = 0
      for (index, byte) in text.enumerated() {
        let byte = byte.foldedASCII
        isInPlace = isInPlace && byte.isASCII && (byte != .space || before != .space)
        output[index] = byte
        before = byte
      }
      count = text.count
    }
    return isInPlace ? folded : nil
  }

  /// Where the characters lie in the text that `range` of `bytes` comes from; empty for an empty range.
  public func origin(of range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= bytes.count else { return 0..<0 }
    return origins?.origin(of: range) ?? range
  }

  /// Where `needle` lies in `bytes`, one occurrence behind the other; none of an empty one.
  public func ranges(of needle: [UInt8]) -> [Range<Int>] {
    guard let first = needle.first, needle.count <= bytes.count else { return [] }
    return bytes.withUnsafeBufferPointer { bytes in
      var found: [Range<Int>] = []
      var position = 0
      while position + needle.count <= bytes.count {
        if bytes[position] == first, bytes[position..<position + needle.count].elementsEqual(needle) {
          found.append(position..<position + needle.count)
          position += needle.count
        } else {
          position += 1
        }
      }
      return found
    }
  }
}
