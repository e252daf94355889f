import JournalFormat

/// A picture as rows of brightness, a byte a pixel.
struct GreyPicture {
  var width: Int
  var height: Int
  /// `width` × `height` bytes.
  var pixels: [UInt8]

  /// The maximum number of pixels to decode: those of a photo of 64 megapixels.
  static let mostPixels = 64_000_000

  /// Pictures are scaled down until neither side is longer: bars of a photo are far broader than a pixel.
  static let usualSize = 1_600

  /// Decodes a JPEG or PNG picture by the system's libraries, which are loaded for it.
  init(decoding bytes: [UInt8]) throws(CommandFailure) {
    let kind = MediaKind(content: bytes)
    guard kind == .jpeg || kind == .png else {
      throw CommandFailure(
        .refused,
        "barcodes are read from JPEG and PNG pictures, and this \(kind.map { "is a \($0.name) file" } ?? "begins as none does"); save it as one of these, or type the digits"
      )
    }
    guard let size = PictureSize(bytes) else { throw Self.damaged }
    guard size.pixels <= Self.mostPixels else {
      throw CommandFailure(
        .refused,
        "the picture has \(size.width) × \(size.height) pixels, which are too many to look for a barcode in; cut out the part with the bars"
      )
    }
    self = kind == .jpeg ? try Self.jpeg(bytes, size) : try Self.png(bytes, size)
  }

  init(width: Int, height: Int, pixels: [UInt8]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  private static let damaged = CommandFailure(
    .refused, "the picture is damaged and cannot be decoded; take it again, or type the digits below the bars"
  )

  private static func missing(_ library: String, _ package: String) -> CommandFailure {
    CommandFailure(
      .refused,
      "to read a picture of this kind \(library) is needed, which is not installed; on Debian and Ubuntu: sudo apt-get install \(package)"
    )
  }

  // MARK: JPEG, by TurboJPEG

  private static func jpeg(_ bytes: [UInt8], _ size: PictureSize) throws(CommandFailure) -> GreyPicture {
    guard let library = DynamicLibrary("libturbojpeg.so.0", "libturbojpeg.dylib"),
      let begin = library.function(
        "tjInitDecompress", as: (@convention(c) () -> UnsafeMutableRawPointer?).self),
      let end = library.function("tjDestroy", as: (@convention(c) (UnsafeMutableRawPointer?) -> Int32).self),
      let decode = library.function(
        "tjDecompress2",
        as: (@convention(c) (
          UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<UInt8>?, Int32, Int32,
          Int32,
          Int32, Int32
        ) -> Int32).self)
    else { throw missing("libturbojpeg", "libturbojpeg0") }
    guard let decoder = begin() else { throw damaged }
    defer { _ = end(decoder) }
    // The library makes it half, a quarter or an eighth as large while it decodes, which also saves time.
    var (width, height) = (size.width, size.height)
    for divisor in [2, 4, 8] where max(size.width, size.height) > usualSize * divisor / 2 {
      (width, height) = ((size.width + divisor - 1) / divisor, (size.height + divisor - 1) / divisor)
    }
    var pixels = [UInt8](repeating: .max, count: width * height)
    let grey: Int32 = 6
    let status = bytes.withUnsafeBufferPointer { source in
      pixels.withUnsafeMutableBufferPointer { target in
        decode(
          decoder, source.baseAddress, UInt(source.count), target.baseAddress, Int32(width), Int32(width),
          Int32(height), grey, 0)
      }
    }
    // A picture that is cut short has its upper part; what is wrong with it is not fatal. Bars may be there.
    guard status == 0 || pixels.contains(where: { $0 != .max }) else { throw damaged }
    return GreyPicture(width: width, height: height, pixels: pixels)
  }

  // MARK: PNG, by libpng

  /// `png_image` of libpng 1.6: eight words, of which the first is a pointer, and a message.
  private struct PNGImage {
    var control: UnsafeMutableRawPointer?
    var version: UInt32 = 1
    var width: UInt32 = 0
    var height: UInt32 = 0
    var format: UInt32 = 0
    var flags: UInt32 = 0
    var colours: UInt32 = 0
    var failure: UInt32 = 0
    var message: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0, 0, 0)
  }

