extension GitConfiguration {
  /// The settings as a file of git's configuration, in their order.
  ///
  /// What git itself could not have read from a file is left out: names of other than letters, digits and hyphens, a zero byte, and a
  /// part between dots with the end of a line.
  var fileText: [UInt8] {
    var text: [UInt8] = []
    for entry in entries {
      let name = entry.name
      guard !entry.key.contains(0), entry.value?.contains(0) != true,
        !name.section.isEmpty, name.section.allSatisfy(Self.mayBeInName),
        let first = name.variable.first, (0x61...0x7A).contains(first),
        name.variable.allSatisfy(Self.mayBeInName),
        name.subsection?.contains(UInt8(ascii: "\n")) != true
      else { continue }
      text += Array("[".utf8) + name.section
      if let subsection = name.subsection {
        text += Array(" \"".utf8) + Self.quoted(subsection) + Array("\"".utf8)
      }
      text += Array("]\n\t".utf8) + name.variable
      if let value = entry.value { text += Array(" = \"".utf8) + Self.escaped(value) + Array("\"".utf8) }
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  /// Whether a byte may stand in the name of a section or a variable, which git lists in lower case.
  private static func mayBeInName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
  }

  /// The part of a key as it stands between double quotes; git knows no other escapes there.
  private static func quoted(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { byte -> [UInt8] in
      byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\"") ? [UInt8(ascii: "\\"), byte] : [byte]
    }
  }

  /// A value as it stands between double quotes.
  private static func escaped(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "\""): [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): Array("\\n".utf8)
      case UInt8(ascii: "\t"): Array("\\t".utf8)
      default: [byte]
      }
    }
  }
}
