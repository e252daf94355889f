/// What a file in the journal's folder is.
public enum JournalFileKind: Hashable, Sendable {
  case day(Day)
  /// The name is a date plus other words: listed, not parsed.
  case related(Day)
  /// The name has the shape of a date, here as written, but there is no such day.
  case impossibleDay(String)
  /// `journal.toml`.
  case settings
  /// `habits.md`.
  case habits
  /// `foods.md`.
  case foods
  /// `tasks.md`.
  case tasks
  case recap, report, media
  case other
}

/// Which path belongs to which day, and back. Paths are relative to the journal's folder, with `/` between the parts.
public enum JournalLayout {
  /// Where the file of `day` is written: `2026/2026-03-14.md`.
  public static func path(for day: Day) -> String { "\(padded(day.year, 4))/\(day).md" }

  /// What the file at `path` is, by its path alone.
  public static func kind(ofPath path: String) -> JournalFileKind {
    var path = path
    return path.withUTF8 { kind(of: $0) }
  }

  /// Whether a folder and all below it hold no day files: hidden ones, `templates`, `recaps`, `reports`, `media`, and
  /// `bak` in `logseq`. Case makes no difference; `parent` is the name of the folder it is in, `nil` at the top.
  public static func holdsNoDays(folderName: String, parent: String?) -> Bool {
    var name = folderName
    var parent = parent ?? ""
    return name.withUTF8 { name in parent.withUTF8 { FolderKind(name, in: $0) != .plain } }
  }

  private static func kind(of path: UnsafeBufferPointer<UInt8>) -> JournalFileKind {
    var start = 0
    var parent = path[0..<0]
    var grandparent = path[0..<0]
    while let slash = path[start...].firstIndex(of: .slash) {
      let folder = path[start..<slash]
      switch FolderKind(UnsafeBufferPointer(rebasing: folder), in: UnsafeBufferPointer(rebasing: parent)) {
      case .plain: break
      case .barred: return .other
      case .recaps: return FileName(path[(lastSlash(path) + 1)...]) == nil ? .other : .recap
      case .reports: return .report
      case .media: return .media
      }
      (grandparent, parent, start) = (parent, folder, slash + 1)
    }
    let name = path[start...]
    if start == 0, let kind = kindBesideYears(name) { return kind }
    guard let file = FileName(name) else { return .other }
    return file.dateKind(parent: parent, grandparent: grandparent)
  }

  private static func lastSlash(_ path: UnsafeBufferPointer<UInt8>) -> Int {
    path.lastIndex(of: .slash) ?? -1
  }

  private static func kindBesideYears(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> JournalFileKind? {
    switch name.count {
    case 8 where name.elementsEqual("foods.md".utf8): .foods
    case 8 where name.elementsEqual("tasks.md".utf8): .tasks
    case 9 where name.elementsEqual("habits.md".utf8): .habits
    case 12 where name.elementsEqual("journal.toml".utf8): .settings
    default: nil
    }
  }
}

/// What a folder's name says about the files in it.
private enum FolderKind {
  case plain, barred, recaps, reports, media

  init(_ name: UnsafeBufferPointer<UInt8>, in parent: UnsafeBufferPointer<UInt8>) {
    func equals(_ name: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
      guard name.count == word.utf8CodeUnitCount else { return false }
      return name.indices.allSatisfy { name[$0] | .caseBit == word.utf8Start[$0] }
    }
    switch name.count {
    case 1... where name[0] == .period: self = .barred
    case 3 where equals(name, "bak") && equals(parent, "logseq"): self = .barred
    case 9 where equals(name, "templates"): self = .barred
    case 6 where equals(name, "recaps"): self = .recaps
    case 7 where equals(name, "reports"): self = .reports
    case 5 where equals(name, "media"): self = .media
    default: self = .plain
    }
  }
}
