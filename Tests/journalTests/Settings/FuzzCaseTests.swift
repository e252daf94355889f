import JournalFormatProperties
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `Settings that once broke a property` {
  @Test(arguments: FuzzCase.all(of: "settings")) func `are read`(_ input: FuzzCase) throws {
    try checkSettings(input.bytes, read: SettingsFile.read)
  }
}
