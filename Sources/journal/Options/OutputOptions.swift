public import ArgumentParser
public import JournalAnalytics
import JournalFormat

/// Options for the output format and file.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "Write text, markdown, json or html; without it, what the name behind --output ends in, else text.",
      valueName: "format"))
  var chosenFormat: OutputFormat?

  @Option(
    help: ArgumentHelp("Write to this file instead of printing.", valueName: "file"), completion: .file())
  var output: String?

  @Option(help: ArgumentHelp("Colour the output: auto, always or never.", valueName: "when"))
  var color = ColorChoice.auto

  var format: OutputFormat {
    get { chosenFormat ?? Self.format(ofFile: output ?? "") }
    set { chosenFormat = newValue }
  }

  /// The format that the end of a file's name asks for.
  private static func format(ofFile path: String) -> OutputFormat {
    switch path.split(separator: ".").last?.lowercased() {
    case "html", "htm": .html
    case "md", "markdown": .markdown
    case "json": .json
    default: .text
    }
  }

  /// Endings of file names that no report has.
  private static let foreign: Set<String> = [
    "pdf", "doc", "docx", "odt", "rtf", "xls", "xlsx", "png", "jpg", "jpeg",
  ]

  /// Prints a report: `document` for people, `json` for programs, with the unread files unless the report lists them itself.
  ///
  /// HTML embeds the photos of the document if it `embedsPictures`, else it links to them.
  func show(
    _ document: @autoclosure () -> ReportDocument, json: @autoclosure () -> JSONValue,
    naming unread: UnreadFiles? = nil, embedsPictures: Bool = true, from folder: JournalFolder?,
    in environment: CommandEnvironment
  ) throws {
    if let output, let ending = output.split(separator: ".").last?.lowercased(),
      chosenFormat == nil, Self.foreign.contains(ending)
    {
      throw CommandFailure(
        .usage,
        "‘\(terminalSafe(output))’: reports are written as text, Markdown, HTML or JSON; a page (.html) is printed to PDF by a browser"
      )
    }
    let unread = unread?.files ?? []
    if format == .json, output == nil || output == "-" {
      return json().naming(unread: unread).write(pretty: true, to: environment.print)
    }
    let text =
      switch format {
      case .text: terminal(environment).text(of: document().naming(unread: unread))
      case .markdown: MarkdownRenderer().text(of: document().naming(unread: unread))
      case .html: page(document().naming(unread: unread), embedsPictures: embedsPictures, from: folder)
      case .json: json().naming(unread: unread).text(pretty: true)
      }
    try put(text, from: folder, in: environment)
  }

  /// The document as a page with its photos. A photo outside the journal, one too large, and what is no photo stay links.
  private func page(_ document: ReportDocument, embedsPictures: Bool, from folder: JournalFolder?) -> String {
    var renderer = HTMLRenderer()
    for target in Set(document.photos) {
      let path = withoutPercentEscapes(target)
      guard let bytes = try? folder?.read(JournalFile(path: path)), bytes.count <= Self.pictureLimit,
        let kind = MediaKind(content: bytes), kind.isPhoto
      else { continue }
      let type = kind == .jpeg ? "image/jpeg" : "image/\(kind.rawValue)"
      renderer.pictures[target] = embedsPictures ? dataURL(of: bytes, type: type) : target
    }
    return renderer.text(of: document)
  }

  /// The bytes of the largest photo in a page: 4 MB.
  private static let pictureLimit = 4 << 20

  /// Prints formatted text, or writes it to the output file.
  func put(_ text: String, from folder: JournalFolder?, in environment: CommandEnvironment) throws {
    if let output, output != "-" {
      guard let folder else { throw CommandFailure(.usage, "--output needs a journal; name one with -C") }
      try folder.write(output, Array(text.utf8))
    } else {
      environment.print(text)
    }
  }

  private func terminal(_ environment: CommandEnvironment) -> TerminalRenderer {
    // A file gets plain text of the default width, whatever the terminal is.
    guard output == nil else { return TerminalRenderer(width: Terminal.plain.width, style: .plain) }
    let usesColor = environment.output.usesColor(color)
    return TerminalRenderer(
      width: environment.output.width,
      style: usesColor ? environment.output.hasManyColors ? .ansi256 : .ansi : .plain)
  }
}

extension OutputFormat: ExpressibleByArgument {}
extension TaskOrder: ExpressibleByArgument {}
extension TodayReport.Order: ExpressibleByArgument {}

/// Whether to explain figures.
struct ExplainOptions: ParsableArguments {
  @Flag(help: "Name the rule behind each figure and the lines that made it.")
  var explain = false

  /// The figures to explain; none unless requested.
  func figures(of report: some Report) -> [Figure] { explain ? report.figures : [] }
}
