import JournalFormat

/// The configuration with which git merges and shows day files: two drivers in a clone's configuration, and the
/// attributes that name them.
enum DiaryDrivers {
  /// The name of both drivers.
  static let name = "journal"

  /// The command line that git runs to merge one file.
  ///
  /// If the program is missing, too old or killed, git's own merge of one file is used, so that no version is lost
  /// unnoticed. The exit statuses for a conflict (1) and a refusal (129) are passed on. So is a result that the
  /// program, which replaces the file in one step at the end, had written before it was killed: merged again, it
  /// would have nested conflict markers.
  static func mergeLine(program: String = "journal") -> String {
    "i=$(ls -i %A); if command -v \(program) >/dev/null; then \(program) merge %O %A %B %L %P; s=$?; "
      + "case $s in 0|1|129) exit $s;; esac; fi; "
      + "if test \"$i\" != \"$(ls -i %A)\"; then grep -q '^<\\{%L\\} ' %A; test $? = 1; exit; fi; "
      + "git merge-file --marker-size=%L -L ours -L base -L theirs %A %O %B; s=$?; "
      + "test $s -le 127 || exit 129; test $s = 0"
  }

  /// The regular expression for hunk headings in plain `git diff`: the headings of days and categories.
  static let headingPattern =
    "^[ \t]*(#{1,6}[ \t]+[^ \t].*|\\*\\*[^*]+\\*\\*:?[ \t]*|__[^_]+__:?[ \t]*|[^-*+#>|:][^:]*:[ \t]*)$"

  /// The configuration of a clone.
  static let configuration: [(key: String, value: String)] = [
    ("merge.journal.name", "day files, entry by entry"),
    ("merge.journal.driver", mergeLine()),
    ("diff.journal.xfuncname", headingPattern),
  ]

  /// A shell word for exactly `path`, in a command line in which git replaces `%`.
  static func quoted(_ path: String) -> String {
    "'"
      + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      .split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") + "'"
  }
}

/// Lines that one of git's files in the journal's folder has to have.
struct GitFileLines: Hashable, Sendable {
  /// Relative to the journal's folder.
  var path: String
  var lines: [String]
  /// Whether they are added at the top, so that the user's own lines below take precedence.
  var areFirst: Bool
  /// The file with the lines added.
  var result: [UInt8] = []

  /// The program's own files are not committed.
  static let ignored = GitFileLines(path: ".gitignore", lines: [".journal/"], areFirst: false)

  /// Day files have the drivers; images and recordings are binary.
  static func attributes(extensions: Set<String>) -> GitFileLines {
    let lines = extensions.sorted().map { "*.\($0) merge=\(DiaryDrivers.name) diff=\(DiaryDrivers.name)" }
    return GitFileLines(path: ".gitattributes", lines: lines + ["media/** binary"], areFirst: true)
  }

  /// The file with its missing lines added; existing lines are kept as they are.
  static func adding(_ file: GitFileLines, to old: [UInt8]?) -> [UInt8] {
    let bytes = old ?? []
    let existing = Set(bytes.split(whereSeparator: { $0 == .lineFeed || $0 == .carriageReturn }).map(trimmed))
    let missing = file.lines.filter { !existing.contains($0) }
    guard !missing.isEmpty else { return bytes }
    let hasCarriageReturns =
      bytes.firstIndex(of: .lineFeed).map { $0 > 0 && bytes[$0 - 1] == .carriageReturn } ?? false
    let end = hasCarriageReturns ? "\r\n" : "\n"
    let added = Array(missing.map { $0 + end }.joined().utf8)
    if file.areFirst { return added + bytes }
    let isEnded = bytes.last == nil || bytes.last == .lineFeed
    return bytes + (isEnded ? [] : Array(end.utf8)) + added
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> String {
    let isSpace: (UInt8) -> Bool = { $0 == .space || $0 == .tab }
    let end = line.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? line.startIndex
    return String(decoding: line[..<end].drop(while: isSpace), as: UTF8.self)
  }
}
