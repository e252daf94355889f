/// How the bytes of a text are wrapped around its lines: byte order mark, line endings, a last line without one.
struct TextForm: Hashable {
  enum Ending: Hashable {
    case lf, crlf, cr
    /// More than one kind: each line keeps its own.
    case mixed

    var bytes: [UInt8] {
      switch self {
      case .lf, .mixed: [.lineFeed]
      case .crlf: [.carriageReturn, .lineFeed]
      case .cr: [.carriageReturn]
      }
    }
  }

  var hasMark = false
  /// `nil` where no line has an ending.
  var ending: Ending?
  /// Whether the last line lacks an ending; `nil` where there is no line.
  var isOpen: Bool?

  init() {}

  init(of source: SourceText) {
    hasMark = source.bytes.starts(with: Self.mark)
    for number in 1...max(1, source.lineCount) {
      let found: Ending
      switch source.ending(ofLine: number).count {
      case 0: continue
      case 2: found = .crlf
      default: found = source.ending(ofLine: number).first == .carriageReturn ? .cr : .lf
      }
      if ending != found { ending = ending == nil ? found : .mixed }
    }
    if source.lineCount > 0 { isOpen = source.isLastLineOpen }
  }

  private static let mark: [UInt8] = byteOrderMark

  /// The form of a merged text: what one side changed is so changed.
  init(base: TextForm, _ first: TextForm, _ second: TextForm) {
    let forms = [base, first, second]
    hasMark = Self.chosen(base: base.hasMark, first: first.hasMark, second: second.hasMark)
    if forms.contains(where: { $0.ending == .mixed }) {
      ending = .mixed
    } else {
      let (x, y) = (first.ending ?? second.ending, second.ending ?? first.ending)
      // A new file that came with two kinds of endings gets that of most programs.
      ending = x == y ? x ?? base.ending : x == base.ending ? y : y == base.ending ? x : .lf
    }
    let (x, y) = (first.isOpen ?? second.isOpen, second.isOpen ?? first.isOpen)
    isOpen = x == y ? x : base.isOpen.map { $0 == x ? y ?? $0 : x ?? $0 } ?? false
  }

  private static func chosen(base: Bool, first: Bool, second: Bool) -> Bool {
    first == second ? first : first == base ? second : first
  }

  /// The lines of a text by their numbers, without what the form says of them.
  func numbers(of source: SourceText, in table: inout LineTable) -> [Int] {
    guard source.lineCount > 0 else { return [] }
    let start = source.bytes.starts(with: Self.mark) ? Self.mark.count : 0
    return (1...source.lineCount).compactMap { number in
      var range = ending == .mixed ? source.line(number) : source.lineContent(number)
      if number == 1 { range = start..<max(start, range.upperBound) }
      let isOpen = number == source.lineCount && source.isLastLineOpen
      // A mark alone is no line.
      if isOpen, range.isEmpty { return nil }
      guard ending == .mixed, isOpen else { return table.number(of: source.bytes[range]) }
      return table.number(of: (Array(source.bytes[range]) + usualEnding(of: source))[...])
    }
  }

  /// The ending that an open last line is given among others.
  private func usualEnding(of source: SourceText) -> [UInt8] {
    let above = source.lineCount > 1 ? Array(source.ending(ofLine: source.lineCount - 1)) : []
    return above.isEmpty ? [.lineFeed] : above
  }

  /// A line that is in none of the texts, as `numbers` would have it.
  func newLine(_ content: [UInt8]) -> [UInt8] { ending == .mixed ? content + [.lineFeed] : content }

  /// The same without a mark, and with every line ended.
  var plain: TextForm {
    var form = self
    form.hasMark = false
    form.isOpen = false
    return form
  }

  /// The text of the lines that numbers stand for.
  func text(_ numbers: [Int], in table: LineTable) -> [UInt8] {
    var bytes: [UInt8] = hasMark ? Self.mark : []
    let ending = (ending ?? .lf).bytes
    for (index, number) in numbers.enumerated() {
      let line = table[number]
      bytes += line
      if self.ending != .mixed {
        if index < numbers.count - 1 || isOpen != true { bytes += ending }
      } else if index == numbers.count - 1, isOpen == true {
        if bytes.last == .lineFeed { bytes.removeLast() }
        if bytes.last == .carriageReturn { bytes.removeLast() }
      }
    }
    return bytes
  }
}
