/// How a tag is shown: by a sign, in a colour, or both.
public struct TagStyle: Hashable, Sendable {
  public enum Colour: String, CaseIterable, Sendable {
    case amber, orange, red, green, blue, violet, rose, grey
  }

  /// At most four characters without white space.
  public var sign: String?
  public var colour: Colour?

  /// Reads `♥ green`, in either order, or one of the two; `nil` for anything else.
  init?(_ text: String) {
    for word in text.split(whereSeparator: \.isWhitespace) {
      let name = Self.otherNames[word.lowercased()] ?? word.lowercased()
      if colour == nil, let colour = Colour(rawValue: name) {
        self.colour = colour
      } else if sign == nil, word.count <= 4, !word.contains("#"),
        word.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
      {
        sign = String(word)
      } else {
        return nil
      }
    }
    guard sign != nil || colour != nil else { return nil }
  }

  private static let otherNames = ["yellow": "amber", "purple": "violet", "pink": "rose", "gray": "grey"]
}

/// What `journal.toml` says of tags.
public struct TagSettings: Hashable, Sendable {
  /// By the names in lower case.
  public var styles: [String: TagStyle] = [:]
  /// How many tags a line has at most before `journal tags` says so; likewise all lines together.
  public var most = 5
  public var mostInAll = 30

  public init() {}

  /// The tag as it is shown: `♥ #health`.
  public func text(of name: String) -> String {
    (styles[name.lowercased()]?.sign.map { "\($0) " } ?? "") + "#\(name)"
  }
}

extension JournalSettings {
  mutating func applyTag(_ entry: SettingsEntry) -> (DiagnosticCode, String)? {
    guard case .text(let text) = entry.value, let style = TagStyle(text) else {
      let colours = TagStyle.Colour.allCases.map(\.rawValue).joined(separator: ", ")
      return (
        .settingsValue,
        "‘\(entry.name)’ is no sign and colour; write a sign of up to four characters, one of \(colours), or both, such as \"♥ green\""
      )
    }
    tags.styles[entry.key.lowercased()] = style
    return nil
  }

  mutating func applyTagLimit(
    _ entry: SettingsEntry, to target: WritableKeyPath<TagSettings, Int>
  ) -> (DiagnosticCode, String)? {
    guard case .integer(let number) = entry.value, (1...10_000).contains(number) else {
      return (
        .settingsValue,
        "‘\(entry.name)’ is no number of tags and is left at \(tags[keyPath: target]); write \(entry.key) = \(tags[keyPath: target])"
      )
    }
    tags[keyPath: target] = number
    return nil
  }
}
