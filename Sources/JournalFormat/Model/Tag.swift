/// A word marked with `#`, compared without case.
public struct Tag: Hashable, Sendable {
  /// The tag as written, without its `#` and without the brackets of `#[[two words]]`.
  public var name: TextSlice

  public init(_ name: TextSlice) { self.name = name }

  /// `#home`, `#[[two words]]`.
  public var written: String {
    let name = name.string
    return name.contains(where: \.isWhitespace) ? "#[[\(name)]]" : "#\(name)"
  }

  /// The name in lower case: what makes two tags the same.
  public var key: String { name.string.lowercased() }

  public static func == (a: Tag, b: Tag) -> Bool { a.name == b.name || a.key == b.key }
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// `#word`, `#[[two words]]`; a tag that begins with `#` is written as it is.
func tagText(_ tag: [UInt8]) -> [UInt8] {
  guard tag.first != .numberSign else { return tag }
  let isBracketed = tag.contains(.space)
  return Array((isBracketed ? "#[[" : "#").utf8) + tag + Array((isBracketed ? "]]" : "").utf8)
}
