/// The state of a `journal sync` for the next one, in a file of our git folder, in case it is killed.
///
/// It is saved before the step that it describes, and removed afterwards, so that the next run can continue from any
/// point.
struct SyncState: Hashable {
  /// A merge whose result is being written to the files, or waits for the user.
  struct Merge: Hashable {
    var ours: String
    var theirs: String
    /// Whether all files are written, and the user has to decide about conflicts.
    var waits: Bool

    /// Whether the merge in progress in git is this one.
    func isUnderWay(in repository: GitRepository) throws -> Bool {
      try theirs == repository.mergeHead && ours == repository.commit("HEAD")
    }
  }

  /// An unfinished merge.
  var merge: Merge?
  /// The tree that the user's index still stands for.
  var indexTree: String?
  /// Whether the run has not ended.
  var isRunning = false

  static let name = PrivateGitFolder.stateName

  /// Reads the state of the last run; empty if it ended, or if the file is invalid.
  init(in repository: GitRepository) {
    let bytes = repository.own.folder.bytes(of: Self.name) ?? []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: " ").map(String.init)
      guard fields.dropFirst().allSatisfy(Self.isObjectName) else { continue }
      switch (fields.first, fields.count) {
      case ("merge", 3), ("waiting-merge", 3):
        merge = Merge(ours: fields[1], theirs: fields[2], waits: fields[0] == "waiting-merge")
      case ("index", 2): indexTree = fields[1]
      case ("running", 1): isRunning = true
      default: break
      }
    }
  }

  /// Saves the state.
  func save(in repository: GitRepository) throws {
    var lines: [String] = []
    if let merge { lines.append("\(merge.waits ? "waiting-merge" : "merge") \(merge.ours) \(merge.theirs)") }
    if let indexTree { lines.append("index \(indexTree)") }
    if isRunning { lines.append("running") }
    guard !lines.isEmpty else { return repository.own.folder.remove(Self.name) }
    try repository.own.folder.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: Self.name)
  }

  private static func isObjectName(_ text: String) -> Bool {
    (text.utf8.count == 40 || text.utf8.count == 64)
      && text.utf8.allSatisfy { byte in
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
          || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "f")
      }
  }
}

/// Lock files of git that a killed `journal sync` left.
extension GitRepository {
  /// Removes those of references that a sync moves, if they are younger than that sync and are not released.
  ///
  /// Only one sync runs at a time, and this is called if the last one did not end. Another git holds such a lock
  /// only for a moment.
  func removeStaleLocks(of branch: String) {
    guard let begun = Self.change(of: own.path + "/state") else { return }
    let folders = [folder.path, folder.common] + remoteFolders
    let names = ["HEAD.lock", "packed-refs.lock", "config.lock", "shallow.lock", "refs/heads/\(branch).lock"]
    let tracking = allowance.repositorys.subsections(of: "remote", with: ["url"], in: .repository)
      .map { "refs/remotes/\(String(decoding: $0, as: UTF8.self))/\(branch).lock" }
    var left: [String: Moment] = [:]
    for path in Set(folders.flatMap { folder in (names + tracking).map { folder + "/" + $0 } }) {
      if let made = Self.change(of: path), made >= begun { left[path] = made }
    }
    for _ in 0..<100 where !left.isEmpty {
      Patience().wait()
      left = left.filter { Self.change(of: $0.key) == $0.value }
    }
    for path in left.keys { NamedFile.remove(path) }
  }

  /// The modification time and identity of a file.
  private struct Moment: Hashable {
    var seconds: Int
    var nanoseconds: Int
    var number: UInt64

    static func >= (a: Moment, b: Moment) -> Bool { (a.seconds, a.nanoseconds) >= (b.seconds, b.nanoseconds) }
  }

  private static func change(of path: String) -> Moment? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    return Moment(
      seconds: status.modified.tv_sec, nanoseconds: status.modified.tv_nsec, number: UInt64(status.st_ino))
  }
}
