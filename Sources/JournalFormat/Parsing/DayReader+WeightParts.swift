/// Body weights that stand among other readings, or alone on their line.
extension DayReader {
  /// Reads the weight among the parts of a line: `Sleep: 7 h / weight 72.2 kg`, `Body comp: weight 97.0 kg | BMI 28.2`.
  ///
  /// The parts lie between slashes, bars, dots, dashes, commas and semicolons with white space behind them, in no bracket;
  /// a line may also be one part, `体重 07:13 空腹: 72.0 kg (−0.3)`.
  /// Returns whether the weight is all that the line says; else the line is also what it is otherwise.
  mutating func readWeightPart(_ line: LexedLine, _ number: Int) -> Bool {
    guard line.box == nil else { return false }
    guard mayStateMass(line.content) else {
      if !hintShortWeight(line, number), !isBelowGoal { hintWeight(line, number) }
      return false
    }
    guard !isBelowGoal else { return false }
    guard context.planRank == nil else {
      hintWeight(line, number)
      return false
    }
    if let found = weight(in: line.content), !isLifted(line.content, line: number) {
      return addWeight(
        found.mass, at: file.range(from: line.text.lowerBound, throughLine: number), time: found.time,
        remark: nil)
    }
    if !readWeightAmongParts(of: line, number), !hintWeight(line, number), !hintShortWeight(line, number) {
      hintBareWeight(line.text, number, hasTime: line.hasTime)
    }
    return false
  }

  /// Reads the first part of a line that is a weight, if it has several parts.
  private mutating func readWeightAmongParts(of line: LexedLine, _ number: Int) -> Bool {
    var parts = file.scan(line.content) { self.parts(of: $0) }
    guard parts.count > 1, !has(WeightWords.titlesOfGoals, line.label?.key ?? parts[0]) else { return false }
    // A label may stand before the first part.
    if let label = line.label, knownTitle(label.key).match == nil {
      parts.append(label.value.lowerBound..<max(label.value.lowerBound, parts[0].upperBound))
    }
    for part in parts where mayStateMass(part) {
      guard let found = weight(in: part), !isLifted(line.text, line: number),
        !has(WeightWords.training, line.text)
      else { continue }
      addWeight(
        found.mass, at: file.range(from: line.text.lowerBound, throughLine: number), time: found.time,
        remark: nil)
      return true
    }
    return false
  }

  /// Hints at a word for weight with a human weight behind it that was not read, unless other words say whose it is.
  @discardableResult
  private mutating func hintWeight(_ line: LexedLine, _ number: Int) -> Bool {
    guard context.trainingRank == nil, mayBeBodyWeight(line.content), !isRepeated(line.content),
      day.weights.last?.range.lowerBound.line != number,
      ![
        WeightWords.goals, WeightWords.titlesOfGoals, WeightWords.training, WeightWords.things,
        WeightWords.others,
      ]
      .contains(where: { has($0, line.content) }),
      !isAmongSets(number)
    else { return false }
    report(
      .uncountedWeight,
      context.thingRank != nil || context.planRank != nil
        ? "this may be a body weight, but the title above names something else, so it is not counted; if it is one, write it "
          + "above that title, or below ‘## Weight’"
        : "this may be a body weight, but it stands among other words, so it is not counted; if it is one, write it alone: "
          + "‘\(exampleTitle(.weight)): 72.4 kg’", at: line.text)
    return true
  }

  /// Whether a text has a word for weight and, at most four words behind it, a human weight with its unit, of no other day.
  private func mayBeBodyWeight(_ text: Range<Int>) -> Bool {
    file.scan(text) { line in
      let figure = line.rest.dropFirst().first { at in
        guard line.digit(at: at) != nil, line.digit(at: at - 1) == nil,
          let mass = scanBodyMass(line.over(at..<line.end))
        else { return false }
        // `Weight today was 72.4`.
        return mass.unit != nil
          || mass.end == line.end
            && (at..<mass.end).contains { [.period, .comma].contains(line.byte(at: $0)) }
      }
      guard let figure, let mass = scanBodyMass(line.over(figure..<line.end)),
        mass.isHuman(in: parser.settings.units),
        case let rest = line.over(line.trimmed(mass.end..<line.end)), !namesOtherDay(rest),
        !beginsWithArrow(rest),
        !WeightWords.measured.begins(
          UnsafeBufferPointer(start: line.base + rest.position, count: rest.rest.count))
      else { return false }
      var since: Int?
      var at = line.position
      while at < figure {
        var end = at
        while end < figure, isWordByte(line.byte(at: end)) { end += 1 }
        if end > at {
          since = namesWeight(at..<end) || has(WeightWords.scales, at..<end) ? 0 : since.map { $0 + 1 }
        }
        at = end + 1
      }
      return since.map { $0 <= 4 } ?? false
    }
  }

