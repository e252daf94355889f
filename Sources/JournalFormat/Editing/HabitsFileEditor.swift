/// Edits `habits.md` and changes nothing else in it.
///
/// The result is parsed again and accepted only if it has the intended change and every other habit as before. Pure.
public struct HabitsFileEditor {
  let source: SourceText
  let parser: DayFileParser
  private let diagnostics: [Diagnostic]
  /// The habits of the file before the edit.
  public let habits: [Habit]
  /// The lines of outermost items and paragraphs, which alone may be keys.
  let outermost: Set<Int>

  /// An editor of the file; `nil` for one that does not exist yet.
  public init(_ source: SourceText?, parser: DayFileParser) {
    self.source = source ?? SourceText([])
    self.parser = parser
    (habits, diagnostics) = parser.parseHabits(self.source)
    let file = StructuredSource(self.source)
    var lines: Set<Int> = []
    for (index, block) in file.blocks.enumerated() where block.depth == 0 {
      switch block.kind {
      case .item: lines.insert(Int(block.line))
      case .paragraph: lines.formUnion(file.paragraphLines(index))
      case .heading, .quotation, .code, .html, .rule, .deepList: break
      }
    }
    outermost = lines
  }

  /// Itself; throws if the file has an error, for then it is not written to.
  public func undamaged() throws(EditRefusal) -> HabitsFileEditor {
    guard let error = diagnostics.first(where: { $0.severity == .error }) else { return self }
    throw EditRefusal(error.message, line: error.range.lowerBound.line)
  }

  /// A line that describes a habit: `every: 3/week`.
  public typealias Line = (key: String, value: String)

  /// The file with one more habit at its end. `steps` and `about` may be empty; `about` is Markdown of one or more lines.
  public func adding(
    _ name: String, _ lines: [Line], steps: [String], about: String
  ) throws(EditRefusal) -> SourceText {
    let name = try title(name)
    var text: [[UInt8]] = []
    let last = lastFilledLine
    if last == 0 { text += [Array("# Habits".utf8)] }
    text += [[], Array("## \(name)".utf8), []]
    var list = lines.map { Array("- \($0.key): \(plain($0.value))".utf8) }
    if !steps.isEmpty {
      list.append(Array("- steps:".utf8))
      list += steps.map { Array("  - \(plain($0))".utf8) }
    }
    text += list
    let about = typedLines(about)
    if !about.isEmpty { text += (list.isEmpty ? [] : [[]]) + about }
    if text.last == [] { text.removeLast() }
    let edit = source.insertion(of: text, below: last, otherwise: [.lineFeed])
    return try checked(source.applying([edit]), at: habits.count, isNew: true) { habit in
      habit.name.string == name && habit.steps.count == steps.count
        && habit.descriptionWords == Self.words(of: about)
    }
  }

  /// The words of typed lines, without blank ones.
  static func words(of typed: [[UInt8]]) -> [String] {
    typed.map { String(decoding: plainLine(String(decoding: $0, as: UTF8.self)), as: UTF8.self) }
      .filter { !$0.isEmpty }
  }

  /// The keys whose lines add up.
  private static let addedKeys = ["aliases", "tags"]
  /// The keys whose values may hold from a day on.
  private static let datedKeys = ["every", "target"]

  /// The values of the lines of the habit at `index` that `setting` takes out for a new line, beside the one that it replaces.
  public func displaced(by line: Line, of index: Int) throws(EditRefusal) -> [String] {
    try linesDisplaced(by: line, of: index).compactMap { number in
      keyLine(number).map { $0.value.split(separator: " ").joined(separator: " ") }
    }
  }

  /// Other lines of the key that say the same for all days, or, for a line without a day, from a day on.
  private func linesDisplaced(by line: Line, of index: Int) throws(EditRefusal) -> [Int] {
    guard !Self.addedKeys.contains(line.key) else { return [] }
    let date = Self.date(plain(line.value))
    let own = try lines(of: index).filter { keyLine($0)?.key == line.key }
    let isDated = Self.datedKeys.contains(line.key)
    let same = own.filter { number in !isDated || keyLine(number).map { Self.date($0.value) == date } ?? false
    }
    let later =
      date == nil && isDated ? own.filter { keyLine($0).map { Self.date($0.value) != nil } ?? false } : []
    return same.dropLast() + later
  }

