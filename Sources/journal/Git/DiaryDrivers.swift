/// How git is told to merge and to show day files: two drivers in the configuration of a clone, and the attributes that name them.
enum DiaryDrivers {
  /// The name of both drivers.
  static let name = "journal"

  /// The command line that git runs to merge one file.
  ///
  /// Where the program is missing, is too old or is killed, git's own merge of one file takes over, so that no version is
  /// dropped unseen. A conflict of ours (1) and a refusal (129) stand as they are. So does what was put into the place of the file,
  /// which is done in one step at the end, by a program that was killed before it could say so: merged twice, marks would
  /// stand within marks.
  static func mergeLine(program: String = "journal") -> String {
    "i=$(ls -i %A); if command -v \(program) >/dev/null; then \(program) merge %O %A %B %L %P; s=$?; "
      + "case $s in 0|1|129) exit $s;; esac; fi; "
      + "if test \"$i\" != \"$(ls -i %A)\"; then grep -q '^<\\{%L\\} ' %A; test $? = 1; exit; fi; "
      + "git merge-file --marker-size=%L -L ours -L base -L theirs %A %O %B; s=$?; "
      + "test $s -le 127 || exit 129; test $s = 0"
  }

  /// The lines that plain `git diff` shows as headings of what changed: those of a day and those of a category.
  static let headingPattern =
    "^[ \t]*(#{1,6}[ \t]+[^ \t].*|\\*\\*[^*]+\\*\\*:?[ \t]*|__[^_]+__:?[ \t]*|[^-*+#>|:][^:]*:[ \t]*)$"

  /// What a clone's configuration has to say.
  static let configuration: [(key: String, value: String)] = [
    ("merge.journal.name", "day files, entry by entry"),
    ("merge.journal.driver", mergeLine()),
    ("diff.journal.xfuncname", headingPattern),
  ]

  /// A word of the shell that means `path` and nothing else, in a line in which git replaces `%`.
  static func quoted(_ path: String) -> String {
    "'"
      + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      .split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") + "'"
  }
}
