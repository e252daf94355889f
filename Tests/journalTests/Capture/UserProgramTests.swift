import JournalTestSupport
import Testing

@testable import journal

@Suite struct `The configuration of the user's own` {
  private func program(_ text: String) throws -> [String]? {
    try withTemporaryFolder { folder in
      try folder.write(text, to: "journal/config.toml")
      return try UserConfiguration.program(.transcribe) { name in
        ["HOME": "/home-of-ada", "XDG_CONFIG_HOME": folder.path][name]
      }
    }
  }

  @Test(arguments: [
    ("", nil), ("describe = ['x', '{file}']", nil),
    ("transcribe = [\"whisper-cli\", \"-f\", \"{file}\"]", ["whisper-cli", "-f", "{file}"]),
    ("transcribe = ['~/bin/hear', '--in={file}']", ["/home-of-ada/bin/hear", "--in={file}"]),
    ("transcribe = ['/usr/bin/hear', '{file}', '~/model']", ["/usr/bin/hear", "{file}", "~/model"]),
  ])
  func `names programs`(text: String, expected: [String]?) throws {
    #expect(try program(text) == expected)
  }

  @Test(arguments: [
    "transcribe = 'whisper {file}'", "transcribe = []", "transcribe = ['whisper']", "transcribe = ['{file}']",
    "transcribe = ['whisper', 3, '{file}']", "transcribe = ['', '{file}']", "transcribe = 3",
    "transcribe = ['bin/whisper', '{file}']", "transcribe = ['./whisper', '{file}']",
    "transcribe = [",
  ])
  func `is refused where it names none that can be run`(text: String) {
    #expect(throws: CommandFailure.self) { try program(text) }
  }

  @Test(arguments: [
    ("memo.m4a", ["hear", "-f", "memo.m4a", "--in=memo.m4a.txt"]),
    ("-rf", ["hear", "-f", "./-rf", "--in=./-rf.txt"]),
    ("a {file} $b", ["hear", "-f", "a {file} $b", "--in=a {file} $b.txt"]),
  ])
  func `gives the file in the place of its mark`(file: String, expected: [String]) {
    #expect(UserProgram.arguments(["hear", "-f", "{file}", "--in={file}.txt"], file: file) == expected)
  }
}