  /// The file with one line of the habit at `index` written, replaced, or continued where it is of `aliases` or `tags`.
  ///
  /// A value of `every` or `target` with `from DAY` behind it is another line than one without, which holds for all days and takes the
  /// place of those.
  public func setting(_ line: Line, of index: Int) throws(EditRefusal) -> SourceText {
    let value = plain(line.value)
    let own = try lines(of: index)
    let date = Self.date(value)
    let found = own.last { number in
      guard let (key, old) = keyLine(number), key == line.key else { return false }
      return Self.date(old) == date || !Self.datedKeys.contains(key)
    }
    try requireOneLine(linesDisplaced(by: line, of: index) + (found.map { [$0] } ?? []))
    let edit: TextEdit
    if let found, Self.addedKeys.contains(line.key) {
      var end = source.lineContent(found).upperBound
      while source.bytes[end - 1] == .space || source.bytes[end - 1] == .tab { end -= 1 }
      edit = source.edit(
        end..<end, Array((source.bytes[end - 1] == .colon ? " " : ", ").utf8) + Array(value.utf8))
    } else if let found {
      let content = source.lineContent(found)
      edit = source.edit(content, marker(found) + Array("\(line.key): \(value)".utf8))
    } else {
      let last = own.last { keyLine($0).map { $0.key != "steps" } ?? false }
      let text = (last.map(marker) ?? [.hyphen, .space]) + Array("\(line.key): \(value)".utf8)
      if let last {
        edit = source.insertion(of: [text], below: last, otherwise: [.lineFeed])
      } else {
        // Right below the name; a blank line keeps what stands there a paragraph of its own.
        let head = titleEnd(of: index)
        let isBlankBelow = head < source.lineCount && source.isBlank(line: head + 1)
        edit = source.insertion(
          of: isBlankBelow || head == source.lineCount ? [[], text] : [[], text, []], below: head,
          otherwise: [.lineFeed])
      }
    }
    let old = habits[index]
    // What holds for all days leaves no other rule from a later day on.
    let edits = [edit] + (try linesDisplaced(by: line, of: index)).map { source.edit(source.line($0), []) }
    return try checked(source.applying(edits), at: index) { $0.name == old.name && $0.steps == old.steps }
  }

  /// The file without the lines of the habit at `index` that say `key`, those with a day behind them too. The same file if there are none.
  public func clearing(_ key: String, of index: Int) throws(EditRefusal) -> SourceText {
    let found = try lines(of: index).filter { keyLine($0)?.key == key }
    guard !found.isEmpty else { return source }
    try requireOneLine(found)
    let old = habits[index]
    return try checked(source.applying(found.map { source.edit(source.line($0), []) }), at: index) {
      $0.name == old.name && $0.steps == old.steps
    }
  }

  /// The file with another name for the habit at `index`, and its old one as an alias, under which its ticks stand.
  public func renaming(_ index: Int, to name: String) throws(EditRefusal) -> SourceText {
    let name = try title(name, except: index)
    let old = habits[index].name
    let head = habits[index].range.lowerBound.line
    let content = source.lineContent(head)
    guard let start = content.first(where: { source.bytes[$0...].starts(with: old.bytes) }) else {
      throw EditRefusal(
        "the name of ‘\(old.string)’ cannot be found in its line; change it in an editor", line: head)
    }
    let edit = source.edit(start..<start + old.bytes.count, Array(name.utf8))
    let renamed = HabitsFileEditor(source.applying([edit]), parser: parser)
    let isKnown = habits[index].aliases.contains { $0.string.lowercased() == old.string.lowercased() }
    let isOnlyCase = name.lowercased() == old.string.lowercased()
    let result =
      isKnown || isOnlyCase || old.bytes.contains(.comma)
      ? renamed.source : try renamed.setting(("aliases", old.string), of: index)
    if old.bytes.contains(.comma), !isOnlyCase {
      throw EditRefusal("‘\(old.string)’ has a comma, so it cannot be an alias; its ticks would be lost")
    }
    let own = try HabitsFileEditor(result, parser: parser).withoutOwnAlias(of: index)
    return try checked(own, at: index) { $0.name.string == name }
  }

