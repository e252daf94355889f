/// Pictures made byte by byte: enough of each format to hold a position, and nothing to decode.
struct MadeUpPicture {
  /// One entry of a directory: its tag, the type of its values, how many, and their bytes.
  struct Entry {
    var tag: Int
    var type: Int
    var count: Int
    var values: [UInt8]
  }

  var isLittleEndian = true

  func number(_ number: Int, bytes count: Int) -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    return isLittleEndian ? bytes : bytes.reversed()
  }

  /// A directory that stands at `offset`, its longer values behind it.
  func directory(_ entries: [Entry], at offset: Int, next: Int = 0) -> [UInt8] {
    var table = number(entries.count, bytes: 2)
    var values: [UInt8] = []
    let behind = offset + 2 + 12 * entries.count + 4
    for entry in entries {
      table += number(entry.tag, bytes: 2) + number(entry.type, bytes: 2) + number(entry.count, bytes: 4)
      if entry.values.count <= 4 {
        table += entry.values + [UInt8](repeating: 0, count: 4 - entry.values.count)
      } else {
        table += number(behind + values.count, bytes: 4)
        values += entry.values
      }
    }
    return table + number(next, bytes: 4) + values
  }

  func pointer(_ tag: Int, to offset: Int) -> Entry {
    Entry(tag: tag, type: 4, count: 1, values: number(offset, bytes: 4))
  }

  func text(_ tag: Int, _ text: String) -> Entry {
    Entry(tag: tag, type: 2, count: text.utf8.count + 1, values: Array(text.utf8) + [0])
  }

  func degrees(_ tag: Int, _ degrees: Int, _ minutes: Int, _ seconds: Int) -> Entry {
    Entry(
      tag: tag, type: 5, count: 3,
      values: [degrees, minutes, seconds].flatMap { number($0, bytes: 4) + number(1, bytes: 4) })
  }

  /// 52° 31′ 12″ north, 13° 24′ 17″ east.
  var position: [Entry] {
    [
      Entry(tag: 0, type: 1, count: 4, values: [2, 3, 0, 0]), text(1, "N"), degrees(2, 52, 31, 12),
      text(3, "E"), degrees(4, 13, 24, 17),
    ]
  }

  var header: [UInt8] { isLittleEndian ? Array("II*\0".utf8) : Array("MM\0*".utf8) }

  /// EXIF data with orientation, a date, EXIF and GPS directories, and after those the data of a thumbnail.
  func exif(position: [Entry]?, thumbnail: [UInt8] = []) -> [UInt8] {
    var parts: [UInt8] = []
    func place(_ entries: [Entry], next: Int = 0) -> Int {
      let offset = 8 + parts.count
      parts += directory(entries, at: offset, next: next)
      return offset
    }
    let camera = place([text(0x9003, "2026:03:14 08:15:02")])
    let gps = position.map { place($0) }
    let preview = 8 + parts.count
    parts += thumbnail
    let second = place([pointer(0x0201, to: preview), pointer(0x0202, to: thumbnail.count)])
    var entries = [
      text(0x010F, "Kamera"), Entry(tag: 0x0112, type: 3, count: 1, values: number(6, bytes: 2)),
      text(0x0132, "2026:03:14 08:15:02"), pointer(0x8769, to: camera),
    ]
    if let gps { entries.append(pointer(0x8825, to: gps)) }
    entries.append(Entry(tag: 0xA500, type: 3, count: 1, values: number(7, bytes: 2)))
    let first = place(entries, next: second)
    return header + number(first, bytes: 4) + parts
  }

  /// The tags of all directories of EXIF data, read by a reader of the tests' own: `112 132 > 9003`.
  func tags(of data: [UInt8]) -> String {
    func value(_ at: Int, _ count: Int) -> Int {
      let bytes = data[at..<at + count]
      return (isLittleEndian ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    func directory(_ start: Int) -> [String] {
      guard start != 0 else { return [] }
      let entries = (0..<value(start, 2)).map { start + 2 + 12 * $0 }
      let own = entries.map { String(value($0, 2), radix: 16) }.joined(separator: " ")
      let inner = entries.filter { [0x8769, 0x8825].contains(value($0, 2)) }
      return [own] + inner.flatMap { directory(value($0 + 8, 4)) }
        + directory(value(start + 2 + 12 * entries.count, 4))
    }
    return directory(value(4, 4)).joined(separator: " > ")
  }
}

/// A JPEG of these application segments, with some coded pixels behind them.
func jpeg(_ segments: [[UInt8]], pixels: [UInt8] = [0x12, 0xFF, 0x00, 0x34, 0xFF, 0xD0, 0x56]) -> [UInt8] {
  var file: [UInt8] = [0xFF, 0xD8]
  for segment in segments {
    let length = segment.count + 2
    file += [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + segment
  }
  return file + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0] + pixels + [0xFF, 0xD9]
}

/// The content of a segment with EXIF data.
func exifSegment(_ data: [UInt8]) -> [UInt8] { Array("Exif\0\0".utf8) + data }

/// The content of a segment with an XMP packet.
func xmpSegment(_ packet: String) -> [UInt8] { Array("http://ns.adobe.com/xap/1.0/\0\(packet)".utf8) }

/// A PNG of these chunks, each with its checksum.
func png(_ chunks: [(String, [UInt8])]) -> [UInt8] {
  [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    + chunks.flatMap { name, content in
      let checked = Array(name.utf8) + content
      return bigEndian(content.count) + checked + bigEndian(Int(checksum(checked)))
    }
}

/// The checksum of a PNG chunk, bit by bit as its standard describes it.
private func checksum(_ bytes: [UInt8]) -> UInt32 {
  var sum: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    sum ^= UInt32(byte)
    for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }
  return ~sum
}

private func bigEndian(_ number: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}
