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
