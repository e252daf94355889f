/// What one command did to one file, in however many steps.
struct UndoStrand {
  enum Kind {
    /// The steps by which the file was changed, the first one first, each with the number of its change.
    case update([(number: Int, splice: ByteSplice)])
    /// A new file, and all that it held in the course of the command.
    case create([Fingerprint], folders: Int)
    case remove
  }

  /// The number of the first change: what is kept for that one is what the file held before the command.
  var number: Int
  var path: String
  var kind: Kind

  /// The strands of some changes, by the first change of each.
  static func all(of changes: [UndoManifest.Change]) -> [UndoStrand] {
    var strands: [UndoStrand] = []
    var latest: [String: Int] = [:]
    for change in changes {
      if let index = latest[change.path], strands[index].absorb(change) { continue }
      latest[change.path] = strands.count
      strands.append(UndoStrand(change))
    }
    return strands
  }

  private init(_ change: UndoManifest.Change) {
    number = change.number
    path = change.path
    kind =
      switch change.kind {
      case .update(let splice): .update([(change.number, splice)])
      case .create(let print, let folders): .create([print], folders: folders)
      case .remove: .remove
      }
  }

  /// Takes in a change that follows; `false` if it is none that a file goes on with.
  private mutating func absorb(_ change: UndoManifest.Change) -> Bool {
    guard case .update(let splice) = change.kind else { return false }
    switch kind {
    case .update(let steps): kind = .update(steps + [(change.number, splice)])
    case .create(let prints, let folders): kind = .create(prints + [splice.after], folders: folders)
    case .remove: return false
    }
    return true
  }

  /// What a file held before the steps; `nil` unless what it holds now is what one of them came to.
  static func takenBack(_ steps: [(number: Int, splice: ByteSplice)], from current: [UInt8]) -> [UInt8]? {
    // A killed command may have written down a step that it did not make.
    guard let last = steps.lastIndex(where: { $0.splice.after.matches(current) }) else { return nil }
    return steps[...last].reversed().reduce(current) { bytes, step in
      bytes.flatMap { step.splice.takenBack(from: $0) }
    }
  }

  /// What the steps make of `before`; `nil` unless it is what they were made to.
  static func applied(_ steps: [(number: Int, splice: ByteSplice)], to before: [UInt8]) -> [UInt8]? {
    steps.reduce(before) { bytes, step in bytes.flatMap { step.splice.applied(to: $0) } }
  }
}
