import Testing

@testable import journal

@Suite struct `A call of git` {
  /// Has git run a few words of the shell.
  private func call(_ script: String, _ call: GitCall) throws -> GitOutput {
    var call = call
    call.arguments = ["-c", "alias.x=!\(script)", "x"] + call.arguments
    return try GitProcess.run(call)
  }

  @Test func `gives what it wrote, and how it ended`() throws {
    let output = try call("printf 'a b\\nc'; echo 'fatal: no.' >&2; exit 3", GitCall(arguments: []))
    #expect(output.lines == ["a b", "c"])
    #expect(output.reason == "no")
    #expect(output.status == 3)
  }

  @Test(arguments: [
    ("fatal: no.\\nhint: x\\n", "no"), ("warning: a\\nerror: b.\\nfatal: c\\nfatal: c\\n", "b; c"),
    ("error: these:\\n\\ta.md\\n\\tb c\\nPlease commit.\\nAborting\\n", "these: a.md b c"),
    ("error: these:\\n\\t1\\n\\t2\\n\\t3\\n\\t4\\n", "these: 1 2 3 …"), ("just words\\n", "just words"),
    ("", "git ended with status 3; ‘git fsck’ says whether something is missing"),
  ])
  func `says why it failed, and of which files`(words: String, reason: String) throws {
    #expect(try call("printf '\(words)' >&2; exit 3", GitCall(arguments: [])).reason == reason)
  }

  @Test func `takes long input, and survives a git that does not read it`() throws {
    let input = Array(repeating: UInt8(ascii: "x"), count: 3_000_000)
    #expect(try call("wc -c", GitCall(arguments: [], input: input)).text.contains("3000000"))
    #expect(try call("exec <&-; exit 1", GitCall(arguments: [], input: input)).status == 1)
  }

  @Test func `is stopped after a while`() throws {
    let failure = #expect(throws: CommandFailure.self) {
      try call("sleep 5", GitCall(arguments: [], seconds: 0))
    }
    #expect(failure?.status == .busy)
  }

  @Test func `gets no shell between its words`() throws {
    let words = ["$(touch x)", "a b", "*", ";", ""]
    #expect(
      try call("printf '[%s]'", GitCall(arguments: words)).text == "[$(touch x)][a b][*][;][]")
  }
}
