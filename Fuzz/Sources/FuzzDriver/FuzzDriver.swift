import JournalFormatProperties

#if canImport(Glibc)
  import Glibc

  @_silgen_name("__lsan_disable") private func ignoreLeaksFromHere()
  @_silgen_name("__lsan_enable") private func findLeaksFromHere()
#else
  import Darwin

  private func ignoreLeaksFromHere() {}
  private func findLeaksFromHere() {}
#endif

/// Whether the tables that are made once are there.
nonisolated(unsafe) private var isPrepared = false

/// Tries a property on the bytes of one run; where it does not hold or takes too long, says so and ends the process,
/// which libFuzzer keeps as a crash.
public func fuzz(
  _ bytes: UnsafePointer<UInt8>?, _ count: Int, _ check: ([UInt8]) throws(BrokenProperty) -> Void
) -> CInt {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  if !isPrepared {
    // Swift marks pointers in their unused bits, and LeakSanitizer takes what only such pointers in globals lead to for lost.
    ignoreLeaksFromHere()
    try? check([])
    findLeaksFromHere()
    isPrepared = true
  }
  let start = processorTime()
  do throws(BrokenProperty) {
    try check(input)
  } catch {
    fatalError("\(error.description)\nin \(shown(input))")
  }
  let taken = processorTime() - start
  if taken > mostMilliseconds { fatalError("takes \(taken) ms\nin \(shown(input))") }
  return 0
}

/// Ten times as much as a build without sanitizers needs.
private let mostMilliseconds = 1_000

/// What this process has used so far, in milliseconds: on a busy machine the clock on the wall says nothing.
private func processorTime() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
}