  /// The file without the name of the habit at `index` among its other names.
  private func withoutOwnAlias(of index: Int) throws(EditRefusal) -> SourceText {
    let key = habits[index].name.string.lowercased()
    var edits: [TextEdit] = []
    for number in try lines(of: index) {
      guard let (name, value) = keyLine(number), ["alias", "aliases"].contains(name) else { continue }
      let names = value.split(separator: ",").map { plain(String($0)) }.filter { !$0.isEmpty }
      let others = names.filter { $0.lowercased() != key }
      guard others != names else { continue }
      try requireOneLine([number])
      let line = marker(number) + Array("\(name): \(others.joined(separator: ", "))".utf8)
      edits.append(
        others.isEmpty ? source.edit(source.line(number), []) : source.edit(source.lineContent(number), line))
    }
    return edits.isEmpty ? source : source.applying(edits)
  }

  /// The file without the habit at `index`.
  public func removing(_ index: Int) throws(EditRefusal) -> SourceText {
    let own = try lines(of: index)
    let start = source.line(own.lowerBound).lowerBound
    let end = source.line(own.upperBound).upperBound
    let result = source.applying([source.edit(start..<end, [])])
    let after = parser.parseHabits(result)
    var others = habits
    others.remove(at: index)
    guard after.habits.map(placeless) == others.map(placeless) else {
      throw EditRefusal(
        "it cannot be taken out without changing other habits; remove it in an editor", line: own.lowerBound)
    }
    return result
  }

  /// The file with another name for a tag, or without it, and the lines that change; `nil` if no habit has it.
  public func renamingTag(_ old: TagName, to new: TagName?) throws(EditRefusal) -> (
    result: SourceText, lines: [Int]
  )? {
    let key = old.name.lowercased()
    var edits: [TextEdit] = []
    var changed: [Int] = []
    for index in habits.indices where habits[index].tags.contains(where: { $0.key == key }) {
      for number in try lines(of: index) {
        guard let (name, value) = keyLine(number), name == "tags" else { continue }
        let pieces = value.split(separator: ",").map { plain(String($0)) }.filter { !$0.isEmpty }
        let kept = Self.renamed(pieces, key, to: new)
        guard kept != pieces else { continue }
        try requireOneLine([number])
        changed.append(number)
        edits.append(
          kept.isEmpty
            ? source.edit(source.line(number), [])
            : source.edit(
              source.lineContent(number), marker(number) + Array("tags: \(kept.joined(separator: ", "))".utf8)
            ))
      }
    }
    guard !edits.isEmpty else { return nil }
    let result = source.applying(edits)
    let newKey = new?.name.lowercased()
    func meant(_ habit: Habit) -> [String] {
      habit.tags.compactMap { $0.key == key ? newKey : $0.key }
    }
    func rest(_ habit: Habit) -> Habit {
      var rest = placeless(habit)
      rest.tags = []
      return rest
    }
    let after = parser.parseHabits(result).habits
    guard after.map(rest) == habits.map(rest),
      after.map({ Set($0.tags.map(\.key)) }) == habits.map({ Set(meant($0)) })
    else {
      throw EditRefusal(
        "the tag cannot be changed here without changing what else is read", line: changed.first)
    }
    return (result, changed)
  }

