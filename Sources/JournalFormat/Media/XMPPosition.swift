/// Overwrites the position in an XMP packet with spaces: attributes and whole elements whose local names begin with
/// `GPS` or are a latitude or longitude. Returns whether there was any.
func removePosition(fromXMP packet: inout [UInt8]) -> Bool {
  var cleaning = XMPCleaning(bytes: packet)
  cleaning.run()
  if cleaning.hasChanged { packet = cleaning.bytes }
  return cleaning.hasChanged
}

/// One pass over a packet. Only as much XML is understood as it takes to find tags, names and quotes.
private struct XMPCleaning {
  var bytes: [UInt8]
  private(set) var hasChanged = false

  private var index = 0
  /// Where the outermost position element began, while inside one.
  private var elementStart: Int?
  private var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func run() {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      let start = index
      index += 1
      switch peek() {
      case UInt8(ascii: "/"): closeElement()
      case UInt8(ascii: "?"), UInt8(ascii: "!"): skip(through: UInt8(ascii: ">"))
      default: openElement(from: start)
      }
    }
    // The element is never closed, so the rest of the packet belongs to it.
    if let elementStart { blank(elementStart..<bytes.count) }
  }

  private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skip(through end: UInt8) {
    while index < bytes.count, bytes[index] != end { index += 1 }
    index = min(index + 1, bytes.count)
  }

  private mutating func closeElement() {
    skip(through: UInt8(ascii: ">"))
    guard let start = elementStart else { return }
    depth -= 1
    if depth == 0 {
      blank(start..<index)
      elementStart = nil
    }
  }

  private mutating func openElement(from start: Int) {
    let isPosition = Self.isPosition(scanName())
    var isEmpty = false
    while let byte = peek(), byte != UInt8(ascii: ">") {
      isEmpty = byte == UInt8(ascii: "/")
      if Self.isSpace(byte) || isEmpty || byte == UInt8(ascii: "=") {
        index += 1
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        index += 1
        skip(through: byte)
      } else {
        scanAttribute()
      }
    }
    index = min(index + 1, bytes.count)
    if elementStart != nil {
      if !isEmpty { depth += 1 }
    } else if isPosition, isEmpty {
      blank(start..<index)
    } else if isPosition {
      elementStart = start
      depth = 1
    }
  }

  private mutating func scanAttribute() {
    let start = index
    let name = scanName()
    while let byte = peek(), Self.isSpace(byte) || byte == UInt8(ascii: "=") { index += 1 }
    guard let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return }
    index += 1
    skip(through: quote)
    if elementStart == nil, Self.isPosition(name) { blank(start..<index) }
  }

  /// Scans a name, or skips one byte if there is none.
  private mutating func scanName() -> ArraySlice<UInt8> {
    let start = index
    while let byte = peek(), !Self.isSpace(byte), !Self.endsName.contains(byte) { index += 1 }
    if index == start { index = min(index + 1, bytes.count) }
    return bytes[start..<index]
  }

  private mutating func blank(_ range: Range<Int>) {
    for offset in range { bytes[offset] = .space }
    hasChanged = true
  }

  private static let endsName = Array("=/>\"'".utf8)

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == .space || (UInt8.tab ... .carriageReturn).contains(byte)
  }

  /// Whether the local part of a name is that of a position.
  private static func isPosition(_ name: ArraySlice<UInt8>) -> Bool {
    let colon = name.lastIndex(of: UInt8(ascii: ":"))
    let own = name[(colon.map { $0 + 1 } ?? name.startIndex)...].map { byte in
      isASCIICapital(byte) ? byte | .caseBit : byte
    }
    guard colon != nil else { return false }
    return own.starts(with: "gps".utf8)
      || ["lat", "long", "lon", "latitude", "longitude"].contains { own.elementsEqual($0.utf8) }
  }
}
