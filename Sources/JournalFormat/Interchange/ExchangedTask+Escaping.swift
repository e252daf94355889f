/// Words of other programs that would be marks here.
extension ExchangedTask {
  /// The task with a backslash in its words, and in those of its parts, where they would be read as a mark: `every\:day`, `\!high`.
  public var escapingMarks: ExchangedTask {
    var bytes = plainLine(text)
    // A word that is no mark any more may leave the next one to be read; what is left after so many is left as it is.
    for _ in 0..<20 {
      let places = TaskPlaces(ItemText(SourceText(bytes), 0..<bytes.count))
      guard let mark = places.marks.first?.range else { break }
      let colon = isASCIILetter(bytes[mark.lowerBound]) ? mark.first { bytes[$0] == .colon } : nil
      bytes.insert(.backslash, at: colon ?? mark.lowerBound)
    }
    var task = self
    task.text = String(decoding: bytes, as: UTF8.self)
    task.parts = parts.map(\.escapingMarks)
    return task
  }

  /// The words without these backslashes, as other programs have them.
  public var plainWords: String {
    guard text.contains("\\") else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      if word.first == "\\", let sign = word.dropFirst().first {
        return String("![(".contains(sign) || !sign.isASCII ? word.dropFirst() : word)
      }
      let key = word.prefix { $0.isASCII && $0.isLetter }
      let isKey = !key.isEmpty && word.dropFirst(key.count).hasPrefix("\\:")
      return isKey ? key + String(word.dropFirst(key.count + 1)) : String(word)
    }.joined(separator: " ")
  }
}
