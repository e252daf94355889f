/// A C library that is loaded when it is needed, so that the program runs without it.
struct DynamicLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Loads the first of these files that the system finds; `nil` if there is none.
  init?(_ names: String...) {
    // For as long as the process runs: what it returns may point into the library.
    guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
    self.handle = handle
  }

  /// The function with that name, whose type the caller knows; `nil` if the library has none.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
