import JournalFormat
import Testing

@testable import JournalAnalytics

@Suite struct `Days held against their goal` {
  @Test(
    arguments: [
      (18_990, EnergyDay.State.under), (19_000, .on), (20_000, .on), (21_000, .on), (21_010, .slightlyOver),
      (23_000, .slightlyOver), (23_010, .over), (0, .under),
    ])
  func `are told by the share, ends included`(tenths: Int, state: EnergyDay.State) {
    #expect(EnergyDay.state(tenths: tenths, goal: 2_000) == state)
  }

  /// Days of which `o` is on the goal, `s` slightly over, `O` over, `u` under, `p` partial and `-` without a record.
  private func days(_ text: String) -> [EnergyDay] {
    text.enumerated().map { number, sign in
      var tally = EnergyTally()
      tally.middleTenths = ["o": 20_000, "s": 22_000, "O": 25_000, "u": 15_000][sign] ?? 0
      return EnergyDay(
        day: Day(ordinal: 20_000 + number), tally: tally,
        coverage: sign == "-" ? .untracked : sign == "p" ? .partial : .complete,
        macros: [:], goal: DailyGoal(kilocalories: 2_000, basis: .profile))
    }
  }

  @Test(
    arguments: [
      ("ooo", nil, 2), ("ooOoso", nil, 2), ("oopo-", nil, 3), ("o-oo", nil, 1), ("ouoo", .lose, 3),
      ("ouoo", .gain, 1),
      ("ouoo", .maintain, 1), ("p", nil, 0), ("", nil, 0), ("ppp", .lose, 0),
    ] as [(String, ProfileSettings.Aim?, Int)])
  func `make a streak up to yesterday`(text: String, aim: ProfileSettings.Aim?, length: Int) {
    let days = days(text)
    let today = days.last?.day ?? Day(ordinal: 20_000)
    #expect(targetStreak(of: days, aim: aim, rest: [], today: today).count == length)
  }

  @Test func `go on over days of rest`() {
    let days = days("oo-oo")
    let rest = days[2].day...days[2].day
    #expect(targetStreak(of: days, aim: nil, rest: [rest], today: days[4].day).count == 3)
  }
}
