extension TextSlice {
  /// The names of the tags in a text.
  var tagNames: [TextSlice] {
    withBytes { buffer in
      scanTags(LineScanner(buffer, 0..<buffer.count)).map { TextSlice(Array(buffer[$0.name])) }
    }
  }
}
