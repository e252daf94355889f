#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A journal's folder, opened to be written in.
struct OpenJournal {
  let path: String
  let top: Descriptor
  /// The program's own folder in it; `nil` where there can be none.
  let own: PrivateFolder?
  /// Why there is no `own`.
  let ownProblem: String
  let patience: Patience
  /// Tells the person what they may not expect of a change that was made.
  let warn: @Sendable (String) -> Void

  init(
    _ path: String, patience: Patience = Patience(), warn: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(CommandFailure) {
    let opened = uninterrupted { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard opened >= 0 else {
      throw CommandFailure(.refused, "the journal’s folder cannot be opened: \(systemMessage(errno))")
    }
    self.path = path
    self.patience = patience
    self.warn = warn
    top = Descriptor(opened)
    own = PrivateFolder(in: top)
    ownProblem = systemMessage(errno)
  }

  /// A folder that is no journal's, in which unfinished files lie beside those they are for.
  init(neighbours path: String) throws(CommandFailure) {
    let opened = uninterrupted { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard opened >= 0 else {
      throw CommandFailure(.refused, "the folder ‘\(path)’ cannot be opened: \(systemMessage(errno))")
    }
    (self.path, patience, own, ownProblem, warn) = (path, Patience(), nil, "", { _ in })
    top = Descriptor(opened)
  }
}
