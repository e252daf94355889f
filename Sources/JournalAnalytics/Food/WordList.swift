internal import JournalFormat

/// The words of a list with white space between them.
func wordList(_ list: String) -> Set<String> {
  var list = list
  // By bytes: taking characters apart takes ten times as long, and the lists of foods hold thousands of words.
  return list.withUTF8 { bytes in
    bytes.split { $0 <= .space }.reduce(into: Set(minimumCapacity: bytes.count / 7)) {
      $0.insert(String(decoding: $1, as: UTF8.self))
    }
  }
}
