/// The arguments of this process, as text.
enum ProgramArguments {
  /// The arguments of this process, without its name.
  static func system() throws(CommandFailure) -> [String] {
    // On Linux they are read from /proc. Without it the default command would run in place of any other, and
    // succeed.
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

  /// Decodes arguments; throws for invalid UTF-8, which could not be written as it is.
  ///
  /// `- soup` gets a leading space, so that it is no option. The merge driver's arguments are always accepted,
  /// because git would take our side alone for the result.
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

  /// Git passes file names as they are, with any bytes and leading dashes.
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

/// The program's version, as `journal --version` prints it and written reports name it.
let programVersion = "0.1.0"
