#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How long to wait for other programs, in steps of 10 ms.
struct Patience: Hashable, Sendable {
  /// How many steps; 500 are 5 s.
  var steps = 500

  /// Waits for one step.
  func wait() { usleep(10_000) }
}
