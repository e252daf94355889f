/// Finds the tags of an XML document that comes in pieces, in bounded memory.
///
/// It checks nothing and never fails: comments, CDATA, instructions and the document type are passed over, and after what is not well formed
/// it goes on at the next `<`. A tag of more than 64 kB is passed over too.
struct XMLTags {
  private enum State {
    case text, instruction, comment, characterData
    /// Behind `<!` and `<!-` outside of a document type.
    case markup, markupHyphen
    /// In a document type, and behind `<`, `<!` and `<!-` in it.
    case declaration, declarationTag, declarationMarkup, declarationHyphen
    /// In a tag that is too long.
    case passedOver
  }

  private var state = State.text
  /// The quotation mark that is open; 0 for none.
  private var quote: UInt8 = 0
  /// How many `<` of a document type are open.
  private var depth = 0
  /// How many bytes before this one were `-` of a comment or `]` of CDATA.
  private var run = 0
  private var lastByte: UInt8 = 0
  /// Whether `]` was the last sign of a document type but for white space.
  private var endsSubset = false
  private var isInDeclaration = false
  /// The beginning of a tag whose end is not there yet, with its `<`.
  private var pending: [UInt8] = []

  static let longestTag = 65_536

  /// Reads the next piece, and gives each tag that ends in it to `tag`, without the angle brackets.
  mutating func take(_ piece: UnsafeBufferPointer<UInt8>, _ tag: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard !pending.isEmpty else { return walk(piece, tag) }
    var joined = pending
    joined.append(contentsOf: piece)
    pending = []
    joined.withUnsafeBufferPointer { walk($0, tag) }
  }

  private mutating func walk(
    _ bytes: UnsafeBufferPointer<UInt8>, _ tag: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var at = 0
    while at < bytes.count {
      switch state {
      case .text: at = text(in: bytes, from: at, tag)
      case .passedOver: at = passOver(bytes, at)
      default:
        if step(bytes[at]) {
          at += 1
        } else {
          // A tag in a document type that never ended.
          state = .text
          guard at == 0 else {
            at -= 1
            continue
          }
          pending = [.lessThanSign]
          return take(bytes, tag)
        }
      }
    }
  }

  /// Looks for the next tag from `at` on, and returns where to go on.
  private mutating func text(
    in bytes: UnsafeBufferPointer<UInt8>, from at: Int, _ tag: (UnsafeBufferPointer<UInt8>) -> Void
  ) -> Int {
    var start = at
    while start < bytes.count, bytes[start] != .lessThanSign { start += 1 }
    guard start + 1 < bytes.count else {
      if start < bytes.count { pending = [.lessThanSign] }
      return bytes.count
    }
    switch bytes[start + 1] {
    case .exclamationMark:
      (state, isInDeclaration) = (.markup, false)
      return start + 2
    case .questionMark:
      (state, isInDeclaration, lastByte) = (.instruction, false, 0)
      return start + 2
    default: break
    }
    var end = start + 1
    quote = 0
    while end < bytes.count, bytes[end] != .lessThanSign {
      let byte = bytes[end]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == .greaterThanSign {
        tag(UnsafeBufferPointer(rebasing: bytes[(start + 1)..<end]))
        return end + 1
      } else if byte == .quotationMark || byte == .apostrophe {
        quote = byte
      }
      end += 1
    }
    // No value has a `<`, so another tag begins there.
    guard end == bytes.count else { return end }
    if end - start <= Self.longestTag {
      pending = Array(bytes[start...])
    } else {
      state = .passedOver
    }
    return end
  }

  private mutating func passOver(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var at = start
    while at < bytes.count {
      let byte = bytes[at]
      if byte == .lessThanSign || byte == .greaterThanSign && quote == 0 {
        state = .text
        return byte == .lessThanSign ? at : at + 1
      }
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == .quotationMark || byte == .apostrophe {
        quote = byte
      }
      at += 1
    }
    return at
  }

  /// Takes a byte of what is no tag; `false` before the first byte of a tag in a document type, where there can be none.
  private mutating func step(_ byte: UInt8) -> Bool {
    switch state {
    case .text, .passedOver: break
    case .instruction:
      if byte == .greaterThanSign, lastByte == .questionMark { leave() }
      lastByte = byte
    case .comment:
      if byte == .greaterThanSign, run >= 2 { leave() }
      run = byte == .hyphen ? run + 1 : 0
    case .characterData:
      if byte == .greaterThanSign, run >= 2 { leave() }
      run = byte == .closeBracket ? run + 1 : 0
    case .markup:
      if byte == .hyphen {
        state = .markupHyphen
      } else if byte == .openBracket {
        (state, run) = (.characterData, 0)
      } else {
        open(byte, depth: 1)
      }
    case .markupHyphen:
      if byte == .hyphen { (state, run) = (.comment, 0) } else { open(byte, depth: 1) }
    case .declaration: declare(byte)
    case .declarationTag:
      if byte == .exclamationMark {
        state = .declarationMarkup
      } else if byte == .questionMark {
        (state, isInDeclaration, lastByte) = (.instruction, true, 0)
      } else if isASCIILetter(byte) || byte == .slash {
        return false
      } else {
        open(byte, depth: depth + 1)
      }
    case .declarationMarkup:
      if byte == .hyphen { state = .declarationHyphen } else { open(byte, depth: depth + 1) }
    case .declarationHyphen:
      if byte == .hyphen {
        (state, isInDeclaration, run) = (.comment, true, 0)
      } else {
        open(byte, depth: depth + 1)
      }
    }
    return true
  }

