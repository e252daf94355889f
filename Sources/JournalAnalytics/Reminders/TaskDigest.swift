import JournalFormat

/// What the identifier of a task in a calendar is made of: its words, or the identifier of its block (`^dentist`) where the words end in one.
public func taskDigest(of words: String) -> UInt64 {
  if let last = words.split(separator: " ").last, last.first == "^", last.count > 1,
    last.dropFirst().allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
  {
    return last.utf8.fnv1a()
  }
  return words.utf8.fnv1a()
}
