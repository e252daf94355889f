/// The commits that changed one file, as git keeps them.
struct PathHistory {
  struct Commit: Hashable {
    var id: String
    /// The commits before it that changed the file.
    var parents: [String]
    /// Seconds since 1970.
    var time: Int
    var author: String
  }

  let path: [UInt8]
  private(set) var commits: [String: Commit] = [:]
  /// Their names, the newest first.
  private(set) var order: [String] = []
  /// The newest of them; `nil` for a file that git does not know.
  var newest: String? { order.first }
  private let repository: GitRepository

  /// The history of the file at `path`, below the top, up to `revision`.
  init(_ path: [UInt8], upTo revision: String, in repository: GitRepository) throws {
    self.path = path
    self.repository = repository
    // With --parents, git leaves out what does not concern the file, and joins what is left.
    let fields = try repository.ask([
      "-c", "log.follow=false", "log", "-z", "--no-show-signature", "--no-color", "--no-notes",
      "--no-decorate",
      "--no-patch", "--parents", "--format=%H%x00%P%x00%ct%x00%an", revision, "--",
      String(decoding: path, as: UTF8.self),
    ]).output.split(separator: 0, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    for start in stride(from: 0, to: fields.count - 3, by: 4) {
      let id = fields[start]
      order.append(id)
      commits[id] = Commit(
        id: id, parents: fields[start + 1].split(separator: " ").map(String.init),
        time: Int(fields[start + 2]) ?? 0,
        author: fields[start + 3])
    }
  }

  /// The bytes of the file in each of these commits; `nil` where it was not there.
  func bytes(in commits: [String]) throws -> [[UInt8]?] {
    let name = String(decoding: path, as: UTF8.self)
    return try repository.bytes(of: commits.map { GitRepository.Blob(id: "\($0):\(name)", path: path) })
  }
}
