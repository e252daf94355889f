import Testing

@testable import journal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct `The clock on the wall` {
  /// A zone that needs no files: Central Europe, with its rule for summer time.
  static let zone = "CET-1CEST,M3.5.0,M10.5.0/3"

  @Test func `goes by the time zone, through both changes of the clock`() async {
    // In a process of its own: the zone belongs to all of a process.
    await #expect(processExitsWith: .success) {
      setenv("TZ", `The clock on the wall`.zone, 1)
      tzset()
      let moments = [
        (1_774_745_940, "2026-03-29 01:59"), (1_774_746_000, "2026-03-29 03:00"),
        (1_792_889_940, "2026-10-25 02:59"), (1_792_890_000, "2026-10-25 02:00"),
        (1_798_757_940, "2026-12-31 23:59"), (1_798_758_000, "2027-01-01 00:00"),
        (1_709_161_200, "2024-02-29 00:00"),
      ]
      exit(moments.allSatisfy { SystemClock.moment($0.0).description == $0.1 } ? 0 : 1)
    }
  }
}
