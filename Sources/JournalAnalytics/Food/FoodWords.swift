internal import JournalFormat

/// The words of an entry that may name a food, in runs that nothing separates.
///
/// `Filter coffee, 2 slices of toast` is `[[filter, coffee], [toast]]`.
///
/// - Words are runs of Unicode letters in lower case; an apostrophe or a hyphen between two letters
///   belongs to the word. A word needs three letters (combining accents are none), or two
///   where it holds Chinese, Japanese or Korean.
/// - Emphasis marks are looked through; of a link the words count, of `[[page|words]]` the words;
///   targets, addresses, images, HTML tags, tags and whatever holds a digit are left out.
/// - Stop words, numbers in words, and measures right after a number or right before `of`
///   (`1 bowl`, `two slices`, `cup of tea`) are left out. They and all punctuation end a run;
///   a word that is merely too short ends it too.
func foodWords(of text: TextSlice) -> [[String]] {
  var tokens = FoodTokenizer(text.string).tokens
  for index in tokens.indices {
    guard case .word(let word) = tokens[index], FoodVocabulary.measures.contains(word) else { continue }
    let followsNumber = index > 0 && tokens[index - 1].isNumber
    let precedesOf = index + 1 < tokens.count && tokens[index + 1] == .word("of")
    if followsNumber || precedesOf { tokens[index] = .number }
  }
  var runs: [[String]] = []
  var run: [String] = []
  for token in tokens + [.separator] {
    if case .word(let word) = token, FoodVocabulary.isFood(word) {
      run.append(word)
    } else if !run.isEmpty {
      runs.append(run)
      run = []
    }
  }
  return runs
}

extension FoodTokenizer.Token {
  fileprivate var isNumber: Bool {
    switch self {
    case .number: true
    case .word(let word): FoodVocabulary.numbers.contains(word) || word == "a" || word == "an"
    case .separator: false
    }
  }
}
