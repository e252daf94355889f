import JournalAnalyticsProperties
import JournalTestSupport
import Testing

/// What `Tools/fuzz` found stays found: `Fuzz/Cases` has a folder for each target.
@Suite struct `Inputs that once broke a property of reports` {
  @Test(arguments: FuzzCase.all(of: "received")) func `are received`(_ input: FuzzCase) throws {
    try checkReceived(input.bytes)
  }

  @Test(arguments: FuzzCase.all(of: "report")) func `are reported on`(_ input: FuzzCase) throws {
    try checkReport(input.bytes)
  }

  @Test(arguments: FuzzCase.all(of: "search")) func `are searched`(_ input: FuzzCase) throws {
    try checkSearch(input.bytes)
  }

  @Test(arguments: 0...255) func `and a day that never did, in every report`(choice: Int) throws {
    let day =
      "## Lunch\n\n- 12:30 <rice> & \"lentils\" (420 kcal, P 11 g) #a\n- [ ] tea\n\nmood: 4/5\n\u{1E}## Weight\n- 71.3 kg\n"
    try checkReport([UInt8(choice)] + Array(day.utf8))
  }
}
