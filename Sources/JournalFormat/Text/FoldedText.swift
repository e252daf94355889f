/// A folded text that maps ranges back to the original.
public struct FoldedText: Sendable {
  /// The folded text.
  public let bytes: [UInt8]
  /// The origins of the bytes; `nil` if each byte has the same offset as in the original, as in most texts.
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

  /// The text folded byte by byte; `nil` if it has other characters, or runs of white space.
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

  /// The range in the original text for `range` of `bytes`; empty for an empty range.
  public func origin(of range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= bytes.count else { return 0..<0 }
    return origins?.origin(of: range) ?? range
  }

  /// Whether no letter stands right beside `range` that goes on with a word at its edge; scripts without spaces between words
  /// have no such letters.
  public func isWholeWords(_ range: Range<Int>) -> Bool {
    func letter(_ bytes: ArraySlice<UInt8>, isLast: Bool) -> Bool {
      // Four bytes hold any character.
      let text = String(decoding: isLast ? bytes.suffix(4) : bytes.prefix(4), as: UTF8.self).unicodeScalars
      guard let scalar = isLast ? text.last : text.first, scalar.properties.isAlphabetic else { return false }
      return scalar.value < 0x0E00 || (0x1E00..<0x2000).contains(scalar.value)
    }
    let isJoinedBefore =
      letter(bytes[..<range.lowerBound], isLast: true) && letter(bytes[range.lowerBound...], isLast: false)
    let isJoinedBehind =
      letter(bytes[..<range.upperBound], isLast: true) && letter(bytes[range.upperBound...], isLast: false)
    return !isJoinedBefore && !isJoinedBehind
  }

  /// The ranges of the occurrences of `needle` in `bytes`, without overlaps; none for an empty needle.
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
