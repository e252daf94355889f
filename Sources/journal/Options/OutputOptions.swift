public import ArgumentParser
public import JournalAnalytics
import JournalFormat

/// In which form something is shown, and where.
struct OutputOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Write text, markdown, json or html.", valueName: "format"))
  var format = OutputFormat.text

  @Option(
    help: ArgumentHelp("Write to this file instead of printing.", valueName: "file"), completion: .file())
  var output: String?

  @Option(help: ArgumentHelp("Colour the output: auto, always or never.", valueName: "when"))
  var color = ColorChoice.auto

  /// Shows a report: `document` in the three forms for people, `json` in the one for programs; with the files that had to
  /// be left out, unless the report names them itself.
  func show(
    _ document: @autoclosure () -> ReportDocument, json: @autoclosure () -> JSONValue,
    naming unread: UnreadFiles? = nil, from folder: JournalFolder, in environment: CommandEnvironment
  ) throws {
    let unread = unread?.files ?? []
    if format == .json, output == nil || output == "-" {
      return json().naming(unread: unread).write(pretty: true, to: environment.print)
    }
    let text =
      switch format {
      case .text: terminal(environment).text(of: document().naming(unread: unread))
      case .markdown: MarkdownRenderer().text(of: document().naming(unread: unread))
      case .html: HTMLRenderer().text(of: document().naming(unread: unread))
      case .json: json().naming(unread: unread).text(pretty: true)
      }
    try put(text, from: folder, in: environment)
  }

  /// Prints text that is in its form already, or writes it to the file.
  func put(_ text: String, from folder: JournalFolder, in environment: CommandEnvironment) throws {
    if let output, output != "-" {
      try folder.write(output, Array(text.utf8))
    } else {
      environment.print(text)
    }
  }

  private func terminal(_ environment: CommandEnvironment) -> TerminalRenderer {
    // A file gets plain text of an ordinary width, whatever the terminal is.
    guard output == nil else { return TerminalRenderer(width: Terminal.plain.width, style: .plain) }
    let usesColor = environment.output.usesColor(color)
    return TerminalRenderer(width: environment.output.width, style: usesColor ? .ansi : .plain)
  }
}

extension OutputFormat: ExpressibleByArgument {}

/// Whether to say where figures come from.
struct ExplainOptions: ParsableArguments {
  @Flag(help: "Name the rule behind each figure and the lines that made it.")
  var explain = false

  /// The figures to explain: none where that is not asked for.
  func figures(of report: some Report) -> [Figure] { explain ? report.figures : [] }
}
