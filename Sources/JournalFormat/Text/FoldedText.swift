/// A text as it is compared, with the way back from each of its bytes to the bytes it stands for.
public struct FoldedText: Sendable {
  /// What `folded` gives for the text.
  public private(set) var bytes: [UInt8] = []
  /// For each byte of `bytes` the character of the text that it comes from.
  private var characters: [UInt32] = []
  /// Where the characters that left a trace begin in the text, and where the last of them ends.
  private var starts: [UInt32] = []
  private var ends: [UInt32] = []

  /// Folds UTF-8 bytes; bytes that are not UTF-8 stay as they are.
  public init(_ text: some Collection<UInt8>) {
    let source = Array(text)
    bytes.reserveCapacity(source.count)
    characters.reserveCapacity(source.count)
    starts.reserveCapacity(source.count)
    ends.reserveCapacity(source.count)
    source.withUnsafeBufferPointer { buffer in
      var position = 0
      while position < buffer.count {
        // Nearly all of a diary is ASCII, which folds byte by byte where no mark follows.
        if buffer[position] < 0x80, position + 1 == buffer.count || buffer[position + 1] < 0x80 {
          append(ascii: buffer[position], at: position)
          position += 1
          continue
        }
        let end = FoldedText.endOfCharacter(buffer, at: position)
        append(folded(UnsafeBufferPointer(rebasing: buffer[position..<end])), position..<end)
        position = end
      }
    }
  }

  private mutating func append(ascii byte: UInt8, at position: Int) {
    let output: UInt8 =
      switch byte {
      case 0x41...0x5A: byte | 0x20
      case 0x09...0x0D: 0x20
      default: byte
      }
    if output == 0x20, bytes.last == 0x20 { return }
    characters.append(UInt32(starts.count))
    starts.append(UInt32(position))
    ends.append(UInt32(position + 1))
    bytes.append(output)
  }

  private mutating func append(_ folded: [UInt8], _ range: Range<Int>) {
    // A run of white space is one space.
    let output = folded.first == 0x20 && bytes.last == 0x20 ? folded[1...] : folded[...]
    guard !output.isEmpty else { return }
    let character = UInt32(starts.count)
    starts.append(UInt32(range.lowerBound))
    ends.append(UInt32(range.upperBound))
    bytes += output
    characters += repeatElement(character, count: output.count)
  }

  /// Where the characters lie in the text that `range` of `bytes` comes from; empty for an empty range.
  public func origin(of range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= bytes.count else { return 0..<0 }
    let first = Int(characters[range.lowerBound])
    let last = Int(characters[range.upperBound - 1])
    return Int(starts[first])..<Int(ends[last])
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

  /// A character with the marks behind it that may change what it folds to.
  private static func endOfCharacter(_ buffer: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    var end = start + (buffer.scalar(at: start)?.length ?? 1)
    while end < buffer.count, buffer[end] >= 0x80, let (value, length) = buffer.scalar(at: end),
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
