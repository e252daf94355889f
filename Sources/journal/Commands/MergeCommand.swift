import ArgumentParser

/// `journal merge`: the merge driver for git.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge three versions of a file for git, entry by entry.",
    usage: "journal merge BASE OURS THEIRS [MARKER-SIZE] [PATH]",
    discussion: """
      Git calls this for the files that .gitattributes names. The result is left in OURS: both sides' entries, and \
      conflict markers around those that both changed. The exit status is 0 if there are no conflicts, 1 if there are, and 129 if \
      the files cannot be merged and OURS is as it was.
      """)

  @Argument(
    parsing: .captureForPassthrough,
    help: "The files as git names them: %O %A %B, then %L and %P.",
    completion: .file())
  var arguments: [String] = []

  func run() throws { try run(in: .system(), tools: .system) }

  func run(in environment: CommandEnvironment, tools: ThreeWayMerge.Tools) throws {
    if arguments == ["--help"] || arguments == ["-h"] { throw CleanExit.helpRequest(self) }
    // Even if the arguments are wrong, git expects conflict markers in the second of these files.
    guard arguments.count >= 3 else {
      throw CommandFailure(
        .unmergeable, "‘journal merge’ needs three files: what both sides had, ours and theirs")
    }
    let size = arguments.count > 3 ? Int(arguments[3]) ?? 7 : 7
    let files = MergeFiles(
      base: arguments[0], ours: arguments[1], theirs: arguments[2], markerSize: min(max(1, size), 1_000))
    let path = arguments.count > 4 && !arguments[4].isEmpty ? arguments[4] : nil
    switch ThreeWayMerge(files: files, path: path, tools: tools).run() {
    case .clean: return
    case .conflict: throw CommandFailure(.negativeResult)
    case .impossible(let why):
      let name = path ?? files.ours
      throw CommandFailure(.unmergeable, "\(name) cannot be merged and is as it was: \(why)")
    }
  }
}
