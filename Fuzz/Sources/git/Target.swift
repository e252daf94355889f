import FuzzDriver
import JournalFormatProperties

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  fuzz(bytes, count) { (bytes) throws(BrokenProperty) in
    try checkGitSettings(bytes) { listed in
      let configuration = GitConfiguration(listed: listed)
      let allowance = GitAllowance(configuration, isTrusted: false)
      let settings = { (part: GitConfiguration) in
        part.entries.map { GitSetting(key: $0.key, value: $0.value) }
      }
      return GitSettingsReading(
        all: settings(configuration), allowed: settings(allowance.repositorys),
        allowedText: allowance.repositorys.fileText, users: settings(allowance.users),
        usersText: allowance.users.fileText)
    }
  }
}
