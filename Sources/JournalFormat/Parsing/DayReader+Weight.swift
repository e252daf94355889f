/// Body weights: lines under Weight, labels anywhere, and `Weight 80.1` without a colon.
extension DayReader {
  /// Reads a line under Weight, or what follows a weight key: `07:05 72.4 kg`, `morning: 72.4`.
  ///
  /// `key` is that key; a unit in it, or in the title above, is that of a figure without one: `Weight (lb): 160`.
  mutating func readWeight(
    _ text: Range<Int>, line number: Int, time keyTime: TimeSpan? = nil, key: Range<Int>? = nil
  ) -> Bool {
    let found = file.scan(text) { line -> (ScannedBodyMass, TimeSpan?, Range<Int>, Range<Int>)? in
      var line = line
      var time = keyTime
      if case .time(let span, _, let end) = scanLeadingTime(line) {
        time = span
        line.position = end
        // `07:00 → 72.4 kg`.
        if beginsWithArrow(line) {
          line.position += line.peek().isASCII ? 2 : line.scalar(at: line.position).length
          line.skipSpaces()
        }
      }
      if time == nil, let (dotted, end) = dottedTime(line) {
        time = dotted
        line.position = end
      }
      while line.peek() == .asterisk { line.position += 1 }
      // `[kcal:: 320]` is a field of something else, and `84.2 kg, muscle: 40 kg` begins with the weight.
      if let label = ScannedLabel(line), !label.isField, line.over(label.key).wordCount <= 3,
        scanBodyMass(line.over(label.key))?.unit == nil
      {
        var value = line.over(label.value)
        var valueTime = time
        if time == nil, case .time(let span, _, let end) = scanLeadingTime(value) {
          valueTime = span
          value.position = end
        }
        if let mass = scanBodyMass(value) {
          return (mass, valueTime, label.key, value.trimmed(mass.end..<value.end))
        }
      }
      // `morgens 72,4 kg`.
      if let figure = line.firstDigit(), figure > line.position,
        case let words = line.trimmed(line.position..<figure), saysHowTaken(words),
        let mass = scanBodyMass(line.over(figure..<line.end))
      {
        return (mass, time, words, line.trimmed(mass.end..<line.end))
      }
      guard let mass = scanBodyMass(line) else { return nil }
      var rest = line.trimmed(mass.end..<line.end)
      while line.byte(at: rest.lowerBound) == .asterisk, !rest.isEmpty {
        rest = line.trimmed(rest.lowerBound + 1..<rest.upperBound)
      }
      return (mass, time, line.position..<line.position, rest)
    }
    guard let (scanned, time, label, rest) = found else {
      hintOtherDigits(text)
      hintAboutWeight(text)
      return false
    }
    guard !isOfOtherDay(line: text, behind: scanned),
      !isOfOtherDay(label: label, at: text), !isOfSeveralDays(label: label, at: text),
      !has(WeightWords.titlesOfGoals, label), !isOfComposition(label: label),
      rest.isEmpty || !isToCome(rest)
    else { return false }
    var mass = scanned
    mass.unit = mass.unit ?? key.flatMap { file.scan($0) { unitOfBodyMass($0) } } ?? unitOfTitle
    // Words behind a bare number make it something else: `60 km ride`, `weight: 3 sets`.
    if mass.unit == nil, !rest.isEmpty,
      !(mass.isHuman(in: parser.settings.units)
        && (isApart(rest) || saysWhenTaken(rest) || saysDifference(rest)))
    {
      return false
    }
    let remark = label.isEmpty ? rest : label
    return addWeight(
      mass, at: file.range(from: text.lowerBound, throughLine: number), time: time,
      remark: remark.isEmpty ? nil : source[remark])
  }

  /// Whether the label before a weight names a part of the body's composition: `Muscle mass: 40 kg`.
  private func isOfComposition(label: Range<Int>) -> Bool {
    !label.isEmpty && source[label].withBytes { WeightWords.composition.contains($0) }
  }