  /// The pieces between commas, `#a #b` or `at home`, with the tag renamed; it stands there once, also where the new name did already.
  private static func renamed(_ pieces: [String], _ key: String, to new: TagName?) -> [String] {
    let newKey = new?.name.lowercased()
    var hasNew = pieces.contains { piece in
      piece.lowercased() == newKey || TextSlice(piece).tagNames.contains { $0.string.lowercased() == newKey }
    }
    func renamed(_ name: String) -> String? {
      guard name.lowercased() == key else { return name }
      guard newKey == key || !hasNew else { return nil }
      hasNew = true
      return new?.name
    }
    return pieces.compactMap { piece in
      guard piece.hasPrefix("#") else { return renamed(piece) }
      let kept = TextSlice(piece).tagNames.compactMap { renamed($0.string).flatMap { TagName($0)?.written } }
      return kept.isEmpty ? nil : kept.joined(separator: " ")
    }
  }

  /// The day behind `from` at the end of a rule.
  private static func date(_ value: String) -> Day? {
    let words = value.split(separator: " ")
    guard words.count >= 3, words[words.count - 2] == "from" else { return nil }
    return Day(String(words[words.count - 1]))
  }

  func plain(_ text: String) -> String { String(decoding: plainLine(text), as: UTF8.self) }

  // MARK: Checking

  /// The name as a heading, with 1 to 50 characters; throws for one that is taken.
  private func title(_ name: String, except index: Int? = nil) throws(EditRefusal) -> String {
    guard !name.contains(where: \.isNewline) else {
      throw EditRefusal("the name of a habit stands on one line; ‘\(plain(name))’ has several")
    }
    let name = plain(name)
    guard !name.isEmpty else { throw EditRefusal("a habit needs a name") }
    guard name.count <= 50 else {
      throw EditRefusal("‘\(name.prefix(50))…’ has \(name.count) characters; a habit’s name has 50 at most")
    }
    let line = SourceText("## Habits\n\n- [x] \(name)\n")
    let tick = parser.parse(line, day: Day(ordinal: 0), path: "").day.habitTicks
    guard tick.count == 1, tick[0].name.string == name, tick[0].time == nil, !name.hasPrefix("[") else {
      throw EditRefusal(
        "‘\(name)’ would be read as something else where it is ticked, as a time, a label or a tag; use other words"
      )
    }
    let key = name.lowercased()
    for (place, habit) in habits.enumerated() where place != index {
      if habit.name.string.lowercased() == key {
        throw EditRefusal(
          "there is a habit ‘\(habit.name.string)’ already", line: habit.range.lowerBound.line)
      }
      if habit.aliases.contains(where: { $0.string.lowercased() == key }) {
        throw EditRefusal(
          "‘\(name)’ is another name of ‘\(habit.name.string)’ already", line: habit.range.lowerBound.line)
      }
    }
    return name
  }

  private func placeless(_ habit: Habit) -> Habit {
    var habit = habit
    let nowhere = SourceLocation(line: 1, column: 1)
    habit.range = nowhere..<nowhere
    return habit
  }

  func checked(
    _ result: SourceText, at index: Int, isNew: Bool = false, _ isMeant: (Habit) -> Bool
  ) throws(EditRefusal) -> SourceText {
    let after = parser.parseHabits(result)
    var others = after.habits
    guard others.indices.contains(index) else {
      throw EditRefusal("the name would not be read as a habit; use other words")
    }
    let own = others.remove(at: index)
    var before = habits
    if !isNew { before.remove(at: index) }
    guard others.map(placeless) == before.map(placeless), isMeant(own) else {
      throw EditRefusal("the change would be read as something else in habits.md; write it in an editor")
    }
    let known = Set(diagnostics.map(\.message))
    if let new = after.diagnostics.first(where: { !known.contains($0.message) && $0.severity > .hint }) {
      throw EditRefusal(new.message)
    }
    return result
  }
}

/// The lines of `habits.md` and what they begin with.
extension HabitsFileEditor {
  /// The lines of a habit, from its name to the one before the next habit.
  func lines(of index: Int) throws(EditRefusal) -> ClosedRange<Int> {
    guard habits.indices.contains(index) else { throw EditRefusal("there is no such habit") }
    let first = habits[index].range.lowerBound.line
    let next = index + 1 < habits.count ? habits[index + 1].range.lowerBound.line - 1 : source.lineCount
    // A heading without a name is no habit, and ends this one.
    let nameless = (first..<max(first + 1, next + 1)).dropFirst().first {
      source.bytes[source.lineContent($0)].filter { $0 != .space } == [.numberSign, .numberSign]
    }
    return first...max(first, nameless.map { $0 - 1 } ?? next)
  }

