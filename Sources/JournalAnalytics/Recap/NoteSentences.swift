internal import JournalFormat

/// The sentences of the paragraphs and items of a note that are prose; those of a short paragraph as one.
func noteSentences(_ text: String) -> [String] {
  var sentences: [String] = []
  var paragraph: [Substring] = []
  var isFenced = false
  func close() {
    defer { paragraph = [] }
    guard let first = paragraph.first, isProse(first), paragraph.allSatisfy({ !hasMarkup($0) }) else {
      return
    }
    for text in NoteParagraph(paragraph).texts {
      let own = cutSentences(DiaryMarkup(withoutTags(text)).plain)
      // Short ones belong together: “Tom got the job. We drank something fizzy.”
      let whole = own.joined(separator: " ")
      sentences += displayWidth(whole) <= quotedWidths.upperBound ? [whole] : own
    }
  }
  // No note is read further than a person would.
  for line in text.prefix(20_000).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
    let start = line.drop { $0 == " " || $0 == "\t" }
    if start.hasPrefix("```") || start.hasPrefix("~~~") {
      close()
      isFenced.toggle()
    } else if isFenced {
      continue
    } else if start.isEmpty {
      close()
    } else if let item = itemText(line) {
      close()
      paragraph = [item]
      close()
    } else if !isProse(line), !paragraph.isEmpty {
      // A list below a paragraph belongs to neither.
      close()
      paragraph = [line]
    } else {
      paragraph.append(line)
    }
  }
  close()
  return sentences.filter { !namesSecret($0) }
}

/// A text without the HTML tags in it: `<b>`, `</b>`.
private func withoutTags(_ text: String) -> String {
  var (words, rest) = ("", text[...])
  while let open = rest.firstIndex(of: "<") {
    words += rest[..<open]
    let name = rest[open...].dropFirst().drop { $0 == "/" }
    guard name.first?.isLetter ?? false, let close = name.prefix(200).firstIndex(of: ">") else {
      words.append("<")
      rest = rest[open...].dropFirst()
      continue
    }
    rest = rest[close...].dropFirst()
  }
  return words + rest
}

/// The words of an item that is nested in no other and has no box.
private func itemText(_ line: Substring) -> Substring? {
  guard ["- ", "* ", "+ "].contains(where: line.hasPrefix) else { return nil }
  let text = line.dropFirst(2).drop { $0 == " " }
  return text.hasPrefix("[") ? nil : text
}

/// The lines of a paragraph.
private struct NoteParagraph {
  let lines: [String]

  init(_ lines: [Substring]) {
    self.lines = lines.map { $0.split(whereSeparator: { $0 == " " || $0 == "\t" }).joined(separator: " ") }
  }

  /// Its texts, with continued lines joined. A short line without a stop is continued if others of the paragraph end in one and the
  /// next begins in lower case.
  var texts: [String] {
    let hasStops = lines.contains(where: endsInStop)
    var texts: [String] = []
    var goesOn = false
    for (place, line) in lines.enumerated() {
      if goesOn, let last = texts.popLast() { texts.append(last + " " + line) } else { texts.append(line) }
      let beginsSmall = place + 1 < lines.count && lines[place + 1].first?.isLowercase ?? false
      goesOn = endsInStop(line) || displayWidth(line) >= 60 || hasStops && beginsSmall
    }
    return texts
  }
}

private let stops = ".!?…。！？।"

/// Whether a sentence is about a password or another secret, which no page quotes.
private func namesSecret(_ text: String) -> Bool {
  folded(text).split { !$0.isLetter }.contains { secrets.contains(String($0)) }
}

private let secrets: Set<String> = [
  "password", "passwords", "passcode", "passphrase", "pwd", "pin", "iban", "cvv", "passwort", "kennwort",
  "pincode",
  "contrasena", "clave", "passe", "senha", "wachtwoord", "losenord", "passord", "adgangskode", "пароль",
]

private func endsInStop(_ text: some StringProtocol) -> Bool {
  text.last { !"\"”’»)]」』*_ ".contains($0) }.map { stops.contains($0) } ?? false
}

/// Whether words without a stop at the end are a sentence: at least four words, and no label, value or list of foods.
private func isOpenSentence(_ text: String) -> Bool {
  let words = text.split(separator: " ")
  guard words.count(where: { $0.contains(where: \.isLetter) }) >= 4, text.last != ":", text.last != ",",
    !words.prefix(3).contains(where: { $0.hasSuffix(":") || $0.hasSuffix("：") }),
    !text.contains("="), !words.contains(where: { $0.contains("/") && $0.contains(where: \.isNumber) })
  else { return false }
  let parts = words.split { ["and", "und", "et", "y", "e", "en", "og", "och", "&", "+"].contains($0) }
    .flatMap { $0.joined(separator: " ").split(whereSeparator: { ",;".contains($0) }) }
  return parts.count < 2 || !parts.allSatisfy { $0.split(separator: " ").count <= (parts.count == 2 ? 2 : 3) }
}

/// Whether a line may begin a paragraph: no list, quotation, table, heading, comment or indented code.
private func isProse(_ line: Substring) -> Bool {
  if line.hasPrefix("\t") || line.hasPrefix("    ") { return false }
  let start = line.drop { $0 == " " }
  guard let first = start.first, !"-+*>|#<=".contains(first) || (first == "*" && !start.hasPrefix("* "))
  else {
    return false
  }
  let digits = start.prefix { $0.isASCII && $0.isNumber }
  let rest = start[digits.endIndex...]
  return digits.isEmpty || !(rest.hasPrefix(". ") || rest.hasPrefix(") "))
}

