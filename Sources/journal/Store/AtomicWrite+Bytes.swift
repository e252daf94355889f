#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Descriptor {
  /// Writes all the bytes, however little the system takes at a time; its error number if it cannot.
  func writeAll(_ bytes: [UInt8]) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        let count = write(number, piece.baseAddress, piece.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}
