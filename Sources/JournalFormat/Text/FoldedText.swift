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

/// Folds a text character by character and records the origin of each byte.
struct FoldedOrigins: Sendable {
  private(set) var bytes: [UInt8] = []
  /// For each byte of `bytes`, the index of its character.
  private var characters: [UInt32] = []
  /// The offsets of the characters in the original text, and the end of the last one.
  private var starts: [UInt32] = []
  private var ends: [UInt32] = []

  init(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.reserveCapacity(text.count)
    characters.reserveCapacity(text.count)
    starts.reserveCapacity(text.count)
    ends.reserveCapacity(text.count)
    var position = 0
    while position < text.count {
      // ASCII folds byte by byte unless a mark follows.
      if text[position].isASCII, position + 1 == text.count || text[position + 1].isASCII {
        append(ascii: text[position], at: position)
        position += 1
        continue
      }
      let end = FoldedOrigins.endOfCharacter(text, at: position)
      append(folded(UnsafeBufferPointer(rebasing: text[position..<end])), position..<end)
      position = end
    }
  }

  /// The range in the original text for a non-empty `range` of `bytes`.
  func origin(of range: Range<Int>) -> Range<Int> {
    let first = Int(characters[range.lowerBound])
    let last = Int(characters[range.upperBound - 1])
    return Int(starts[first])..<Int(ends[last])
  }

  private mutating func append(ascii byte: UInt8, at position: Int) {
    let output = byte.foldedASCII
    if output == .space, bytes.last == .space { return }
    characters.append(UInt32(starts.count))
    starts.append(UInt32(position))
    ends.append(UInt32(position + 1))
    bytes.append(output)
  }

  private mutating func append(_ folded: [UInt8], _ range: Range<Int>) {
    // A run of white space becomes one space.
    let output = folded.first == .space && bytes.last == .space ? folded[1...] : folded[...]
    guard !output.isEmpty else { return }
    let character = UInt32(starts.count)
    starts.append(UInt32(range.lowerBound))
    ends.append(UInt32(range.upperBound))
    bytes += output
    characters += repeatElement(character, count: output.count)
  }

  /// The end of a character with the marks behind it that may change its folded form.
  private static func endOfCharacter(_ buffer: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    var end = start + (buffer.scalar(at: start)?.length ?? 1)
    while end < buffer.count, !buffer[end].isASCII, let (value, length) = buffer.scalar(at: end),
      joinsBefore(value)
    {
      end += length
    }
    return end
  }

  private static func joinsBefore(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0300...0x036F, 0x0483...0x0487, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x3099...0x309A,
      0x1161...0x1175, 0x11A8...0x11C2, 0x00AD, 0x200B...0x200F, 0x2060, 0xFEFF, 0xFE00...0xFE0F:
      true
    default: false
    }
  }
}

extension UInt8 {
  /// The folded form of an ASCII byte: lower case, with any white space as a space.
  var foldedASCII: UInt8 {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self | .caseBit
    case .tab ... .carriageReturn: .space
    default: self
    }
  }
}
