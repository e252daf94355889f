/// A setting of git as a program lists it.
public struct GitSetting: Hashable, Sendable {
  /// Section and name in lower case, a part between them as written.
  public var key: [UInt8]
  /// `nil` for a key without a value.
  public var value: [UInt8]?

  public init(key: [UInt8], value: [UInt8]?) {
    self.key = key
    self.value = value
  }
}

/// What is made of what `git config --list -z --show-scope` prints.
public struct GitSettingsReading: Sendable {
  /// All settings.
  public var all: [GitSetting]
  /// What holds of the repository's own where it is not trusted, and as a file for git.
  public var allowed: [GitSetting]
  public var allowedText: [UInt8]
  /// The user's own that hold, and as a file for git.
  public var users: [GitSetting]
  public var usersText: [UInt8]

  public init(
    all: [GitSetting], allowed: [GitSetting], allowedText: [UInt8], users: [GitSetting], usersText: [UInt8]
  ) {
    (self.all, self.allowed, self.allowedText) = (all, allowed, allowedText)
    (self.users, self.usersText) = (users, usersText)
  }
}

/// A list of settings is read as git wrote it; git reads from the file that is made of it the settings that are meant and no
/// others; and of a repository's settings none passes that may name a program, a file that is written, or another place.
///
/// `read` is the program's, which is not this module's to know.
public func checkGitSettings(
  _ bytes: [UInt8], read: ([UInt8]) -> GitSettingsReading
) throws(BrokenProperty) {
  let fields = bytes.split(separator: 0, omittingEmptySubsequences: false)
  let listed = stride(from: 1, to: fields.count, by: 2).map { index in
    let field = fields[index]
    let end = field.firstIndex(of: UInt8(ascii: "\n"))
    return (
      scope: Array(fields[index - 1]),
      setting: GitSetting(
        key: Array(field[..<(end ?? field.endIndex)]), value: end.map { Array(field[($0 + 1)...]) })
    )
  }
  let reading = read(bytes)
  try hold(reading.all == listed.map(\.setting), "the list is read as \(reading.all.map(\.shown))")
  let isUsers = { (scope: [UInt8]) in ["system", "global"].contains(String(decoding: scope, as: UTF8.self)) }
  let isCommands = { (scope: [UInt8]) in scope.elementsEqual("command".utf8) }
  try checkPart(
    reading.allowed, of: listed.filter { !isUsers($0.scope) && !isCommands($0.scope) }.map(\.setting),
    reading.allowedText)
  try checkPart(reading.users, of: listed.filter { isUsers($0.scope) }.map(\.setting), reading.usersText)
  for setting in reading.allowed { try checkHarmless(setting) }
}

private func checkPart(
  _ part: [GitSetting], of whole: [GitSetting], _ text: [UInt8]
) throws(BrokenProperty) {
  var rest = whole[...]
  for setting in part {
    guard let place = rest.firstIndex(of: setting) else {
      throw BrokenProperty("\(setting.shown) was not listed there")
    }
    rest = rest[(place + 1)...]
  }
  guard let read = gitSettings(inFile: text) else {
    throw BrokenProperty("git cannot read \(shown(text))")
  }
  let readable = part.filter(\.isReadable)
  try hold(read == readable, "\(readable.map(\.shown)) is read back as \(read.map(\.shown))")
}

private func checkHarmless(_ setting: GitSetting) throws(BrokenProperty) {
  // By bytes, as git does: a mark behind the dot would make one character of both.
  let parts = setting.key.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self).lowercased() }
  let sections: Set<String> = [
    "core", "extensions", "index", "user", "author", "committer", "commit", "gpg", "i18n", "remote", "branch",
    "pull", "merge",
    "diff", "fetch", "transfer", "receive",
  ]
  let variable = parts.last ?? ""
  let harmful = [
    "command", "program", "textconv", "driver", "hook", "proxy", "pager", "editor", "helper", "askpass",
    "pack", "vcs", "insteadof",
    "external", "process", "clean", "smudge", "worktree", "path", "alias", "fsmonitor", "template", "exec",
    "tool", "shell", "ssh",
  ]
  try hold(
    parts.count > 1 && sections.contains(parts[0]) && !harmful.contains { variable.contains($0) }
      && variable.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A },
    "\(setting.shown) passes")
}

extension GitSetting {
  fileprivate var shown: String {
    "\(JournalFormatProperties.shown(key)) = \(value.map { JournalFormatProperties.shown($0) } ?? "nothing")"
  }