/// Whether a line contains a link, code, a picture, a comment or struck-out text, which are no words of a sentence.
private func hasMarkup(_ line: Substring) -> Bool {
  ["](", "[[", "://", "`", "<!--", "![", " | ", "~~"].contains { line.contains($0) }
}

/// Whether a full stop after these characters ends no sentence: after a number (`am 3. März`), a single letter (`z. B.`), or a
/// title.
private func isShortForm(_ characters: ArraySlice<Character>) -> Bool {
  let length = characters.reversed().prefix { $0.isLetter || $0.isNumber }.count
  let word = characters.suffix(length)
  guard let first = word.first else { return false }
  // A year ends a sentence; a shorter number is that of a day or a floor.
  if first.isNumber { return word.count <= 2 }
  if word.count == 1 {
    return first.isLetter && (characters.dropLast().last.map { ". (".contains($0) } ?? true)
  }
  let lower = folded(String(word))
  // `Goethestr. 5`.
  return shortForms.contains(lower) || lower.count > 5 && lower.hasSuffix("str")
}

/// Abbreviations with a full stop.
private let shortForms: Set<String> = [
  "min", "sek", "tel", "geb", "bspw", "sog", "mio", "mrd", "abt", "jan", "feb", "apr", "aug", "sept", "okt",
  "oct",
  "nov", "dez", "dec", "fig", "dept", "apt", "ave", "capt", "gen", "sgt", "col", "est", "gov", "inc", "ltd",
  "nos",
  "num", "pag", "tel", "env", "av", "dott", "prov", "blz", "bijv", "uds", "sres",
  "dr", "prof", "mr", "mrs", "ms", "st", "jr", "sr", "nr", "bzw", "ca", "usw", "evtl", "ggf", "inkl", "str",
  "vs", "approx", "mme",
  "mlle", "sra", "sig", "hr", "std", "fr", "hrn", "frl", "fam", "med", "jur", "rer", "habil", "dipl", "univ",
  "stk", "pfd", "ev", "vgl", "zzgl", "dra", "dna", "avda", "profa", "exmo", "ssa", "sigg", "avv", "geom",
  "mevr",
  "dhr", "drs", "mw", "lt", "maj", "rev", "hon", "pres", "bd", "mgr", "frk", "tlf", "ph",
]

/// A text split after its full stops, question and exclamation marks; the rest may be a sentence without one.
private func cutSentences(_ paragraph: String) -> [String] {
  let characters = Array(paragraph)
  var sentences: [String] = []
  var start = 0
  var place = 0
  while place < characters.count {
    let character = characters[place]
    place += 1
    guard stops.contains(character) else { continue }
    while place < characters.count, ".!?…。！？।\"”’»)]」』*_".contains(characters[place]) { place += 1 }
    let isWide = "。！？".contains(character)
    // A stop inside an abbreviation or a number is followed by no space, by a small letter or a digit.
    if !isWide, place < characters.count {
      guard characters[place] == " " else { continue }
      if let next = characters[place...].first(where: { $0 != " " }),
        next.isLowercase || character == "." && next.isNumber
      {
        continue
      }
      if character == ".", isShortForm(characters[start..<place - 1]) { continue }
    }
    let sentence = String(characters[start..<place]).drop { $0 == " " }
    if !sentence.isEmpty { sentences.append(String(sentence)) }
    start = place
  }
  let open = String(String(characters[start...]).drop { $0 == " " })
  return isOpenSentence(open) ? sentences + [open] : sentences
}

extension ScaleAverage {
  /// `Headache five times, twice with a number: 4 of 10 on average.` For a single one, the name of its day follows.
  func sentence(last day: String) -> String {
    let sentence: RecapWords =
      scale == nil
      ? count == 1 ? .seriesOneBare : .seriesSeveralBare
      : isPartly
        ? valued == 1 ? .seriesPartlyOnce : .seriesPartly
        : count == 1 ? .seriesOne : .seriesSeveral
    return sentence.said(values.merging(["day": .text(day)]) { $1 })
  }

  fileprivate var values: [String: SentenceValue] {
    [
      "name": .text(text.isEmpty ? heading : text), "times": .text(timesWord(count)), "mean": .text(meanText),
      "scale": .text(numberText(scale ?? 0)), "valued": .text(timesWord(valued)),
      // The mean is that of days: one with many lines counts as one.
      "average": .text(isOfDays ? "an average day" : "average"),
    ]
  }

  /// Whether it is stronger on its scale than another, or equally strong and more frequent; without a value it is the weakest.
  func isWorse(than other: ScaleAverage) -> Bool {
    func strength(of item: ScaleAverage) -> Double {
      Double(item.averageHundredths ?? 0) / (item.scale.map { $0 * 100 } ?? 1)
    }
    return (strength(of: self), count, other.text) > (strength(of: other), other.count, text)
  }

  /// `4`, `3.4`.
  var meanText: String {
    let tenths = share(averageHundredths ?? 0, among: 10)
    return tenths.isMultiple(of: 10) ? grouped(tenths / 10) : tenthsText(tenths)
  }
}

extension [ScaleAverage] {
  /// What was noted under one name, as one sentence: `Headache three times: twice with 5 of 10 on average and once with 3 of 5.`
  func sentence(last dayText: (Day) -> String) -> String {
    guard let first, let last = map(\.last).max() else { return "" }
    guard count > 1 else { return first.sentence(last: dayText(last)) }
    let scales = map { ($0.valued == 1 ? RecapWords.seriesScaleOne : .seriesScale).said($0.values) }
    return RecapWords.seriesScales.said(
      first.values.merging([
        "times": .text(timesWord(reduce(0) { $0 + $1.count })), "values": .list(scales),
      ]) { $1 })
  }
}
