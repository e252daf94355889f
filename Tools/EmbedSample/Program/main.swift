import Foundation

// embed-sample FOLDER OUTPUT FILE…: writes a Swift source that holds the files, by their paths below the folder.

/// Each byte as the character of its number, so that pictures are text, too.
func literal(_ bytes: Data) -> String {
  var text = "\""
  for byte in bytes {
    switch byte {
    case UInt8(ascii: "\n"): text += "\\n"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += "\\" + String(UnicodeScalar(byte))
    case UInt8(ascii: " ")...UInt8(ascii: "~"): text += String(UnicodeScalar(byte))
    default: text += "\\u{\(String(byte, radix: 16))}"
    }
  }
  return text + "\""
}

let arguments = CommandLine.arguments
let folder = URL(filePath: arguments[1])
var source = """
  /// The files of `sample-journal` with their paths below it, in the order of these. Each character stands for the byte of its number.
  let embeddedSample: [(path: StaticString, content: StaticString)] = [

  """
for path in arguments.dropFirst(3) {
  source +=
    "  (\(literal(Data(path.utf8))), \(literal(try Data(contentsOf: folder.appending(path: path))))),\n"
}
try (source + "]\n").write(to: URL(filePath: arguments[2]), atomically: true, encoding: .utf8)
