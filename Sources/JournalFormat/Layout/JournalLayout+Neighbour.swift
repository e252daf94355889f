extension JournalLayout {
  /// Where the file of `day` is written in a journal that keeps the file of another day at `neighbour`.
  ///
  /// The folders and the name follow the neighbour’s, with year, month, ISO week, date and English weekday exchanged:
  /// beside `daily/2026-03/2026-03-14 Sat.md` lies `daily/2026-04/2026-04-01 Wed.md`. Where the pattern cannot be
  /// carried over with certainty it is `path(for:)`.
  public static func path(for day: Day, like neighbour: String, of other: Day) -> String {
    var parts = neighbour.split(separator: "/").map(String.init)
    guard let name = parts.popLast(), let dot = name.lastIndex(of: ".") else { return path(for: day) }
    let (old, new) = (PathWords(other), PathWords(day))
    let folders = parts.map { old.exchanged(in: $0, for: new) }
    guard let stem = old.stem(name[..<dot], for: new) else { return path(for: day) }
    let path = (folders + [stem + name[dot...]]).joined(separator: "/")
    return kind(ofPath: path) == .day(day) ? path : JournalLayout.path(for: day)
  }
}

/// The words for a day that occur in paths.
private struct PathWords {
  /// Of folders, the longer before the shorter they contain.
  private let folder: [String]
  private let dates: [String]
  private let weekdays: [String]
  private let dayOfMonth: String

  init(_ day: Day) {
    let (year, month, dayOfMonth) = day.components
    let (y, m) = (padded(year, 4), padded(month, 2))
    let week = ISOWeek(containing: day)
    let name = monthName(month)
    self.dayOfMonth = padded(dayOfMonth, 2)
    dates = ["-", "_", ".", ""].map { "\(y)\($0)\(m)\($0)\(padded(dayOfMonth, 2))" }
    folder =
      dates + ["\(y)-\(m)", "\(y)_\(m)", "\(y).\(m)", "\(y)\(m)", "W\(padded(week.number, 2))", y, m]
      + [name, name.lowercased(), String(name.prefix(3)), name.prefix(3).lowercased()]
    let weekday = day.weekday
    weekdays = [weekday.name, weekday.name.lowercased(), weekday.shortName, weekday.shortName.lowercased()]
  }

  /// A folder's name with the words of this day exchanged for those of another where they stand for themselves.
  func exchanged(in name: String, for new: PathWords) -> String {
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

  /// A file's name without its ending for another day; `nil` if it does not begin with this one.
  func stem(_ stem: Substring, for new: PathWords) -> String? {
    if stem == dayOfMonth { return new.dayOfMonth }
    guard let date = dates.firstIndex(where: stem.hasPrefix) else { return nil }
    let rest = stem.dropFirst(dates[date].count)
    // A weekday in another language, or anything else, is left away.
    guard let weekday = weekdays.firstIndex(where: { rest.contains($0) }),
      let range = rest.firstRange(of: weekdays[weekday])
    else { return new.dates[date] }
    return new.dates[date] + rest[..<range.lowerBound] + new.weekdays[weekday] + rest[range.upperBound...]
  }
}