  /// The unit that the title of the section of weights names: `## Weight (lb)`.
  private var unitOfTitle: BodyMassUnit? {
    guard context.sections.last?.section == .weight, let title = context.heading else { return nil }
    return title.withBytes { unitOfBodyMass(LineScanner($0, 0..<$0.count)) }
  }

  /// Whether words up to the first comma or full stop say when or how a weight was taken: `this morning, felt fine.`
  private func saysWhenTaken(_ rest: Range<Int>) -> Bool {
    let end = rest.first { [.comma, .period, .semicolon].contains(source.bytes[$0]) } ?? rest.upperBound
    return saysHowTaken(rest.lowerBound..<end)
  }

  /// Whether the label before a weight names another day: `yesterday: 73 kg`. Says so.
  private mutating func isOfOtherDay(label: Range<Int>, at text: Range<Int>) -> Bool {
    let isOther = source[label].withBytes { name in
      WeightWords.otherDays.contains(name) || namedDay(in: name)?.contradicts(day.day) ?? false
    }
    guard !label.isEmpty, isOther else { return false }
    report(
      .uncountedWeight,
      "‘\(source[label])’ is another day, so this weight is not counted here; write it into the file of that day",
      at: text)
    return true
  }

  /// Whether what stands behind a weight without a unit says something else: `72.4 / BMI 24`, `72.4 (BMI 24)`.
  private func isApart(_ rest: Range<Int>) -> Bool {
    file.scan(rest) { line in
      guard [.slash, .verticalBar, .openParenthesis, .comma, .semicolon].contains(line.peek()) else {
        return false
      }
      var behind = line.over(line.position + 1..<line.end)
      behind.skipSpaces()
      // `72.4 (-0.3)`: by how much it changed.
      if line.peek() == .openParenthesis, [.hyphen, .plusSign].contains(behind.peek()) {
        behind.position += 1
        behind.skipSpaces()
      }
      return isASCIILetter(behind.peek()) || !behind.peek().isASCII
        || behind.position > line.position + 1 && isASCIIDigit(behind.peek())
    }
  }

  /// Whether a text goes on behind a weight with a day that is not the file's, or with an arrow to another weight.
  private mutating func isOfOtherDay(line text: Range<Int>, behind mass: ScannedBodyMass) -> Bool {
    guard let first = file.scan(text, { $0.trimmed(mass.end..<text.upperBound) }).first else { return false }
    let isAnother = file.scan(first..<text.upperBound) { line -> Bool? in
      if beginsWithArrow(line) {
        // `72.4 kg ↓ 0.3 kg`: by how much it changed.
        if [.upArrow, .downArrow].contains(line.scalar(at: line.position).value) { return nil }
        return line.rest.contains { line.digit(at: $0) != nil } ? true : nil
      }
      return namesOtherDay(line) ? false : nil
    }
    guard let isAnother else { return false }
    if isAnother {
      report(
        .unreadableFigure,
        "one weight leads to another here, so neither is read; write the one of this day alone",
        at: text)
    }
    return true
  }

  /// Whether a text begins with a bracket around a day that is not the file's: `(Feb 6, 2026)`.
  func namesOtherDay(_ line: LineScanner) -> Bool {
    guard line.peek() == .openParenthesis, let close = line.firstIndex(of: .closeParenthesis) else {
      return false
    }
    let start = line.position + 1
    let name = UnsafeBufferPointer(start: line.base + start, count: close - start)
    return namedDay(in: name)?.contradicts(day.day) ?? false
  }

  /// `→`, `➜`, `->` and the like.
  func beginsWithArrow(_ line: LineScanner) -> Bool {
    let sign = line.scalar(at: line.position).value
    return (0x2190...0x21FF).contains(sign) || (0x2794...0x27BE).contains(sign)
      || (sign == .hyphen || sign == .equalsSign) && line.byte(at: line.position + 1) == .greaterThanSign
  }

