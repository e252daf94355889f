import JournalFormat

/// The basis of a task's identifier in a calendar: its words, or their block identifier (`^dentist`) if they end in one.
public func taskDigest(of words: String) -> UInt64 {
  if let last = words.split(separator: " ").last, last.first == "^", last.count > 1,
    last.dropFirst().allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
  {
    return last.utf8.fnv1a()
  }
  return words.utf8.fnv1a()
}
