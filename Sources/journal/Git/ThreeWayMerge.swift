import JournalFormat

/// A three-way merge of files for git: of Markdown by units if that is clean, else git's own merge.
///
/// A merge by lines can duplicate what both sides added alike at different places. Git's result is used if the merge
/// by units is not clean, and if it loses and repeats nothing.
struct ThreeWayMerge {
  /// The effects that a merge needs.
  struct Tools: Sendable {
    var readFile: @Sendable (_ path: String) throws(FileProblem) -> [UInt8] = { path throws(FileProblem) in
      try FileReading.bytes(ofNamedFile: path)
    }
    /// Replaces a file atomically.
    var replaceFile: @Sendable (_ path: String, _ bytes: [UInt8]) throws -> Void = {
      try NamedFile.replace($0, by: $1)
    }
    /// Runs a program by its argument list.
    var run: @Sendable ([String], ProgramLimits) -> Result<FinishedProgram, ProgramFailure>
    /// Runs git with arguments and input, and returns its output; `nil` if it failed.
    var askGit: @Sendable ([String], [UInt8]) -> [UInt8]?

    static let system = Tools(
      run: { finishedProgram($0, limits: $1) },
      askGit: { arguments, input in
        let limits = ProgramLimits(time: .seconds(120), output: 64 << 20)
        guard case .success(let program) = finishedProgram(["git"] + arguments, input: input, limits: limits),
          program.end == .exit(0)
        else { return nil }
        return program.output
      })
  }

  enum Verdict: Hashable {
    case clean
    /// Our file has both sides with conflict markers.
    case conflict
    /// Our file is unchanged; with the reason.
    case impossible(String)
  }

  let files: MergeFiles
  /// The path in the repository, if known: it says whether the file is a day's.
  let path: String?
  let tools: Tools

  /// Merges, and writes the result to our file.
  func run() -> Verdict {
    let texts: Texts
    do throws(FileProblem) {
      texts = (
        try tools.readFile(files.base), try tools.readFile(files.ours), try tools.readFile(files.theirs)
      )
    } catch {
      return handedOver("one of the files to merge \(error.reason)")
    }
    let limit = 2 * (texts.base.count + texts.ours.count + texts.theirs.count) + (1 << 20)
    let isBinary = [texts.base, texts.ours, texts.theirs].contains { $0.contains(0) }
    let isFiltered = isFiltered
    let byUnits = isFiltered ? mergedFiltered(texts) : isBinary ? .undecided : mergedUnits(texts)
    if case .clean(let bytes) = byUnits { return written(bytes, .clean) }
    let git = GitMergeFile.merge(files, limit: limit, run: tools.run)
    if case .clean(let bytes) = git, isFiltered ? byUnits == .undecided : stands(bytes, of: texts) {
      return written(bytes, .clean)
    }
    switch (styled(byUnits), git) {
    case (.conflict(let merge), _): return written(merge.text, .conflict)
    case (_, .conflict(let bytes)): return written(bytes, .conflict)
    // If git refuses for another reason, such as invalid settings, the result must not be our side alone.
    case (_, .refused(let reason)) where isBinary: return .impossible(reason)
    default: return marked(texts)
    }
  }
}

extension ThreeWayMerge {
  private typealias Texts = (base: [UInt8], ours: [UInt8], theirs: [UInt8])

  /// Whether a file is merged by units; files without a name are.
  static func isMarkdown(_ path: String?) -> Bool {
    guard let path, let dot = path.lastIndex(of: ".") else { return true }
    return ["md", "markdown", "txt"].contains(path[path.index(after: dot)...].lowercased())
  }

  private func mergedUnits(_ texts: Texts) -> DayFileMergeResult {
    guard Self.isMarkdown(path) else { return .undecided }
    return merge.merge(base: texts.base, ours: texts.ours, theirs: texts.theirs)
  }

  /// The same with conflict markers in the repository's style.
  private func styled(_ result: DayFileMergeResult) -> DayFileMergeResult {
    if case .conflict(let merge) = result { merge.inStyle(style) } else { result }
  }

  private func mergedFiltered(_ texts: Texts) -> DayFileMergeResult {
    FilteredMerge(path: path ?? "", merge: merge, askGit: tools.askGit).merge(texts, style: style)
  }

