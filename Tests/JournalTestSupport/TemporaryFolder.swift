public import Foundation

/// A folder that exists for the length of one test.
public struct TemporaryFolder: Sendable {
  /// Where it is, links resolved.
  public let url: URL

  /// Its absolute path, without a closing slash.
  public var path: String {
    let path = url.path(percentEncoded: false)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Writes `text` to the file at `relativePath`, making the folders on the way.
  public func write(_ text: String, to relativePath: String) throws {
    try write(Array(text.utf8), to: relativePath)
  }

  /// Writes bytes to the file at `relativePath`, making the folders on the way.
  public func write(_ bytes: [UInt8], to relativePath: String) throws {
    let file = url.appending(path: relativePath)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Removes a file, or a folder with all that is in it.
  public func remove(_ relativePath: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(relativePath)")
  }

  /// The bytes of the file at `relativePath`.
  public func bytes(of relativePath: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: url.appending(path: relativePath)))
  }

  /// The text of the file at `relativePath`, with U+FFFD where its bytes are not UTF-8.
  public func text(of relativePath: String) throws -> String {
    String(decoding: try bytes(of: relativePath), as: UTF8.self)
  }

  /// The paths of all files below the folder, sorted, hidden ones included.
  public func files() -> [String] {
    let below = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return below.filter { !isFolder($0) }.sorted()
  }

  private func isFolder(_ relativePath: String) -> Bool {
    var isFolder: ObjCBool = false
    let file = url.appending(path: relativePath).path(percentEncoded: false)
    return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) && isFolder.boolValue
  }
}

/// Calls `body` with a new empty folder and removes it with all it holds afterwards.
public func withTemporaryFolder<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
  let folder = try TemporaryFolder.make()
  defer { try? FileManager.default.removeItem(at: folder.url) }
  return try body(folder)
}

/// Calls `body`, which may wait, with a new empty folder and removes it with all it holds afterwards.
public func withTemporaryFolder<Result>(
  _ body: (TemporaryFolder) async throws -> Result
) async throws -> Result {
  let folder = try TemporaryFolder.make()
  defer { try? FileManager.default.removeItem(at: folder.url) }
  return try await body(folder)
}

extension TemporaryFolder {
  fileprivate static func make() throws -> TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "journal-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return TemporaryFolder(url: url)
  }
}