  /// Keeps a weight; returns whether it is one that anybody can have.
  @discardableResult
  mutating func addWeight(
    _ mass: ScannedBodyMass, at range: SourceRange, time: TimeSpan?, remark words: TextSlice?
  ) -> Bool {
    let unit = mass.unit(in: parser.settings.units)
    guard let body = BodyMass(kilograms: mass.value * unit.kilograms) else { return false }
    remark(on: body, unit: mass.unit, at: range)
    day.weights.append(
      WeightEntry(
        range: range, mass: body, unit: unit, time: time, bodyFatPercent: mass.bodyFatPercent, remark: words))
    return true
  }

  /// Numbers from here on are more often pounds than kilograms.
  private static let likelyPounds = 130.0

  private mutating func remark(on mass: BodyMass, unit: BodyMassUnit?, at range: SourceRange) {
    if !mass.isPlausible {
      diagnostics.append(
        Diagnostic(
          .implausibleWeight,
          "a body weight below 20 or above 400 kg is hardly one; it is left out of every figure: correct it or its unit",
          at: range))
    } else if unit == nil, !parser.settings.statesUnits, mass.kilograms >= Self.likelyPounds {
      diagnostics.append(
        Diagnostic(
          .implausibleWeight,
          "this weight without a unit is read as kg, and would be usual in lb; write the unit behind it, or ‘units = \"metric\"’ or "
            + "‘\"imperial\"’ in journal.toml", at: range))
    } else if unit == nil {
      let assumed = parser.settings.units == .metric ? "kg" : "lb"
      diagnostics.append(
        Diagnostic(
          .weightWithoutUnit, "a weight without a unit is read as \(assumed); write the unit behind it",
          at: range))
    }
  }

  // MARK: Weights anywhere

  /// Reads what follows a word for weight, unless it is what somebody lifted, or a goal.
  mutating func readBodyWeight(_ text: Range<Int>, line number: Int, time: TimeSpan?, key: Range<Int>? = nil)
    -> Bool
  {
    if isLifted(text, line: number) {
      if !isListedBelowGoals(number) { hintWeightBesideSets(text, line: number) }
      return false
    }
    guard !isBelowGoal, readWeight(text, line: number, time: time, key: key)
    else {
      return false
    }
    if let key, has(WeightWords.starting, key) { context.startingWeights.append(day.weights.count - 1) }
    return true
  }

  /// Takes back the weight that somebody began with where another of the day stands beside it: `Starting weight` above `Current weight`.
  mutating func dropStartingWeights() {
    guard !context.startingWeights.isEmpty, day.weights.count > context.startingWeights.count else { return }
    for index in context.startingWeights.reversed() {
      diagnostics.append(
        Diagnostic(
          .uncountedWeight,
          "this is the weight at the start and another stands in this file, so it is not counted; write it into the file of its day",
          at: day.weights.remove(at: index).range))
    }
  }

  /// Whether a full stop or a comma stands behind two digits or three.
  private func hasDecimals(_ line: LineScanner, from figure: Int) -> Bool {
    let (second, third) = (line.byte(at: figure + 2), line.byte(at: figure + 3))
    return second == .period || second == .comma || third == .period || third == .comma
  }

