/// Taking back what commands did.
extension JournalChanges {
  /// Takes back the last command that has not been taken back.
  ///
  /// One of which nothing is left counts as taken back, and the one before it is next. With `.lastPossible` those that cannot be
  /// taken back as the files are now are passed over as well, and stay in the list.
  func undoLast(_ choice: UndoChoice = .last) throws -> UndoOutcome {
    try last(choice, isPreview: false) { reversal, plan, passed in
      let files = try reversal.carryOut(plan)
      do throws(CommandFailure) {
        try UndoStore.markUndone(reversal.record)
      } catch {
        throw CommandFailure(
          .refused,
          "‘\(reversal.manifest.label)’ was taken back, but that is not noted yet: \(error.reason); ‘journal undo’ "
            + "once more notes it")
      }
      var manifest = reversal.manifest
      manifest.isUndone = true
      return Self.describe(reversal, manifest).map {
        UndoOutcome(record: $0, files: files, passed: passed)
      }
    }
  }

  /// What `undoLast` would do.
  func previewUndo(_ choice: UndoChoice = .last) throws -> UndoPreview {
    try last(choice, isPreview: true) { reversal, plan, passed in
      let files = try reversal.preview(plan)
      return Self.describe(reversal, reversal.manifest).map {
        UndoPreview(record: $0, files: files, passed: passed)
      }
    }
  }

  private static func describe(_ reversal: UndoReversal, _ manifest: UndoManifest) -> UndoRecord? {
    UndoStore.describe(reversal.id, manifest, size: UndoStore.size(of: reversal.record))
  }

  /// What `body` makes of the last command that is to be taken back.
  private func last<Result>(
    _ choice: UndoChoice, isPreview: Bool,
    _ body: (UndoReversal, UndoReversal.Plan, [UndoPassed]) throws -> Result?
  ) throws -> Result {
    let writer = try writer()
    defer { withExtendedLifetime(writer) {} }
    var passed: [UndoPassed] = []
    for id in try writer.requiredStore().ids().reversed() {
      var label = ".journal/undo/\(id.name)"
      let (reversal, plan): (UndoReversal, UndoReversal.Plan)
      do {
        guard let found = try self.reversal(of: id, writer) else { continue }
        label = found.manifest.label
        guard (label == UndoManifest.syncLabel) == (choice == .lastSync) else {
          let brought = UndoPassed(label: label, reason: .brought)
          if choice != .lastSync, !passed.contains(brought) { passed.append(brought) }
          continue
        }
        (reversal, plan) = (found, try found.plan())
      } catch let failure as CommandFailure where failure.status == .refused {
        guard choice == .lastPossible else { throw Self.refusal(failure, after: passed) }
        passed.append(UndoPassed(label: label, reason: .collides))
        continue
      }
      let standing = reversal.standing(plan)
      if standing == .made, let result = try body(reversal, plan, passed) { return result }
      if standing == .takenBackByHand { passed.append(UndoPassed(label: label, reason: .takenBackByHand)) }
      if !isPreview { try UndoStore.markUndone(reversal.record) }
    }
    guard !passed.isEmpty else {
      throw CommandFailure(.nothingFound, "there is no change that could be taken back")
    }
    throw CommandFailure(
      .nothingFound,
      passed.map { "\($0.words); " }.joined() + "there is no other change that could be taken back")
  }

  /// How to take back what a record says; `nil` if it was taken back, or says nothing.
  private func reversal(of id: UndoID, _ writer: JournalWriter) throws -> UndoReversal? {
    let place = "\(path)/.journal/undo/\(id.name)"
    guard let folder = try writer.requiredStore().open(id) else {
      throw CommandFailure(.refused, "‘\(place)’ cannot be opened; nothing was taken back")
    }
    guard let manifest = UndoStore.manifest(in: folder) else {
      throw CommandFailure(
        .refused, "the record of the last change, ‘\(place)’, is damaged, so nothing was taken back")
    }
    guard !manifest.isUndone, !manifest.changes.isEmpty else { return nil }
    return UndoReversal(writer: writer, id: id, record: folder, manifest: manifest)
  }

  private static func refusal(_ failure: CommandFailure, after passed: [UndoPassed]) -> CommandFailure {
    CommandFailure(
      failure.status,
      passed.map { "\($0.words); " }.joined() + failure.message
        + "; ‘journal undo --skip’ passes over it and takes back the change before it")
  }
}
