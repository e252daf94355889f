/// The words this program was called with, as text.
enum ProgramArguments {
  /// The arguments of this process, without its name.
  static func system() throws(CommandFailure) -> [String] {
    // They are read from /proc on Linux. Without it the default command would run for any other, and succeed.
    guard CommandLine.argc > 0 else {
      throw CommandFailure(
        .usage,
        "the command line cannot be read, so nothing was done; is /proc there, and may this program read it?")
    }
    let pointers = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return try decoded(
      pointers.dropFirst().compactMap { $0 }.map {
        Array(UnsafeRawBufferPointer(start: $0, count: strlen($0)))
      })
  }

  /// The text of arguments; bytes that are none are refused, for what is written must be what was typed.
  ///
  /// `- soup` gets a space before its bullet, so that it is no option. What git calls for a merge is never refused, for git would
  /// take our side alone for the result.
  static func decoded(_ arguments: [[UInt8]]) throws(CommandFailure) -> [String] {
    if arguments.count > 3, arguments[0].elementsEqual("merge".utf8) { return merging(arguments) }
    var texts: [String] = []
    for argument in arguments {
      guard let text = String(validating: argument, as: UTF8.self) else {
        throw CommandFailure(
          .usage,
          "‘\(String(decoding: argument, as: UTF8.self))’ holds bytes that are not UTF-8, so nothing was done; type it in a "
            + "terminal that writes UTF-8")
      }
      texts.append(text.hasPrefix("- ") || text.hasPrefix("-\t") ? " " + text : text)
    }
    return texts
  }

  /// Git names files as they are called, with any bytes, and with dashes at their beginning.
  private static func merging(_ arguments: [[UInt8]]) -> [String] {
    arguments.map { argument in
      let text = String(decoding: argument, as: UTF8.self)
      return text.hasPrefix("--") ? "./" + text : text
    }
  }
}

/// The value of a variable of this process's environment; `nil` if it is not set.
func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
