import ArgumentParser
import JournalAnalytics
import JournalFormat

/// A command that answers with a report and changes nothing.
protocol ReportCommand: ParsableCommand {
  var journal: JournalOptions { get set }
  var output: OutputOptions { get set }

  /// Computes the report.
  func answer(in environment: CommandEnvironment) throws -> ReportAnswer
  /// Answers; a command that also writes its report does so here.
  func run(in environment: CommandEnvironment) throws
}

/// A report before it is put into a form: both forms are made only when asked for.
struct ReportAnswer {
  var folder: JournalFolder
  var document: () -> ReportDocument
  var json: () -> JSONValue

  init(
    from folder: JournalFolder, document: @autoclosure @escaping () -> ReportDocument,
    json: @autoclosure @escaping () -> JSONValue
  ) {
    self.folder = folder
    self.document = document
    self.json = json
  }
}

extension ReportCommand {
  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws { try show(in: environment) }

  func show(in environment: CommandEnvironment) throws {
    let answer = try answer(in: environment)
    try output.show(answer.document(), json: answer.json(), from: answer.folder, in: environment)
  }
}
