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
