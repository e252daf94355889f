/// An address that holds a picture itself: `data:image/png;base64,…`.
public func dataURL(of bytes: [UInt8], type: String) -> String {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text = Array("data:\(type);base64,".utf8)
  text.reserveCapacity(text.count + (bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = (0..<3).map { start + $0 < bytes.count ? Int(bytes[start + $0]) : 0 }
    let bits = group[0] << 16 | group[1] << 8 | group[2]
    for place in 0..<4 {
      // Each byte fills one letter and a part of the next.
      let isFilled = start + place <= bytes.count
      text.append(isFilled ? letters[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
    }
  }
  return String(decoding: text, as: UTF8.self)
}