  /// Reads `Weight 80.1`, `Morning weight 72.4 kg`: a word for weight right before the figure, which its unit or the end
  /// follows.
  mutating func readSpacedWeight(_ line: LexedLine, _ number: Int, needsUnit: Bool = false) -> Bool {
    // A weight ends in a digit, its unit, `%`, words or a bracket.
    guard line.box == nil, line.label == nil, let last = line.content.last.map({ source.bytes[$0] }),
      isWordByte(last) || last == .percentSign || last == .period || last == .exclamationMark
        || last == .numberSign || endsInRemark(line.content)
    else { return false }
    var start = line.content.lowerBound
    if case .time(_, _, let end) = line.time { start = end }
    let units = parser.settings.units
    // A full stop or an exclamation mark ends the sentence, and is no part of the figure.
    let end =
      last == .period || last == .exclamationMark ? line.content.upperBound - 1 : line.content.upperBound
    let found = file.scan(start..<max(start, end)) {
      text -> (key: Range<Int>, value: Range<Int>)? in
      guard let figure = text.firstDigit(), figure - text.position < 60,
        text.spaceBefore(figure, from: text.position),
        let mass = scanBodyMass(text.over(figure..<text.end)),
        mass.unit != nil || mass.isHuman(in: units) && hasDecimals(text, from: figure)
          || text.trimmed(mass.end..<text.end).isEmpty && (!needsUnit || mass.isHuman(in: units))
      else { return nil }
      var key = text.trimmed(text.position..<figure)
      // `Weight = 72.4`.
      if text.byte(at: key.upperBound - 1) == .equalsSign {
        key = text.trimmed(key.lowerBound..<key.upperBound - 1)
      }
      return (key, text.trimmed(figure..<text.end))
    }
    guard var found else { return false }
    if context.section(knownTitle(found.key).match) != .weight {
      guard isWeighing(found.key, found.value, needsUnit: needsUnit) else { return false }
      // Without a unit nothing but a full stop and words that say when stand behind it.
      if let mass = file.scan(found.value, { scanBodyMass($0) }), mass.unit == nil {
        found.value = found.value.lowerBound..<mass.end
      }
    }
    if needsUnit, file.scan(found.value, { scanBodyMass($0)?.unit }) == nil {
      report(
        .weightWithoutUnit,
        "below food a weight needs its unit, and this one is not counted; write it behind it: "
          + "‘\(source[line.content]) kg’", at: found.value)
      return false
    }
    return readBodyWeight(found.value, line: number, time: line.leadingTime, key: found.key)
  }

  /// Whether a line ends in a bracket; not `(400 kcal)`, as most do.
  private func endsInRemark(_ text: Range<Int>) -> Bool {
    text.count > 2 && source.bytes[text.upperBound - 1] == .closeParenthesis
      && source.bytes[text.upperBound - 2] | .caseBit != UInt8(ascii: "l")
  }

  // MARK: Barbells and goals

  /// Whether a line is in a list below words that say that it is of goals: `I set the following goals:`.
  private func isListedBelowGoals(_ number: Int) -> Bool {
    let bullets: [UInt8] = [.hyphen, .asterisk, .plusSign, .punctuationLead]
    var above = number - 1
    while above > max(0, number - 12),
      source.isBlank(line: above) || bullets.contains(source.bytes[file.text(ofLine: above).lowerBound])
    { above -= 1 }
    guard above > 0,
      above < number - 1 || bullets.contains(source.bytes[source.lineContent(number).lowerBound]),
      !source.isBlank(line: above), case let text = file.text(ofLine: above),
      source.bytes[text.upperBound - 1] == .colon
    else { return false }
    return source[text].withBytes { WeightWords.titlesOfGoals.occurs(in: $0) }
  }

  /// Whether the heading above names goals: `## Goals`.
  var isBelowGoal: Bool {
    context.sections.isEmpty
      && context.heading?.withBytes { WeightWords.titlesOfGoals.occurs(in: $0) } ?? false
  }

  /// Whether a weight is that of a barbell or of a thing, or one to come: `80 kg, 3 sets`, `40 kg parcel`, `70 kg by June`; or
  /// below training.
  func isLifted(_ text: Range<Int>, line number: Int) -> Bool {
    context.trainingRank != nil || isRepeated(text) || has(WeightWords.things, text) || isGoal(text)
      || isAmongSets(number) || isListedBelowGoals(number)
  }

  /// Whether words begin as those behind a weight to come do: `by June`.
  func isToCome(_ rest: Range<Int>) -> Bool {
    source.bytes.withUnsafeBufferPointer { WeightWords.goals.begins(UnsafeBufferPointer(rebasing: $0[rest])) }
  }

