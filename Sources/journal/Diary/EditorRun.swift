import JournalFormat

/// A file of the diary in the person's own editor; what is changed there is a change like any other.
///
/// No lock is held while the editor runs.
struct EditorRun {
  let diary: OpenDiary
  let path: String
  /// Where to begin, counted from 1.
  let line: Int?
  /// The editor, with the line and the file.
  private let command: [String]
  /// The file as it was before; `nil` where a change cannot be recorded.
  private var file: LentFile?

  /// Makes ready to open the file at `path`; if there is none, and there is an `opening`, it is made with that.
  init(
    of path: String, at line: Int?, called label: String, opening: [UInt8]? = nil, in diary: OpenDiary
  ) throws {
    self.diary = diary
    self.path = path
    self.line = line
    command = try Self.command(for: diary.folder.prefix + path, at: line, in: diary.environment)
    do {
      file = try diary.folder.lend(path, label, opening)
    } catch let failure as CommandFailure where failure.status == .refused {
      // Where nothing can be kept, what is there can still be edited.
      guard (try? diary.folder.read(JournalFile(path: path))) != nil else { throw failure }
      diary.environment.warn("\(failure.reason); what is changed in the editor cannot be taken back")
    }
  }

  /// Opens the editor, waits for its end and records what it changed, also if it ended badly.
  mutating func open() throws {
    let end = Result { try diary.environment.runProgram(command) }
    if try record() {
      diary.say("changed \(diary.folder.prefix)\(path); ‘journal undo’ takes it back")
    }
    let status = try end.get()
    guard status == 0 else {
      throw CommandFailure(.refused, "the editor ended with status \(status); ‘\(path)’ is as it left it")
    }
  }

  private mutating func record() throws -> Bool {
    guard var lent = file else { return false }
    defer { file = lent }
    return try diary.folder.takeIn(&lent)
  }

  /// `$VISUAL`, else `$EDITOR`, else `vi`, with the line and the file.
  private static func command(
    for file: String, at line: Int?, in environment: CommandEnvironment
  ) throws -> [String] {
    var words = ["vi"]
    for name in ["VISUAL", "EDITOR"] {
      guard let text = environment.variable(name), !text.allSatisfy(\.isWhitespace) else { continue }
      guard let named = CommandWords(text) else {
        throw CommandFailure(
          .usage, "$\(name) is ‘\(text)’, where a quotation mark is not closed; nothing was changed")
      }
      words = named.words
      break
    }
    guard let line else { return words + [file] }
    // An editor that does not know `+5` would open a file of that name.
    switch words.first?.split(separator: "/").last ?? "" {
    case "code", "code-insiders", "codium", "vscodium", "cursor":
      return words + ["--goto", "\(file):\(line)"]
    case "subl", "zed", "zeditor": return words + ["\(file):\(line)"]
    default: return words + ["+\(line)", file]
    }
  }
}
