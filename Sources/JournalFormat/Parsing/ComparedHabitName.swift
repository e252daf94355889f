/// The name of a habit as names are compared: in lower case, without pictures and emphasis, with single spaces. `🧘 Yoga`, `**Yoga**` and
/// `yoga` are one; a name of pictures alone is compared as it is.
public func comparedHabitName(_ name: String) -> String {
  let isPlain = name.utf8.allSatisfy { $0.isASCII && $0 != .asterisk && $0 != .underscore && $0 > .space }
  if isPlain { return name.lowercased() }
  let scalars = name.unicodeScalars.filter {
    !HeadingTitle.isDecoration($0.value) && $0 != "*" && $0 != "_"
  }
  let words = String(String.UnicodeScalarView(scalars)).split(separator: " ").joined(separator: " ")
  return words.isEmpty ? name.lowercased() : words.lowercased()
}
