/// The sample journal: 120 days of one person's diary, the last of them `today`.
///
/// The same arguments give the same bytes on every machine. About 85 days in a hundred have a file. What is
/// tied to a season or to a feast follows the calendar, everything else the count of days before `today`.
///
/// With `isMarked`, every day file, `habits.md` and `tasks.md` begins with `sampleMarker`, and `journal.toml`
/// with a comment that holds it. Front matter has to stand in a file's first line, so a marked file has none.
/// Pictures carry no mark. The files come in the order of their paths.
public func sampleJournal(ending today: Day, isMarked: Bool) -> [SampleFile] {
  var menu = SampleMenu()
  var prose = SampleProse()
  var files: [SampleFile] = []
  for date in SampleDate.all(ending: today) where date.isLogged {
    let meals = menu.meals(on: date)
    let page = SampleDay(
      date: date, entries: meals.map(\.entry), tasks: sampleTasks(on: date), habits: sampleHabits(on: date),
      opening: prose.opening(on: date), notes: prose.notes(on: date))
    files.append(SampleFile(path: date.path, bytes: Array(page.markdown(isMarked: isMarked).utf8)))
    for meal in meals {
      guard let photo = meal.photo else { continue }
      files.append(SampleFile(path: photo.path, bytes: photo.picture.png(seed: date.daysBack)))
    }
  }
  files += sampleCompanions(ending: today, isMarked: isMarked)
  return files.sorted { $0.path < $1.path }
}

/// The first line of a file that the sample generator made for a user.
public let sampleMarker = "<!-- journal sample -->"
