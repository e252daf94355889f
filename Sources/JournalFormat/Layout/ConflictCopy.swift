/// A file that a sync program or merge tool left beside another because both had changed.
public struct ConflictCopy: Hashable, Sendable {
  /// The path of the copy, relative to the journal's folder.
  public var path: String
  /// The path of the file it is a copy of.
  public var original: String

  /// Recognises `day.sync-conflict-20260314-120000-ABCDEFG.md`, `day (conflicted copy 2026-03-14).md` with or
  /// without a name before the words, `day_conflict-20260314-120000.md`, `day.md.conflict-1` and `day.md.orig`, if
  /// the original would be a text file of the journal. `nil` for every other path.
  public init?(path: String) {
    // Searches bytes: a slash with a combining mark is a different `Character`, but still separates.
    let nameStart =
      path.utf8.lastIndex(of: .slash).map { path.utf8.index(after: $0) } ?? path.startIndex
    let name = path[nameStart...]
    guard !name.hasPrefix("."), let original = Self.original(of: name), Self.isText(original) else {
      return nil
    }
    self.path = path
    self.original = path[..<nameStart] + original
  }

  private static func original(of name: Substring) -> String? {
    if name.hasSuffix(".orig") { return String(name.dropLast(5)) }
    if let mark = name.ranges(of: ".conflict-").last, name[mark.upperBound...].allSatisfy(\.isNumber) {
      return String(name[..<mark.lowerBound])
    }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let (base, ending) = (name[..<dot], name[dot...])
    for mark in [".sync-conflict-", "_conflict-"] {
      guard let found = base.ranges(of: mark).last, base[found.upperBound...].first?.isNumber == true else {
        continue
      }
      return String(base[..<found.lowerBound]) + ending
    }
    guard base.hasSuffix(")"), let open = base.lastIndex(of: "("), open > base.startIndex else { return nil }
    let remark = base[open...].lowercased()
    guard remark.contains("conflicted copy") || remark.hasPrefix("(sfconflict ") else { return nil }
    var stem = base[..<open]
    while stem.hasSuffix(" ") { stem = stem.dropLast() }
    return stem.isEmpty ? nil : String(stem) + ending
  }

  private static func isText(_ name: String) -> Bool {
    [".md", ".markdown", ".txt", ".toml"].contains {
      name.lowercased().hasSuffix($0) && name.count > $0.count
    }
  }
}
