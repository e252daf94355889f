import Foundation
public import Testing

/// The inputs that a fuzz target once failed on, by the name of the file in `Fuzz/Cases`.
public struct FuzzCase: CustomTestStringConvertible, Sendable {
  public let name: String
  public let bytes: [UInt8]

  public var testDescription: String { name }

  /// All cases of a target; none where there is no such folder.
  public static func all(of target: String) -> [FuzzCase] {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Fuzz/Cases/\(target)")
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.sorted { $0.path < $1.path }.compactMap { file in
      (try? Data(contentsOf: file)).map {
        FuzzCase(name: "\(target)/\(file.lastPathComponent)", bytes: Array($0))
      }
    }
  }
}
