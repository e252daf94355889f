/// Puts the result of a merge into the files beside the journal in its repository.
///
/// What they hold that is not committed is the business of the person's own git, so a file that was changed since is left alone, and
/// nothing at all is written then.
struct NeighbourPlacement {
  let repository: GitRepository

  func place(_ differences: [GitRepository.TreeDifference]) throws {
    guard !differences.isEmpty else { return }
    let files = try NeighbourFiles(below: repository.top)
    let objects = differences.flatMap { difference in
      [difference.old, difference.new].compactMap { $0.map { (difference.path, $0) } }
    }
    var contents = try repository.workTreeBytes(of: objects.map { ($0.0, $0.1) }).makeIterator()
    var steps: [(path: String, old: [UInt8]?, new: [UInt8]?)] = []
    for difference in differences {
      let old = difference.old == nil ? nil : contents.next()
      let new = difference.new == nil ? nil : contents.next()
      let file = try files.tracked(difference.path)
      guard let path = String(validating: difference.path, as: UTF8.self),
        try isAsExpected(file, difference, old, new)
      else {
        throw CommandFailure(
          .refused,
          "‘\(String(decoding: difference.path, as: UTF8.self))’ in \(repository.top) is not the journal’s, was changed elsewhere, and is "
            + "changed here too; commit it with git, or ‘git stash’ it, and sync again")
      }
      if case .regular(let now, _)? = file {
        steps.append((path, now, new))
      } else if new != nil {
        steps.append((path, nil, new))
      }
    }
    for step in steps where step.old != step.new {
      guard try files.replace(step.path, holding: step.old, by: step.new) else {
        throw CommandFailure(.busy, "‘\(step.path)’ in \(repository.top) was changed meanwhile; try again")
      }
    }
  }

  private func isAsExpected(
    _ file: TrackedFile?, _ difference: GitRepository.TreeDifference, _ old: [UInt8]?, _ new: [UInt8]?
  ) throws -> Bool {
    guard [difference.old, difference.new].allSatisfy({ $0?.isFile ?? true }) else { return false }
    switch file {
    case nil: return old == nil || new == nil
    case .regular(let bytes, _)?:
      // What differs in its line endings alone is not changed.
      return try bytes == old || bytes == new
        || repository.blobName(of: .init(path: difference.path, bytes: bytes)) == difference.old?.id
    case .large?, .tooLarge?, .inUse?, .link?, .behindLink?: return false
    }
  }
}
