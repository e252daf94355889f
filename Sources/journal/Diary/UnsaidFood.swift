import JournalFormat

/// Words given to `journal add` that refer to food without naming any: `same as yesterday`, `the usual`, `ate too much`.
struct UnsaidFood {
  let parser: DayFileParser

  /// Throws for such words; `raw` is what was typed.
  func refuse(_ raw: String) throws(CommandFailure) {
    if parser.saysNothing(raw) { throw Self.denied(raw) }
    var words = folded(raw).split { $0.isWhitespace || ".,!:".contains($0) }.map(String.init)
    while let first = words.first, Self.verbs.contains(first) { words.removeFirst() }
    let text = words.joined(separator: " ")
    let isRepeated =
      Self.repeated.contains(text)
      || words.count <= 4 && Self.asBefore.contains { text.hasPrefix($0) && text.count > $0.count }
    if isRepeated {
      throw CommandFailure(
        .usage,
        "‘\(terminalSafe(raw))’ says that it was as before and not what it was, so nothing was written; ‘journal again’ with a word of it "
          + "writes an earlier entry once more, and --literal keeps the words")
    }
    if Self.feelings.contains(text) {
      let quoted = terminalSafe(MeantCommand.quoted(raw, sparing: " "))
      throw CommandFailure(
        .usage,
        "‘\(terminalSafe(raw))’ is no food, so nothing was written; ‘journal log \(quoted)’ writes it down, and --literal takes it as food"
      )
    }
    if Self.amounts.contains(text) {
      throw CommandFailure(
        .usage,
        "‘\(terminalSafe(raw))’ says how much and not what it was, so nothing was written; write that too, or --literal to keep the words"
      )
    }
  }

  /// The failure for words that say that nothing was eaten.
  static func denied(_ words: String) -> CommandFailure {
    let said = terminalSafe(words)
    let quoted = terminalSafe(MeantCommand.quoted(words, sparing: " "))
    return CommandFailure(
      .usage,
      "‘\(said)’ says that nothing was eaten, so it is no entry; ‘journal note \(quoted)’ writes it down as a note"
    )
  }

  // All folded.

  private static let verbs: Set<String> = [
    "i", "had", "ate", "eaten", "just", "hab", "habe", "gegessen", "j'ai", "mange", "comi",
  ]

  private static let repeated: Set<String> = [
    "same", "the same", "same again", "same old", "the usual", "usual", "my usual", "as usual", "ditto",
    "same thing", "the same thing",
    "das ubliche", "wie immer", "wie gestern", "das gleiche", "dasselbe", "das selbe", "nochmal das gleiche",
    "comme hier", "comme d'habitude", "la meme chose", "pareil",  // French
    "lo de siempre", "lo mismo", "como ayer", "como siempre", "lo mismo que ayer", "o mesmo", "o de sempre",
    "como ontem",
    "il solito", "la solita", "come ieri", "come sempre", "lo stesso",  // Italian
    "hetzelfde", "zoals gisteren", "zoals altijd", "samma som igar", "som vanligt", "det samme", "som i gar",
    "som vanlig",
  ]

  private static let asBefore = [
    "same as ", "the same as ", "same like ", "das gleiche wie ", "dasselbe wie ",
  ]

  private static let feelings: Set<String> = [
    "hungry", "not hungry", "starving", "thirsty", "no appetite", "not much appetite", "full", "so full",
    "too full", "feeling full", "felt full",
    "hunger", "kein hunger", "keinen hunger", "satt", "pas faim", "sin hambre", "senza fame", "geen honger",
  ]

  private static let amounts: Set<String> = [
    "too much", "way too much", "a lot", "lots", "not much", "very little", "a bit", "something",
    "some stuff", "stuff",
    "zu viel", "viel zu viel", "wenig", "etwas", "trop", "beaucoup", "demasiado", "mucho", "troppo", "molto",
    "te veel",
  ]
}
