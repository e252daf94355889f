/// A program that the user's configuration can name.
enum UserProgram: String, Sendable {
  /// Transcribes a recording.
  case transcribe
  /// Labels a photo.
  case describe

  /// An example line for the configuration.
  var example: String {
    switch self {
    case .transcribe: "transcribe = [\"whisper-cli\", \"-f\", \"{file}\"]"
    case .describe: "describe = [\"my-labels\", \"{file}\"]"
    }
  }

  /// The arguments with `{file}` replaced by the file's path.
  ///
  /// A path that begins with a hyphen is written as `./-…`, so that no program takes it for an option.
  static func arguments(_ arguments: [String], file: String) -> [String] {
    let path = Array((file.hasPrefix("-") ? "./" + file : file).utf8)
    return arguments.map {
      String(decoding: Array($0.utf8).replacing(Array(mark.utf8), with: path), as: UTF8.self)
    }
  }

  /// The placeholder for the file in an argument.
  static let mark = "{file}"

  /// Whether one of the arguments has the placeholder.
  static func namesFile(_ arguments: [String]) -> Bool {
    arguments.dropFirst().contains { Array($0.utf8).contains(Array(mark.utf8)) }
  }
}
