/// What ought to hold for any bytes and does not for some.
public struct BrokenProperty: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}

/// Throws `description`, which is made only then, unless `condition` holds.
public func hold(
  _ condition: Bool, _ description: @autoclosure () -> String
) throws(BrokenProperty) {
  guard condition else { throw BrokenProperty(description()) }
}

/// Bytes as a literal that shows each of them.
public func shown(_ bytes: some Sequence<UInt8>) -> String {
  String(decoding: Array(bytes), as: UTF8.self).debugDescription
}
