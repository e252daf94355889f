import JournalFormatProperties
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `Settings of git` {
  private func check(_ bytes: [UInt8]) throws {
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

  @Test(arguments: FuzzCase.all(of: "git")) func `that once broke a property are read and written`(
    _ input: FuzzCase
  ) throws {
    try check(input.bytes)
  }

  @Test(arguments: [
    "", "\0", "local\0", "local\0core.bare\0", "local\0core.bare\ntrue\0",
    "local\0remote.a\tb.url\nhttps://example.org\0", "local\0remote.a\"\\b.c.url\n a\t\n\u{8}\\\"#;\r\0",
    "global\0user.name\nA ; B # C\0local\0core.hookspath\nx\0local\0CORE.BARE\ntrue\0local\0core]x.bare\n\0",
  ])
  func `are read and written as git does`(listed: String) throws { try check(Array(listed.utf8)) }
}