  /// Whether git could have read it from a file.
  fileprivate var isReadable: Bool {
    let dot = UInt8(ascii: ".")
    guard let first = key.firstIndex(of: dot), let last = key.lastIndex(of: dot), first > 0 else {
      return false
    }
    let variable = key[(last + 1)...]
    guard let letter = variable.first, isLetter(letter) else { return false }
    let isLower = { (byte: UInt8) in isOfName(byte) && lowered(byte) == byte }
    return key[..<first].allSatisfy(isLower) && variable.allSatisfy(isLower) && !key.contains(0x0A)
      && value?.contains(0) != true
  }
}

/// What git reads from a file of settings, after `config.c`; `nil` where it would refuse the file.
private func gitSettings(inFile text: [UInt8]) -> [GitSetting]? {
  var settings: [GitSetting] = []
  var reader = GitFileReader(text)
  var section: [UInt8] = []
  while let byte = reader.next() {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C: continue
    case UInt8(ascii: "#"), UInt8(ascii: ";"): reader.skipLine()
    case UInt8(ascii: "["):
      guard let found = reader.section() else { return nil }
      section = found
    default:
      guard isLetter(byte), !section.isEmpty, let setting = reader.setting(from: byte, in: section) else {
        return nil
      }
      settings.append(setting)
    }
  }
  return settings
}

/// The bytes of a file as git reads them, one after the other.
private struct GitFileReader {
  private var rest: ArraySlice<UInt8>

  init(_ text: [UInt8]) { rest = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text[3...] : text[...] }

  /// The next byte, with CRLF as one LF; `nil` at the end.
  mutating func next() -> UInt8? {
    guard let byte = rest.popFirst() else { return nil }
    if byte == 0x0D, rest.first == 0x0A { return rest.popFirst() }
    return byte
  }

  mutating func skipLine() { while let byte = next(), byte != 0x0A {} }

  /// What stands between brackets: `[core]`, `[remote "origin"]`.
  mutating func section() -> [UInt8]? {
    var name: [UInt8] = []
    while let byte = next() {
      if byte == UInt8(ascii: "]") { return name }
      if byte == 0x20 || byte == 0x09 { return subsection(of: name) }
      guard isOfName(byte) || byte == UInt8(ascii: ".") else { return nil }
      name.append(lowered(byte))
    }
    return nil
  }

  private mutating func subsection(of section: [UInt8]) -> [UInt8]? {
    var name = section + [UInt8(ascii: ".")]
    while rest.first == 0x20 || rest.first == 0x09 { rest.removeFirst() }
    guard next() == UInt8(ascii: "\"") else { return nil }
    while let byte = next() {
      switch byte {
      case 0x0A: return nil
      case UInt8(ascii: "\""): return next() == UInt8(ascii: "]") ? name : nil
      case UInt8(ascii: "\\"):
        guard let escaped = next(), escaped != 0x0A else { return nil }
        name.append(escaped)
      default: name.append(byte)
      }
    }
    return nil
  }

  /// `name = value`, of which the first letter is taken off already.
  mutating func setting(from letter: UInt8, in section: [UInt8]) -> GitSetting? {
    var key = section + [UInt8(ascii: "."), lowered(letter)]
    while let byte = rest.first, isOfName(byte) {
      key.append(lowered(byte))
      rest.removeFirst()
    }
    while rest.first == 0x20 || rest.first == 0x09 { rest.removeFirst() }
    guard let sign = next(), sign != 0x0A else { return GitSetting(key: key, value: nil) }
    guard sign == UInt8(ascii: "=") else { return nil }
    return value().map { GitSetting(key: key, value: $0) }
  }

  private mutating func value() -> [UInt8]? {
    var value: [UInt8] = []
    // How long the value is without white space at its end.
    var kept = 0
    var isQuoted = false
    var isComment = false
    while true {
      guard let byte = next(), byte != 0x0A else { return isQuoted ? nil : Array(value[..<kept]) }
      if isComment { continue }
      let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte)
      if isSpace, !isQuoted {
        if !value.isEmpty { value.append(byte) }
        continue
      }
      switch byte {
      case UInt8(ascii: "#"), UInt8(ascii: ";"):
        guard isQuoted else {
          isComment = true
          continue
        }
        value.append(byte)
      case UInt8(ascii: "\\"):
        switch next() {
        case 0x0A?: continue
        case UInt8(ascii: "t")?: value.append(0x09)
        case UInt8(ascii: "b")?: value.append(0x08)
        case UInt8(ascii: "n")?: value.append(0x0A)
        case UInt8(ascii: "\\")?: value.append(UInt8(ascii: "\\"))
        case UInt8(ascii: "\"")?: value.append(UInt8(ascii: "\""))
        default: return nil
        }
      case UInt8(ascii: "\""): isQuoted.toggle()
      default: value.append(byte)
      }
      kept = value.count
    }
  }
}

private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

/// Whether a byte may stand in the name of a section or a variable.
private func isOfName(_ byte: UInt8) -> Bool {
  isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
}

private func lowered(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
