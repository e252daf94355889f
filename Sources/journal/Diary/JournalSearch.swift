import JournalAnalytics
import JournalFormat

/// Looks through the files of a journal: their bytes first, and only those with a hit are parsed.
struct JournalSearch {
  let loader: JournalLoader
  let environment: CommandEnvironment
  let parser: DayFileParser

  init(loader: JournalLoader, environment: CommandEnvironment) {
    self.loader = loader
    self.environment = environment
    parser = DayFileParser(settings: loader.settings)
  }

  /// The hits, newest day first. Files that cannot be read are named on standard error.
  func hits(of query: SearchQuery, in days: ClosedRange<Day>?) throws -> [SearchHit] {
    var hits: [SearchHit] = []
    var steps = SearchPattern.stepLimit
    var unread = 0
    let files = loader.listing.days(in: days)
    for file in files.reversed() {
      let bytes: [UInt8]
      do throws(FileProblem) {
        bytes = try loader.folder.read(file)
      } catch {
        unread += 1
        environment.warn("\(loader.folder.prefix)\(file.path) \(error.reason); nothing in it was looked at")
        continue
      }
      guard query.mayBeFound(in: bytes) else { continue }
      let day = parser.parse(SourceText(bytes), day: file.day, path: file.path).day
      hits += try query.hits(in: day, steps: &steps)
    }
    guard unread < files.count || files.isEmpty else {
      throw CommandFailure(.refused, "none of the journal’s files could be read")
    }
    return hits
  }
}
