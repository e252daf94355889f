import JournalFormat

/// `journal sync --install`: a timer for the user's systemd. It is written, but not enabled.
struct SyncTimer {
  let diary: OpenDiary

  /// Writes the two units, and prints how to enable them.
  func install() throws {
    let environment = diary.environment
    let base = UserConfiguration.home(environment.variable)
    guard base.hasPrefix("/") else {
      throw CommandFailure(.refused, "there is no HOME to write the timer in")
    }
    guard let place = realPath(diary.folder.path) else {
      throw CommandFailure(.refused, "the journal’s folder cannot be found")
    }
    let folder = base + "/systemd/user"
    let name = "journal-sync-" + Self.label(for: place)
    let units = [
      (
        path: "\(folder)/\(name).service",
        text: Self.service(program: environment.git.program, journal: place)
      ),
      (path: "\(folder)/\(name).timer", text: Self.timer(journal: place)),
    ]
    for unit in units {
      if diary.options.isDryRun {
        environment.print(terminalSafe("new file \(unit.path)\n"))
      } else {
        _ = try JournalDirectory.make(folder)
        try diary.folder.write(unit.path, Array(unit.text.utf8))
        diary.say("wrote \(unit.path)")
      }
    }
    diary.say("nothing is switched on yet; ‘systemctl --user enable --now \(name).timer’ does that")
  }

  /// The last component of the path in letters and digits, with a number that distinguishes folders of the same
  /// name.
  static func label(for path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? "root"
    let letters = last.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let hash: UInt32 = path.utf8.fnv1a()
    return (letters.isEmpty ? "" : letters.prefix(32) + "-") + String(hash, radix: 16)
  }

  static func service(program: String, journal: String) -> String {
    """
    [Unit]
    Description=Sync the diary in \(described(journal))

    [Service]
    Type=oneshot
    ExecStart=\(quoted(program)) sync -C \(quoted(journal))

    """
  }

  static func timer(journal: String) -> String {
    """
    [Unit]
    Description=Sync the diary in \(described(journal)) every quarter of an hour

    [Timer]
    OnStartupSec=2min
    OnUnitInactiveSec=15min

    [Install]
    WantedBy=timers.target

    """
  }

  static func described(_ path: String) -> String {
    String(path.map { $0.isNewline ? " " : $0 }).split(separator: "%", omittingEmptySubsequences: false)
      .joined(separator: "%%")
  }

  /// An argument in a unit's command line, in which systemd expands `%` and `$`.
  static func quoted(_ argument: String) -> String {
    var text = "\""
    for character in argument {
      switch character {
      case "\\", "\"": text += "\\\(character)"
      case "%": text += "%%"
      case "$": text += "$$"
      case "\n": text += "\\n"
      default: text.append(character)
      }
    }
    return text + "\""
  }
}
