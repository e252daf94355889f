import JournalFormat

/// Which two versions `journal diff` compares.
struct DiffRange {
  /// A version in git; `nil` where nothing had been committed yet.
  struct Version: Hashable {
    var commit: String?
  }

  var old: String?
  /// `nil` for the files as they are now.
  var new: Version?
  var title: String

  /// Reads what the command line says: nothing, a day or a revision, or two of them with `..` between.
  static func read(_ text: String?, today: Day, in repository: GitRepository) throws -> DiffRange {
    guard let text else {
      return DiffRange(old: try repository.commit("HEAD"), new: nil, title: "Changes since the last commit")
    }
    guard let dots = text.range(of: "..") else {
      if let day = day(text, today) { return try written(on: day...day, today: today, in: repository) }
      return DiffRange(old: try commit(text, repository), new: nil, title: "Changes since \(text)")
    }
    let (first, second) = (String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
    if let start = day(first, today), let end = day(second, today) {
      guard start <= end else {
        throw CommandFailure(.usage, "‘\(text)’ ends before it begins; write the earlier day first")
      }
      return try written(on: start...end, today: today, in: repository)
    }
    let (from, to) = (first.isEmpty ? "HEAD" : first, second.isEmpty ? "HEAD" : second)
    return DiffRange(
      old: try commit(from, repository), new: Version(commit: try commit(to, repository)),
      title: "Changes from \(from) to \(to)")
  }

  /// What was written from the beginning of the first day to the end of the last.
  private static func written(
    on days: ClosedRange<Day>, today: Day, in repository: GitRepository
  ) throws -> DiffRange {
    let (first, last) = (days.lowerBound, days.upperBound)
    return DiffRange(
      old: try lastCommit(through: first.advanced(by: -1), repository),
      new: last >= today ? nil : Version(commit: try lastCommit(through: last, repository)),
      title: first == last
        ? "Written on \(first.fullDate)" : "Written from \(first.fullDate), to \(last.fullDate)")
  }

  private static func day(_ text: String, _ today: Day) -> Day? { try? DayExpression(text, today: today).day }

  private static func commit(_ revision: String, _ repository: GitRepository) throws -> String {
    guard let commit = try repository.commit(revision) else {
      throw CommandFailure(.nothingFound, "‘\(revision)’ is neither a day nor a revision that git knows here")
    }
    return commit
  }

  private static func lastCommit(through day: Day, _ repository: GitRepository) throws -> String? {
    guard try repository.commit("HEAD") != nil else { return nil }
    let answer = try repository.ask(["rev-list", "-1", "--before=\(day) 23:59:59", "HEAD", "--"])
    return answer.line.isEmpty ? nil : answer.line
  }
}

extension String {
  /// Where two dots stand first.
  fileprivate func range(of mark: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(mark) { return start..<index(start, offsetBy: mark.count) }
      start = index(after: start)
    }
    return nil
  }
}
