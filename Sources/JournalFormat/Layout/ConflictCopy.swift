/// A file that a sync program or merge tool left beside another because both had changed.
public struct ConflictCopy: Hashable, Sendable {
  /// The path of the copy, relative to the journal's folder.
  public var path: String
  /// The path of the file it is a copy of.
  public var original: String

  /// Recognises `day.sync-conflict-20260314-120000-ABCDEFG.md`, `day (conflicted copy 2026-03-14).md` with or
  /// without a name before the words, `day_conflict-20260314-120000.md`, `day.md.conflict-1` and `day.md.orig`, if
  /// the original would be a text file of the journal; and `day (1).md`, `day 2.md`, `day - Copy (2).md`, `day(copy).md`,
  /// `Copy of day.md`, `day-DESKTOP-A1B2C3.md`, `day conflicted copy.md`, `day.conflicted.3.md`, `day_old.md`, `day~.md` and `2026 03 14.md`, if it would be a day file, for other files may be called so on purpose.
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

  /// The words for a copy in the languages of file managers.
  private static let wordsForCopy: Set<String> = [
    "copy", "kopie", "copie", "copia", "kopia", "kopi", "cópia", "копия", "コピー", "副本", "사본",
  ]

  /// What is said of a copy behind a full stop, a hyphen or an underscore, and in brackets. Behind a space `conflict` and `backup` may be what
  /// a page is about.
  private static let remarks: Set<String> = [
    "conflict", "conflicted", "konflikt", "conflit", "conflicto", "conflitto", "backup", "bak", "old", "orig",
  ]
  private static let remarksBehindSpace: Set<String> = ["conflicted", "old"]

  /// What stands before the name of a copy.
  private static let beginnings = [
    "copy of ", "kopie von ", "copie de ", "copia de ", "copia di ", "kopie van ",
  ]

  /// The name without all that file managers, synchronisers and people put behind that of a second file: ` (1)`, ` 2`, ` - copy`, `_old`.
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
    // A date has ten characters of its own.
    while stem.count > 10, let shorter = withoutRemark(stem) { stem = shorter }
    return stem.endIndex < dot ? String(stem) + name[dot...] : nil
  }

  /// A name without the last thing that makes it a copy; `nil` where there is none.
  private static func withoutRemark(_ stem: Substring) -> Substring? {
    if stem.hasSuffix("~") { return stem.dropLast() }
    if stem.hasSuffix(")"), let open = stem.lastIndex(of: "(") {
      let words = stem[stem.index(after: open)...].dropLast().lowercased().split { " -_.".contains($0) }
      guard !words.isEmpty, words.allSatisfy({ isBracketed(String($0)) }) else { return nil }
      return withoutSeparators(stem[..<open])
    }
    let start = stem.lastIndex { " -_.".contains($0) }.map { stem.index(after: $0) } ?? stem.startIndex
    let (front, word) = (stem[..<start], stem[start...])
    guard let separator = front.last, !word.isEmpty else { return nil }
    let folded = word.lowercased()
    let isRemark =
      wordsForCopy.contains(folded) || isNumber(folded, longest: 2)
      || (separator == " " ? remarksBehindSpace : remarks).contains(folded)
    return isRemark ? withoutSeparators(front) : nil
  }

  private static func isBracketed(_ word: String) -> Bool {
    wordsForCopy.contains(word) || remarks.contains(word) || word == "another" || isNumber(word, longest: 14)
  }

  private static func isNumber(_ word: String, longest: Int) -> Bool {
    (1...longest).contains(word.utf8.count) && word.utf8.allSatisfy { isASCIIDigit($0) }
  }

  private static func withoutSeparators(_ stem: Substring) -> Substring {
    var stem = stem
    while let last = stem.last, " -_.".contains(last) { stem = stem.dropLast() }
    return stem
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