  private mutating func leave() { state = isInDeclaration ? .declaration : .text }

  private mutating func open(_ byte: UInt8, depth new: Int) {
    // However many are open, one `>` behind `]` ends them all.
    (state, depth, quote, endsSubset) = (.declaration, min(new, 1_000), 0, false)
    declare(byte)
  }

  private mutating func declare(_ byte: UInt8) {
    if quote != 0 {
      // Apple's document types are not always well formed: no quotation goes beyond its line.
      if byte == quote || byte == .lineFeed { quote = 0 }
      return
    }
    switch byte {
    case .quotationMark, .apostrophe: quote = byte
    case .lessThanSign: state = .declarationTag
    case .greaterThanSign:
      depth = endsSubset ? 0 : depth - 1
      if depth <= 0 { state = .text }
    default: break
    }
    if byte != .space, byte != .lineFeed, byte != .carriageReturn, byte != .tab {
      endsSubset = byte == .closeBracket
    }
  }
}

/// A tag: its name and its attributes.
struct XMLTag {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let nameEnd: Int

  /// From what stands between the angle brackets.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    nameEnd = bytes.firstIndex { Self.isSpace($0) } ?? bytes.count
  }

  func isNamed(_ name: StaticString) -> Bool {
    // `<Me/>`
    let end = nameEnd > 1 && bytes[nameEnd - 1] == .slash ? nameEnd - 1 : nameEnd
    return Self.isSame(bytes, through: end, name)
  }

  /// Whether a name or a raw value is this text.
  static func isSame(_ text: UnsafeBufferPointer<UInt8>, _ name: StaticString) -> Bool {
    isSame(text, through: text.count, name)
  }

  private static func isSame(_ text: UnsafeBufferPointer<UInt8>, through end: Int, _ name: StaticString)
    -> Bool
  {
    guard end == name.utf8CodeUnitCount else { return false }
    var at = 0
    while at < end {
      if text[at] != name.utf8Start[at] { return false }
      at += 1
    }
    return true
  }

  /// Calls `body` with the name and the raw value of each attribute until it returns `false`.
  func forEachAttribute(_ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool) {
    var at = nameEnd
    while at < bytes.count {
      while at < bytes.count, Self.isSpace(bytes[at]) || bytes[at] == .slash { at += 1 }
      let start = at
      while at < bytes.count, bytes[at] != .equalsSign, !Self.isSpace(bytes[at]) { at += 1 }
      let name = start..<at
      while at < bytes.count, Self.isSpace(bytes[at]) { at += 1 }
      guard at < bytes.count, bytes[at] == .equalsSign else { continue }
      at += 1
      while at < bytes.count, Self.isSpace(bytes[at]) { at += 1 }
      guard at < bytes.count, bytes[at] == .quotationMark || bytes[at] == .apostrophe else { continue }
      let quote = bytes[at]
      let value = at + 1
      at += 1
      while at < bytes.count, bytes[at] != quote { at += 1 }
      guard
        body(
          UnsafeBufferPointer(rebasing: bytes[name]),
          UnsafeBufferPointer(rebasing: bytes[value..<max(value, at)]))
      else { return }
      at += 1
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == .space || byte == .lineFeed || byte == .tab || byte == .carriageReturn
  }

  /// A value with its entities and numeric references replaced; what is neither stays as it is.
  static func decoded(_ value: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    guard value.contains(.ampersand) else { return Array(value) }
    var result: [UInt8] = []
    var at = 0
    while at < value.count {
      let limit = min(value.count, at + 12)
      guard value[at] == .ampersand,
        let end = (at + 1..<max(at + 1, limit)).first(where: { value[$0] == .semicolon }),
        let scalar = scalar(value[(at + 1)..<end])
      else {
        result.append(value[at])
        at += 1
        continue
      }
      result += Array(String(Character(scalar)).utf8)
      at = end + 1
    }
    return result
  }

  private static func scalar(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    switch String(decoding: name, as: UTF8.self) {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case let text where text.hasPrefix("#x") || text.hasPrefix("#X"):
      return UInt32(text.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    case let text where text.hasPrefix("#"): return UInt32(text.dropFirst()).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}