  /// Whether words right behind a weight make it one to come.
  private func isGoal(_ text: Range<Int>) -> Bool {
    let behind = file.scan(text) { line in
      scanBodyMass(line).map { line.trimmed($0.end..<line.end) } ?? text.upperBound..<text.upperBound
    }
    return source.bytes.withUnsafeBufferPointer { bytes in
      behind.first.map { isWordByte(bytes[$0]) } ?? false
        && WeightWords.goals.begins(UnsafeBufferPointer(rebasing: bytes[behind]))
    }
  }

  /// Whether a text says how often: `3x5`, `60 kg x 8`, `60 kg × 8`, `3 sets`.
  func isRepeated(_ text: Range<Int>) -> Bool {
    let isTimes = file.scan(text) { line in
      line.rest.dropFirst().dropLast().contains { offset in
        let (sign, length) = line.scalar(at: offset)
        guard sign == .multiplicationSign || sign | .caseBit == UInt32(ascii: "x") else { return false }
        let before = line.byte(at: offset - 1)
        var behind = line.over(offset + length..<line.end)
        if before == .space { behind.skipSpaces() }
        return (before == .space || isASCIIDigit(before)) && isASCIIDigit(behind.peek())
      }
    }
    return isTimes || has(WeightWords.repetitions, text)
  }

  /// Whether the lines around one, up to a blank line or a heading, name training or a thing above it with less indentation, or
  /// sets and repetitions beside it.
  func isAmongSets(_ number: Int) -> Bool {
    var indentation = indentation(of: number)
    var above = number - 1
    while above >= max(1, number - 12), !source.isBlank(line: above), !isHeading(above) {
      let own = self.indentation(of: above)
      let text = source.lineContent(above)
      if own < indentation {
        indentation = own
        if has(WeightWords.training, text) || has(WeightWords.things, text) { return true }
      } else if own == indentation, saysRepetitions(above) {
        return true
      }
      above -= 1
    }
    let own = self.indentation(of: number)
    var below = number + 1
    while below <= min(source.lineCount, number + 6), !source.isBlank(line: below), !isHeading(below),
      self.indentation(of: below) >= own
    {
      if saysRepetitions(below) { return true }
      below += 1
    }
    return false
  }

  /// Hints at a weight on the first line of several that is taken for a barbell's by the sets below it: `Weight: 81 kg` above
  /// `Squat 3x5 100 kg`.
  private mutating func hintWeightBesideSets(_ text: Range<Int>, line number: Int) {
    guard context.trainingRank == nil,
      number == 1 || source.isBlank(line: number - 1) || isHeading(number - 1),
      number < source.lineCount, !has(WeightWords.repetitions, source.lineContent(number + 1)),
      isAmongSets(number),
      let mass = file.scan(text, { scanBodyMass($0) }), mass.end == text.upperBound, mass.unit != nil,
      mass.isHuman(in: parser.settings.units)
    else { return }
    report(
      .uncountedWeight,
      "sets stand below this weight, so it is taken for what was lifted and not counted; if it is yours, leave a blank line below it",
      at: text)
  }

  /// Whether a line is about sets or repetitions: `Sets: 3`, `3x5`.
  func saysRepetitions(_ number: Int) -> Bool {
    let text = file.text(ofLine: number)
    let key = file.scan(text) { ScannedLabel.colon(in: $0) }
    let words = text.lowerBound..<(key ?? text.upperBound)
    // `Weight goal set: 90 kg` is no set.
    return isRepeated(words) && !has(WeightWords.titlesOfGoals, words)
  }

  func isHeading(_ number: Int) -> Bool {
    source.lineContent(number).first.map { source.bytes[$0] == .numberSign } ?? false
  }

  private func indentation(of number: Int) -> Int {
    let line = source.lineContent(number)
    return line.prefix { source.bytes[$0] == .space || source.bytes[$0] == .tab }.count
  }

  func has(_ words: WordSet, _ text: Range<Int>) -> Bool {
    source.bytes.withUnsafeBufferPointer { words.occurs(in: UnsafeBufferPointer(rebasing: $0[text])) }
  }
}
