import Testing

@testable import journal

@Suite struct `The words of $EDITOR` {
  @Test(arguments: [
    ("vi", ["vi"]), ("  code   --wait\t-n ", ["code", "--wait", "-n"]),
    ("\"/usr/my editor/bin/e\" --wait", ["/usr/my editor/bin/e", "--wait"]),
    ("'/usr/my editor/bin/e' --wait", ["/usr/my editor/bin/e", "--wait"]),
    ("/usr/my\\ editor/bin/e --wait", ["/usr/my editor/bin/e", "--wait"]),
    ("emacs -e '(a \"b\")' \"it's\"", ["emacs", "-e", "(a \"b\")", "it's"]),
    ("e '' \"\"", ["e", "", ""]), ("e 'a'\"b\"c", ["e", "abc"]),
    ("e \"\\\"\\\\\\$\\`\\n\" '\\n' \\n", ["e", "\"\\$`\\n", "\\n", "n"]),
    ("e $HOME ~ * `x` $(x)", ["e", "$HOME", "~", "*", "`x`", "$(x)"]),
    ("e a\\\nb", ["e", "ab"]), ("e a\\", ["e", "a"]), ("", []), (" \n", []),
  ])
  func `are those that a shell would make of it, and nothing is expanded`(text: String, words: [String]) {
    #expect(CommandArguments(text)?.arguments == words)
  }

  @Test(arguments: ["'vi", "vi \"a", "vi 'a\\'b'", "\"\\\""])
  func `are none where a quotation mark is not closed`(text: String) {
    #expect(CommandArguments(text) == nil)
  }
}
