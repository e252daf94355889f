import ArgumentParser
import Foundation
import JournalFormat
import Testing

@testable import journal

/// The recaps committed in `sample-journal` are what its days give, word for word and line for line.
///
/// After a deliberate change, write them anew: `journal recap -C sample-journal --today 2026-03-15 --week W --write`
/// for each week there is, `--month M` for each month. The facts being the same, a page must be removed first, with the folder of its
/// pictures.
@Suite struct `The recaps of the sample journal` {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../sample-journal"
  )
  .standardizedFileURL

  @Test func `are what its days give, word for word`() throws {
    var files: [String: String] = [:]
    for sample in SampleJournal.files(movedByWeeks: 0, isMarked: false)
    where !sample.path.hasPrefix("media/") {
      files[sample.path] = String(decoding: sample.bytes, as: UTF8.self)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "recaps").path)
      .filter { $0.hasSuffix(".md") }.sorted()
    #expect(names.contains("2026-W11.md"))
    for name in names {
      let period = name.replacing(".md", with: "")
      let world = World(files, now: "2026-03-15")
      let option = period.contains("W") ? "--week" : period.contains("-") ? "--month" : "--year"
      try RecapCommand.parse([option, period, "--write"]).run(in: world.environment)
      let page = try String(contentsOf: Self.root.appending(path: "recaps/\(name)"), encoding: .utf8)
      #expect(world.text(of: "recaps/\(name)") == page)

      let pictures = Self.root.appending(path: "recaps/\(period)").path
      let drawn = world.paths.filter { $0.hasPrefix("recaps/\(period)/") }
      #expect(
        drawn
          == (try FileManager.default.contentsOfDirectory(atPath: pictures)).sorted()
          .map { "recaps/\(period)/\($0)" })
      for path in drawn {
        #expect(
          world.text(of: path) == (try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)))
      }
    }
  }
}
