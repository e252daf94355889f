internal import JournalFormat

/// Parses a pattern and compiles the program that matches it.
struct SearchPatternCompiler {
  private indirect enum Node {
    case empty
    case one(SearchPattern.Instruction)
    case sequence([Node])
    case choice([Node])
    case repeated(Node, least: Int, most: Int?, isLazy: Bool)
  }

  private let scalars: [UInt32]
  private var position = 0
  private var depth = 0
  private var output: [SearchPattern.Instruction] = []
  /// The pieces compiled so far; repetitions of nothing emit no instruction and would otherwise never end.
  private var pieces = 0
  private var isBackward = false

  init(_ text: String) {
    // `\D` is not `\d`, so a letter behind a backslash keeps its case.
    var folding = ""
    var isEscaped = false
    var plain = ""
    for scalar in text.unicodeScalars {
      if isEscaped {
        folding += folded(plain) + "\\" + String(scalar)
        (plain, isEscaped) = ("", false)
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    folding += folded(plain) + (isEscaped ? "\\" : "")
    scalars = folding.unicodeScalars.map(\.value)
  }

  mutating func programs() throws(SearchPatternError) -> (
    forward: [SearchPattern.Instruction], backward: [SearchPattern.Instruction]
  ) {
    let node = try choice()
    guard position == scalars.count else {
      throw SearchPatternError("a ‘)’ closes nothing; write \\) for the sign")
    }
    let forward = try program(of: node)
    isBackward = true
    return (forward, try program(of: node))
  }

  private mutating func program(of node: Node) throws(SearchPatternError) -> [SearchPattern.Instruction] {
    (output, pieces) = ([], 0)
    try emit(node)
    return output + [.match]
  }

  // MARK: Reading

  private func peek(_ character: Unicode.Scalar) -> Bool {
    position < scalars.count && scalars[position] == character.value
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek(character) else { return false }
    position += 1
    return true
  }

  private mutating func choice() throws(SearchPatternError) -> Node {
    var choices = [try sequence()]
    while take("|") { choices.append(try sequence()) }
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private mutating func sequence() throws(SearchPatternError) -> Node {
    var nodes: [Node] = []
    while position < scalars.count, !peek("|"), !peek(")") { nodes.append(try repeated(try atom())) }
    return nodes.isEmpty ? .empty : .sequence(nodes)
  }

  private mutating func repeated(_ atom: Node) throws(SearchPatternError) -> Node {
    var node = atom
    while position < scalars.count {
      var bounds: (Int, Int?)?
      if take("*") {
        bounds = (0, nil)
      } else if take("+") {
        bounds = (1, nil)
      } else if take("?") {
        bounds = (0, 1)
      } else if peek("{"), let counts = try counts() {
        bounds = counts
      }
      guard let (least, most) = bounds else { break }
      node = .repeated(node, least: least, most: most, isLazy: take("?"))
    }
    return node
  }

  /// `{2}`, `{2,}`, `{2,5}`; `nil`, without moving, for a literal brace.
  private mutating func counts() throws(SearchPatternError) -> (Int, Int?)? {
    let start = position
    position += 1
    let least = number()
    var most = least
    if take(",") { most = peek("}") ? nil : number() ?? -1 }
    guard let least, take("}"), most != -1 else {
      position = start
      return nil
    }
    guard least <= 1_000, (most ?? 0) <= 1_000, most.map({ $0 >= least }) ?? true else {
      throw SearchPatternError("a count in braces runs from 0 to 1,000, the smaller number first")
    }
    return (least, most)
  }

  private mutating func number() -> Int? {
    var value: Int?
    while position < scalars.count, isASCIIDigit(scalars[position]), (value ?? 0) < 100_000 {
      value = (value ?? 0) * 10 + Int(scalars[position] - UInt32(ascii: "0"))
      position += 1
    }
    return value
  }

  private mutating func atom() throws(SearchPatternError) -> Node {
    let scalar = scalars[position]
    position += 1
    switch Unicode.Scalar(scalar) {
    case "(":
      depth += 1
      guard depth <= 50 else { throw SearchPatternError("brackets are nested more than 50 deep") }
      if take("?"), !take(":") {
        throw SearchPatternError("‘(?’ is not understood here; only ( ) and (?: ) are")
      }
      let node = try choice()
      guard take(")") else { throw SearchPatternError("a ‘(’ is not closed; write \\( for the sign") }
      depth -= 1
      return node
    case "[": return .one(.set(try set()))
    case ".": return .one(.any)
    case "^": return .one(.lineStart)
    case "$": return .one(.lineEnd)
    case "*", "+", "?":
      throw SearchPatternError("a sign such as * or + repeats nothing; write \\* for the sign")
    case "\\": return .one(try escape())
    default: return .one(.scalar(scalar))
    }
  }

  private mutating func escape() throws(SearchPatternError) -> SearchPattern.Instruction {
    guard position < scalars.count else { throw SearchPatternError("nothing follows the last backslash") }
    let scalar = scalars[position]
    position += 1
    if let set = Self.set(named: scalar) { return .set(set) }
    switch Unicode.Scalar(scalar) {
    case "b": return .wordBoundary(true)
    case "B": return .wordBoundary(false)
    case "t": return .scalar(.space)
    default:
      if isASCIIDigit(scalar) {
        throw SearchPatternError(
          "\\\(scalar - UInt32(ascii: "0")) would look back, which is not understood here")
      }
      return .scalar(isASCIICapital(scalar) ? scalar | .caseBit : scalar)
    }
  }

  private static func set(named scalar: UInt32) -> SearchPatternSet? {
    switch Unicode.Scalar(scalar) {
    case "d": .digits
    case "D": .digits.negated
    case "w": .wordParts
    case "W": .wordParts.negated
    case "s": .spaces
    case "S": .spaces.negated
    default: nil
    }
  }

  private mutating func set() throws(SearchPatternError) -> SearchPatternSet {
    var set = SearchPatternSet()
    set.isNegated = take("^")
    var isFirst = true
    while position < scalars.count, isFirst || !peek("]") {
      isFirst = false
      var low = scalars[position]
      position += 1
      if low == .backslash, position < scalars.count {
        low = scalars[position]
        position += 1
        if let named = Self.set(named: low), !named.isNegated {
          set.ranges += named.ranges
          continue
        }
      }
      var high = low
      if peek("-"), position + 1 < scalars.count, scalars[position + 1] != .closeBracket {
        position += 1
        high = scalars[position]
        position += 1
      }
      guard low <= high else { throw SearchPatternError("a range in [ ] ends before it begins") }
      set.ranges.append(low...high)
    }
    guard take("]") else { throw SearchPatternError("a ‘[’ is not closed; write \\[ for the sign") }
    return set
  }

  // MARK: Writing

  private mutating func append(_ instruction: SearchPattern.Instruction) throws(SearchPatternError) {
    if case .set(let set) = instruction { pieces += set.ranges.count }
    guard output.count < SearchPattern.sizeLimit else { throw Self.tooLarge }
    output.append(instruction)
  }

  private static let tooLarge = SearchPatternError("the pattern is too large; smaller counts in braces help")

  private mutating func emit(_ node: Node) throws(SearchPatternError) {
    pieces += 1
    guard pieces <= 10 * SearchPattern.sizeLimit else { throw Self.tooLarge }
    switch node {
    case .empty: break
    case .one(let instruction): try append(instruction)
    case .sequence(let nodes): for node in isBackward ? nodes.reversed() : nodes { try emit(node) }
    case .choice(let nodes):
      var ends: [Int] = []
      for node in nodes.dropLast() {
        let split = output.count
        try append(.match)
        try emit(node)
        ends.append(output.count)
        try append(.match)
        output[split] = .split(split + 1, output.count)
      }
      if let last = nodes.last { try emit(last) }
      for end in ends { output[end] = .jump(output.count) }
    case .repeated(let node, let least, let most, let isLazy):
      for _ in 0..<least { try emit(node) }
      guard let most else {
        let split = output.count
        try append(.match)
        try emit(node)
        try append(.jump(split))
        output[split] = Self.split(split + 1, or: output.count, isLazy: isLazy)
        return
      }
      var splits: [Int] = []
      for _ in least..<most {
        splits.append(output.count)
        try append(.match)
        try emit(node)
      }
      for split in splits { output[split] = Self.split(split + 1, or: output.count, isLazy: isLazy) }
    }
  }

  private static func split(_ inner: Int, or outer: Int, isLazy: Bool) -> SearchPattern.Instruction {
    isLazy ? .split(outer, inner) : .split(inner, outer)
  }
}

/// A program as a deterministic automaton: the next state for a state and a character, computed when first needed.
///
/// A state is a set of positions in the program, so that a character costs one table look-up however many these are. The table is
/// bounded; if a pattern has more states than fit, it is cleared.
struct SearchPatternAutomaton {
  enum Direction {
    /// From a position towards the end, program positions in order of preference.
    case forward
    /// From the end towards the beginning, for a match that may end anywhere.
    case backward
  }

  /// The kind of character beside a position, as far as `^`, `$` and `\b` need it.
  enum Side: UInt8 {
    case edge, word, other
  }

  private struct State: Hashable {
    var places: [Int32]
    /// The kind on the side that the automaton came from.
    var behind: Side
  }

  /// The state from which nothing can match; only of a forward automaton.
  static let dead = 0

  private let program: [SearchPattern.Instruction]
  private let classes: SearchPatternClasses
  private let direction: Direction
  private let asksBeside: Bool
  private var states: [State] = []
  private var numbers: [State: Int] = [:]
  /// For each state and class, and for the edge of the line: the next state, doubled, and whether there is a match. -1 if not
  /// computed yet.
  private var table: [Int32] = []
  private var closure: Closure

  /// The maximum number of entries in the table: 8 MB.
  private static let tableLimit = 2 << 20

  init(
    _ program: [SearchPattern.Instruction], classes: SearchPatternClasses, direction: Direction
  ) {
    self.program = program
    self.classes = classes
    self.direction = direction
    asksBeside = program.contains(where: \.asksBeside)
    closure = Closure(size: program.count)
    forget()
  }

  /// The state to begin in, beside `side`.
  mutating func beginning(beside side: Side) -> Int {
    number(of: State(places: direction == .forward ? [0] : [], behind: asksBeside ? side : .other))
  }

  /// The state after a character of the class `column`, or after the edge, and whether a match ends before it. The cost of
  /// computing it is taken from `steps`.
  @inline(__always)
  mutating func step(from state: Int, on column: Int, left steps: inout Int) -> (next: Int, isMatch: Bool) {
    var entry = table[state * classes.columns + column]
    if entry < 0 { entry = learn(from: state, on: column, left: &steps) }
    return (Int(entry >> 1), entry & 1 == 1)
  }

  private mutating func learn(from state: Int, on column: Int, left steps: inout Int) -> Int32 {
    let side = classes.side(column)
    let (places, behind) = (states[state].places, states[state].behind)
    let (left, right) = direction == .forward ? (behind, side) : (side, behind)
    closure.begin()
    // A match may end at any position, and to look for one from there on comes last.
    let isMatch = closure.follow(
      program, from: places, between: (left, right), stopsAtMatch: direction == .forward)
    let endsHere =
      direction == .backward
      && closure.follow(program, from: [0], between: (left, right), stopsAtMatch: false)
    // Finding a place costs about as much as eight characters with a known state.
    steps -= 8 * closure.visited + 64
    var next = State(places: [], behind: asksBeside ? side : .other)
    if column < classes.edge {
      let scalar = classes.sample(column)
      for place in closure.places where program[Int(place)].accepts(scalar) { next.places.append(place + 1) }
      if direction == .backward { next.places.sort() }
    }
    let known = states.count
    let number = number(of: next)
    let entry = Int32(truncatingIfNeeded: number << 1) | (isMatch || endsHere ? 1 : 0)
    // Unless the table was begun anew for it.
    if states.count >= known { table[state * classes.columns + column] = entry }
    return entry
  }

  private mutating func number(of state: State) -> Int {
    if direction == .forward, state.places.isEmpty { return Self.dead }
    if let number = numbers[state] { return number }
    if table.count + classes.columns > Self.tableLimit { forget() }
    return add(state)
  }

  private mutating func add(_ state: State) -> Int {
    numbers[state] = states.count
    states.append(state)
    table += repeatElement(-1, count: classes.columns)
    return states.count - 1
  }

  private mutating func forget() {
    states.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    table.removeAll(keepingCapacity: true)
    if direction == .forward { _ = add(State(places: [], behind: .edge)) }
  }
}

/// The program positions tried at one position of the text, each once.
private struct Closure {
  /// Those that consume a character, in order of preference.
  private(set) var places: [Int32] = []
  private(set) var visited = 0
  private var marks: [Int]
  private var generation = 0
  private var stack: [Int32] = []

  init(size: Int) { marks = Array(repeating: 0, count: size) }

  mutating func begin() {
    places.removeAll(keepingCapacity: true)
    visited = 0
    generation += 1
  }

  /// Follows the instructions that consume no character; returns whether the program ends among them.
  mutating func follow(
    _ program: [SearchPattern.Instruction], from starts: [Int32],
    between sides: (left: SearchPatternAutomaton.Side, right: SearchPatternAutomaton.Side), stopsAtMatch: Bool
  ) -> Bool {
    var isMatch = false
    for start in starts {
      stack.append(start)
      while let place = stack.popLast() {
        visited += 1
        guard marks[Int(place)] != generation else { continue }
        marks[Int(place)] = generation
        switch program[Int(place)] {
        case .jump(let target): stack.append(Int32(target))
        case .split(let first, let second):
          stack.append(Int32(second))
          stack.append(Int32(first))
        case .lineStart: if sides.left == .edge { stack.append(place + 1) }
        case .lineEnd: if sides.right == .edge { stack.append(place + 1) }
        case .wordBoundary(let isWanted):
          if ((sides.left == .word) != (sides.right == .word)) == isWanted { stack.append(place + 1) }
        case .scalar, .any, .set: places.append(place)
        case .match:
          isMatch = true
          // What comes behind is less preferred.
          if stopsAtMatch {
            stack.removeAll(keepingCapacity: true)
            return true
          }
        }
      }
    }
    return isMatch
  }
}

extension SearchPattern.Instruction {
  fileprivate var asksBeside: Bool {
    switch self {
    case .lineStart, .lineEnd, .wordBoundary: true
    case .scalar, .any, .set, .split, .jump, .match: false
    }
  }

  fileprivate func accepts(_ scalar: UInt32) -> Bool {
    switch self {
    case .scalar(let own): own == scalar
    case .any: true
    case .set(let set): set.contains(scalar)
    case .split, .jump, .lineStart, .lineEnd, .wordBoundary, .match: false
    }
  }
}
