/// The arguments in the command line of an environment variable, such as `$EDITOR`.
///
/// They are split like in a shell: at white space outside quotation marks, with backslash escapes. Nothing is
/// expanded, and no shell is run.
struct CommandArguments: Hashable {
  let arguments: [String]

  /// `nil` for an unclosed quotation mark.
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
        // Between double quotation marks a backslash is literal before any other character.
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
