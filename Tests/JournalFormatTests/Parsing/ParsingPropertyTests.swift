import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `Whatever a file holds` {
  private static let seeds = Array(UInt64(1)...12)
  /// How many texts are made of one seed.
  private static let texts = 100

  private static let settings: JournalSettings = {
    var settings = JournalSettings()
    settings.language = .spanish
    settings.dayEnds = ClockTime(hour: 4, minute: 0) ?? .midnight
    return settings
  }()

  @Test(arguments: seeds) func `its lines joined are the file, and reading it twice gives the same`(
    seed: UInt64
  ) {
    var awkward = AwkwardText(seed: seed)
    for _ in 0..<Self.texts {
      let source = SourceText(awkward.bytes())
      #expect(source.lines.flatMap { source.bytes[$0] } == source.bytes)
      let first = parsed(source)
      let second = parsed(source)
      #expect(modelText(first) == modelText(second))
      #expect(first.diagnostics == second.diagnostics)
    }
  }

  @Test(arguments: seeds) func `every place lies inside it, and everything is in its order`(seed: UInt64) {
    var awkward = AwkwardText(seed: seed &+ 1000)
    for _ in 0..<Self.texts {
      let source = SourceText(awkward.bytes())
      for settings in [JournalSettings(), Self.settings] {
        let read = parsed(source, settings: settings)
        for range in ranges(in: read) {
          #expect(isInside(range.lowerBound, source) && isInside(range.upperBound, source), "\(source.bytes)")
        }
        for starts in orderedStarts(in: read) {
          #expect(
            starts == starts.sorted(), "\(String(decoding: source.bytes, as: UTF8.self).debugDescription)")
        }
      }
    }
  }

  @Test(arguments: seeds) func `line ends of another kind change no word`(seed: UInt64) {
    var awkward = AwkwardText(seed: seed &+ 2000)
    for _ in 0..<Self.texts {
      let text = awkward.text()
      let unix = parsed(text)
      let expected = modelText(unix)
      let diagnostics = annotated(text, with: unix.diagnostics)
      for ending in ["\r\n", "\r"] {
        let other = SourceText(
          text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: ending))
        let read = parsed(other)
        let shown = modelText(read)
        #expect(
          ending == "\r" ? shown.filter { $0 != "⏎" } == expected.filter { $0 != "⏎" } : shown == expected,
          "\(text.debugDescription)")
        #expect(annotated(other, with: read.diagnostics) == diagnostics, "\(text.debugDescription)")
      }
    }
  }

  @Test(arguments: seeds) func `a final newline changes no word`(seed: UInt64) {
    var awkward = AwkwardText(seed: seed &+ 3000)
    for _ in 0..<Self.texts {
      let text = awkward.text()
      guard !text.isEmpty, !text.hasSuffix("\n") else { continue }
      #expect(modelText(text) == modelText(text + "\n"), "\(text.debugDescription)")
    }
  }

  @Test(arguments: seeds) func `front matter before it is as good as blank lines`(seed: UInt64) {
    var awkward = AwkwardText(seed: seed &+ 4000)
    for _ in 0..<Self.texts {
      let text = awkward.text()
      let below = parsed("---\ncolour: blue\n---\n" + text)
      let belowBlanks = parsed("\n\n\n" + text)
      #expect(modelText(below) == modelText(belowBlanks), "\(text.debugDescription)")
      #expect(below.diagnostics == belowBlanks.diagnostics, "\(text.debugDescription)")
    }
  }

  private func isInside(_ place: JournalFormat.SourceLocation, _ source: SourceText) -> Bool {
    place.line <= max(1, source.lineCount) && place.column <= source.lineContent(place.line).count + 1
  }

  private func ranges(in read: ParsedDay) -> [SourceRange] {
    let day = read.day
    return day.entries.map(\.range) + day.weights.map(\.range) + day.tasks.map(\.range)
      + day.habitTicks.map(\.range) + day.moods.map(\.range) + day.series.map(\.range)
      + day.notes.map(\.range)
      + read.diagnostics.map(\.range) + read.diagnostics.compactMap { $0.fixIt?.edit.range }
  }

  private func orderedStarts(in read: ParsedDay) -> [[JournalFormat.SourceLocation]] {
    let day = read.day
    return [
      day.entries.map(\.range), day.weights.map(\.range), day.tasks.map(\.range), day.habitTicks.map(\.range),
      day.moods.map(\.range), day.series.map(\.range), day.notes.map(\.range), read.diagnostics.map(\.range),
    ].map { $0.map(\.lowerBound) }
  }
}