  /// The last line of a habit's name, its underline included.
  func titleEnd(of index: Int) -> Int {
    let line = habits[index].range.lowerBound.line
    let isMarked = source.bytes[source.lineContent(line)].first { $0 != .space } == .numberSign
    return isMarked ? line : min(line + 1, source.lineCount)
  }

  var lastFilledLine: Int {
    var line = source.lineCount
    while line > 0, source.isBlank(line: line) { line -= 1 }
    return line
  }

  /// The bullet or the number of a line with the space around it; empty for a plain line.
  func marker(_ number: Int) -> [UInt8] {
    let bytes = source.bytes[source.lineContent(number)]
    let indentation = bytes.prefix { $0 == .space }
    let rest = bytes[indentation.endIndex...]
    let digits = rest.prefix(while: isASCIIDigit)
    let sign = rest[digits.endIndex...].prefix(1)
    guard
      let mark = sign.first,
      digits.isEmpty
        ? [.hyphen, .asterisk, .plusSign].contains(mark) : mark == .period || mark == .closeParenthesis
    else { return [] }
    let space = rest[sign.endIndex...].prefix { $0 == .space || $0 == .tab }
    guard !space.isEmpty || sign.endIndex == rest.endIndex else { return [] }
    return Array(indentation + digits + sign + space)
  }

  /// Throws where the item of a key goes on in the next line, which an edit would part from it.
  func requireOneLine(_ numbers: [Int]) throws(EditRefusal) {
    for number in numbers where !marker(number).isEmpty && number < source.lineCount {
      guard !source.isBlank(line: number + 1), marker(number + 1).isEmpty,
        source.bytes[source.lineContent(number + 1)].first(where: { $0 != .space && $0 != .tab })
          != .numberSign
      else { continue }
      throw EditRefusal("this line goes on in the next one; write all of it on one line first", line: number)
    }
  }

  /// Whether the line is an outermost item, or of a paragraph.
  func isOutermost(_ number: Int) -> Bool { outermost.contains(number) }

  /// The key of an outermost line in lower case, and its value.
  func keyLine(_ number: Int) -> (key: String, value: String)? {
    let text = String(
      decoding: source.bytes[source.lineContent(number)].dropFirst(marker(number).count), as: UTF8.self)
    guard isOutermost(number), let colon = text.firstIndex(of: ":"), text.first != " ", text.first != "\t"
    else { return nil }
    let key = text[..<colon].filter { $0 != "*" }.lowercased()
    let isKey = !key.isEmpty && key.allSatisfy { $0.isASCII && $0.isLetter }
    return isKey ? (key, text[text.index(after: colon)...].filter { $0 != "*" }) : nil
  }
}

/// The steps of a habit, and the files that belong to it.
extension HabitsFileEditor {
  /// The file with one more step of the habit at `index`, behind the others.
  public func addingStep(_ step: String, to index: Int) throws(EditRefusal) -> SourceText {
    let step = plain(step)
    guard !step.isEmpty else { throw EditRefusal("a step needs words") }
    let own = try lines(of: index)
    let edit: TextEdit
    if let (head, last) = stepLines(in: own) {
      let indentation = last == head ? [.space, .space] : indentation(ofLine: last)
      edit = source.insertion(
        of: [indentation + Array("- \(step)".utf8)], below: last, otherwise: [.lineFeed])
    } else {
      let lines = [Array("- steps:".utf8), Array("  - \(step)".utf8)]
      if let last = own.last(where: { keyLine($0) != nil }) {
        edit = source.insertion(of: lines, below: last, otherwise: [.lineFeed])
      } else {
        edit = source.insertion(of: [[]] + lines, below: titleEnd(of: index), otherwise: [.lineFeed])
      }
    }
    let old = habits[index].steps
    return try checked(source.applying([edit]), at: index) {
      $0.steps.dropLast() == old[...] && $0.steps.last?.string == step
    }
  }

