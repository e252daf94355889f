import FuzzDriver
import JournalFormatProperties

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  fuzz(bytes, count) { (bytes) throws(BrokenProperty) in
    try checkSettings(bytes)
  }
}
