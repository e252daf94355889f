#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The absolute path without links that a path leads to; `nil` if it leads nowhere.
func realPath(_ path: [UInt8]) -> [UInt8]? {
  cString(path) { name in
    guard let resolved = realpath(name, nil) else { return nil }
    defer { free(resolved) }
    return [UInt8](UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
  }
}