  /// Reads the weight that a title says behind a date: `## 14 March · weigh-in: 70.75 kg (fasted)`.
  mutating func readWeightInTitle(_ title: Range<Int>, _ number: Int) {
    guard context.planRank == nil, context.trainingRank == nil, mayStateMass(title) else { return }
    for part in file.scan(title, { parts(of: $0) }) where mayStateMass(part) {
      if let found = weight(in: part) {
        addWeight(
          found.mass, at: file.range(from: title.lowerBound, throughLine: number), time: found.time,
          remark: nil)
        return
      }
    }
    hintBareWeight(title, number, isTitle: true)
  }

  /// Reads a weight alone on its line, behind a time, or with nothing but when and how it was taken beside it, `72.4 kg this morning, fasted`,
  /// `heute 72,4 kg`, below the day's title, where nothing around it is about training.
  ///
  /// Without a unit it is named and not read.
  mutating func readLoneWeight(_ line: LexedLine, _ number: Int) -> Bool {
    guard let first = line.text.first, line.text.count <= 60,
      line.box == nil, context.unknownHeading == nil, context.planRank == nil, context.listLabel == nil,
      context.levels.count <= 1, context.sections.count <= 1, mayHoldLoneWeight(context.sections.last),
      let start = startOfFigure(line),
      let mass = file.scan(start..<line.text.upperBound, { scanBodyMass($0) }),
      start == first || mass.unit != nil,
      mass.end == line.text.upperBound || mass.unit != nil && mayFollowWeight(mass.end..<line.text.upperBound)
    else { return false }
    guard mass.isHuman(in: parser.settings.units), !isAmongTraining(number) else { return false }
    if mass.unit == nil {
      if source.bytes[line.text].contains(.period), isBelowTitle(number) {
        report(
          .weightWithoutUnit,
          "a number alone is no weight; if this is one, write its unit behind it: ‘\(source[line.text]) kg’",
          at: line.text)
      }
      return false
    }
    return addWeight(
      mass, at: file.range(from: line.text.lowerBound, throughLine: number), time: line.leadingTime,
      remark: nil)
  }

  /// Whether what stands behind a weight alone says when and how it was taken, or is all in a bracket: `(after lunch)`, `(-0.2 kg)`.
  private func mayFollowWeight(_ words: Range<Int>) -> Bool {
    if saysHowTaken(words) { return true }
    return file.scan(words) { line in
      let text = line.trimmed(words)
      guard !text.isEmpty else { return true }
      let last = line.scalar(before: text.upperBound, from: text.lowerBound).value
      let first = line.scalar(at: text.lowerBound).value
      return (first == .openParenthesis || first == .wideOpenParenthesis)
        && (last == .closeParenthesis || last == .wideCloseParenthesis)
        && text.count { line.byte(at: $0) == .openParenthesis } <= 1
    }
  }

  /// Where the figure behind a line's time begins, and behind words that say when or how it was taken; `nil` where other words stand.
  private func startOfFigure(_ line: LexedLine) -> Int? {
    var start = line.text.lowerBound
    if case .time(_, _, let end) = line.time {
      start = file.scan(line.text) { $0.trimmed(end..<$0.end).lowerBound }
    }
    guard start < line.text.upperBound, !isASCIIDigit(source.bytes[start]) else { return start }
    // Behind words it has a unit, which most figures of prose have not.
    guard mayStateMass(start..<line.text.upperBound) else { return nil }
    let words = file.scan(start..<line.text.upperBound) { text in
      text.firstDigit().map { text.trimmed(text.position..<$0) }
    }
    guard let words, !words.isEmpty, saysHowTaken(words) else { return nil }
    return file.scan(start..<line.text.upperBound) { $0.firstDigit() }
  }

  /// Whether nothing but titles stands above a line.
  private func isBelowTitle(_ number: Int) -> Bool {
    let behind = file.blocks.partitioningIndex { Int($0.line) > number }
    return file.blocks[..<max(0, behind - 1)].allSatisfy { $0.kind == .heading }
      && (behind == 0 || Int(file.blocks[behind - 1].line) == number)
  }

