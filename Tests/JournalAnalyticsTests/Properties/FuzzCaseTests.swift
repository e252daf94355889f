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

  @Test(arguments: [
    #"{"foodName":"idli","quantity":"3","totalCalories":302,"proteinGrams":12,"carbsGrams":55,"fatGrams":3.6}"#,
    #"{"message":{"content":"{}"},"done_reason":"length","error":{"message":"a\nb"}}"#,
    #"{"status":1,"product":{"product_name":" Tea\n","brands":"A,B","nutriments":{"energy-kcal_100g":4e2,"fat_100g":9}}}"#,
  ]) func `and answers that never did, however they are changed`(answer: String) throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<400 {
      var bytes = Array(answer.utf8)
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      for choice in UInt8(4)...7 { try checkReceived([choice] + bytes) }
    }
  }
}
