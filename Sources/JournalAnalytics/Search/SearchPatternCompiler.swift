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
