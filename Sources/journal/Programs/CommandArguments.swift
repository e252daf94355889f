/// The words of a command line that an environment variable holds, such as `$EDITOR`.
///
/// They are cut as a shell cuts them: at blanks outside of quotation marks, and a backslash takes the next character as it
/// is. Nothing is expanded, for no shell is asked.
struct CommandArguments: Hashable {
  let arguments: [String]

  /// `nil` where a quotation mark is not closed.
  init?(_ text: String) {
    var arguments: [String] = []
    var argument: String.UnicodeScalarView?
    var quote: Unicode.Scalar?
    var rest = text.unicodeScalars[...]
    func add(_ scalar: Unicode.Scalar) {
      var longer = argument ?? String.UnicodeScalarView()
      longer.append(scalar)
      argument = longer
    }
    while let scalar = rest.popFirst() {
      switch (scalar, quote) {
      case (_, scalar): quote = nil
      case ("'", nil), ("\"", nil):
        quote = scalar
        argument = argument ?? String.UnicodeScalarView()
      case ("\\", nil):
        if let next = rest.popFirst(), next != "\n" { add(next) }
      case ("\\", "\""):
        // Between double quotation marks a backslash stands for itself before anything else.
        if let next = rest.first, ["$", "`", "\"", "\\"].contains(next) {
          rest.removeFirst()
          add(next)
        } else {
          add(scalar)
        }
      case (" ", nil), ("\t", nil), ("\n", nil):
        if let argument { arguments.append(String(argument)) }
        argument = nil
      default: add(scalar)
      }
    }
    guard quote == nil else { return nil }
    if let argument { arguments.append(String(argument)) }
    self.arguments = arguments
  }
}
