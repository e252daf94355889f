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
