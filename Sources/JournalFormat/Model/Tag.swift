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