  /// Whether git's merge by lines is acceptable.
  private func stands(_ bytes: [UInt8], of texts: Texts) -> Bool {
    !Self.isMarkdown(path)
      || DayFileMerge.accounts(for: bytes, base: texts.base, ours: texts.ours, theirs: texts.theirs)
  }

  /// Whether git stores another form than the working tree has: encrypted text cannot be merged as it is.
  private var isFiltered: Bool {
    guard let path else { return false }
    // Path, attribute and value, each ended by a null byte.
    let fields = tools.askGit(["check-attr", "-z", "filter", "--", path], [])?.split(separator: 0) ?? []
    let unfiltered = ["unspecified", "unset", "set"]
    return fields.count == 3 && !unfiltered.contains { fields[2].elementsEqual($0.utf8) }
  }

  /// The journal may be a subfolder of the repository, so the end of the path decides.
  private var merge: DayFileMerge {
    var parts = (path ?? "").split(separator: "/").suffix(3)
    while !parts.isEmpty {
      if case .day(let day) = JournalLayout.kind(ofPath: parts.joined(separator: "/")) {
        return DayFileMerge(day: day)
      }
      parts.removeFirst()
    }
    return DayFileMerge(day: nil)
  }

  /// The repository's style of conflict markers, asked for only if there are conflicts.
  private var style: ConflictStyle {
    let asked = tools.run(
      ["git", "config", "--get", "merge.conflictStyle"], ProgramLimits(time: .seconds(20)))
    var kind: ConflictStyle.Kind?
    if case .success(let program) = asked {
      kind = ConflictStyle.Kind(
        rawValue: String(decoding: program.output.prefix { $0 > .space }, as: UTF8.self))
    }
    return ConflictStyle(kind ?? .merge, markerSize: files.markerSize)
  }

  private func written(_ bytes: [UInt8], _ verdict: Verdict) -> Verdict {
    let before = try? tools.readFile(files.ours)
    do {
      try tools.replaceFile(files.ours, bytes)
      return verdict
    } catch {
      // The result may be in place nevertheless, and must not be merged again.
      let after = try? tools.readFile(files.ours)
      if after == bytes, after != before { return verdict }
      let handed = handedOver((error as? CommandFailure)?.message ?? "the result cannot be written")
      // Git writes in place, and on a full disk leaves an empty file.
      if case .impossible = handed, let before, (try? tools.readFile(files.ours)) != before {
        try? tools.replaceFile(files.ours, before)
      }
      return handed
    }
  }

  /// Lets git merge the files, so that there are conflict markers.
  private func handedOver(_ why: String) -> Verdict {
    switch GitMergeFile.mergeInPlace(files, run: tools.run) {
    case true?: .clean
    case false?: .conflict
    case nil: .impossible(why)
    }
  }

  /// Both sides as a whole between conflict markers, if nothing better is possible.
  private func marked(_ texts: Texts) -> Verdict {
    if texts.ours == texts.theirs || texts.theirs == texts.base { return .clean }
    if texts.ours == texts.base { return written(texts.theirs, .clean) }
    guard !texts.ours.contains(0), !texts.theirs.contains(0) else {
      return .impossible("the files to merge are not text")
    }
    let style = ConflictStyle(markerSize: files.markerSize)
    return written(style.marked(ours: texts.ours, theirs: texts.theirs), .conflict)
  }
}

/// The three files of a merge, as git passes them to a merge driver.
struct MergeFiles: Hashable, Sendable {
  /// `%O`: the common ancestor.
  var base: String
  /// `%A`: our side, and the file for the result.
  var ours: String
  /// `%B`: their side.
  var theirs: String
  /// `%L`: the width of conflict markers.
  var markerSize = 7
}

/// The result of `git merge-file`.
enum GitMergeOutcome: Hashable, Sendable {
  case clean([UInt8])
  /// The text with git's conflict markers.
  case conflict([UInt8])
  /// Git does not merge these files, as for those with NUL bytes.
  case refused(String)
  /// There is no git, or it did not end by itself.
  case missing
}

