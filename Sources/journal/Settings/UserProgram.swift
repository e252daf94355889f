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
    return arguments.map { String(decoding: replaced(Array($0.utf8), path), as: UTF8.self) }
  }

  private static func replaced(_ argument: [UInt8], _ path: [UInt8]) -> [UInt8] {
    let mark = Array(Self.mark.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < argument.count {
      if argument[index...].starts(with: mark) {
        result += path
        index += mark.count
      } else {
        result.append(argument[index])
        index += 1
      }
    }
    return result
  }

  /// The placeholder for the file in an argument.
  static let mark = "{file}"

  /// Whether one of the arguments has the placeholder.
  static func namesFile(_ arguments: [String]) -> Bool {
    arguments.dropFirst().contains { argument in
      argument.utf8.indices.contains { argument.utf8[$0...].starts(with: mark.utf8) }
    }
  }
}
