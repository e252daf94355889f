import JournalFormat

/// Reads barcodes in pictures by libzbar, which is loaded for it.
enum BarcodeScanner {
  /// The product barcodes in a picture, the most reliably read first; empty if there are none.
  ///
  /// libzbar looks along rows and columns. A picture in which it finds nothing is turned in steps of 15°, up to 75°: turned by more
  /// it has rows where it had columns.
  static func barcodes(in picture: [UInt8]) throws(CommandFailure) -> [String] {
    let scanner = try ZBar()
    let picture = try GreyPicture(decoding: picture)
    let found = scanner.barcodes(in: picture)
    if !found.isEmpty { return found }
    for (sine, cosine) in turns {
      let found = scanner.barcodes(in: picture.turned(sine: sine, cosine: cosine))
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Sine and cosine of 45°, 30°, 60°, 15° and 75°.
  private static let turns = [
    (0.70710678, 0.70710678), (0.5, 0.8660254), (0.8660254, 0.5), (0.25881905, 0.96592583),
    (0.96592583, 0.25881905),
  ]
}

/// The functions of libzbar that are needed.
private struct ZBar {
  private typealias Pointer = UnsafeMutableRawPointer
  private typealias Making = @convention(c) () -> Pointer?
  private typealias Forgetting = @convention(c) (Pointer?) -> Void
  private typealias Configuring = @convention(c) (Pointer?, Int32, Int32, Int32) -> Int32
  private typealias Scanning = @convention(c) (Pointer?, Pointer?) -> Int32
  private typealias SettingFormat = @convention(c) (Pointer?, UInt) -> Void
  private typealias SettingSize = @convention(c) (Pointer?, UInt32, UInt32) -> Void
  private typealias SettingData = @convention(c) (Pointer?, UnsafeRawPointer?, UInt, Pointer?) -> Void
  private typealias Following = @convention(c) (Pointer?) -> Pointer?
  private typealias Text = @convention(c) (Pointer?) -> UnsafePointer<CChar>?
  private typealias Quality = @convention(c) (Pointer?) -> Int32

  private let makeScanner: Making
  private let forgetScanner: Forgetting
  private let configure: Configuring
  private let scan: Scanning
  private let makeImage: Making
  private let forgetImage: Forgetting
  private let setFormat: SettingFormat
  private let setSize: SettingSize
  private let setData: SettingData
  private let firstSymbol: Following
  private let nextSymbol: Following
  private let text: Text
  private let quality: Quality

  /// The kinds of barcodes that products have, by their numbers in zbar.h: EAN-8, UPC-E, UPC-A, EAN-13, and I25, in which boxes have GTIN-14.
  private static let kinds: [Int32] = [8, 9, 12, 13, 25]
  /// `ZBAR_CFG_ENABLE`.
  private static let enable: Int32 = 0
  /// `Y800`: a byte of brightness a pixel.
  private static let grey = "Y800".utf8.reversed().reduce(UInt(0)) { $0 << 8 | UInt($1) }

  /// Loads the library.
  init() throws(CommandFailure) {
    guard let library = DynamicLibrary("libzbar.so.0", "libzbar.dylib"),
      let makeScanner = library.function("zbar_image_scanner_create", as: Making.self),
      let forgetScanner = library.function("zbar_image_scanner_destroy", as: Forgetting.self),
      let configure = library.function("zbar_image_scanner_set_config", as: Configuring.self),
      let scan = library.function("zbar_scan_image", as: Scanning.self),
      let makeImage = library.function("zbar_image_create", as: Making.self),
      let forgetImage = library.function("zbar_image_destroy", as: Forgetting.self),
      let setFormat = library.function("zbar_image_set_format", as: SettingFormat.self),
      let setSize = library.function("zbar_image_set_size", as: SettingSize.self),
      let setData = library.function("zbar_image_set_data", as: SettingData.self),
      let firstSymbol = library.function("zbar_image_first_symbol", as: Following.self),
      let nextSymbol = library.function("zbar_symbol_next", as: Following.self),
      let text = library.function("zbar_symbol_get_data", as: Text.self),
      let quality = library.function("zbar_symbol_get_quality", as: Quality.self)
    else {
      throw CommandFailure(
        .refused,
        "to read a barcode from a picture libzbar is needed, which is not installed; on Debian and Ubuntu: sudo apt-get install libzbar0 libturbojpeg0; or type the digits below the bars"
      )
    }
    (self.makeScanner, self.forgetScanner, self.configure, self.scan) = (
      makeScanner, forgetScanner, configure, scan
    )
    (self.makeImage, self.forgetImage, self.setFormat) = (makeImage, forgetImage, setFormat)
    (self.setSize, self.setData, self.firstSymbol) = (setSize, setData, firstSymbol)
    (self.nextSymbol, self.text, self.quality) = (nextSymbol, text, quality)
  }

  /// The digits of barcodes in a picture.
  func barcodes(in picture: GreyPicture) -> [String] {
    guard let scanner = makeScanner(), let image = makeImage() else { return [] }
    defer {
      forgetImage(image)
      forgetScanner(scanner)
    }
    // All kinds off, then those of products on.
    _ = configure(scanner, 0, Self.enable, 0)
    for kind in Self.kinds { _ = configure(scanner, kind, Self.enable, 1) }
    setFormat(image, Self.grey)
    setSize(image, UInt32(picture.width), UInt32(picture.height))
    return picture.pixels.withUnsafeBytes { pixels in
      setData(image, pixels.baseAddress, UInt(pixels.count), nil)
      guard scan(scanner, image) > 0 else { return [] }
      var found: [(digits: String, quality: Int32)] = []
      var symbol = firstSymbol(image)
      while let current = symbol, found.count < 100 {
        if let bytes = text(current), let barcode = try? Barcode(String(cString: bytes)) {
          found.append((barcode.digits, quality(current)))
        }
        symbol = nextSymbol(current)
      }
      return found.sorted { $0.quality > $1.quality }.map(\.digits)
    }
  }
}

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
