#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What is remembered of one journal outside of it, in the user's state folder. It may be lost at any time.
struct StateFile: Sendable {
  private let folder: String
  private let name: String

  /// The file for the journal at `root`: in `$XDG_STATE_HOME/journal`, or `~/.local/state/journal`. `nil` without a home.
  init?(journal root: String, variable: (String) -> String?) {
    guard let place = realPath(Array(root.utf8)) else { return nil }
    if let state = variable("XDG_STATE_HOME"), state.hasPrefix("/") {
      folder = state + "/journal"
    } else if let home = variable("HOME"), home.hasPrefix("/") {
      folder = home + "/.local/state/journal"
    } else {
      return nil
    }
    // FNV-1a, 64 bits: the journal's path as a name.
    let hash = place.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    name = "total-" + String(hash, radix: 16)
  }

  func read() -> [UInt8]? { try? FileReading.bytes(ofNamedFile: folder + "/" + name) }

  /// Writes the file where it is, and makes the folders on the way. A torn one is not understood, and counted anew.
  func write(_ bytes: [UInt8]) {
    var path = ""
    for part in folder.split(separator: "/") {
      path += "/" + part
      _ = uninterrupted { mkdir(path, 0o700) }
    }
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC
    let opened = uninterrupted { open(path + "/" + name, flags, 0o600) }
    guard opened >= 0 else { return }
    // Without room it is empty, which says nothing.
    _ = Descriptor(opened).writeAll(bytes)
  }
}
