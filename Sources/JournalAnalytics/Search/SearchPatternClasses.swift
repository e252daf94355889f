import JournalFormat

/// The characters that a program tells apart: those between two neighbouring cuts are alike to all its instructions.
struct SearchPatternClasses: Sendable {
  /// The first character of each class, ascending.
  private let starts: [UInt32]
  private let isWord: [Bool]
  private let ofASCII: [UInt16]

  init(of program: [SearchPattern.Instruction]) {
    var cuts: Set<UInt32> = [0]
    func cut(_ range: ClosedRange<UInt32>) {
      cuts.insert(range.lowerBound)
      cuts.insert(range.upperBound + 1)
    }
    for range in SearchPatternSet.wordParts.ranges { cut(range) }
    for instruction in program {
      switch instruction {
      case .scalar(let scalar): cut(scalar...scalar)
      case .set(let set): for range in set.ranges { cut(range) }
      case .any, .split, .jump, .lineStart, .lineEnd, .wordBoundary, .match: break
      }
    }
    let starts = cuts.sorted()
    self.starts = starts
    isWord = starts.map { SearchPatternSet.wordParts.contains($0) }
    ofASCII = (0..<128).map { UInt16(truncatingIfNeeded: Self.place(of: $0, in: starts)) }
  }

  /// The column of the line's edge, which is no class.
  var edge: Int { starts.count }
  var columns: Int { starts.count + 1 }

  func column(of scalar: UInt32) -> UInt16 {
    scalar < 128 ? ofASCII[Int(scalar)] : UInt16(truncatingIfNeeded: Self.place(of: scalar, in: starts))
  }

  /// A character of the class.
  func sample(_ column: Int) -> UInt32 { starts[column] }

  func side(_ column: Int) -> SearchPatternAutomaton.Side {
    column == edge ? .edge : isWord[column] ? .word : .other
  }

  /// The last of `starts` that is not above `scalar`.
  private static func place(of scalar: UInt32, in starts: [UInt32]) -> Int {
    max(0, starts.partitioningIndex { $0 > scalar } - 1)
  }
}
