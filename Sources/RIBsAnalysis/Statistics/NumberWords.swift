/// Numbers as statistics show them.
package enum NumberWords {
  /// `12.3%`; with two decimals below 1 %.
  package static func percent(_ share: Double) -> String {
    let percent = share * 100
    return percent > 0 && percent < 1 ? "\(decimal(percent, 2))%" : "\(decimal(percent, 1))%"
  }

  /// A number with one decimal.
  package static func tenths(_ number: Double) -> String { decimal(number, 1) }

  private static func decimal(_ number: Double, _ decimals: Int) -> String {
    let scale = decimals == 2 ? 100 : 10
    let (whole, rest) = Int((number * Double(scale)).rounded())
      .quotientAndRemainder(dividingBy: scale)
    let digits = String(rest)
    return "\(whole).\(String(repeating: "0", count: decimals - digits.count))\(digits)"
  }
}
