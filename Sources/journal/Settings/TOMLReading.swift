import TOMLKit

/// Why a text is no TOML, and where; line and column count from 1.
struct TOMLProblem: Error {
  var line: Int
  var column: Int
  var reason: String
}

/// Reads a text with the TOML library, which is kept from what it would end the program at.
func tomlTable(of text: String) throws(TOMLProblem) -> TOMLTable {
  var guarded = TOMLGuard(text)
  if let problem = guarded.problem() { throw problem }
  do {
    return try TOMLTable(string: text)
  } catch let error as TOMLParseError {
    throw TOMLProblem(
      line: error.source.begin.line, column: error.source.begin.column, reason: error.description)
  } catch {
    throw TOMLProblem(line: 1, column: 1, reason: "the file cannot be understood")
  }
}

/// Looks for what the library asserts that no text has: tables whose names begin with what no name begins with, as `[*]` or
/// `[é]`, dates with a `T` and no time, as `2026-03-14T`, and brackets closed by others, as `[}`. Of the rest of TOML it knows where strings, comments and lists end.
private struct TOMLGuard {
  private let bytes: [UInt8]
  private var index = 0
  /// The signs that close the brackets that are open.
  private var closing: [UInt8] = []
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
      case UInt8(ascii: "[") where closing.isEmpty && isLineEmpty:
        if let problem = readHeader() { return problem }
      case UInt8(ascii: "["), UInt8(ascii: "{"): open()
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard closing.popLast() == byte else { return problem("this bracket closes none that is open") }
        take()
      // The library takes some signs beyond ASCII for blanks or ends of lines; what begins a line there may be a header.
      case 0x80...: index += 1
      case UInt8(ascii: "T"), UInt8(ascii: "t"):
        if lacksTime() { return problem("a time such as 07:30 has to follow the T of a date") }
        take()
      default: take()
      }
    }
    return nil
  }

  /// Whether the `T` here ends a date, and no digit follows. At the beginning of a line it may be a key.
  private func lacksTime() -> Bool {
    let start = index - 10
    guard start >= 0, start > lineStart || !closing.isEmpty, bytes[start + 4] == UInt8(ascii: "-"),
      bytes[start + 7] == UInt8(ascii: "-"), index + 1 >= bytes.count || !isDigit(bytes[index + 1])
    else { return false }
    return (start..<index).allSatisfy { $0 == start + 4 || $0 == start + 7 || isDigit(bytes[$0]) }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private func problem(_ reason: String) -> TOMLProblem {
    TOMLProblem(line: line, column: index - lineStart + 1, reason: reason)
  }

  private mutating func take() {
    isLineEmpty = false
    index += 1
  }

  private mutating func open() {
    closing.append(bytes[index] == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: "}"))
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
    open()
    if index < bytes.count, bytes[index] == UInt8(ascii: "[") { open() }
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
