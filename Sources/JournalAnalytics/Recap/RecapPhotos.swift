public import JournalFormat

/// A photo of an eaten entry.
public struct RecapPhoto: Hashable, Sendable {
  public var day: Day
  public var time: ClockTime?
  /// Relative to the journal's folder.
  public var target: String
  /// The words of its entry.
  public var caption: String
}

/// The newest photos of eaten entries that are not marked as private, at most four, in the order of the diary.
func recapPhotos(of days: [DiaryDay]) -> [RecapPhoto] {
  var photos: [RecapPhoto] = []
  for day in days.reversed() {
    var own: [RecapPhoto] = []
    for file in day.files where file.entries.contains(where: { $0.inputKind != .text }) {
      let marks = PrivateMarks(of: file)
      for entry in file.entries where entry.isEaten && !marks.cover(entry.range) {
        for target in entry.photoPaths(inFile: file.path).prefix(1) {
          own.append(
            RecapPhoto(day: day.day, time: entry.time?.start, target: target, caption: entry.text.string))
        }
      }
    }
    own.sort { ($0.time?.minutes ?? 0, $0.target) < ($1.time?.minutes ?? 0, $1.target) }
    photos = own.suffix(4 - photos.count) + photos
    if photos.count >= 4 { break }
  }
  return photos
}
