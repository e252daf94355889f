import ArgumentParser

/// A command whose output may be long: on a terminal it is shown with a pager.
protocol PagedCommand: ParsableCommand {
  var journal: JournalOptions { get }
}

extension PagedCommand {
  /// Shows what is printed from now on with the user's pager, unless that is not wanted or output is no terminal.
  func startPaging() {
    let variable: (String) -> String? = { environmentVariable($0) }
    let terminal = Terminal.system(descriptor: 1, variable: variable)
    guard !journal.noPager, let height = terminal.height, let pager = Pager(for: terminal, variable: variable)
    else { return }
    Console.system.page(pager.paging(height: height))
  }
}