  private static func png(_ bytes: [UInt8], _ size: PictureSize) throws(CommandFailure) -> GreyPicture {
    guard let library = DynamicLibrary("libpng16.so.16", "libpng16.dylib"),
      let begin = library.function(
        "png_image_begin_read_from_memory",
        as: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int) -> Int32).self),
      let finish = library.function(
        "png_image_finish_read",
        as: (@convention(c) (
          UnsafeMutableRawPointer?, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32,
          UnsafeMutableRawPointer?
        ) -> Int32).self),
      let forget = library.function(
        "png_image_free", as: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self)
    else { throw missing("libpng", "libpng16-16") }
    var pixels = [UInt8](repeating: .max, count: size.pixels)
    // What is transparent is shown on white.
    let white: [UInt8] = [.max, .max, .max]
    let isDecoded = bytes.withUnsafeBytes { source in
      var image = PNGImage()
      return withUnsafeMutablePointer(to: &image) { image in
        defer { forget(image) }
        guard begin(image, source.baseAddress, source.count) != 0, Int(image.pointee.width) == size.width,
          Int(image.pointee.height) == size.height
        else { return false }
        image.pointee.format = 0
        return finish(image, white, &pixels, 0, nil) != 0
      }
    }
    guard isDecoded || pixels.contains(where: { $0 != .max }) else { throw damaged }
    return GreyPicture(width: size.width, height: size.height, pixels: pixels).reduced()
  }

  // MARK: Changed

  /// Scaled down by a whole factor to the usual size: each pixel is the mean of those it replaces.
  private func reduced() -> GreyPicture {
    let factor = max(1, max(width, height) / Self.usualSize)
    guard factor > 1 else { return self }
    let (columns, rows) = (width / factor, height / factor)
    guard columns > 0, rows > 0 else { return self }
    var small = [UInt8](repeating: 0, count: columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        var sum = 0
        for y in 0..<factor {
          let start = (row * factor + y) * width + column * factor
          for x in 0..<factor { sum += Int(pixels[start + x]) }
        }
        small[row * columns + column] = UInt8(sum / (factor * factor))
      }
    }
    return GreyPicture(width: columns, height: rows, pixels: small)
  }

  /// Turned about its centre by an angle, given by its sine and cosine; what was outside is white.
  func turned(sine: Double, cosine: Double) -> GreyPicture {
    let columns = Int((Double(width) * abs(cosine) + Double(height) * abs(sine)).rounded(.up))
    let rows = Int((Double(width) * abs(sine) + Double(height) * abs(cosine)).rounded(.up))
    guard columns > 0, rows > 0, columns * rows <= Self.mostPixels else { return self }
    var turned = [UInt8](repeating: .max, count: columns * rows)
    let (x0, y0) = (Double(width) / 2, Double(height) / 2)
    for row in 0..<rows {
      let y = Double(row) - Double(rows) / 2
      for column in 0..<columns {
        let x = Double(column) - Double(columns) / 2
        let (fromX, fromY) = (x * cosine + y * sine + x0, y * cosine - x * sine + y0)
        guard fromX >= 0, fromY >= 0, fromX < Double(width - 1), fromY < Double(height - 1) else { continue }
        turned[row * columns + column] = value(x: fromX, y: fromY)
      }
    }
    return GreyPicture(width: columns, height: rows, pixels: turned)
  }

  /// The brightness between four pixels.
  private func value(x: Double, y: Double) -> UInt8 {
    let (column, row) = (Int(x), Int(y))
    let (dx, dy) = (x - Double(column), y - Double(row))
    let start = row * width + column
    let upper = Double(pixels[start]) * (1 - dx) + Double(pixels[start + 1]) * dx
    let lower = Double(pixels[start + width]) * (1 - dx) + Double(pixels[start + width + 1]) * dx
    return UInt8(min(255, max(0, upper * (1 - dy) + lower * dy)))
  }
}
