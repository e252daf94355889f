/// A file that a sync program or merge tool left beside another because both had changed.
public struct ConflictCopy: Hashable, Sendable {
  /// The path of the copy, relative to the journal's folder.
  public var path: String
  /// The path of the file it is a copy of.
  public var original: String

  /// Recognises `day.sync-conflict-20260314-120000-ABCDEFG.md`, `day (conflicted copy 2026-03-14).md` with or
  /// without a name before the words, `day_conflict-20260314-120000.md`, `day.md.conflict-1` and `day.md.orig`, if
  /// the original would be a text file of the journal; and `day (1).md`, `day 2.md`, `day copy.md`, `day - Copy (2).md`,
  /// `day (copy).md`, `Copy of day.md`, `day_1.md`, `day (Case Conflict).md`, `day-DESKTOP-A1B2C3.md`, `day.conflicted.3.md`, `day_conflict.md`, `day.bak.md`, `day~.md` and `2026 03 14.md`, if it would be a day file, for other files may be called so on purpose.
  /// `nil` for every other path.
  public init?(path: String) {
    // Searches bytes: a slash with a combining mark is a different `Character`, but still separates.
    let nameStart =
      path.utf8.lastIndex(of: .slash).map { path.utf8.index(after: $0) } ?? path.startIndex
    let name = path[nameStart...]
    guard !name.hasPrefix(".") else { return nil }
    self.path = path
    if let original = Self.original(of: name), Self.isText(original) {
      self.original = path[..<nameStart] + original
    } else if let original = Self.numbered(name).map({ String(path[..<nameStart]) + $0 }),
      case .day = JournalLayout.kind(ofPath: original)
    {
      self.original = original
    } else {
      return nil
    }
  }

  /// What stands in a bracket behind the name of a copy: `2026-03-14 (copy).md`.
  private static let remarks = wordsForCopy + ["another copy", "conflict", "conflicted"]

  /// The words for a copy in the languages of file managers.
  private static let wordsForCopy = [
    "copy", "kopie", "copie", "copia", "kopia", "kopi", "cópia", "копия", "コピー", "副本", "사본",
  ]

  /// What stands behind the name of a copy.
  private static let endings: [String] =
    wordsForCopy.flatMap { [" - " + $0, " " + $0, "_" + $0] }
    + [".conflict", "_conflict", ".conflicted", "_conflicted", ".backup", "_backup", ".bak", "_bak", "~"]

  /// What stands before the name of a copy.
  private static let beginnings = [
    "copy of ", "kopie von ", "copie de ", "copia de ", "copia di ", "kopie van ",
  ]

  /// The name without what file managers and synchronisers put behind that of a second file: ` (1)`, ` 2`, ` copy`.
  private static func numbered(_ name: Substring) -> String? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    var stem = name[..<dot]
    if let beginning = beginnings.first(where: { stem.lowercased().hasPrefix($0) }) {
      return String(stem.dropFirst(beginning.count) + name[dot...])
    }
    // `2026 03 14`: some programs take the dashes out of names.
    if stem.utf8.count == 10, stem.split(separator: " ").count == 3 {
      return String(stem.replacing(" ", with: "-") + name[dot...])
    }
    func drop(_ suffix: String) -> Bool {
      guard stem.lowercased().hasSuffix(suffix) else { return false }
      stem = stem.dropLast(suffix.count)
      return true
    }
    let isBracketed = stem.hasSuffix(")")
    if isBracketed { stem = stem.dropLast() }
    let digits = stem.reversed().prefix { $0.isASCII && $0.isNumber }.count
    // A date ends in two digits of its own.
    let isNumbered =
      (1...2).contains(digits)
      && (isBracketed
        ? stem.dropLast(digits).hasSuffix(" (")
        : stem.dropLast(digits).last.map { " _-".contains($0) } ?? false
          || stem.dropLast(digits).lowercased().hasSuffix(".conflicted."))
    if isNumbered {
      stem = stem.dropLast(digits + (isBracketed ? 2 : 1))
    }
    let words = isBracketed && !isNumbered ? remarks : endings
    let isWord = words.contains { word in
      drop(isBracketed && !isNumbered ? " (" + word : word)
    }
    return isNumbered || isWord ? String(stem) + name[dot...] : nil
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
    if let original = behindDevice(base) { return original + ending }
    guard base.hasSuffix(")"), let open = base.lastIndex(of: "("), open > base.startIndex else { return nil }
    let remark = base[open...].lowercased()
    guard
      remark.contains("conflicted copy") || remark.contains("case conflict")
        || remark.contains("sync conflict")
        || remark.hasPrefix("(sfconflict ")
    else { return nil }
    var stem = base[..<open]
    while stem.hasSuffix(" ") { stem = stem.dropLast() }
    return stem.isEmpty ? nil : String(stem) + ending
  }

  /// The date before the name of a device, as OneDrive sets it there: `2026-03-14-DESKTOP-A1B2C3`.
  private static func behindDevice(_ base: Substring) -> String? {
    let day = base.prefix(10)
    let device = base.dropFirst(10)
    guard base.utf8.count > 12, case .day = JournalLayout.kind(ofPath: day + ".md"),
      ["-DESKTOP-", "-LAPTOP-", "-MacBook", "-iMac", "-iPhone", "-iPad"].contains(where: {
        device.hasPrefix($0)
      })
        || device.hasPrefix("-") && device.hasSuffix("-PC")
    else { return nil }
    return String(day)
  }

  private static func isText(_ name: String) -> Bool {
    [".md", ".markdown", ".txt", ".toml"].contains {
      name.lowercased().hasSuffix($0) && name.count > $0.count
    }
  }
}
