import JournalFormat

/// A picture without its position is as long as before, and has none, or it is said that it may.
public func checkPicture(_ bytes: [UInt8]) throws(BrokenProperty) {
  var input = InputBytes(bytes)
  let name = MediaKind.allCases[input.choice(of: MediaKind.allCases.count)]
  let file = input.all
  let kind = MediaKind(content: file)
  if let recording = MediaKind(recording: file, name: "a.\(name.rawValue)") {
    try hold(!recording.isPhoto, "a recording that is a photo: \(recording)")
  }
  for kind in Set([name, kind].compactMap(\.self)) {
    let picture = PicturePosition(removingFrom: file, kind: kind)
    try hold(
      picture.bytes.count == file.count,
      "\(kind) of \(file.count) bytes has \(picture.bytes.count) afterwards")
    let again = PicturePosition(removingFrom: picture.bytes, kind: kind)
    try hold(
      !again.wasRemoved || picture.remainder == .possible,
      "\(kind) has a position behind the one that was taken out")
  }
}
