import JournalFormat

extension TagSettings {
  /// A tag in its colour, or `else` for the text of a tag without one.
  func run(of name: String, else plain: (String) -> ReportText.Run = { .plain($0) }) -> ReportText.Run {
    let text = text(of: name)
    guard let tint = styles[name.lowercased()]?.colour.flatMap({ ReportText.Tint(rawValue: $0.rawValue) })
    else {
      return plain(text)
    }
    return .tinted(text, tint)
  }

  /// Words of the diary, with the tags among them styled.
  func runs(of words: String) -> [ReportText.Run] {
    guard !styles.isEmpty, words.contains("#") else { return [.plain(words)] }
    var runs: [ReportText.Run] = []
    var plain = ""
    var rest = words[...]
    while let sign = rest.firstIndex(of: "#") {
      plain += rest[..<sign]
      let name = rest[rest.index(after: sign)...].prefix { $0.isLetter || $0.isNumber || "-_/".contains($0) }
      if styles[name.lowercased()] != nil, plain.last.map(\.isWhitespace) ?? true {
        if !plain.isEmpty { runs.append(.plain(plain)) }
        runs.append(run(of: String(name)))
        plain = ""
      } else {
        plain += "#" + name
      }
      rest = rest[name.endIndex...]
    }
    plain += rest
    return runs + (plain.isEmpty ? [] : [.plain(plain)])
  }
}
