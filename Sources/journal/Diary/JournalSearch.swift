import JournalAnalytics
import JournalFormat

/// Looks through the files of a journal: their bytes first, and only the sections with a hit are parsed.
struct JournalSearch {
  let loader: JournalLoader
  let environment: CommandEnvironment
  let parser: DayFileParser

  init(loader: JournalLoader, environment: CommandEnvironment) {
    self.loader = loader
    self.environment = environment
    parser = DayFileParser(settings: loader.settings)
  }

  /// The hits, newest day first and those of `tasks.md` last, unless `days` limits them; and the files that could not be read,
  /// which are named on standard error.
  func hits(
    of query: SearchQuery, in days: ClosedRange<Day>?
  ) throws -> (hits: [SearchHit], unread: UnreadFiles) {
    var hits: [SearchHit] = []
    var matcher = query.patternMatcher()
    var unread = UnreadFiles(loader.listing, about: days, in: loader.folder)
    let unlisted = unread.files.count
    let files = loader.listing.days(in: days)
    for file in files.reversed() {
      guard let bytes = unread.bytes(of: file, in: loader.folder) else { continue }
      guard query.mayBeFound(in: bytes) else { continue }
      let day = parser.parse(SourceText(bytes), day: file.day, path: file.path) { query.mayBeFound(in: $0) }
      hits += try query.hits(in: day, matcher: &matcher)
    }
    let list = days == nil && query.category == nil ? loader.listing.tasks : nil
    if let list, let bytes = unread.bytes(of: list, in: loader.folder), query.mayBeFound(in: bytes) {
      let source = SourceText(bytes)
      hits += try query.hits(
        inTasks: parser.parseTasks(source).tasks, of: source, at: list.path, matcher: &matcher)
    }
    for file in unread.files {
      environment.warn("\(loader.folder.prefix)\(file.path): \(file.reason); nothing in it was looked at")
    }
    guard unread.files.count - unlisted < files.count + (list == nil ? 0 : 1) || files.isEmpty else {
      throw CommandFailure(.refused, "none of the journal’s files could be read")
    }
    return (hits, unread)
  }
}
