/// The tags of notes.
extension Note {
  /// The tags in its lines, each once, in their order; a note that holds a fence has none, nor have quoted lines and comments.
  public var tags: [Tag] {
    guard text.bytes.contains(.numberSign), !Self.holdsFence(text.bytes) else { return [] }
    return JournalFormat.tags(in: text, where: Self.mayHaveTags)
  }

  private static func holdsFence(_ text: ArraySlice<UInt8>) -> Bool {
    ["```", "~~~"].contains { text.firstRange(of: Array($0.utf8)) != nil }
  }

  /// Whether tags on a line of a note count: not in a quotation or beside a comment.
  static func mayHaveTags(_ line: ArraySlice<UInt8>) -> Bool {
    line.first { $0 != .space && $0 != .tab } != .greaterThanSign
      && line.firstRange(of: Array("<!--".utf8)) == nil
  }
}
