import JournalAnalytics
import JournalFormat

/// Two versions of the diary: commits, or the current files.
struct DiaryVersions {
  let repository: GitRepository
  let folder: JournalFolder
  let parser: DayFileParser

  typealias Difference = GitRepository.TreeDifference

  /// The result of a comparison.
  struct Comparison {
    var days: [DayChanges] = []
    var files: [FileChange] = []

    /// A one-line summary of the changes.
    func sentence(today: Day) -> String { changeSentence(of: days, files: files, today: today) }
    var isEmpty: Bool { days.isEmpty && files.isEmpty }
  }

  /// The differences between a commit and the current files, whose new versions have no blob.
  func differences(from old: String) throws -> [Difference] {
    let tracked = try repository.ask([
      // Unlike `diff-index` this compares the content of files that differ only in times or owners.
      "diff", "-z", "--raw", "--no-abbrev", "--no-renames", "--no-ext-diff", "--no-textconv",
      "--ignore-submodules=all", old, "--", repository.pathspec,
    ])
    let others = try repository.ask([
      "ls-files", "-z", "--others", "--exclude-standard", "--", repository.pathspec,
    ])
    return GitRepository.differences(in: tracked.output).map {
      Difference(path: $0.path, old: $0.old, new: nil)
    }
      + others.fields.map { Difference(path: Array($0), old: nil, new: nil) }
  }

  /// The differences as changes of records; new versions are in git, or are the current files.
  func compare(_ differences: [Difference], withFiles: Bool) throws -> Comparison {
    var result = Comparison()
    var pairs: [(file: JournalFile, difference: Difference)] = []
    for difference in differences {
      guard difference.path.starts(with: repository.prefix.utf8) else { continue }
      let path = Array(difference.path.dropFirst(repository.prefix.utf8.count))
      if case .day(let day) = JournalFile.kind(ofPath: path) {
        pairs.append((JournalFile(bytes: path, day: day), difference))
      } else if !path.starts(with: ".journal/".utf8) {
        let isThere = withFiles ? try read(JournalFile(bytes: path)) != nil : difference.new != nil
        let action: FileChange.Action = difference.old == nil ? .added : isThere ? .changed : .removed
        result.files.append(FileChange(action, String(decoding: path, as: UTF8.self)))
      }
    }
    let old = try days(pairs.map { ($0.file, $0.difference, $0.difference.old?.id) })
    let new: [JournalDay] =
      withFiles
      ? try pairs.compactMap { pair in try read(pair.file).map { try parse($0, pair.file) } }
      : try days(pairs.map { ($0.file, $0.difference, $0.difference.new?.id) })
    result.days = dayChanges(from: old, to: new)
    return result
  }

  /// The current content of a file; `nil` if there is none.
  private func read(_ file: JournalFile) throws(CommandFailure) -> [UInt8]? {
    try refusing("\(folder.prefix)\(file.path)", consequence: ", so what changed cannot be said") {
      () throws(FileProblem) in
      try ifThere { () throws(FileProblem) in try folder.read(file) }
    }
  }

  private func days(
    _ files: [(file: JournalFile, difference: Difference, blob: String?)]
  ) throws -> [JournalDay] {
    let there = files.filter { $0.blob != nil }
    let blobs = there.map { GitRepository.Blob(id: $0.blob ?? "", path: $0.difference.path) }
    return try zip(there, repository.bytes(of: blobs)).map { file, bytes in
      guard let bytes else {
        throw CommandFailure(
          .refused,
          "git does not have the version of ‘\(file.file.path)’ that is to be compared (\(file.blob ?? "")), so what changed "
            + "cannot be said; ‘git fsck’ lists what is missing")
      }
      return try parse(bytes, file.file)
    }
  }

  /// Parses a version of a day. Throws if it exceeds the size limits.
  func parse(_ bytes: [UInt8], _ file: JournalFile) throws(CommandFailure) -> JournalDay {
    try refusing("a version of ‘\(file.path)’ in git") { () throws(FileProblem) in
      try FileBounds.check(bytes, of: file.path)
    }
    return parser.parse(SourceText(bytes), day: file.day, path: file.path).day
  }
}

/// The two versions that `journal diff` compares.
struct DiffRange {
  /// A version in git; `nil` if there was no commit yet.
  struct Version: Hashable {
    var commit: String?
  }

  var old: String?
  /// `nil` for the current files.
  var new: Version?
  var title: String

  /// Parses the argument: nothing, a day or a revision, or two of them with `..` between.
  static func read(_ text: String?, today: Day, in repository: GitRepository) throws -> DiffRange {
    guard let text else {
      return DiffRange(old: try repository.commit("HEAD"), new: nil, title: "Changes since the last commit")
    }
    guard let dots = text.firstRange(of: "..") else {
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

  /// The changes from the beginning of the first day to the end of the last.
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
      throw CommandFailure(
        .negativeResult, "‘\(revision)’ is neither a day nor a revision that git knows here")
    }
    return commit
  }

  private static func lastCommit(through day: Day, _ repository: GitRepository) throws -> String? {
    guard try repository.commit("HEAD") != nil else { return nil }
    let answer = try repository.ask(["rev-list", "-1", "--before=\(day) 23:59:59", "HEAD", "--"])
    return answer.line.isEmpty ? nil : answer.line
  }
}
