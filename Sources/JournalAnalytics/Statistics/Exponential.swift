// The module needs no library of mathematics besides.

/// The natural logarithm of a positive number, by halving it into the range where the series converges fast.
func naturalLogarithm(_ value: Double) -> Double {
  let exponent = Double(value.exponent)
  let y = (value.significand - 1) / (value.significand + 1)
  var (power, sum) = (y, 0.0)
  for odd in stride(from: 1.0, to: 60, by: 2) {
    sum += power / odd
    power *= y * y
  }
  return 2 * sum + exponent * 0.693_147_180_559_945_3
}

/// e to the power of a number that is not above zero; 0 below −700.
func exponential(ofNegative value: Double) -> Double {
  guard value > -700 else { return 0 }
  // e^x = (e^(x/1024))^1024, with a series of which the fifth term is below 1e-2.
  let x = value / 1024
  var (term, sum) = (1.0, 1.0)
  for n in 1...8 {
    term *= x / Double(n)
    sum += term
  }
  for _ in 0..<10 { sum *= sum }
  return sum
}