/// Git's own three-way merge of files.
enum GitMergeFile {
  /// Merges without changing a file; `limit` is the maximum output in bytes.
  static func merge(
    _ files: MergeFiles, limit: Int,
    run: ([String], ProgramLimits) -> Result<FinishedProgram, ProgramFailure>
  ) -> GitMergeOutcome {
    let limits = ProgramLimits(time: .seconds(120), output: limit)
    switch run(["git", "merge-file", "-p"] + arguments(files), limits) {
    case .failure: return .missing
    case .success(let program):
      let reason = String(decoding: program.errors.prefix { $0 != .lineFeed }, as: UTF8.self)
      switch program.end {
      case .exit(0): return .clean(program.output)
      // The exit status is the number of conflicts, up to 127.
      case .exit(1...127) where !program.output.isEmpty: return .conflict(program.output)
      case .exit: return .refused(reason)
      case .signal: return .missing
      }
    }
  }

  /// Merges into our file; returns whether that is clean, or `nil` if git refuses.
  static func mergeInPlace(
    _ files: MergeFiles, run: ([String], ProgramLimits) -> Result<FinishedProgram, ProgramFailure>
  ) -> Bool? {
    guard case .success(let program) = run(["git", "merge-file"] + arguments(files), ProgramLimits()) else {
      return nil
    }
    switch program.end {
    case .exit(0): return true
    case .exit(1...127): return false
    default: return nil
    }
  }

  private static func arguments(_ files: MergeFiles) -> [String] {
    [
      "--marker-size=\(files.markerSize)", "-L", "ours", "-L", "base", "-L", "theirs", "--", files.ours,
      files.base, files.theirs,
    ]
  }
}

/// A merge of files that git stores in another form than the working tree has, such as encrypted ones.
///
/// Git passes the stored form to merge drivers. It is decoded by the filter, merged, and encoded again.
struct FilteredMerge {
  /// The path in the repository, by which git finds the filter.
  let path: String
  let merge: DayFileMerge
  /// Runs git with arguments and input, and returns its output; `nil` if it failed.
  let askGit: @Sendable ([String], [UInt8]) -> [UInt8]?

  /// Merges, and returns the result in the stored form; undecided if the filter is not set up or fails.
  func merge(_ kept: (base: [UInt8], ours: [UInt8], theirs: [UInt8]), style: ConflictStyle)
    -> DayFileMergeResult
  {
    guard let base = readable(kept.base), let ours = readable(kept.ours), let theirs = readable(kept.theirs),
      !ours.contains(0), !theirs.contains(0)
    else { return .undecided }
    func result(_ text: [UInt8], _ wrap: ([UInt8]) -> DayFileMergeResult) -> DayFileMergeResult {
      guard let filtered = filtered(text), ours == kept.ours || filtered != text else { return .undecided }
      return wrap(filtered)
    }
    let byLines = mergedLines(base: base, ours, theirs)
    if !ThreeWayMerge.isMarkdown(path), let byLines { return result(byLines, DayFileMergeResult.clean) }
    let byUnits = merge.merge(base: base, ours: ours, theirs: theirs, style: style)
    if case .clean(let text) = byUnits { return result(text, DayFileMergeResult.clean) }
    if let byLines, DayFileMerge.accounts(for: byLines, base: base, ours: ours, theirs: theirs) {
      return result(byLines, DayFileMergeResult.clean)
    }
    let marked =
      if case .conflict(let merge) = byUnits { merge.text } else { style.marked(ours: ours, theirs: theirs) }
    return result(marked) { .conflict(ConflictedMerge($0)) }
  }

  /// A stored text as in the working tree.
  private func readable(_ bytes: [UInt8]) -> [UInt8]? {
    guard !bytes.isEmpty else { return [] }
    return stored(bytes, ["--no-filters"]).flatMap {
      askGit(["cat-file", "--filters", "--path=\(path)", $0], [])
    }
  }

  /// A text in the stored form. What was encrypted is never stored as plain text.
  private func filtered(_ text: [UInt8]) -> [UInt8]? {
    stored(text, ["--path=\(path)"]).flatMap { askGit(["cat-file", "blob", $0], []) }
  }

  /// The id of the object with these bytes, which is created if needed.
  private func stored(_ bytes: [UInt8], _ options: [String]) -> String? {
    askGit(["hash-object", "-w", "--stdin"] + options, bytes).map {
      String(decoding: $0.prefix { $0 > .space }, as: UTF8.self)
    }
  }
}
