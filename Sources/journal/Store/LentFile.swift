/// A file in the hands of a program of the person's own, such as an editor, as it was when it was handed over.
///
/// No lock is held meanwhile; what became of it is recorded afterwards.
struct LentFile: Hashable, Sendable {
  /// The path below the journal's folder.
  var path: String
  /// What the change is called in the list of `journal undo`.
  var label: String
  /// What it held; `nil` where there was no file.
  var bytes: [UInt8]?
  /// Its permission bits.
  var mode: UInt32 = 0o600
  /// What it was made with, if it was made to be handed over.
  var opening: [UInt8]?
  /// The name of the latest record at that time.
  var lastRecord: String?
  /// The name of the record in which the program's changes stand so far.
  var record: String?
}
