import ArgumentParser

/// A command whose output may be long: on a terminal it is shown with a pager.
protocol PagedCommand: ParsableCommand {
  var journal: JournalOptions { get }
}

extension PagedCommand {
  /// Sends output to the user's pager from now on, unless that is switched off or output is no terminal.
  func startPaging() {
    let variable: (String) -> String? = { environmentVariable($0) }
    let terminal = Terminal.system(descriptor: 1, variable: variable)
    guard !journal.noPager, let height = terminal.height, let pager = Pager(for: terminal, variable: variable)
    else { return }
    Console.system.page(pager.paging(height: height))
  }
}
