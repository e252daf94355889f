import JournalFormat

/// Collects the changes that a command would make to the files, to show them in a dry run.
final class ChangePreview {
  private enum Item {
    case file(String)
    case line(String)
  }

  private let folder: JournalFolder
  /// In the order of the command.
  private var items: [Item] = []
  /// The present content of changed files, and their content after the change.
  private var files: [String: (now: [UInt8]?, then: [UInt8]?)] = [:]

  init(of folder: JournalFolder) { self.folder = folder }

  /// A transaction that records changes and shows them to later reads.
  var transaction: JournalTransaction {
    JournalTransaction(
      update: { path, change in
        let old = try self.text(of: path)
        let new = try change(old)
        self.files[path]?.then = new
        return old == nil ? .created : old == new ? .unchanged : .replaced
      },
      create: { path, bytes in
        guard try self.folder.bytes(at: path) == nil else { return false }
        self.items.append(.line("new file \(path), \(counted(bytes.count, "byte"))\n"))
        return true
      },
      removeIf: { path, _ in self.items.append(.line("remove \(path)\n")) })
  }

  /// The diffs, one for each file.
  var text: String {
    items.map { item in
      switch item {
      case .line(let line): line
      case .file(let path):
        files[path].map { UnifiedDiff(from: $0.now, to: $0.then, path: path).text } ?? ""
      }
    }.joined()
  }

  private func text(of path: String) throws -> [UInt8]? {
    if let file = files[path] { return file.then }
    let bytes = try folder.bytes(at: path)
    files[path] = (bytes, bytes)
    items.append(.file(path))
    return bytes
  }
}
