import JournalFormat

/// One call of git: its arguments, and how long to wait.
struct GitCall: Hashable, Sendable {
  /// The arguments of `git`, which no shell sees.
  var arguments: [String]
  /// The standard input.
  var input: [UInt8] = []
  /// Additional environment variables.
  var variables: [String: String] = [:]
  /// The time limit, after which git is ended.
  var seconds = 120
}

/// The result of a call of git.
struct GitOutput: Hashable, Sendable {
  /// The exit status; for a signal 128 plus its number.
  var status: Int32
  var output: [UInt8] = []
  var errors: [UInt8] = []

  /// Standard output as text, with U+FFFD where it is not UTF-8.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// The lines of standard output.
  var lines: [String] { text.split(separator: "\n").map(String.init) }

  /// The first line of standard output; empty if there is none.
  var line: String { lines.first ?? "" }

  /// The fields of standard output between null bytes.
  var fields: [ArraySlice<UInt8>] { output.split(separator: 0) }

  /// The records of `ls-files` and `merge-tree`, such as `MODE ID STAGE`, a tab and the path: the columns before the
  /// tab, and the path.
  var listed: [(columns: [String], path: [UInt8])] {
    fields.compactMap { field in
      guard let tab = field.firstIndex(of: .tab) else { return nil }
      let columns = field[..<tab].split(separator: .space).map { String(decoding: $0, as: UTF8.self) }
      return (columns, Array(field[(tab + 1)...]))
    }
  }

  /// Why it failed, in git's words: the lines of the error, with the files they are about, without full stops.
  var reason: String {
    let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    var reasons: [String] = []
    for (index, line) in lines.enumerated() {
      guard let start = ["fatal: ", "error: ", "! "].first(where: { line.hasPrefix($0) }) else { continue }
      var message = line.dropFirst(start.count)
      while message.hasSuffix(".") { message = message.dropLast() }
      let files = message.hasSuffix(":") ? lines[(index + 1)...].prefix { $0.hasPrefix("\t") } : []
      let reason =
        ([String(message)] + files.prefix(3).map { $0.dropFirst() + "" }).joined(separator: " ")
        + (files.count > 3 ? " …" : "")
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    if reasons.isEmpty, let last = lines.last { reasons = [String(last)] }
    return reasons.isEmpty
      ? "git ended with status \(status); ‘git fsck’ says whether something is missing"
      : reasons.suffix(3).joined(separator: "; ")
  }
}

/// How commands run git, and how git runs this program.
struct GitTool: Sendable {
  /// Runs git.
  var run: @Sendable (GitCall) throws -> GitOutput
  /// The path of this program, for the merge driver.
  var program: String

  /// The installed git.
  static let system = GitTool(run: { try GitProcess.run($0) }, program: GitProcess.ownPath())
}

/// Runs git as a child process and reads its output.
///
/// It stays in the process group, so that it can ask for a passphrase on the terminal, and Ctrl-C ends it too.
enum GitProcess {
  /// The maximum output of one call.
  private static let outputLimit = 512 << 20

  /// Variables that would point git to another repository.
  private static let misleading: Set<String> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES",
    "GIT_COMMON_DIR", "GIT_PREFIX", "GIT_NAMESPACE", "GIT_GRAFT_FILE", "GIT_SHALLOW_FILE",
    "GIT_REPLACE_REF_BASE", "GIT_IMPLICIT_WORK_TREE", "GIT_EXTERNAL_DIFF", "GIT_DIFF_OPTS",
    "GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS",
  ]

  /// Runs git with the given environment, or that of this process, and waits for it.
  static func run(_ call: GitCall, in environment: [String: String]? = nil) throws -> GitOutput {
    var variables = (environment ?? inherited()).filter { !misleading.contains($0.key) }
    variables.merge(call.variables) { $1 }
    let program = ProgramStart(arguments: ["git"] + call.arguments, variables: variables, endsWithUs: true)
    let limits = ProgramLimits(time: .seconds(call.seconds), output: outputLimit, errors: 1 << 20)
    switch finishedProgram(program, input: call.input, limits: limits) {
    case .success(let git):
      return GitOutput(status: git.end.status, output: git.output, errors: git.errors)
    case .failure(.notStarted(ENOENT)):
      throw CommandFailure(.refused, "git is not installed, or not on the path; this command needs it")
    case .failure(.outOfTime(let seconds)):
      throw CommandFailure(
        .busy,
        "git did not answer within \(seconds) seconds (‘git \(verb(of: call))’) and was stopped; try again")
    case .failure(.tooMuchOutput):
      throw CommandFailure(.refused, "git said more than can be read (‘git \(verb(of: call))’)")
    case .failure(.notStarted(let error)):
      throw CommandFailure(.refused, "git cannot be run: \(systemMessage(error))")
    case .failure(.other(let reason)):
      throw CommandFailure(.refused, "git \(reason)")
    }
  }

  /// The path of the running program; only its name if the path is not known.
  static func ownPath() -> String { realPath("/proc/self/exe") ?? "journal" }

  private static func inherited() -> [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if let equals = text.firstIndex(of: "=") {
        variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      next += 1
    }
    return variables
  }

  /// The subcommand: the first argument that is neither an option nor the value of one.
  private static func verb(of call: GitCall) -> String {
    var skips = false
    for argument in call.arguments {
      if skips || argument.hasPrefix("-") {
        skips = !skips && (argument == "-c" || argument == "-C")
      } else {
        return argument
      }
    }
    return ""
  }
}
