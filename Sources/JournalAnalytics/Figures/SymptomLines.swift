internal import JournalFormat

/// The lines of a diary that mention a symptom.
struct SymptomLines: Sendable {
  struct Line: Sendable {
    var day: Day
    /// Minutes since the day's midnight.
    var minute: Int?
    var place: LinePlace
    /// How strong it was, of an item or a mood.
    var value: MoodValue?
    /// Whether it is a note, and no item under a heading of one's own and no mood.
    var isNote = false
  }

  /// The time of a line without one: 20:00, when days are usually written up.
  static let usualMinute = 20 * 60

  /// In the order of the diary.
  private(set) var lines: [Line] = []
  /// The number of lines that say that it did not occur.
  private(set) var denied = 0
  /// The number of notes that speak of somebody else.
  private(set) var ofOthers = 0

  /// Finds items under the user's own headings whose text or heading has `text`, and moods and notes that have it: as words of
  /// their own or in another form, or as `extent` says.
  ///
  /// A line that denies the symptom is not one: an item with the value 0, and words such as “no headache” in every language of
  /// `Denial`. A note of a day that has an item or a mood is about the same occurrence.
  init(_ text: String, in journal: Journal, through last: Day, extent: WordMatcher.Extent = .forms) {
    var matcher = WordMatcher(text, extent)
    let forms = matcher.forms
    let symptom = folded(text)
    for file in journal.days where file.day <= last {
      let start = lines.count
      func add(
        _ texts: [TextSlice?], isDenied: @autoclosure () -> Bool = false, at time: TimeSpan?,
        _ range: SourceRange, value: MoodValue? = nil, isNote: Bool = false
      ) {
        let naming = texts.compactMap { $0 }.filter { matcher.holds($0) }
        guard !naming.isEmpty else { return }
        // The heading names the symptom for all its items; words of their own may still deny it.
        let mentions = naming.flatMap { text in forms.map { Denial.mention(of: $0, in: folded(text.string)) }
        }
        guard !mentions.contains(.denied), !isDenied() else {
          denied += 1
          return
        }
        guard !isNote || !naming.allSatisfy({ OtherPeople.have(forms, in: $0.string) }) else {
          ofOthers += 1
          return
        }
        lines.append(
          Line(
            day: file.day, minute: time.map { Int($0.start.minutes) }, place: LinePlace(file.path, range),
            value: value, isNote: isNote))
      }
      for item in file.series {
        add(
          [item.text, item.series],
          isDenied: item.value.map { $0.value <= 0 } ?? false
            || Denial.denies(folded(item.text.string), symptom),
          at: item.time, item.range, value: item.value)
      }
      for mood in file.notedMoods { add([mood.text], at: mood.time, mood.range, value: mood.value) }
      guard lines.count == start else { continue }
      for note in file.notes { add([note.text], at: nil, note.range, isNote: true) }
    }
  }

  /// The word under the user's own headings that is spelled most like `text`, and how often it stands there; `nil` if none is near.
  static func similar(to text: String, in journal: Journal, through last: Day) -> (word: String, count: Int)?
  {
    var counts: [String: Int] = [:]
    for file in journal.days where file.day <= last {
      for item in file.series {
        for word in Set(folded(item.text.string).split(whereSeparator: { !$0.isLetter }).map(String.init)) {
          counts[word, default: 0] += 1
        }
      }
    }
    return similarWord(to: text, among: counts).map { ($0, counts[$0] ?? 0) }
  }

  /// Leaves out the notes if nothing but notes has the words: they may be about anything.
  mutating func leaveOutLoneNotes() {
    guard lines.allSatisfy(\.isNote) else { return }
    (lines, denied, ofOthers) = ([], 0, 0)
  }

  /// The number of notes among `lines`, and what was not counted, in sentences.
  func notes(on lines: [Line]) -> [String] {
    [(MentionWords.notes, lines.count(where: \.isNote)), (.denied, denied), (.ofOthers, ofOthers)]
      .filter { $0.1 > 0 }.map { $0.said(["count": .number($1)]) }
  }

  /// When it was noted, in minutes since 1970, in order.
  var minutes: [Int] {
    lines.map { $0.day.ordinal * 1_440 + ($0.minute ?? Self.usualMinute) }.sorted()
  }
}

/// What reports say of the lines that mention a symptom.
enum MentionWords: String, SentenceTable {
  case notes, denied, ofOthers, noneCounts

  var row: SentenceRow {
    switch self {
    case .notes:
      .init(
        "notes name it",
        english: "{count#line is a note|lines are notes} of a day that has no other line of it.")
    case .denied:
      .init(
        "lines that deny it",
        english: "{count#line says|lines say} that it did not come, and {count?does|do} not count.")
    case .noneCounts:
      .init(
        "all lines that name it deny it, or are about somebody else",
        english: "‘{symptom}’ came on no day here.")
    case .ofOthers:
      .init(
        "notes that speak of somebody else",
        english: "{count#note is|notes are} about somebody else, and {count?does|do} not count.")
    }
  }
}

/// Finds words in texts, compared folded; each different text is looked at once.
struct WordMatcher {
  /// Where the words have to stand.
  enum Extent {
    /// As whole words.
    case words
    /// As whole words, the last of which may be a plural or another form.
    case forms
    /// Anywhere, within words too.
    case letters
  }

  /// The folded words, with their other forms if these count.
  let forms: [String]
  private let extent: Extent
  private let needles: [[UInt8]]
  /// Whether a longer word may end in them: *Spannungskopfschmerzen* are *Kopfschmerzen*.
  private let endsCompounds: Bool
  private var known: [TextSlice: Bool] = [:]

  init(_ words: String, _ extent: Extent) {
    self.extent = extent
    let whole = folded(words)
    var forms: Set<String> = [whole]
    if extent == .forms, let last = whole.split(separator: " ").last, whole.hasSuffix(last) {
      let before = whole.dropLast(last.count)
      forms.formUnion(FoodInflection.alternatives(to: String(last)).map { before + $0 })
    }
    self.forms = forms.sorted()
    needles = self.forms.map { Array($0.utf8) }
    endsCompounds = extent == .forms && SymptomWords.endsCompounds(whole)
  }

  mutating func holds(_ text: TextSlice) -> Bool {
    if let known = known[text] { return known }
    let folded = FoldedText(text.bytes)
    let isThere = needles.contains { needle in
      folded.ranges(of: needle).contains { range in
        extent == .letters || folded.isWholeWords(range)
          || endsCompounds
            && (range.upperBound == folded.bytes.count || folded.bytes[range.upperBound] < UInt8(ascii: "A"))
      }
    }
    known[text] = isThere
    return isThere
  }
}
