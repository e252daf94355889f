import JournalFormat

/// What a command would do to the files of a journal, put together and shown instead of done.
final class ChangePreview {
  private enum Item {
    case file(String)
    case line(String)
  }

  private let folder: JournalFolder
  /// In the order in which the command came to them.
  private var items: [Item] = []
  /// What the files hold that it changes, and what they would hold.
  private var files: [String: (now: [UInt8]?, then: [UInt8]?)] = [:]

  init(of folder: JournalFolder) { self.folder = folder }

  /// Takes the changes, and lets later ones see what earlier ones came to.
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

  /// The differences, each file's once.
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
