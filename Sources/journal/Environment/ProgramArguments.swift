#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The words this program was called with, as text.
enum ProgramArguments {
  /// The arguments of this process, without its name.
  static func system() throws(CommandFailure) -> [String] {
    let pointers = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return try decoded(
      pointers.dropFirst().compactMap { $0 }.map {
        Array(UnsafeRawBufferPointer(start: $0, count: strlen($0)))
      })
  }

  /// The text of arguments; bytes that are none are refused, for what is written must be what was typed.
  ///
  /// `- soup` gets a space before its bullet, so that it is no option.
  static func decoded(_ arguments: [[UInt8]]) throws(CommandFailure) -> [String] {
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
}
