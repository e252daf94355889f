import JournalFormat

/// A picture without its position is as long as before, and in the end there is none.
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
    // Tables that lie over each other may show one only when another is gone.
    var rest = picture
    for _ in 0..<8 where rest.wasRemoved { rest = PicturePosition(removingFrom: rest.bytes, kind: kind) }
    try hold(!rest.wasRemoved, "\(kind) has a position however often it is taken out")
  }
}
