#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The value of a variable of this process's environment; `nil` if it is not set.
func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
