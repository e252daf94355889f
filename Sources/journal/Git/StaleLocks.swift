#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Lock files of git's that a `journal sync` has left which was killed together with the git it had started.
extension GitRepository {
  /// Removes those on references that a sync moves, if they are younger than that sync and nobody gives them up.
  ///
  /// Only one sync runs at a time, and this is called where the last one did not come to its end. Another git holds such a lock for
  /// moments only.
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

  /// When a file came to be what it is, and which it is.
  private struct Moment: Hashable {
    var seconds: Int
    var nanoseconds: Int
    var number: UInt64

    static func >= (a: Moment, b: Moment) -> Bool { (a.seconds, a.nanoseconds) >= (b.seconds, b.nanoseconds) }
  }

  private static func change(of path: String) -> Moment? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Moment(seconds: time.tv_sec, nanoseconds: time.tv_nsec, number: UInt64(status.st_ino))
  }
}
