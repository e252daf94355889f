#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Makes a system call again for as long as signals interrupt it.
func uninterrupted(_ call: () -> Int32) -> Int32 {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