  /// The file without a step of the habit at `index`, and without the line above the steps if it was the only one.
  public func removingStep(_ step: String, of index: Int) throws(EditRefusal) -> SourceText {
    let own = try lines(of: index)
    let key = step.lowercased()
    guard let (head, last) = stepLines(in: own), head < last,
      let line = (head + 1...last).first(where: { stepText($0).lowercased() == key })
    else {
      if habits[index].steps.contains(where: { $0.string.lowercased() == key }) {
        throw EditRefusal("‘\(step)’ stands on the line of ‘steps:’ itself; take it off there")
      }
      let steps = habits[index].steps.map { "‘\($0)’" }.joined(separator: ", ")
      throw EditRefusal("‘\(step)’ is no step of it\(steps.isEmpty ? "" : "; it has \(steps)")")
    }
    let lines = head + 1 == last ? head...last : line...line
    let range = source.line(lines.lowerBound).lowerBound..<source.line(lines.upperBound).upperBound
    let count = habits[index].steps.count
    return try checked(source.applying([source.edit(range, [])]), at: index) { $0.steps.count == count - 1 }
  }

  /// The file with a line about the habit at `index` at its end: a link to a file.
  public func addingLink(_ link: String, to index: Int) throws(EditRefusal) -> SourceText {
    let own = try lines(of: index)
    let last = own.last { !source.isBlank(line: $0) } ?? own.lowerBound
    let isInList = last > own.lowerBound && (!marker(last).isEmpty || !indentation(ofLine: last).isEmpty)
    let line = Array("- \(plain(link))".utf8)
    let edit = source.insertion(of: isInList ? [line] : [[], line], below: last, otherwise: [.lineFeed])
    let old = habits[index].descriptionWords
    return try checked(source.applying([edit]), at: index) { $0.descriptionWords.dropLast() == old[...] }
  }

  /// The file with a paragraph, or lines of a list, about the habit at `index` below what it has.
  public func addingAbout(_ about: String, to index: Int) throws(EditRefusal) -> SourceText {
    let typed = typedLines(about)
    guard !typed.isEmpty else { throw EditRefusal("what there is to say about it needs words") }
    let own = try lines(of: index)
    let last = own.last { !source.isBlank(line: $0) } ?? own.lowerBound
    let edit = source.insertion(of: [[]] + typed, below: last, otherwise: [.lineFeed])
    let expected = habits[index].descriptionWords + Self.words(of: typed)
    return try checked(source.applying([edit]), at: index) { $0.descriptionWords == expected }
  }

  /// The line that says `steps:`, and the last one below it; `nil` without one.
  private func stepLines(in own: ClosedRange<Int>) -> (head: Int, last: Int)? {
    guard let head = own.last(where: { keyLine($0)?.key == "steps" }) else { return nil }
    var last = head
    while last < own.upperBound, !source.isBlank(line: last + 1), !isOutermost(last + 1),
      !indentation(ofLine: last + 1).isEmpty
    {
      last += 1
    }
    return (head, last)
  }

  private func indentation(ofLine number: Int) -> [UInt8] {
    Array(source.bytes[source.lineContent(number)].prefix { $0 == .space || $0 == .tab })
  }

  /// The words of a step behind its bullet.
  private func stepText(_ number: Int) -> String {
    let line = source.bytes[source.lineContent(number)].drop { $0 == .space || $0 == .tab }
    let isItem = [.hyphen, .asterisk, .plusSign].contains(line.first)
    return String(
      decoding: isItem ? line.dropFirst().drop { $0 == .space || $0 == .tab } : line, as: UTF8.self
    )
    .trimmingSuffix()
  }
}

extension String {
  fileprivate func trimmingSuffix() -> String {
    var text = self
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}

extension Habit {
  /// The lines of its description without blank ones and without indentation.
  var descriptionWords: [String] {
    about.map { String(decoding: plainLine($0.string), as: UTF8.self) }.filter { !$0.isEmpty }
  }
}
