import JournalFormat

/// The three files of a merge, as git names them to a merge driver.
struct MergeFiles: Hashable, Sendable {
  /// `%O`: what both sides were made from.
  var base: String
  /// `%A`: our side, and where the result goes.
  var ours: String
  /// `%B`: their side.
  var theirs: String
  /// `%L`: how wide the marks of a conflict are.
  var markerSize = 7
}

/// What `git merge-file` says of three files.
enum GitMergeOutcome: Hashable, Sendable {
  case clean([UInt8])
  /// The text with git's own marks.
  case conflict([UInt8])
  /// It will not merge these files, as for those with NUL bytes.
  case refused(String)
  /// There is no git to ask, or it did not come to an end.
  case missing(String)
}

/// Git's own three-way merge of files.
enum GitMergeFile {
  /// Asks for the merge without changing a file; `limit` is the most it may write, in bytes.
  static func merge(
    _ files: MergeFiles, limit: Int,
    run: ([String], ProgramLimits) -> Result<FinishedProgram, ProgramFailure>
  ) -> GitMergeOutcome {
    let limits = ProgramLimits(time: .seconds(120), output: limit)
    switch run(["git", "merge-file", "-p"] + arguments(files), limits) {
    case .failure(let failure): return .missing("git " + failure.reason)
    case .success(let program):
      let words = String(decoding: program.errors.prefix { $0 != .lineFeed }, as: UTF8.self)
      switch program.end {
      case .exit(0): return .clean(program.output)
      // The status counts the conflicts, up to 127.
      case .exit(1...127) where !program.output.isEmpty: return .conflict(program.output)
      case .exit: return .refused(words)
      case .signal(let number): return .missing("git was ended by signal \(number)")
      }
    }
  }

  /// Merges into our file; whether that is clean, `nil` if git refuses.
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
