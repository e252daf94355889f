/// One file of the sample journal.
public struct SampleFile: Hashable, Sendable {
  /// Relative to the journal's folder, with `/` between the parts.
  public var path: String
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
