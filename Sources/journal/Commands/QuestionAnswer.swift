import ArgumentParser
import JournalAnalytics
import JournalFormat

/// Answers one question in a Markdown file.
struct QuestionAnswer {
  let journal: JournalOptions
  let environment: CommandEnvironment

  private static let commands: [String: any ReportCommand.Type] = [
    "streak": StreakCommand.self, "calendar": CalendarCommand.self, "summary": SummaryCommand.self,
    "tags": TagsListCommand.self, "search": SearchCommand.self, "insights": InsightsCommand.self,
    "timeline": TimelineCommand.self, "after": AfterCommand.self, "energy": EnergyCommand.self,
    "weight": WeightCommand.self,
  ]

  /// The answer as Markdown. Throws a `CommandFailure` if there is none.
  func text(to question: String, linkPrefix: String) throws -> String {
    var arguments = try Self.arguments(of: question)
    guard let name = arguments.first else {
      throw CommandFailure(
        .usage, "nothing is asked; write ‘journal top-foods --period 30d’ behind the backticks")
    }
    let command: any ReportCommand.Type
    if let named = Self.commands[name] {
      command = named
      arguments.removeFirst()
    } else if InsightPart(named: name) != nil {
      command = InsightsCommand.self
    } else {
      throw CommandFailure(
        .usage,
        "‘\(name)’ is no question; ask for a part of the insights, or for timeline, search or the like")
    }
    var parsed: any ReportCommand
    do {
      parsed = try command.parse(arguments)
    } catch {
      throw CommandFailure(.usage, command.message(for: error))
    }
    guard parsed.journal.folder == nil, parsed.output.output == nil, parsed.output.format == .text else {
      throw CommandFailure(
        .usage, "an answer is Markdown of this journal; leave out -C, --format and --output")
    }
    parsed.journal = journal
    parsed.output.format = .markdown
    // Diagnostics are printed by `journal check`, not once for every question.
    var environment = environment
    environment.printError = { _ in }
    do {
      let answer = try parsed.answer(in: environment)
      try answer.unread.requireComplete(for: "the answer")
      return answer.document().answer(linkPrefix: linkPrefix)
    } catch let failure as CommandFailure where failure.status == .negativeResult && !failure.message.isEmpty
    {
      return MarkdownRenderer().text(
        of: ReportDocument(title: "", blocks: [.paragraph(ReportText("Nothing found: \(failure.message)."))])
      ).split(separator: "\n").joined(separator: "\n")
    }
  }

  /// Splits a question into arguments like a shell: at white space outside quotation marks.
  static func arguments(of question: String) throws -> [String] {
    var arguments: [String] = []
    var current: String?
    var quote: Character?
    for character in question {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        current = current ?? ""
      } else if quote == nil, character.isWhitespace {
        if let argument = current { arguments.append(argument) }
        current = nil
      } else {
        current = (current ?? "") + String(character)
      }
    }
    guard quote == nil else { throw CommandFailure(.usage, "a quotation mark is not closed") }
    return arguments + [current].compactMap(\.self)
  }
}
