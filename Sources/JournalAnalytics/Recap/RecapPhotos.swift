public import JournalFormat

/// A photo of an eaten entry or of a note.
public struct RecapPhoto: Hashable, Sendable {
  public var day: Day
  public var time: ClockTime?
  /// Relative to the journal's folder.
  public var target: String
  /// The words of its entry, or those that a note gives it; `photo` where there are none.
  public var caption: String
}

/// The newest photos of eaten entries and of notes that are not marked as private, at most four, in the order of the diary.
func recapPhotos(of days: [DiaryDay]) -> [RecapPhoto] {
  var photos: [RecapPhoto] = []
  for day in days.reversed() {
    var own: [RecapPhoto] = []
    for file in day.files {
      let noted = file.notes.map { ($0, $0.photos(inFile: file.path)) }.filter { !$0.1.isEmpty }
      guard !noted.isEmpty || file.entries.contains(where: { $0.inputKind != .text }) else { continue }
      let marks = PrivateMarks(of: file)
      for entry in file.entries where entry.isEaten && !marks.cover(entry.range) {
        for target in entry.photoPaths(inFile: file.path).prefix(1) {
          own.append(
            RecapPhoto(day: day.day, time: entry.time?.start, target: target, caption: entry.text.string))
        }
      }
      for (note, photos) in noted where !marks.cover(note.range) {
        for photo in photos where !own.contains(where: { $0.target == photo.target }) {
          let caption = photo.words.isEmpty ? "photo" : photo.words
          own.append(RecapPhoto(day: day.day, target: photo.target, caption: caption))
        }
      }
    }
    own.sort { ($0.time?.minutes ?? 0, $0.target) < ($1.time?.minutes ?? 0, $1.target) }
    photos = own.suffix(4 - photos.count) + photos
    if photos.count >= 4 { break }
  }
  return photos
}
