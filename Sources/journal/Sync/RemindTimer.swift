import JournalFormat

/// `journal remind --install`: a timer of the user's own, for systemd or launchd. It is written, but not enabled.
struct RemindTimer {
  let diary: OpenDiary

  /// A file that the timer consists of.
  private struct Unit {
    var path: String
    var text: String
  }

  /// Writes the files, and prints them and how to switch them on.
  func install() throws {
    let (folder, units, enabling) = try plan()
    for unit in units {
      if diary.options.isDryRun {
        diary.environment.print(terminalSafe("new file \(unit.path)\n\(unit.text)"))
      } else {
        _ = try JournalDirectory.make(folder)
        try diary.folder.write(unit.path, Array(unit.text.utf8))
        diary.say("wrote \(unit.path):\n\(unit.text)")
      }
    }
    diary.say(
      "nothing is switched on yet; ‘\(enabling)’ does that, and ‘journal remind --uninstall’ takes it away")
  }

  /// Removes the files that `install` writes.
  func uninstall() throws {
    let (_, units, _) = try plan()
    let there = units.filter { unit in (try? diary.environment.readFile(unit.path)) != nil }
    guard !there.isEmpty else { throw CommandFailure(.negativeResult, "there is no timer of this journal") }
    for unit in there {
      if diary.options.isDryRun {
        diary.environment.print(terminalSafe("remove \(unit.path)\n"))
      } else {
        NamedFile.remove(unit.path)
        diary.say("removed \(unit.path)")
      }
    }
  }

  private func plan() throws -> (folder: String, units: [Unit], enabling: String) {
    guard let place = realPath(diary.folder.path) else {
      throw CommandFailure(.refused, "the journal’s folder cannot be found")
    }
    let program = diary.environment.git.program
    #if os(macOS)
      guard let home = diary.environment.variable("HOME"), home.hasPrefix("/") else {
        throw CommandFailure(.refused, "there is no HOME to write the timer in")
      }
      let label = "journal.remind." + SyncTimer.label(for: place)
      let folder = home + "/Library/LaunchAgents"
      let path = "\(folder)/\(label).plist"
      return (
        folder, [Unit(path: path, text: Self.agent(label, program: program, journal: place))],
        "launchctl load \(path)"
      )
    #else
      let base = UserConfiguration.home(diary.environment.variable)
      guard base.hasPrefix("/") else {
        throw CommandFailure(.refused, "there is no HOME to write the timer in")
      }
      let folder = base + "/systemd/user"
      let name = "journal-remind-" + SyncTimer.label(for: place)
      return (
        folder,
        [
          Unit(path: "\(folder)/\(name).service", text: Self.service(program: program, journal: place)),
          Unit(path: "\(folder)/\(name).timer", text: Self.timer(journal: place)),
        ], "systemctl --user enable --now \(name).timer"
      )
    #endif
  }

  static func service(program: String, journal: String) -> String {
    """
    [Unit]
    Description=Reminders of the diary in \(SyncTimer.described(journal))

    [Service]
    Type=oneshot
    ExecStart=\(SyncTimer.quoted(program)) remind --notify --within 15m -C \(SyncTimer.quoted(journal))

    """
  }

  static func timer(journal: String) -> String {
    """
    [Unit]
    Description=Reminders of the diary in \(SyncTimer.described(journal)) every quarter of an hour

    [Timer]
    OnCalendar=*:0/15

    [Install]
    WantedBy=timers.target

    """
  }

  /// A launch agent that runs at every quarter of an hour.
  static func agent(_ label: String, program: String, journal: String) -> String {
    func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
    let arguments = [program, "remind", "--notify", "--within", "15m", "-C", journal]
      .map { "<string>\(escaped($0))</string>" }.joined(separator: "")
    let times = [0, 15, 30, 45].map { "<dict><key>Minute</key><integer>\($0)</integer></dict>" }.joined(
      separator: "")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
      <key>Label</key><string>\(escaped(label))</string>
      <key>ProgramArguments</key><array>\(arguments)</array>
      <key>StartCalendarInterval</key><array>\(times)</array>
      </dict></plist>

      """
  }
}
