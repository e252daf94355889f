import Foundation
import JournalFormat
import Testing

/// Compares the folder `sample-journal` with what the generator makes of its last day.
///
/// With `UPDATE_SAMPLE=1` in the environment the folder is written anew, its recaps left alone, and the test
/// fails once to say so.
struct CommittedSampleTests {
  @Test func `the committed sample journal is what the generator gives`() throws {
    let files = sampleJournal(ending: sampleSunday, isMarked: false)
    if ProcessInfo.processInfo.environment["UPDATE_SAMPLE"] == "1" {
      try rewrite(files)
      Issue.record("sample-journal was written anew; run the tests again without UPDATE_SAMPLE")
      return
    }
    let expected = Set(files.map(\.path))
    let found = Set(try committedPaths())
    #expect(found.subtracting(expected).sorted() == [], "files the generator does not make")
    #expect(expected.subtracting(found).sorted() == [], "files that are missing")
    for file in files where found.contains(file.path) {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: file.path)))
      #expect(bytes == file.bytes, "\(file.path) differs; UPDATE_SAMPLE=1 writes the folder anew")
    }
  }

  private var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "sample-journal")
  }

  /// What is in the folder, except recaps and hidden files.
  private func committedPaths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
      let values = try folder.appending(path: path).resourceValues(forKeys: [.isRegularFileKey])
      return values.isRegularFile == true && !path.hasPrefix("recaps/") && !path.hasPrefix(".")
    }
  }

  private func rewrite(_ files: [SampleFile]) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for path in try committedPaths() { try manager.removeItem(at: folder.appending(path: path)) }
    for file in files {
      let url = folder.appending(path: file.path)
      try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
  }
}

/// The last day of the committed sample.
let sampleSunday = Day(ordinal: 20_527)
