/// Changes of many lines are asked for.
extension OpenDiary {
  /// Asks before more than 20 files or 50 lines change, unless it is confirmed; without a terminal that needs `--yes`.
  func confirm(files: Int, lines: Int, isConfirmed: Bool) throws {
    guard files > 20 || lines > 50, !isConfirmed, !options.isDryRun else { return }
    let question = "This changes \(counted(lines, "line")) in \(counted(files, "file"))"
    guard environment.inputIsInteractive else {
      throw CommandFailure(.usage, "\(question), and nobody can be asked; --yes does it, --dry-run shows it")
    }
    let answer = environment.ask("\(question). Go on? [y/N] ")?.lowercased()
    guard answer == "y" || answer == "yes" else { throw CommandFailure(.nothingFound, "nothing was changed") }
  }
}
