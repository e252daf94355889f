import JournalFormat

/// Figures, times, days and periods that are read from words can be computed with, and written out they are read alike.
public func checkWords(_ bytes: [UInt8]) throws(BrokenProperty) {
  let parser = parser(for: bytes)
  let text = String(decoding: bytes, as: UTF8.self)
  if let facts = parser.facts(of: text) { try checkFacts(facts) }
  if let time = parser.time(of: text) { try hold((0..<1800).contains(time.minutes), "time \(time)") }
  _ = parser.category(of: text)
  for quantity in FoodQuantity.quantities(in: TextSlice(bytes)) {
    try hold(quantity.amount.isFinite && quantity.amount >= 0, "\(quantity)")
  }
  try checkDays(text)
  try checkPeriods(text)
  try checkAddress(text)
  try checkTyped(bytes, text, parser)
  if let tag = TagName(text) {
    try hold(
      TagName(tag.written)?.name == tag.name, "the tag \(tag) is read otherwise when it is written")
  }
}

private func checkDays(_ text: String) throws(BrokenProperty) {
  if let day = Day(text) { try hold(day.description == text, "\(text.debugDescription) is the day \(day)") }
  if let week = CalendarWeek(text) {
    try hold(week.description == text, "\(text.debugDescription) is the week \(week)")
  }
  switch result({ () throws(ExpressionProblem) in try DayExpression(text, today: propertyDay).day }) {
  case .success(let day):
    try hold(
      Day(day.description) == day, "\(text.debugDescription) is the day \(day), which no file can have")
  case .failure(let problem):
    try hold(!problem.message.isEmpty, "\(text.debugDescription) is refused without a word")
  }
}

private func checkPeriods(_ text: String) throws(BrokenProperty) {
  let read = result { () throws(ExpressionProblem) in try PeriodExpression(text, today: propertyDay) }
  guard case .success(.period(let period)) = read else { return }
  let days = period.days
  try hold(
    Day(days.lowerBound.description) == days.lowerBound
      && Day(days.upperBound.description) == days.upperBound,
    "\(text.debugDescription) is \(period), with days that no file can have")
  let again = result { () throws(ExpressionProblem) in
    try PeriodExpression(period.description, today: propertyDay).days
  }
  try hold(
    (try? again.get()) == days, "\(period) of \(text.debugDescription) is read otherwise when it is written")
  guard days.lowerBound.year > 1, days.count < 300_000 else { return }
  try hold(
    period.previous.days.upperBound.advanced(by: 1) == days.lowerBound,
    "\(period.previous) does not end where \(period) begins")
}

private func checkAddress(_ text: String) throws(BrokenProperty) {
  let read = result { () throws(ExpressionProblem) in try EntryAddress(text, today: propertyDay) }
  guard case .success(let address) = read else { return }
  let again = result { () throws(ExpressionProblem) in
    try EntryAddress(address.description, today: propertyDay)
  }
  try hold(
    (try? again.get()) == address, "\(address) of \(text.debugDescription) is read otherwise when written")
}

/// Nothing that is typed is lost: its letters and digits are in the words, the tags and what was read as figures.
private func checkTyped(_ bytes: [UInt8], _ text: String, _ parser: DayFileParser) throws(BrokenProperty) {
  var entry = NewEntry(typed: text, parser: parser)
  try checkFacts(entry.facts)
  try hold(entry.endTime == nil || entry.time != nil, "an end without a beginning")
  entry.takeLabel(parser)
  try hold(!entry.text.utf8.contains(UInt8(ascii: "\n")), "the words are more than a line")
}

/// What `body` gives or throws, as a value.
private func result<Value>(
  _ body: () throws(ExpressionProblem) -> Value
) -> Result<Value, ExpressionProblem> {
  do { return .success(try body()) } catch { return .failure(error) }
}
