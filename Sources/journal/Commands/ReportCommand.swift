import ArgumentParser
import JournalAnalytics
import JournalFormat

/// A command that prints a report and changes nothing.
protocol ReportCommand: PagedCommand {
  var journal: JournalOptions { get set }
  var output: OutputOptions { get set }

  /// Computes the report.
  func answer(in environment: CommandEnvironment) throws -> ReportAnswer
  /// Prints the report; commands that can also write it to a page do so here.
  func run(in environment: CommandEnvironment) throws
}

/// A report before rendering: both forms are computed on demand.
struct ReportAnswer {
  var folder: JournalFolder
  /// The files it is based on that could not be read.
  var unread: UnreadFiles
  var document: () -> ReportDocument
  var json: () -> JSONValue

  /// A report, with its figures explained if requested.
  init(from read: ReadJournal, _ report: some Report, _ explain: ExplainOptions) {
    self.init(
      from: read.folder, without: read.unread,
      document: report.document.explaining(explain.figures(of: report)),
      json: report.json.explaining(explain.figures(of: report)))
  }

  init(
    from folder: JournalFolder, without unread: UnreadFiles,
    document: @autoclosure @escaping () -> ReportDocument,
    json: @autoclosure @escaping () -> JSONValue
  ) {
    self.folder = folder
    self.unread = unread
    self.document = document
    self.json = json
  }
}

/// A report that is never freed.
private final class KeptAnswer {
  let answer: ReportAnswer
  init(_ answer: ReportAnswer) { self.answer = answer }
}

extension ReportCommand {
  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws { try show(in: environment) }

  func show(in environment: CommandEnvironment) throws {
    let answer = try answer(in: environment)
    try output.show(
      answer.document(), json: answer.json(), naming: answer.unread, from: answer.folder, in: environment)
    // The program ends here: the system takes ten years of days back at once, and freeing them one by one would be waited for.
    _ = Unmanaged.passRetained(KeptAnswer(answer))
  }
}

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
