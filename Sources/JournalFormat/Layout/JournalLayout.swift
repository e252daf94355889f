/// The kind of a file in the journal's folder.
public enum JournalFileKind: Hashable, Sendable {
  case day(Day)
  /// The name is a date and other text: listed, not parsed.
  case related(Day)
  /// The name has the form of a date, given here as written, but there is no such day.
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

/// Maps paths to days and back. Paths are relative to the journal's folder, with `/` as separator.
public enum JournalLayout {
  /// The path of a new file for `day`: `2026/2026-03-14.md`.
  public static func path(for day: Day) -> String { "\(padded(day.year, 4))/\(day).md" }

  /// The kind of the file at `path`, by its path alone.
  public static func kind(ofPath path: String) -> JournalFileKind {
    var path = path
    return path.withUTF8 { kind(of: $0) }
  }

  /// Whether a folder and everything below it is not searched for day files: hidden folders, `templates`, `recaps`,
  /// `reports`, `media`, and `bak` in `logseq`, in any case. `parent` is the name of the folder it is in, `nil` at
  /// the top.
  public static func holdsNoDays(folderName: String, parent: String?) -> Bool {
    var name = folderName
    var parent = parent ?? ""
    return name.withUTF8 { name in parent.withUTF8 { FolderKind(name, in: $0) != .plain } }
  }

  /// The folder of the diary that the file at `path` belongs to by its place: what stands above the folders for years, months and weeks,
  /// and, where there is none, the folder it lies in. Empty for the journal's own days.
  public static func diaryFolder(ofPath path: [UInt8]) -> ArraySlice<UInt8> {
    var start = 0
    while let slash = path[start...].firstIndex(of: .slash), !CalendarFolder.isDated(path[start..<slash]) {
      start = slash + 1
    }
    return path[..<max(start - 1, 0)]
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
    func equals(_ name: UnsafeBufferPointer<UInt8>, _ other: StaticString) -> Bool {
      guard name.count == other.utf8CodeUnitCount else { return false }
      return name.indices.allSatisfy { name[$0] | .caseBit == other.utf8Start[$0] }
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

extension JournalLayout {
  /// The path of a new file for `day` in a journal that keeps the file of another day at `neighbour`.
  ///
  /// Folders and name follow the pattern of the neighbour, with year, month, ISO week, date and English weekday
  /// replaced: `daily/2026-03/2026-03-14 Sat.md` gives `daily/2026-04/2026-04-01 Wed.md`. If the pattern is not
  /// certain, it is `path(for:)`.
  public static func path(for day: Day, like neighbour: String, of other: Day) -> String {
    var parts = neighbour.split(separator: "/").map(String.init)
    guard let name = parts.popLast(), let dot = name.lastIndex(of: ".") else { return path(for: day) }
    let (old, new) = (DateSpellings(other), DateSpellings(day))
    let folders = parts.map { old.exchanged(in: $0, for: new) }
    guard let stem = old.stem(name[..<dot], for: new) else { return path(for: day) }
    let path = (folders + [stem + name[dot...]]).joined(separator: "/")
    return kind(ofPath: path) == .day(day) ? path : JournalLayout.path(for: day)
  }
}

/// The ways in which a day is written in paths.
private struct DateSpellings {
  /// Spellings in folder names; longer ones come before those that are part of them.
  private let folder: [String]
  private let dates: [String]
  private let weekdays: [String]
  private let dayOfMonth: String

  init(_ day: Day) {
    let (year, month, dayOfMonth) = day.components
    let (y, m) = (padded(year, 4), padded(month, 2))
    let week = CalendarWeek(containing: day).iso?.number ?? 1
    let name = monthName(month)
    self.dayOfMonth = padded(dayOfMonth, 2)
    dates = ["-", "_", ".", ""].map { "\(y)\($0)\(m)\($0)\(padded(dayOfMonth, 2))" }
    folder =
      dates + ["\(y)-\(m)", "\(y)_\(m)", "\(y).\(m)", "\(y)\(m)", "W\(padded(week, 2))", y, m]
      + [name, name.lowercased(), String(name.prefix(3)), name.prefix(3).lowercased()]
    let weekday = day.weekday
    weekdays = [weekday.name, weekday.name.lowercased(), weekday.shortName, weekday.shortName.lowercased()]
  }

  /// A folder's name with the spellings of this day replaced by those of another, where they are whole words.
  func exchanged(in name: String, for new: DateSpellings) -> String {
    var result = ""
    var rest = name[...]
    while let first = rest.first {
      let isInside = result.last.map { $0.isLetter || $0.isNumber } ?? false
      let match = folder.indices.first { index in
        !isInside && rest.hasPrefix(folder[index])
          && !(rest.dropFirst(folder[index].count).first.map { $0.isLetter || $0.isNumber } ?? false)
      }
      if let match {
        result += new.folder[match]
        rest = rest.dropFirst(folder[match].count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// The file name without extension for another day; `nil` if it does not begin with this one's date.
  func stem(_ stem: Substring, for new: DateSpellings) -> String? {
    if stem == dayOfMonth { return new.dayOfMonth }
    guard let date = dates.firstIndex(where: stem.hasPrefix) else { return nil }
    let rest = stem.dropFirst(dates[date].count)
    // Other text, such as a weekday in another language, is left out.
    guard let weekday = weekdays.firstIndex(where: { rest.contains($0) }),
      let range = rest.firstRange(of: weekdays[weekday])
    else { return new.dates[date] }
    return new.dates[date] + rest[..<range.lowerBound] + new.weekdays[weekday] + rest[range.upperBound...]
  }
}
