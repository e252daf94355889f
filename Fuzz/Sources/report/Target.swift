import FuzzDriver
import JournalAnalyticsProperties

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  fuzz(bytes, count, checkReport)
}
