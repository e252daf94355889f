#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where a repository keeps its own files, found and read without git.
struct GitFolder: Hashable, Sendable {
  /// The folder that holds `.git`.
  var top: String
  /// The folder of this working tree: index, unfinished merges.
  var path: String
  /// The folder that all working trees share: configuration.
  var common: String

  /// The repository of the nearest folder from the absolute path `folder` upwards that has a `.git`; `nil` without one.
  static func find(above folder: String) -> GitFolder? {
    var top = folder
    while true {
      let place = (top == "/" ? "" : top) + "/.git"
      var status = stat()
      if stat(place, &status) == 0 {
        return status.st_mode & S_IFMT == S_IFDIR ? GitFolder(top, place) : linked(top, place)
      }
      guard top != "/", let slash = top.lastIndex(of: "/") else { return nil }
      top = slash == top.startIndex ? "/" : String(top[..<slash])
    }
  }

  /// Whether a folder holds a `.git`, so that it is the top of a working tree.
  static func isTop(_ folder: String) -> Bool {
    var status = stat()
    return lstat(folder + "/.git", &status) == 0
  }

  private init(_ top: String, _ path: String) {
    self.top = top
    self.path = path
    common = Self.line(of: path + "/commondir").map { Self.absolute($0, in: path) } ?? path
  }

  /// One whose folders git has named.
  init(path: String, common: String) { (top, self.path, self.common) = ("", path, common) }

  /// The repository at a path, with or without files of its own: the folder itself or the `.git` in it; `nil` if it is none.
  init?(at path: String) {
    for place in [path + "/.git", path, path + ".git"] {
      let folder = GitFolder(path: place, common: place)
      if folder.has("HEAD"), folder.has("objects") {
        self = folder
        return
      }
    }
    guard let linked = Self.linked(path, path + "/.git") else { return nil }
    self = linked
  }

  /// The folder that a file `.git` names, as working trees and submodules have it.
  private static func linked(_ top: String, _ file: String) -> GitFolder? {
    guard let line = line(of: file), line.hasPrefix("gitdir: ") else { return nil }
    return GitFolder(top, absolute(String(line.dropFirst("gitdir: ".count)), in: top))
  }

  private static func absolute(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : folder + "/" + path
  }

  private static func line(of path: String) -> String? {
    guard let bytes = try? FileReading.bytes(ofNamedFile: path) else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init)
  }

  /// The bytes of a file in the folder of this working tree; `nil` if there is none.
  func bytes(of name: String) -> [UInt8]? { try? FileReading.bytes(ofNamedFile: path + "/" + name) }

  /// Whether there is a file or folder of that name in the folder of this working tree.
  func has(_ name: String) -> Bool {
    var status = stat()
    return stat(path + "/" + name, &status) == 0
  }
}
