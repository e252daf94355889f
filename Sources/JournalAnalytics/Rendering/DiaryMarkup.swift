import JournalFormat

/// Words of the diary on one line, with their emphasis and links as runs: `**Pasta** with *basil*, see
/// [this](https://example.org)`.
///
/// A run of one to three asterisks or underscores opens before a letter at the beginning of a word and closes after the end of one;
/// others are plain characters. A link to the web or a mail address is kept; of a path only the words are left, and of `[[a|b]]`
/// the last part. Any other target, code and pictures stay as written.
struct DiaryMarkup {
  /// The style of nested marks: a link, else strong, else emphasis.
  private enum Look: Equatable {
    case plain, emphasis, strong
    case link(String)
  }

  private struct Letter {
    var character: Character
    var look = Look.plain
    var isMark = false
    /// Whether marks in it have no meaning.
    var isCode = false
  }

  private var letters: [Letter]

  init(_ text: String) {
    letters = text.map { Letter(character: $0) }
    guard text.utf8.contains(where: { $0 == .asterisk || $0 == .underscore || $0 == .openBracket }) else {
      return
    }
    readCode()
    readLinks()
    readEmphasis()
  }

  /// The words without marks.
  var plain: String { String(letters.lazy.filter { !$0.isMark }.map(\.character)) }

  var runs: [ReportText.Run] {
    var runs: [ReportText.Run] = []
    var words = ""
    var look = Look.plain
    func close() {
      guard !words.isEmpty else { return }
      switch look {
      case .plain: runs.append(.plain(words))
      case .emphasis: runs.append(.emphasis(words))
      case .strong: runs.append(.strong(words))
      case .link(let target): runs.append(.link(words, target: target))
      }
      words = ""
    }
    for letter in letters where !letter.isMark {
      if letter.look != look { close() }
      look = letter.look
      words.append(letter.character)
    }
    close()
    return runs
  }

  // MARK: Reading

  private mutating func readCode() {
    var open: Int?
    for place in letters.indices where letters[place].character == "`" {
      if let start = open {
        for index in start...place { letters[index].isCode = true }
        open = nil
      } else {
        open = place
      }
    }
  }

  private mutating func readLinks() {
    var open: Int?
    for place in letters.indices where !letters[place].isCode && !letters[place].isMark {
      switch letters[place].character {
      case "[": open = place
      case "]":
        guard let start = open, start + 1 < place else { break }
        open = nil
        if isSign("[", at: start - 1), isSign("]", at: place + 1) {
          readWikiLink(start, place)
        } else if !isSign("!", at: start - 1), isSign("(", at: place + 1) {
          readLink(start, place)
        }
      default: break
      }
    }
  }

  private func isSign(_ character: Character, at place: Int) -> Bool {
    letters.indices.contains(place) && letters[place].character == character
  }

  /// `[[Anna]]`, `[[anna|Anna]]`.
  private mutating func readWikiLink(_ start: Int, _ end: Int) {
    guard !isSign("!", at: start - 2) else { return }
    let bar = letters[start..<end].lastIndex { $0.character == "|" } ?? start
    guard bar + 1 < end else { return }
    mark(start - 1...bar)
    mark(end...end + 1)
  }

  /// `[this](https://example.org)`.
  private mutating func readLink(_ start: Int, _ end: Int) {
    // No address is longer or has a bracket in it, so that a line of such beginnings is not searched to its end from each.
    let behind = letters[(end + 2)...].prefix(2000)
    guard let close = behind.firstIndex(where: { ")[".contains($0.character) || $0.character.isWhitespace }),
      close > end + 2,
      letters[close].character == ")"
    else { return }
    let target = String(letters[(end + 2)..<close].map(\.character))
    // A path is one from the day's own folder, which a report does not stand in.
    if target.contains(":") {
      guard LinkTarget(target) != nil else { return }
      for index in start + 1..<end { letters[index].look = .link(target) }
    }
    mark(start...start)
    mark(end...close)
  }

  private mutating func mark(_ places: ClosedRange<Int>) {
    for place in places { letters[place].isMark = true }
  }

  private mutating func readEmphasis() {
    var opened: [Range<Int>] = []
    var place = 0
    while place < letters.count {
      let sign = letters[place].character
      guard sign == "*" || sign == "_", !letters[place].isCode, !letters[place].isMark else {
        place += 1
        continue
      }
      let end = letters[place...].firstIndex { $0.character != sign || $0.isMark } ?? letters.count
      let run = place..<end
      if let open = opened.last, letters[open.lowerBound].character == sign, open.count == run.count,
        !isSpace(run.lowerBound - 1), !isWord(run.upperBound)
      {
        for index in [open, run].joined() { letters[index].isMark = true }
        for index in open.upperBound..<run.lowerBound {
          switch letters[index].look {
          case .plain, .emphasis: letters[index].look = run.count > 1 ? .strong : .emphasis
          case .strong, .link: break
          }
        }
        opened.removeLast()
      } else if run.count <= 3, !isWord(run.lowerBound - 1), !isSpace(run.upperBound) {
        opened.append(run)
      }
      place = end
    }
  }

  private func isWord(_ place: Int) -> Bool {
    guard letters.indices.contains(place), !letters[place].isMark else { return false }
    return letters[place].character.isLetter || letters[place].character.isNumber
  }

  private func isSpace(_ place: Int) -> Bool {
    letters.indices.contains(place) ? letters[place].character.isWhitespace : true
  }
}
