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
