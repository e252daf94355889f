import JournalAnalytics
import JournalFormat

/// Two versions of the diary: commits, or the files as they are now.
struct DiaryVersions {
  let repository: GitRepository
  let folder: JournalFolder
  let parser: DayFileParser

  /// A path of the journal that differs.
  struct Difference: Hashable {
    /// Below the top.
    var path: [UInt8]
    /// The blob before; `nil` where there was none.
    var old: String?
    /// The blob after; `nil` where there is none, or in the working tree.
    var new: String?
    /// Whether git has been told already; what is gone from both sides cannot be told again.
    var isStaged = false
  }

  /// What a comparison comes to.
  struct Comparison {
    var days: [DayChanges] = []
    var files: [FileChange] = []

    /// What changed, in a line.
    func sentence(today: Day) -> String { changeSentence(of: days, files: files, today: today) }
    var isEmpty: Bool { days.isEmpty && files.isEmpty }
  }

  /// What differs between two commits.
  func differences(from old: String, to new: String) throws -> [Difference] {
    let answer = try repository.ask([
      "diff-tree", "-r", "-z", "--raw", "--no-abbrev", "--no-renames", "--no-ext-diff", "--no-textconv",
      "--ignore-submodules=all", old, new, "--", repository.pathspec,
    ])
    return Self.differences(in: answer.output)
  }

  /// What differs between a commit and the files as they are now.
  func differences(from old: String) throws -> [Difference] {
    let tracked = try repository.ask([
      "diff-index", "-z", "--raw", "--no-abbrev", "--no-renames", "--no-ext-diff", "--no-textconv",
      "--ignore-submodules=all", old, "--", repository.pathspec,
    ])
    let others = try repository.ask([
      "ls-files", "-z", "--others", "--exclude-standard", "--", repository.pathspec,
    ])
    return Self.differences(in: tracked.output).map { Difference(path: $0.path, old: $0.old, new: nil) }
      + others.fields.map { Difference(path: Array($0), old: nil, new: nil) }
  }

  /// Reads the raw form: `:MODE MODE ID ID LETTER`, and then the path.
  private static func differences(in output: [UInt8]) -> [Difference] {
    let fields = output.split(separator: 0)
    return stride(from: 0, to: fields.count - 1, by: 2).compactMap { index in
      let parts = fields[index].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      guard parts.count == 5, parts[0].hasPrefix(":") else { return nil }
      let isNone: (String) -> Bool = { $0.allSatisfy { $0 == "0" } }
      return Difference(
        path: Array(fields[index + 1]), old: isNone(parts[2]) ? nil : parts[2],
        new: isNone(parts[3]) ? nil : parts[3])
    }
  }

  /// The tree of a commit, or the empty one where there is no commit yet.
  func tree(of commit: String?) throws -> String {
    if let commit { return commit }
    return try repository.ask(["hash-object", "-t", "tree", "--stdin"]).line
  }

  /// What the differences are in the diary's own terms; new versions come from git, or are the files as they are now.
  func compare(_ differences: [Difference], withFiles: Bool) throws -> Comparison {
    var result = Comparison()
    var pairs: [(file: JournalFile, difference: Difference)] = []
    for difference in differences {
      guard difference.path.starts(with: repository.prefix.utf8) else { continue }
      let path = Array(difference.path.dropFirst(repository.prefix.utf8.count))
      if case .day(let day) = JournalFile.kind(ofPath: path) {
        pairs.append((JournalFile(bytes: path, day: day), difference))
      } else if !path.starts(with: ".journal/".utf8) {
        let isThere = withFiles ? (try? folder.read(JournalFile(bytes: path))) != nil : difference.new != nil
        let action: FileChange.Action = difference.old == nil ? .added : isThere ? .changed : .removed
        result.files.append(FileChange(action, String(decoding: path, as: UTF8.self)))
      }
    }
    let old = try days(pairs.map { ($0.file, $0.difference, $0.difference.old) })
    let new: [JournalDay] =
      withFiles
      ? pairs.compactMap { pair in (try? folder.read(pair.file)).map { parse($0, pair.file) } }
      : try days(pairs.map { ($0.file, $0.difference, $0.difference.new) })
    result.days = dayChanges(from: old, to: new)
    return result
  }

  private func days(
    _ files: [(file: JournalFile, difference: Difference, blob: String?)]
  ) throws -> [JournalDay] {
    let there = files.filter { $0.blob != nil }
    let blobs = there.map { GitRepository.Blob(id: $0.blob ?? "", path: $0.difference.path) }
    return zip(there, try repository.bytes(of: blobs)).compactMap { file, bytes in
      bytes.map { parse($0, file.file) }
    }
  }

  /// Reads a version of a day.
  func parse(_ bytes: [UInt8], _ file: JournalFile) -> JournalDay {
    parser.parse(SourceText(bytes), day: file.day, path: file.path).day
  }
}
