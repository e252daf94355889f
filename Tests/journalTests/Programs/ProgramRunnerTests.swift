import Foundation
import JournalTestSupport
import Testing

@testable import journal

/// Each test starts a real program: a script of its own.
@Suite struct `A program of the user's own` {
  private func run(
    _ script: String, _ arguments: [String] = [], limits: ProgramLimits = ProgramLimits(time: .seconds(60))
  ) throws -> ProgramOutcome {
    try withTemporaryFolder { folder in
      try folder.write(script, to: "script")
      return runProgram(["sh", folder.path + "/script"] + arguments, limits: limits)
    }
  }

  @Test func `gets its arguments as they are, and no shell reads them`() throws {
    let words = ["a b", "$(echo no)", "'\"", ";exit 3", "*", "", "-n", "\\", "é\n"]
    #expect(
      try run("for word; do printf '%s|' \"$word\"; done", words)
        == .output(Array((words.joined(separator: "|") + "|").utf8)))
  }

  @Test func `finds standard input empty`() throws {
    #expect(try run("cat; echo done") == .output(Array("done\n".utf8)))
  }

  @Test(arguments: [1, 60_000, 10 << 20])
  func `may be given bytes there, and more than a pipe holds`(count: Int) {
    let bytes = [UInt8](repeating: 65, count: count)
    #expect(runProgram(["cat"], input: bytes, limits: ProgramLimits(output: count)) == .output(bytes))
  }

  @Test func `need not read what it is given`() {
    let bytes = [UInt8](repeating: 65, count: 10 << 20)
    #expect(runProgram(["echo", "done"], input: bytes) == .output(Array("done\n".utf8)))
  }

  @Test func `is ended by a pipe that nobody reads, like any other`() throws {
    #expect(try run("yes | head -n 1; trap") == .output(Array("y\n".utf8)))
  }

  @Test(arguments: [
    ("exit 3", "ended with status 3"),
    (
      "echo 'no model' >&2; printf '\\033[31mat all\\007\\n\\n' >&2; exit 1",
      "ended with status 1: no model / �[31mat all�"
    ),
    ("for i in 1 2 3 4 5; do echo $i >&2; done; exit 9", "ended with status 9: 3 / 4 / 5"),
    ("kill -9 $$", "was ended by signal 9"),
  ])
  func `fails with its last words`(script: String, why: String) throws {
    #expect(try run(script) == .failed(why))
  }

  @Test func `says nothing of standard error when all went well`() throws {
    #expect(try run("echo loading >&2; echo soup") == .output(Array("soup\n".utf8)))
  }

  @Test func `has a limit of time, which ends what it started too`() throws {
    try withTemporaryFolder { folder in
      try folder.write("trap '' TERM INT; exec 3>\"$1\"; sleep 1000 & wait", to: "script")
      let pipe = folder.path + "/pipe"
      try #require(mkfifo(pipe, 0o600) == 0)
      let end = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      defer { close(end) }
      let outcome = runProgram(
        ["sh", folder.path + "/script", pipe], limits: ProgramLimits(time: .milliseconds(300)))
      #expect(outcome == .failed("was ended: it took longer than 0 seconds"))
      // The pipe is at its end once the script is gone, and what it started too.
      var waiting = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
      #expect(poll(&waiting, 1, 60_000) == 1)
    }
  }

  @Test func `has a limit of output`() throws {
    let limits = ProgramLimits(time: .seconds(60), output: 200_000)
    #expect(try run("yes", limits: limits) == .failed("wrote more than 195 kB and was ended"))
    let much = try run("head -c 200000 /dev/zero", limits: limits)
    #expect(much == .output([UInt8](repeating: 0, count: 200_000)))
  }

  @Test func `may go on writing to standard error for long`() throws {
    #expect(try run("head -c 3000000 /dev/zero >&2; echo soup") == .output(Array("soup\n".utf8)))
  }

  @Test func `is not waited for after its end, whatever it leaves behind`() throws {
    try withTemporaryFolder { folder in
      try folder.write("sleep 1000 & echo $! >\"$1\"; echo soup", to: "script")
      let outcome = runProgram(["sh", folder.path + "/script", folder.path + "/child"])
      #expect(outcome == .output(Array("soup\n".utf8)))
      kill(try #require(Int32(folder.text(of: "child").dropLast())), SIGKILL)
    }
  }

  @Test func `may close its output and take its time`() throws {
    #expect(try run("exec >&- 2>&-; cat /dev/null; exit 4") == .failed("ended with status 4"))
  }

  @Test func `that is not there is no crash`() {
    #expect(
      runProgram(["no-such-program-anywhere"]) == .failed("cannot be started: no such file or directory"))
    #expect(runProgram(["/"]) == .failed("cannot be started: permission denied"))
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func `ends with the command that waits for it`(signal: Int32, status: Int32) async throws {
    try await withTemporaryFolder { folder in
      let pipe = folder.path + "/pipe"
      try #require(mkfifo(pipe, 0o600) == 0)
      let end = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      defer { close(end) }
      await #expect(processExitsWith: .exitCode(status)) {
        [pipe = pipe as String, signal = signal as Int32] in
        Interruption.handleSignals()
        let program = ProgramStart(
          arguments: ["sh", "-c", "exec 3>\"$1\"; echo ready; sleep 1000 & wait", "sh", pipe],
          readsNothing: true, hasOwnGroup: true)
        let started = ChildProcess.start(program, input: [])
        guard case .success(let child) = started else { return }
        while child.readOutput().isEmpty { child.wait(milliseconds: 1000) }
        // To the process as a whole, as from a terminal; this thread may be one that takes no signals.
        kill(getpid(), signal)
        while true { child.wait(milliseconds: 1000) }
      }
      var waiting = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
      #expect(poll(&waiting, 1, 60_000) == 1)
    }
  }
}
