// Re-exports the C library for all files of this target, on Linux and on macOS.
#if canImport(Darwin)
  @_exported import Darwin
#else
  @_exported import CLinux
  @_exported import Glibc
#endif

// Calls whose names Swift types use for methods of their own, where the bare name would mean the method.

/// Writes at most that many bytes to a descriptor; the number written, or -1 and `errno`.
func posixWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// Reads at most as many bytes as the buffer has room for; the number read, 0 at the end, or -1 and `errno`.
func posixRead(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

/// Creates a pipe: the end to read from, then the one to write to; 0, or -1 and `errno`.
func posixPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }

#if canImport(Darwin)
  /// Empty settings for `posix_spawn_file_actions_init` and `posix_spawnattr_init` to fill in.
  func emptySpawnSettings() -> (actions: posix_spawn_file_actions_t?, attributes: posix_spawnattr_t?) {
    (nil, nil)
  }
#else
  /// Empty settings for `posix_spawn_file_actions_init` and `posix_spawnattr_init` to fill in.
  func emptySpawnSettings() -> (actions: posix_spawn_file_actions_t, attributes: posix_spawnattr_t) {
    (posix_spawn_file_actions_t(), posix_spawnattr_t())
  }
#endif

extension stat {
  /// The time of the last modification.
  var modified: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}
