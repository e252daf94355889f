import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal add`: adds entries.
struct AddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Write down what was eaten.",
    discussion: """
      EXAMPLES
        journal add 08:15 idli and filter coffee
        journal add --day yesterday "fish soup (420 kcal)" --category dinner
        journal add 'rice, 150 g (~200 kcal, P 4 g) #home'
        journal add yesterday evening pasta
        journal add --photo lunch.jpg
        journal add --voice memo.m4a
        journal add 'dinner at the harbour' --attach menu.pdf
        journal add --estimate 2 eggs and a slice of toast
        journal add --barcode 8901058000290 30 g

      Days, times and meals at either end of the words are understood as people say them (‘pizza last night’, ‘tea an hour ago’, \
      ‘toast at 8’, ‘dosa for breakfast’); what is unclear is asked. --literal takes the words as they are. A time in front, a \
      bracket of facts and #tags at the end are understood; a shell eats brackets and # unless they are quoted.

      A meal in front (‘Lunch: soup’), in the words or by --category is the category. Else, in this order, decide: your own \
      [keywords] of journal.toml; what you had three times or more, and at least four times in five as one meal; the words for \
      dishes, of a dish of several meals the hour; what you had two times in three as one meal; the hour. With categories_by \
      = "words" in journal.toml only words decide.

      --estimate writes what the food table says of the amounts in the words, as ‘~250 kcal’ with source: table, and names what it \
      took for granted. Figures that you give are never replaced. With estimate = "table" in journal.toml every entry without figures \
      gets one, and --no-estimate is the exception; with "model" the language model of your own configuration is asked first.

      --barcode finds a product among your own foods and in the lists of ‘journal foods import’, and writes its name and the figures \
      for the amount. Give the digits, or a picture of the bars.

      Without text it asks on a terminal, and reads one entry a line from a pipe, where names of meals may \
      stand above them. A photo’s position is taken out of the copy. Programs that you name in your configuration can say \
      what a recording says and what a photo shows.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp("What was eaten, with time, facts and tags if you like.", valueName: "text"),
    completion: Completion.foods)
  var arguments: [String] = []

  @Option(
    help: ArgumentHelp("Write it into this day: yesterday, ‘last friday’, 2026-03-14.", valueName: "day"),
    completion: Completion.days)
  var day: String?

  @Flag(
    name: .customLong("literal"),
    help: "Take the words as they are, also those that say when it was or at which meal.")
  var isLiteral = false

  @OptionGroup var entry: EntryOptions

  @Flag(
    inversion: .prefixedNo,
    help:
      "Write what it amounts to by the food table, where no figures are given; or not, where journal.toml says so."
  )
  var estimate: Bool?

  @OptionGroup var product: BarcodeOptions
  @OptionGroup var capture: CaptureOptions
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let day = try day.map { try diary.day($0) }
    guard var drafts = try self.drafts(on: day, in: diary) else { return }
    if estimate ?? (diary.settings.estimates != .off) {
      let model = diary.settings.estimates == .model ? ModelEstimator.ofRule(in: environment) : nil
      for index in drafts.indices {
        drafts[index].estimate(
          by: try OwnFoods.lookup(on: drafts[index].day, in: diary), imported: environment.importedFood(),
          asking: model)
        if estimate == true, drafts[index].entry.state == .planned {
          drafts[index].remarks.append(
            "it is still to be eaten, so no energy was written; once it is ticked, ‘journal estimate --fill’ proposes it"
          )
        }
      }
    }
    if !capture.attachments.isEmpty {
      guard drafts.count == 1 else {
        throw CommandFailure(.usage, "--attach is for one entry; several are to be written here")
      }
      drafts[0].attachments = try Attachments(capture.attachments, of: "entry", in: diary)
    }
    var added: [AddedEntry] = []
    try diary.change("add \(drafts.map(\.entry.title).joined(separator: "; "))") { transaction in
      added = try EntryDraft.add(drafts, to: diary, in: transaction)
    }
    for remark in drafts.flatMap({ $0.capture?.remarks ?? [] }) { environment.warn(remark) }
    Encouragement(diary: diary, added: added).say()
  }

  /// The entry for the product with a barcode. A product that no list has needs a name and an energy.
  private func draft(
    of barcode: Barcode, beside typed: NewEntry, on day: Day?, in diary: OpenDiary
  ) throws -> EntryDraft {
    guard capture.photo == nil, capture.voice == nil else {
      throw CommandFailure(.usage, "--barcode says what it was, so it goes with neither --photo nor --voice")
    }
    if let found = try ProductEntry(barcode, in: diary) {
      return try found.draft(
        typed, amount: product.amount, entry, on: day, isLiteral: isLiteral, in: diary)
    }
    var draft = try EntryDraft(typed, entry, on: day, isLiteral: isLiteral, in: diary)
    guard !draft.entry.text.isEmpty, draft.entry.facts.energy != nil else {
      throw CommandFailure.unknownProduct(barcode)
    }
    draft.entry.details.append(.barcode(barcode.digits))
    return draft
  }

  /// The entries to add: from the arguments, from a photo or recording, or from the lines of standard input. `nil` if the user
  /// chose to run the command that was meant instead.
  private func drafts(on day: Day?, in diary: OpenDiary) throws -> [EntryDraft]? {
    let text = arguments.joined(separator: " ")
    let typed = NewEntry(typed: text, parser: diary.parser)
    if let barcode = try product.code(in: diary.environment) {
      return [try draft(of: barcode, beside: typed, on: day, in: diary)]
    }
    if let capture = try capture.capture(text: typed.text, with: CaptureTools(diary.environment)) {
      var draft = try EntryDraft(
        capture.entry(beside: typed, parser: diary.parser), entry, on: day, isLiteral: isLiteral,
        isSpoken: true, in: diary)
      draft.capture = capture
      return [draft]
    }
    guard arguments.isEmpty else {
      return try draft(typed, from: text, on: day, in: diary).map { [$0] }
    }
    let entries = try PipedEntries.read(
      diary.lines(asking: "What did you eat? ", example: "journal add 08:15 porridge"), diary.parser,
      namingMeals: entry.category == nil)
    guard entries.count > 1 else { return try draft(entries[0].entry, on: day, in: diary).map { [$0] } }
    return try entries.compactMap { line, typed in
      do {
        return try draft(typed, on: day, in: diary)
      } catch let failure as CommandFailure {
        // Of several lines it has to be said which one.
        throw CommandFailure(failure.status, "line \(line) of standard input: \(failure.message)")
      }
    }
  }

  /// The entry that was typed; `nil` if it is no food and the command that was meant has run instead.
  private func draft(_ typed: NewEntry, from raw: String? = nil, on day: Day?, in diary: OpenDiary) throws
    -> EntryDraft?
  {
    if !isLiteral, let question = EntryQuestion(raw ?? typed.text) {
      try question.refuse(today: diary.now.day)
    }
    let mayBeOther = !isLiteral && entry.isEmptyOfFood && entry.fat == nil
    if mayBeOther { try UnsaidFood(parser: diary.parser).refuse(raw ?? typed.text) }
    let mistaken = MistakenFood(diary, day: self.day, time: entry.time)
    var isFood = !mayBeOther
    if mayBeOther, let meant = try mistaken.meant(by: typed, from: raw ?? typed.text) {
      guard try resolve(meant, in: diary) else { return nil }
      isFood = true
    }
    var draft = try EntryDraft(typed, entry, on: day, isLiteral: isLiteral, in: diary)
    if !isLiteral { try draft.requireFood() }
    if mayBeOther, diary.parser.saysNothing(draft.entry.text) { throw UnsaidFood.denied(raw ?? typed.text) }
    // The words that say when, or at which meal, are off now: ‘headache yesterday’.
    guard !isFood, draft.entry.text != typed.text, draft.reason != nil else {
      if !isFood, let remark = try mistaken.remark(on: draft.entry.text) { draft.remarks.append(remark) }
      return draft
    }
    let isToday = draft.day == diary.now.day
    let own = MistakenFood(
      diary, day: isToday ? nil : "\(draft.day)",
      time: isToday && draft.entry.time == diary.now.time ? nil : draft.entry.time.map { "\($0)" })
    var bare = draft.entry
    // The hour gave the meal, and no word.
    if case .hour? = draft.reason { bare.category = nil }
    if let meant = try own.meant(by: bare, from: bare.text) {
      guard try resolve(meant, in: diary) else { return nil }
    }
    return draft
  }

  /// Whether it is food all the same, as a person at a terminal says. Throws without a terminal.
  private func resolve(_ meant: MeantCommand, in diary: OpenDiary) throws -> Bool {
    guard diary.environment.inputIsInteractive else {
      try meant.refuse()
      return false
    }
    return try !meant.resolve(journal, write, in: diary.environment)
  }
}

/// Options for the barcode of a product.
struct BarcodeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A product by the digits below its bars, or by a picture of them.", valueName: "code|file"),
    completion: .file())
  var barcode: String?

  @Option(
    help: ArgumentHelp("How much of the product: 30 g, 2 servings; else one serving.", valueName: "amount"))
  var amount: String?
}

extension BarcodeOptions {
  /// The barcode that is typed or that the picture holds; `nil` without the option.
  func code(in environment: CommandEnvironment) throws -> Barcode? {
    guard let barcode else {
      guard amount == nil else {
        throw CommandFailure(
          .usage, "--amount belongs to a --barcode; else write the amount into the words, as in ‘rice 150 g’")
      }
      return nil
    }
    do throws(Barcode.Problem) { return try Barcode(barcode) } catch {
      // Whatever is no number is the name of a file.
      guard error == .notDigits, !barcode.allSatisfy({ $0.isWhitespace || $0 == "-" }) else {
        throw CommandFailure(.usage, error.message(for: barcode))
      }
    }
    return try scanned(barcode, in: environment)
  }

  private func scanned(_ path: String, in environment: CommandEnvironment) throws -> Barcode {
    let bytes: [UInt8]
    do throws(FileProblem) { bytes = try environment.readFile(path) } catch {
      throw CommandFailure(
        .refused,
        error == .missing
          ? "‘\(path)’ is neither a barcode nor a file; type the digits below the bars, as in ‘--barcode 8901058000290’"
          : "‘\(path)’ cannot be read: \(error.reason)")
    }
    let found = try environment.scanBarcodes(bytes)
    guard let digits = found.first, let barcode = try? Barcode(digits) else {
      throw CommandFailure(
        .negativeResult,
        "no barcode of a product was found in ‘\(path)’; take the picture nearer and with light, or type the digits below the bars"
      )
    }
    if Set(found).count > 1 {
      environment.warn("‘\(path)’ holds \(Set(found).count) barcodes; \(digits), the clearest, is taken")
    }
    return barcode
  }
}

/// Options for a photo or recording.
struct CaptureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Keep a copy of this photo with the entry.", valueName: "file"), completion: .file())
  var photo: String?

  @Option(
    help: ArgumentHelp("Keep a copy of this recording, and what it says.", valueName: "file"),
    completion: .file())
  var voice: String?

  @Option(
    name: .customLong("attach"),
    help: ArgumentHelp("Copy this file into media/ and link it below the entry.", valueName: "file"),
    completion: .file())
  var attachments: [String] = []

  @Flag(help: "Leave the place where a photo was taken in its copy.")
  var keepPosition = false

  /// Reads the files and determines the entry's text; `nil` if neither a photo nor a recording is given.
  ///
  /// The text is the one `given` on the command line, if it is not blank; else the transcript of the recording, else
  /// the labels of the photo, both by the user's own programs, which are shown on a terminal to be accepted or typed over; else the
  /// user's answer on the terminal; else `photo` or `recording`. Programs may take minutes, so the journal must not be locked meanwhile.
  func capture(text given: String?, with tools: @autoclosure () -> CaptureTools) throws -> Capture? {
    guard photo != nil || voice != nil else { return nil }
    let tools = tools()
    var capture = Capture(text: given ?? "")
    if let photo { try capture.addPhoto(photo, keepsPosition: keepPosition, tools) }
    if let voice { try capture.addRecording(voice, tools) }
    let isSilent = { (text: String) in text.allSatisfy(\.isWhitespace) }
    if isSilent(capture.text), let photo { try capture.describe(photo, tools) }
    let question =
      isSilent(capture.text)
      ? "What was it? " : "‘\(terminalSafe(capture.text))’? Enter takes it; or type what it was: "
    if isSilent(given ?? ""), let answer = tools.ask(question), !isSilent(answer) {
      capture.text = answer
      capture.source = .typed
    }
    if isSilent(capture.text) {
      capture.text = photo == nil ? "recording" : "photo"
      capture.source = .nothing
    }
    return capture
  }
}
