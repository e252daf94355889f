extension TodoTxt {
  /// Puts the parts below their parents, one level deep or more; a part of none it knows stands alone.
  static func nested(
    _ read: [(line: Line, id: String?, parent: String?)], _ losses: inout ExchangeLosses
  ) -> [Line] {
    var places: [String: Int] = [:]
    for (index, one) in read.enumerated() { if let id = one.id, places[id] == nil { places[id] = index } }
    var lines = read.map(\.line)
    // The order of a list means nothing there, and sorted ones have parts above their wholes.
    let named = read.map { $0.parent.flatMap { places[$0] } }
    var parents = named
    var depths: [Int?] = read.map { _ in nil }
    for start in read.indices where depths[start] == nil {
      var path = [start]
      var known: Set<Int> = [start]
      while let last = path.last, let next = named[last], depths[next] == nil, known.insert(next).inserted {
        path.append(next)
      }
      // From the whole down; no part is its own whole's whole, and none lies too deep.
      for index in path.reversed() {
        if let depth = named[index].flatMap({ depths[$0] }), depth < ExchangedTask.deepest {
          depths[index] = depth + 1
        } else {
          (parents[index], depths[index]) = (nil, 0)
        }
      }
    }
    let children = Dictionary(grouping: read.indices.filter { parents[$0] != nil }) { parents[$0] ?? $0 }
    // Of another program's keys nothing is lost: an `id:` that no part names stays a word, as a `p:` of nothing here does.
    for index in read.indices {
      if let id = read[index].id, children[index] == nil || places[id] != index {
        lines[index].task.text += " id:\(id)"
      }
      if let parent = read[index].parent, parents[index] == nil {
        lines[index].task.text += " p:\(parent)"
        losses.add("part of no task of the list, so its p: stays a word", at: "line \(lines[index].number)")
      }
    }
    func whole(_ index: Int) -> ExchangedTask {
      var task = lines[index].task
      task.parts = (children[index] ?? []).map(whole)
      return task
    }
    return lines.indices.filter { parents[$0] == nil }.map { index in
      var line = lines[index]
      line.task = whole(index)
      return line
    }
  }
}