  /// Below Food too, as long as nothing was eaten.
  private func mayHoldLoneWeight(_ section: OpenSection?) -> Bool {
    guard let section else { return true }
    return section.section == .food && section.firstEntry == day.entries.count
  }

  /// Whether a line up to the headings above and below names training, sets or repetitions.
  private func isAmongTraining(_ number: Int) -> Bool {
    var first = number
    while first > 1, !isHeading(first - 1) { first -= 1 }
    var line = first
    while line <= source.lineCount, !isHeading(line) {
      let text = file.text(ofLine: line)
      if !text.isEmpty, has(WeightWords.training, text) || saysRepetitions(line) { return true }
      line += 1
    }
    return false
  }

  /// Whether the label before a weight says that it is one of several days: `highest: 74 kg`, `average: 72.6 kg`. Says so.
  mutating func isOfSeveralDays(label: Range<Int>, at text: Range<Int>) -> Bool {
    guard !label.isEmpty, has(WeightWords.statistics, label) else { return false }
    report(
      .uncountedWeight,
      "‘\(source[label])’ says that this weight is one of several days, so it is not counted; write the day’s own alone",
      at: text)
    return true
  }

  /// A time with a full stop, where a human weight with its unit follows it and nothing else: `07.05 72,8 kg`.
  func dottedTime(_ line: LineScanner) -> (TimeSpan, end: Int)? {
    guard let number = almostTime(line), let stop = line.firstIndex(of: .period),
      let hour = valueOfDigits(line, line.position..<stop),
      let minute = valueOfDigits(line, stop + 1..<number.upperBound),
      let time = ClockTime(hour: hour, minute: minute)
    else { return nil }
    var rest = line.over(number.upperBound..<line.end)
    rest.skipSpaces()
    guard let mass = scanBodyMass(rest), mass.unit != nil, mass.isHuman(in: parser.settings.units) else {
      return nil
    }
    return (TimeSpan(start: time), rest.position)
  }

  /// Whether a label is that of a weight that somebody wants to have: `Goal weight: 68 kg`.
  func isGoalWeight(_ label: ScannedLabel) -> Bool {
    guard let mass = file.scan(label.value, { scanBodyMass($0) }), mass.unit != nil,
      mass.isHuman(in: parser.settings.units), mass.end == label.value.upperBound
    else { return false }
    return has(WeightWords.titlesOfGoals, label.key)
  }

  // MARK: Scanning

  /// Whether a figure stands right before a letter that a unit of mass may begin with.
  func mayStateMass(_ text: Range<Int>) -> Bool {
    file.scan(text) { line in
      var rest = line
      while let digit = rest.firstDigit() {
        var at = digit + 1
        while isASCIIDigit(line.byte(at: at)) { at += 1 }
        rest.position = at
        let next = line.byte(at: at) == .space ? line.byte(at: at + 1) : line.byte(at: at)
        let second = line.byte(at: at + (line.byte(at: at) == .space ? 2 : 1)) | .caseBit
        switch (next | .caseBit, second) {
        case (UInt8(ascii: "k"), UInt8(ascii: "g")), (UInt8(ascii: "l"), UInt8(ascii: "b")),
          (UInt8(ascii: "p"), UInt8(ascii: "o")):
          return true
        default: if !next.isASCII { return true }
        }
      }
      return false
    }
  }

