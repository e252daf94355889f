import JournalAnalytics
import JournalFormat

/// Answers the questions in Markdown files in place.
struct PageRefresh {
  let diary: OpenDiary
  /// Answers one question; `linkPrefix` is the prefix of links in the answer.
  let answer: (_ question: String, _ linkPrefix: String) throws -> String
  private var answers: [String: Result<String, CommandFailure>] = [:]
  private var failures = 0
  /// The pages that could not be read.
  private var unread: UnreadFiles

  init(diary: OpenDiary, answer: @escaping (_ question: String, _ linkPrefix: String) throws -> String) {
    self.diary = diary
    self.answer = answer
    unread = UnreadFiles(in: diary.folder)
  }

  /// All Markdown files of the journal. Folders that cannot be listed are recorded as unread.
  mutating func allPages() throws -> [JournalFile] {
    let listing = try diary.folder.listing()
    let unlisted = listing.problems.map(Journal.UnreadFile.init).filter { file in
      if case .other = JournalLayout.kind(ofPath: file.path) { true } else { false }
    }
    unread = UnreadFiles(unlisted, about: nil, in: diary.folder)
    return Self.pages(of: listing)
  }

  private static func pages(of listing: JournalListing) -> [JournalFile] {
    listing.days + listing.related + listing.pages
      + [listing.tasks, listing.habits].compactMap(\.self)
      + listing.recaps
  }

  /// The journal's file for a path on the command line, relative to the working folder.
  func page(named path: String) throws -> JournalFile {
    let prefix = diary.folder.prefix
    let known = try Self.pages(of: diary.folder.listing()).first {
      prefix + $0.path == path || $0.path == path
    }
    if let known { return known }
    throw CommandFailure(
      .usage, "‘\(path)’ is no Markdown file of this journal; name a page by its path, such as pages/foods.md"
    )
  }

  /// Answers the questions in `pages` as one command. Throws at the end if a question could not be answered.
  mutating func run(_ pages: [JournalFile]) throws {
    var changed: [JournalFile] = []
    var asked = 0
    for page in pages {
      guard let bytes = unread.bytes(of: page, in: diary.folder), Self.mayAsk(bytes),
        let found = questions(in: bytes, of: page)
      else { continue }
      asked += found.questions.count
      if found.answered(answers(to: found, of: page, isTold: true)) != bytes { changed.append(page) }
    }
    if !changed.isEmpty {
      try diary.change("refresh") { transaction in
        for page in changed {
          _ = try transaction.update(page.path) { try refreshed($0 ?? [], of: page) }
        }
      }
    }
    let files = counted(changed.count, "file")
    diary.say(
      asked == 0
        ? "no file asks anything; a question is a code block that begins with ```journal top-foods"
        : changed.isEmpty ? "every answer is as it was" : "answered in \(files); ‘journal undo’ takes it back"
    )
    for file in unread.files {
      diary.environment.warn("\(diary.folder.prefix)\(file.path): \(file.reason), so it was left as it is")
    }
    guard failures == 0 else {
      throw CommandFailure(
        .refused, "\(counted(failures, "question")) could not be answered; the old answers were kept")
    }
    guard unread.isEmpty else {
      throw CommandFailure(.refused, "\(counted(unread.files.count, "file")) could not be looked at")
    }
  }

  /// The page with its answers; unchanged if it can no longer be parsed.
  private mutating func refreshed(_ bytes: [UInt8], of page: JournalFile) throws -> [UInt8] {
    guard let found = try? MarkdownQuestions(SourceText(bytes)) else { return bytes }
    let new = found.answered(answers(to: found, of: page, isTold: false))
    guard case .day(let day) = JournalLayout.kind(ofPath: page.path) else { return new }
    let before = diary.parser.parse(SourceText(bytes), day: day, path: page.path).day
    let after = diary.parser.parse(SourceText(new), day: day, path: page.path).day
    guard after.saysTheSame(as: before) else {
      throw CommandFailure(
        .refused,
        "\(diary.folder.prefix)\(page.path): with the answer its lines would be read in another way; nothing was changed"
      )
    }
    return new
  }

  private func questions(in bytes: [UInt8], of page: JournalFile) -> MarkdownQuestions? {
    let place = diary.folder.prefix + page.path
    do throws(MarkdownQuestionsError) {
      return try MarkdownQuestions(SourceText(bytes))
    } catch {
      switch error {
      case .unclosedRegion(let line):
        diary.environment.printError(
          terminalSafe(
            "\(place):\(line):1: error: a region begins here and does not end; the file was left alone\n"))
      case .unfinishedMerge(let line):
        diary.environment.printError(
          terminalSafe(
            "\(place):\(line):1: error: a merge was left unfinished here; the file was left alone\n"))
      }
      return nil
    }
  }

  /// The answers by question index. Each different question is computed once for all files.
  private mutating func answers(to found: MarkdownQuestions, of page: JournalFile, isTold: Bool) -> [Int:
    String]
  {
    let depth = page.path.utf8.count { $0 == UInt8(ascii: "/") }
    let prefix = String(repeating: "../", count: depth)
    var texts: [Int: String] = [:]
    for (index, question) in found.questions.enumerated() {
      let key = "\(depth) \(question.text)"
      let answer = answers[key] ?? computed(question.text, prefix)
      answers[key] = answer
      switch answer {
      case .success(let text): texts[index] = text
      case .failure(let failure) where isTold:
        failures += 1
        diary.environment.printError(
          terminalSafe("\(diary.folder.prefix)\(page.path):\(question.line):1: error: \(failure.reason)\n"))
      case .failure: break
      }
    }
    return texts
  }

  private func computed(_ question: String, _ prefix: String) -> Result<String, CommandFailure> {
    do {
      return .success(try answer(question, prefix))
    } catch let failure as CommandFailure {
      return .failure(failure)
    } catch {
      return .failure(CommandFailure(.refused, "\(error)"))
    }
  }

  /// Whether the file may contain a question.
  private static func mayAsk(_ bytes: [UInt8]) -> Bool {
    let marks = [
      Array("`journal".utf8), Array("~journal".utf8), Array("` journal".utf8), Array("~ journal".utf8),
    ]
    return bytes.indices.contains { index in
      (bytes[index] == .backtick || bytes[index] == .tilde)
        && marks.contains { bytes[index...].starts(with: $0) }
    }
  }
}
