/// `[tasks]` of `journal.toml`: where tasks are written, and how large what is attached may be.
public struct TaskSettings: Hashable, Sendable {
  /// Where a task goes.
  public enum Place: String, CaseIterable, Sendable {
    /// The file of a day: today's for a new task, the day it is due next for one that recurs.
    case day
    /// `tasks.md`.
    case list = "tasks.md"
    /// For the next of a recurring task: where the finished one stands, so that one of a day file goes to its day's file.
    case same
  }

  /// Where a new task goes that names no day; never `same`.
  public var addTo = Place.list
  /// Where the next one goes when a recurring task is finished.
  public var nextTo = Place.same
  /// The largest attached file, in megabytes.
  public var fileMegabytes = 50
  /// The most that one line may have attached, in megabytes.
  public var attachedMegabytes = 200

  public init() {}
}

extension JournalSettings {
  mutating func applyTasks(_ entry: SettingsEntry) -> (DiagnosticCode, String)? {
    func unusable(_ remedy: String) -> (DiagnosticCode, String) {
      (
        .settingsValue,
        "‘\(entry.name)’ has a value that cannot be used and is left at its default; \(remedy)"
      )
    }
    func place(_ target: WritableKeyPath<TaskSettings, TaskSettings.Place>, _ allowed: [TaskSettings.Place])
      -> (DiagnosticCode, String)?
    {
      guard let place = Self.word(of: entry.value).flatMap(TaskSettings.Place.init), allowed.contains(place)
      else { return unusable("write \(allowed.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))") }
      tasks[keyPath: target] = place
      return nil
    }
    func size(_ target: WritableKeyPath<TaskSettings, Int>, upTo most: Int) -> (DiagnosticCode, String)? {
      guard case .integer(let number) = entry.value, (1...most).contains(number) else {
        return unusable("write a number of megabytes from 1 to \(most)")
      }
      tasks[keyPath: target] = number
      return nil
    }
    switch entry.key {
    case "add_to": return place(\.addTo, [.list, .day])
    case "next_to": return place(\.nextTo, [.same, .list, .day])
    case "file_mb": return size(\.fileMegabytes, upTo: 60)
    case "attached_mb": return size(\.attachedMegabytes, upTo: 10_000)
    default:
      return (
        .unknownSetting,
        "nothing reads ‘\(entry.name)’; known are add_to, next_to, file_mb and attached_mb"
      )
    }
  }
}
