import JournalFormat

/// One call of git: what to ask, and how long to wait.
struct GitCall: Hashable, Sendable {
  /// Everything behind `git`; no shell ever sees it.
  var arguments: [String]
  /// What git reads from its standard input.
  var input: [UInt8] = []
  /// Variables of the environment that are set for it alone.
  var variables: [String: String] = [:]
  /// After so many seconds it is ended.
  var seconds = 120
}

/// What a call of git came to.
struct GitOutput: Hashable, Sendable {
  /// Its exit status; 128 and the number of the signal where one ended it.
  var status: Int32
  var output: [UInt8] = []
  var errors: [UInt8] = []

  /// Standard output as text, with U+FFFD where it is not UTF-8.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// The lines of standard output.
  var lines: [String] { text.split(separator: "\n").map(String.init) }

  /// The first line of standard output; empty if there is none.
  var line: String { lines.first ?? "" }

  /// What standard output holds between zero bytes.
  var fields: [ArraySlice<UInt8>] { output.split(separator: 0) }

  /// Paths with the words before them, in the form that git lists files in: `MODE ID STAGE`, a tab and the path.
  var listed: [(words: [String], path: [UInt8])] {
    fields.compactMap { field in
      guard let tab = field.firstIndex(of: .tab) else { return nil }
      let words = field[..<tab].split(separator: .space).map { String(decoding: $0, as: UTF8.self) }
      return (words, Array(field[(tab + 1)...]))
    }
  }

  /// Why it failed, in git's own words: its lines that say so, with the files they are about, without full stops.
  var reason: String {
    let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    var reasons: [String] = []
    for (index, line) in lines.enumerated() {
      guard let start = ["fatal: ", "error: ", "! "].first(where: { line.hasPrefix($0) }) else { continue }
      var words = line.dropFirst(start.count)
      while words.hasSuffix(".") { words = words.dropLast() }
      let files = words.hasSuffix(":") ? lines[(index + 1)...].prefix { $0.hasPrefix("\t") } : []
      let reason =
        ([String(words)] + files.prefix(3).map { $0.dropFirst() + "" }).joined(separator: " ")
        + (files.count > 3 ? " …" : "")
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    if reasons.isEmpty, let last = lines.last { reasons = [String(last)] }
    return reasons.isEmpty
      ? "git ended with status \(status); ‘git fsck’ says whether something is missing"
      : reasons.suffix(3).joined(separator: "; ")
  }
}

/// How commands reach git, and git reaches this program.
struct GitTool: Sendable {
  /// Runs git.
  var run: @Sendable (GitCall) throws -> GitOutput
  /// The path of this program, for the merge driver that git calls.
  var program: String

  /// The git that is installed.
  static let system = GitTool(run: { try GitProcess.run($0) }, program: GitProcess.ownPath())
}

/// Runs git as a child of this process, and reads what it says.
///
/// It stays in the process group, so that it can ask for a passphrase at the terminal, and Ctrl-C ends it too.
enum GitProcess {
  /// More than this is not read from one call.
  private static let outputLimit = 512 << 20

  /// Variables that would lead git to another repository than the one that is asked about.
  private static let misleading: Set<String> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES",
    "GIT_COMMON_DIR", "GIT_PREFIX", "GIT_NAMESPACE", "GIT_GRAFT_FILE", "GIT_SHALLOW_FILE",
    "GIT_REPLACE_REF_BASE", "GIT_IMPLICIT_WORK_TREE", "GIT_EXTERNAL_DIFF", "GIT_DIFF_OPTS",
    "GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS",
  ]

  /// Runs git with the environment given, or with that of this process, and waits for its end.
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

  /// The path of the running program; its name alone where that cannot be found out.
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

  /// The first argument that is neither an option nor the value of one.
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