  /// The parts of a line, brackets left whole.
  func parts(of line: LineScanner) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = line.position
    var at = line.position
    var depth = 0
    while at < line.end {
      let (sign, length) = line.scalar(at: at)
      let isParting: Bool
      switch sign {
      case .openParenthesis, .openBracket, .wideOpenParenthesis:
        depth += 1
        isParting = false
      case .closeParenthesis, .closeBracket, .wideCloseParenthesis:
        depth = max(0, depth - 1)
        isParting = false
      case .slash, .verticalBar, .middleDot, .bulletSign, .comma, .semicolon, .wideComma, .ideographicComma,
        .enDash, .emDash:
        isParting = length == 3 && sign != .enDash && sign != .emDash || line.spaceLength(at: at + length) > 0
      default: isParting = false
      }
      if isParting, depth == 0 {
        parts.append(line.trimmed(start..<at))
        start = at + length
      }
      at += max(1, length)
    }
    parts.append(line.trimmed(start..<line.end))
    return parts
  }

  /// The weight that a part is: a word for weight, perhaps a time and when it was taken, and the figure with its unit.
  private func weight(in part: Range<Int>) -> (mass: ScannedBodyMass, time: TimeSpan?)? {
    file.scan(part) { line in
      func firstDigit(_ from: Int) -> Int? {
        (from..<line.end).first { line.digit(at: $0) != nil }
      }
      guard var figure = firstDigit(line.position), figure - line.position <= 60, figure > line.position
      else { return nil }
      var key = line.over(line.trimmed(line.position..<figure))
      if key.byte(at: key.end - 1) == .colon { key = line.over(line.trimmed(key.position..<key.end - 1)) }
      guard !key.rest.isEmpty, isWeightKey(key.rest) else { return nil }
      var time: TimeSpan?
      if case .time(let span, _, let end) = scanLeadingTime(line.over(figure..<line.end)) {
        time = span
        guard let next = firstDigit(end) else { return nil }
        let between = line.trimmed(end..<next)
        guard between.isEmpty || saysHowTaken(between) else { return nil }
        figure = next
      }
      guard let mass = scanBodyMass(line.over(figure..<line.end)), mass.unit != nil,
        mass.isHuman(in: parser.settings.units)
      else {
        return nil
      }
      let rest = line.trimmed(mass.end..<line.end)
      let next = line.scalar(at: rest.lowerBound).value
      guard
        rest.isEmpty || next == .openParenthesis || next == .wideOpenParenthesis || next == .period
          || isPicture(next),
        !namesOtherDay(line.over(rest))
      else { return nil }
      return (mass, time)
    }
  }

  /// `⚠️`, `😬`: what stands behind such a sign is a remark.
  private func isPicture(_ scalar: UInt32) -> Bool {
    (0x2600...0x27BF).contains(scalar) || (0x1F300...0x1FAFF).contains(scalar)
  }

  /// `I weighed 72.4 kg this morning`: a unit stands behind the figure, and nothing but when that was; and a person may weigh that.
  /// `weigh 233.6` needs none right below the day's title.
  func isWeighing(_ key: Range<Int>, _ value: Range<Int>, needsUnit: Bool) -> Bool {
    guard isWeightKey(key), let mass = file.scan(value, { scanBodyMass($0) }),
      mass.isHuman(in: parser.settings.units)
    else { return false }
    let rest = mass.end..<value.upperBound
    let isAlone =
      rest.isEmpty || source.bytes[mass.end] == .period || saysHowTaken(rest)
      || saysDifference(rest)
    guard mass.unit == nil else { return isAlone }
    return !needsUnit && isAlone && !source[key].withBytes({ WeightWords.statements.contains($0) })
      && context.sections.isEmpty && context.unknownHeading == nil
      && source.bytes[value.lowerBound..<mass.end].contains { $0 == .period || $0 == .comma }
  }

  /// Whether a text is a word for weight or a verb for it, where it may be that of a person.
  private func isWeightKey(_ key: Range<Int>) -> Bool { context.thingRank == nil && namesWeight(key) }

  /// `⚖️` does so too.
  private func namesWeight(_ key: Range<Int>) -> Bool {
    if file.scan(key, { $0.scalar(at: $0.position).value }) == 0x2696 {
      return key.count == 3 || key.count == 6
    }
    return knownTitle(key).match == .section(.weight)
      || source[key].withBytes { WeightWords.verbs.contains($0) || WeightWords.statements.contains($0) }
  }

  /// Whether a text is how far a weight is from the one before: `-0.6`, `(+0.3 kg)`.
  func saysDifference(_ text: Range<Int>) -> Bool {
    file.scan(text) { line in
      var line = line.over(line.trimmed(text))
      if line.byte(at: line.end - 1) == .closeParenthesis, line.skip(.openParenthesis) {
        line = line.over(line.trimmed(line.position..<line.end - 1))
      }
      let (sign, length) = line.scalar(at: line.position)
      guard
        sign == .plusSign || sign == .hyphen || isDash(sign) || sign == .plusMinusSign || sign == .minusSign
      else {
        return false
      }
      line.position += max(1, length)
      line.skipSpaces()
      guard let mass = scanBodyMass(line) else { return false }
      return line.trimmed(mass.end..<line.end).isEmpty
    }
  }

  /// Whether words, and a colon behind them, say when or how a weight was taken.
  func saysHowTaken(_ words: Range<Int>) -> Bool {
    source.bytes.withUnsafeBufferPointer {
      WeightWords.circumstances.makesUp(UnsafeBufferPointer(rebasing: $0[words]))
    }
  }
}
