/// The tags of notes.
extension Note {
  /// The tags in its lines, each once, in their order; a note that holds a fence has none, nor have quoted lines and comments.
  public var tags: [Tag] {
    let bytes = text.bytes
    guard bytes.contains(.numberSign), !Self.holdsFence(bytes) else { return [] }
    var tags: [Tag] = []
    for line in bytes.split(whereSeparator: { $0 == .lineFeed || $0 == .carriageReturn })
    where Self.mayHaveTags(line) {
      let line = Array(line)
      tags += line.withUnsafeBufferPointer { buffer in
        scanTags(LineScanner(buffer, 0..<buffer.count)).map { Tag(TextSlice(line, $0.name)) }
      }
    }
    return eachOnce(tags)
  }

  private static func holdsFence(_ text: some Collection<UInt8>) -> Bool {
    text.contains(.backtick) && Array(text).firstRange(of: Array("```".utf8)) != nil
      || text.contains(.tilde) && Array(text).firstRange(of: Array("~~~".utf8)) != nil
  }

  /// Whether tags on a line of a note count: not in a quotation or beside a comment.
  static func mayHaveTags(_ line: some Collection<UInt8>) -> Bool {
    line.first { $0 != .space && $0 != .tab } != .greaterThanSign
      && Array(line).firstRange(of: Array("<!--".utf8)) == nil
  }
}
