/// The files beside the day files: habits, tasks without a day, settings.
func sampleCompanions(ending today: Day, isMarked: Bool) -> [SampleFile] {
  let first = today.advanced(by: -119)
  let mark = isMarked ? sampleMarker + "\n\n" : ""
  return [
    SampleFile(path: "habits.md", bytes: Array((mark + habits(since: first)).utf8)),
    SampleFile(path: "tasks.md", bytes: Array((mark + tasks(from: today)).utf8)),
    SampleFile(
      path: "journal.toml", bytes: Array(((isMarked ? "# \(sampleMarker)\n" : "") + settings(today)).utf8)),
  ]
}

private func habits(since first: Day) -> String {
  """
  # Habits

  ## Meditate

  - every: day
  - since: \(first)

  Ten minutes, before the coffee.

  ## Run

  - every: tue,thu,sun
  - since: \(first)

  ## Stretch

  - every: weekday
  - since: \(first.advanced(by: 23))
  - steps:
    - calves
    - hips
    - neck and shoulders

  ## Water

  - every: day
  - target: 8 glasses

  ## Read

  - every: day
  - target: 20 pages

  """
}

private func tasks(from today: Day) -> String {
  """
  # Tasks

  - [ ] Renew the passport due:\(today.advanced(by: 66)) !high
    - [ ] photographs
    - [ ] appointment
  - [ ] Service the bike every:year due:\(today.advanced(by: 339))
  - [/] Copy my mother's recipes into the notebook #family
    - [x] sambar powder
    - [x] lime pickle
    - [ ] murukku
  - [ ] Frame the print from the flea market !low
  - [ ] Clean the coffee filter every:month due:\(today.advanced(by: 20)) !low
  - [ ] Register for the ten-kilometre run start:\(today.advanced(by: 17)) due:\(today.advanced(by: 31)) !medium
  - [-] Learn to like green peppers: no
  - [x] Find a doctor near the new office done:\(today.advanced(by: -38)) #health

  """
}

private func settings(_ today: Day) -> String {
  let rest = SampleDate.rest
  return """
    # Settings of this journal. They travel with the diary.
    format = 1
    language = "en"
    first_weekday = "monday"
    day_ends = "04:00"
    units = "metric"
    # A week by the sea, which neither breaks a streak nor lengthens it.
    rest = ["\(today.advanced(by: -rest.upperBound))..\(today.advanced(by: -rest.lowerBound))"]

    """
}
