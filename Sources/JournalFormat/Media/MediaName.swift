/// What the file of an entry's photo or recording is called: by the day and time of the entry.
public struct MediaName: Hashable, Sendable {
  public var day: Day
  public var time: ClockTime?
  public var kind: MediaKind

  public init(day: Day, time: ClockTime?, kind: MediaKind) {
    self.day = day
    self.time = time
    self.kind = kind
  }

  /// `media/2026-03-14-0815.jpg`, and from the second `number` on `media/2026-03-14-0815-2.jpg`. Without a time
  /// `media/2026-03-14.jpg`.
  public func path(number: Int = 1) -> String {
    let clock = time.map { "-" + "\($0)".filter { $0 != ":" } } ?? ""
    return "media/\(day)\(clock)\(number > 1 ? "-\(number)" : "").\(kind.rawValue)"
  }

  /// The link in the day file at `dayFile` that leads to a path of the journal's folder.
  public static func link(to path: String, fromDayFile dayFile: String) -> String {
    String(repeating: "../", count: dayFile.utf8.count { $0 == UInt8(ascii: "/") }) + path
  }
}
