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
