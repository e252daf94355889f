public import JournalFormat

/// A record of a day with its nested lines, for comparisons.
public struct DiaryRecord: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case food, weight, task, habit, mood, note
    /// An item under a heading of the user's own.
    case item
  }

  public var kind: Kind
  /// The heading it is under: `Breakfast`, `Tasks`, one of the user's own.
  public var place: String
  public var time: ClockTime?
  /// What to call it, without its time.
  public var title: String
  /// The first line as written, without its list marker.
  public var line: String
  /// The whole record as written.
  public var text: TextSlice
  /// The number of the line in its file, from 1.
  public var lineNumber: Int
  /// Whether it is a task or habit that is done.
  public var isDone = false
}

extension JournalDay {
  /// All records of the day that changes are reported for, in the order of the file.
  public var records: [DiaryRecord] {
    var records: [DiaryRecord] = []
    for entry in entries {
      records.append(
        record(
          .food, in: entry.category?.name ?? "Food", at: entry.time, entry.text.string, range: entry.range))
    }
    for weight in weights {
      records.append(record(.weight, in: "Weight", at: weight.time, weight.figure, range: weight.range))
    }
    for (index, task) in tasks.enumerated() {
      let hasParts = tasks.contains { $0.parent == index }
      var record = record(
        .task, in: "Tasks", at: task.time, task.text.string, range: task.range, firstLineAlone: hasParts)
      record.isDone = task.status == .done
      records.append(record)
    }
    for tick in habitTicks {
      var record = record(.habit, in: "Habits", at: tick.time, tick.name.string, range: tick.range)
      record.isDone = tick.state == .done || tick.state == .noted && tick.amount != nil
      records.append(record)
    }
    for mood in moods {
      let title = [mood.value.map(moodText), mood.text?.string].compactMap(\.self).joined(separator: " ")
      records.append(record(.mood, in: "Mood", at: mood.time, title, range: mood.range))
    }
    for item in series {
      records.append(
        record(.item, in: item.series.string, at: item.time, item.text.string, range: item.range))
    }
    for note in notes {
      records.append(
        record(.note, in: note.heading?.string ?? "Notes", at: nil, note.text.string, range: note.range))
    }
    return records.enumerated().sorted {
      ($0.element.lineNumber, $0.offset) < ($1.element.lineNumber, $1.offset)
    }
    .map(\.element)
  }

  private func record(
    _ kind: DiaryRecord.Kind, in place: String, at time: TimeSpan?, _ title: String, range: SourceRange,
    firstLineAlone: Bool = false
  ) -> DiaryRecord {
    let start = source.byteOffset(of: range.lowerBound)
    let lineEnd = source.lineContent(range.lowerBound.line).upperBound
    var end = firstLineAlone ? lineEnd : max(start, source.byteOffset(of: range.upperBound))
    while end > start, source.bytes[end - 1] == .lineFeed || source.bytes[end - 1] == .carriageReturn {
      end -= 1
    }
    let line = source.bytes[start..<max(start, min(lineEnd, source.bytes.count))]
    return DiaryRecord(
      kind: kind, place: place, time: time?.start, title: title,
      line: String(decoding: kind == .note ? line : withoutBullet(line), as: UTF8.self),
      text: source[start..<end], lineNumber: range.lowerBound.line)
  }
}

/// A line without the list marker it may begin with.
private func withoutBullet(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  var rest = line
  if let first = rest.first, [.hyphen, .asterisk, .plusSign].contains(first) {
    rest = rest.dropFirst()
  } else {
    let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    guard !digits.isEmpty, digits.count < 10, let mark = rest.dropFirst(digits.count).first,
      mark == .period || mark == .closeParenthesis
    else { return line }
    rest = rest.dropFirst(digits.count + 1)
  }
  guard rest.first == .space || rest.first == .tab else { return line }
  return rest.drop { $0 == .space || $0 == .tab }
}

extension WeightEntry {
  /// `72.4 kg`, in the unit as written; stones in kilograms.
  fileprivate var figure: String {
    switch unit {
    case .kilograms, .stones, .jin: "\(tenthsText(JournalSettings.Units.metric.tenths(mass))) kg"
    case .pounds: "\(tenthsText(JournalSettings.Units.imperial.tenths(mass))) lb"
    }
  }
}
