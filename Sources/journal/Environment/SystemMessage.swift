#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the system calls an error, as the middle of a sentence wants it: “permission denied”.
func systemMessage(_ error: Int32) -> String {
  // The locale is never set, so the words are the same everywhere.
  guard let words = strerror(error) else { return "error \(error)" }
  let text = String(cString: words)
  guard let first = text.first, text.dropFirst().first?.isUppercase != true else { return text }
  return first.lowercased() + text.dropFirst()
}
