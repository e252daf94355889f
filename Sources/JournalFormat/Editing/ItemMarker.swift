/// What stands before the words of a list item: indentation, bullet or number, and the space behind it.
struct ItemMarker: Hashable {
  var indentation: [UInt8] = []
  /// `-`, `*`, `+`, `12.`, `12)`; empty for a line that is no item.
  var bullet: [UInt8]
  var space: [UInt8] = [.space]

  init(indentation: [UInt8] = [], bullet: [UInt8]) {
    self.indentation = indentation
    self.bullet = bullet
  }

  /// The marker of an item of `source`.
  init(_ item: DayOutline.Item, in source: SourceText) {
    let line = source.lineBehindMark(item.line)
    // Another item may stand before this one on its line: `- - soup`.
    indentation = source.bytes[min(line.lowerBound, item.start)..<item.start].map {
      $0 == .tab ? .tab : .space
    }
    var end = item.start
    while end < line.upperBound, isASCIIDigit(source.bytes[end]) { end += 1 }
    end = min(end + 1, line.upperBound)
    bullet = Array(source.bytes[item.start..<end])
    guard item.content > end, item.content <= line.upperBound else { return }
    let between = source.bytes[end..<item.content]
    if between.count <= 4, between.allSatisfy({ $0 == .space }) || between.elementsEqual([.tab]) {
      space = Array(between)
    }
  }

  /// The whole of it.
  var bytes: [UInt8] { indentation + bullet + (bullet.isEmpty ? [] : space) }

  /// The number of a numbered item.
  var number: Int? {
    guard let last = bullet.last, last == .period || last == .closeParenthesis else { return nil }
    return Int(String(decoding: bullet.dropLast(), as: UTF8.self))
  }

  /// The same marker with `number`, which has at most nine digits, or it stays as it is.
  func numbered(_ number: Int) -> ItemMarker {
    guard let sign = bullet.last, number >= 0, number < 1_000_000_000 else { return self }
    var marker = self
    marker.bullet = Array("\(number)".utf8) + [sign]
    return marker
  }

  /// The marker of what is nested in the item, where `unit` is what the file indents by.
  func nested(by unit: [UInt8]?) -> ItemMarker {
    let width = bullet.count + space.count
    // Less than the width of the marker nests nothing.
    let isEnough = unit.map { $0.contains(.tab) || $0.count >= width } ?? false
    let step =
      isEnough ? unit ?? [] : indentation.last == .tab ? [.tab] : Array(repeating: .space, count: width)
    return ItemMarker(indentation: indentation + step, bullet: number == nil ? bullet : [.hyphen])
  }
}
