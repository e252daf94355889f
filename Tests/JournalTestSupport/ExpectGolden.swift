import Foundation
public import Testing

/// Compares `actual` with the file `name` in the `Golden` folder beside the test's source file.
///
/// With `UPDATE_GOLDEN` in the environment a file that differs is rewritten and the test fails once,
/// so that a refresh is always seen and always reviewed as a diff. `name` may lead through folders.
public func expectGolden(
  _ actual: String, _ name: String, filePath: String = #filePath,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  try expectGolden(Array(actual.utf8), name, filePath: filePath, sourceLocation: sourceLocation)
}

/// Compares bytes that need not be text with the file `name` in the `Golden` folder, as for text.
public func expectGolden(
  _ actual: [UInt8], _ name: String, filePath: String = #filePath,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let golden = URL(filePath: filePath).deletingLastPathComponent().appending(path: "Golden")
  let file = golden.appending(path: name)
  let expected = try? [UInt8](Data(contentsOf: file))

  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil, actual != expected {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(actual).write(to: file)
    Issue.record("rewrote Golden/\(name); review it as a diff", sourceLocation: sourceLocation)
    return
  }
  guard let expected else {
    Issue.record("there is no Golden/\(name); UPDATE_GOLDEN=1 makes it", sourceLocation: sourceLocation)
    return
  }
  if actual != expected {
    // Compared as text because a failed comparison of texts is shown line by line.
    #expect(
      String(decoding: actual, as: UTF8.self) == String(decoding: expected, as: UTF8.self),
      "Golden/\(name)", sourceLocation: sourceLocation)
    if String(decoding: actual, as: UTF8.self) == String(decoding: expected, as: UTF8.self) {
      Issue.record("Golden/\(name) differs in bytes that are not text", sourceLocation: sourceLocation)
    }
  }
}
