import TOMLKit

/// Why a text is no TOML, and where; line and column count from 1.
struct TOMLProblem: Error {
  var line: Int
  var column: Int
  var reason: String
}

/// Reads a text with the TOML library, which is kept from what it would end the program at.
func tomlTable(of text: String) throws(TOMLProblem) -> TOMLTable {
  var headers = TOMLHeaders(text)
  if let problem = headers.problem() { throw problem }
  do {
    return try TOMLTable(string: text)
  } catch let error as TOMLParseError {
    throw TOMLProblem(
      line: error.source.begin.line, column: error.source.begin.column, reason: error.description)
  } catch {
    throw TOMLProblem(line: 1, column: 1, reason: "the file cannot be understood")
  }
}

/// Looks for the headers of tables whose names begin with what no name begins with, as `[*]` or `[é]`: the library asserts
/// that none does. Of the rest of TOML it knows where strings, comments and lists end.
private struct TOMLHeaders {
  private let bytes: [UInt8]
  private var index = 0
  /// How many brackets of lists and inline tables are open.
  private var depth = 0
  private var line = 1
  private var lineStart = 0
  /// Whether nothing but white space stands before `index` on its line.
  private var isLineEmpty = true

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func problem() -> TOMLProblem? {
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0: return problem("a file of text holds no NUL")
      case UInt8(ascii: "\n"): endLine()
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
      case UInt8(ascii: "#"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString(byte)
      case UInt8(ascii: "[") where depth == 0 && isLineEmpty:
        if let problem = readHeader() { return problem }
      case UInt8(ascii: "["), UInt8(ascii: "{"): open()
      case UInt8(ascii: "]"), UInt8(ascii: "}"): close()
      // The library takes some signs beyond ASCII for blanks or ends of lines; what begins a line there may be a header.
      case 0x80...: index += 1
      default: take()
      }
    }
    return nil
  }

  private func problem(_ reason: String) -> TOMLProblem {
    TOMLProblem(line: line, column: index - lineStart + 1, reason: reason)
  }

  private mutating func take() {
    isLineEmpty = false
    index += 1
  }

  private mutating func open() {
    depth += 1
    take()
  }

  private mutating func close() {
    depth = max(0, depth - 1)
    take()
  }

  private mutating func endLine() {
    index += 1
    line += 1
    lineStart = index
    isLineEmpty = true
  }

  private mutating func skipComment() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != 0 { index += 1 }
  }

  private mutating func readHeader() -> TOMLProblem? {
    take()
    if index < bytes.count, bytes[index] == UInt8(ascii: "[") { take() }
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
      index += 1
    }
    guard index < bytes.count else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "]"):
      return nil
    default:
      return problem(
        "the name of a table has letters from a to z, digits, - and _, or stands in quotation marks")
    }
  }

  /// Skips a string of one line, or between three quotation marks of several.
  private mutating func skipString(_ quote: UInt8) {
    let isLong = index + 2 < bytes.count && bytes[index + 1] == quote && bytes[index + 2] == quote
    index += isLong ? 3 : 1
    isLineEmpty = false
    while index < bytes.count, bytes[index] != 0 {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        index += 1
        if index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != 0 { index += 1 }
      } else if byte == UInt8(ascii: "\n") {
        guard isLong else { return }
        endLine()
        isLineEmpty = false
      } else if byte != quote {
        index += 1
      } else if !isLong {
        index += 1
        return
      } else {
        let marks = bytes[index...].prefix { $0 == quote }.count
        index += min(marks, 5)
        if marks >= 3 { return }
      }
    }
  }
}
