/// `[remind]` of `journal.toml`: what is reminded of, and when; `nil` for what is off.
public struct ReminderSettings: Hashable, Sendable {
  /// To write the day down.
  public var log = ClockTime(hour: 18, minute: 0)
  /// The recap, on Sundays.
  public var recap = ClockTime(hour: 19, minute: 0)
  /// That the streak ends with a day that has no entry yet.
  public var streak = ClockTime(hour: 20, minute: 0)
  /// Tasks that are due or overdue and say no time of their own.
  public var tasks = ClockTime(hour: 9, minute: 0)
  /// Habits, at the times that `habits.md` says.
  public var areHabitsOn = true

  public init() {}
}

extension JournalSettings {
  mutating func applyRemind(_ entry: SettingsEntry) -> (DiagnosticCode, String)? {
    func time(_ target: WritableKeyPath<ReminderSettings, ClockTime?>) -> (DiagnosticCode, String)? {
      switch entry.value {
      case .boolean(false): remind[keyPath: target] = nil
      case .boolean(true): remind[keyPath: target] = ReminderSettings()[keyPath: target]
      case .text(let text) where text.lowercased() == "off": remind[keyPath: target] = nil
      case .text(let text):
        // `7:00` as well.
        guard let time = ClockTime(text) ?? ClockTime("0" + text) else { fallthrough }
        remind[keyPath: target] = time
      default:
        return (
          .settingsValue,
          "‘\(entry.name)’ has a value that cannot be used and is left at its default; write a time such as \"20:00\", or \"off\""
        )
      }
      return nil
    }
    switch entry.key {
    case "log": return time(\.log)
    case "recap": return time(\.recap)
    case "streak": return time(\.streak)
    case "tasks": return time(\.tasks)
    case "habits":
      switch entry.value {
      case .boolean(let isOn): remind.areHabitsOn = isOn
      case .text(let text) where ["on", "off"].contains(text.lowercased()):
        remind.areHabitsOn = text.lowercased() == "on"
      default:
        return (
          .settingsValue,
          "‘\(entry.name)’ has a value that cannot be used and is left on; write \"on\" or \"off\""
        )
      }
      return nil
    default:
      return (
        .unknownSetting, "nothing reads ‘\(entry.name)’; known are log, recap, streak, tasks and habits"
      )
    }
  }
}
