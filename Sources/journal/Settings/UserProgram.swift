/// A program that the user's own configuration names.
enum UserProgram: String, Sendable {
  /// Writes down what a recording says.
  case transcribe
  /// Names what a photo shows.
  case describe

  /// The line of the configuration that names one.
  var example: String {
    switch self {
    case .transcribe: "transcribe = [\"whisper-cli\", \"-f\", \"{file}\"]"
    case .describe: "describe = [\"my-labels\", \"{file}\"]"
    }
  }

  /// The arguments with the file's path in the place of `{file}`.
  ///
  /// A path that begins with a hyphen is written `./-…`, so that no program takes it for an option.
  static func arguments(_ arguments: [String], file: String) -> [String] {
    let path = Array((file.hasPrefix("-") ? "./" + file : file).utf8)
    return arguments.map {
      String(decoding: Array($0.utf8).replacing(Array(mark.utf8), with: path), as: UTF8.self)
    }
  }

  /// What stands for the file in an argument.
  static let mark = "{file}"

  /// Whether one of the arguments names the file.
  static func namesFile(_ arguments: [String]) -> Bool {
    arguments.dropFirst().contains { Array($0.utf8).contains(Array(mark.utf8)) }
  }
}
