/// How much was read, in the words of a progress bar.
struct ReadAmount {
  /// What is counted.
  enum Unit {
    case bytes, files
  }

  /// How much there is to read; nil if unknown.
  var total: Int?
  let unit: Unit
  var count = 0

  private static let width = 30

  init(of total: Int?, _ unit: Unit = .bytes) {
    self.total = total
    self.unit = unit
  }

  /// The bar and the total, or what was read so far of an unknown total.
  var text: String {
    guard let total, total > 0 else { return "reading: \(words(count))" }
    let share = min(1, Double(count) / Double(total))
    let full = Int(share * Double(Self.width))
    let bar =
      String(repeating: "█", count: full) + String(repeating: "░", count: Self.width - full)
    // A small file has no 0 MB.
    let whole = unit == .bytes ? max(total, 1_000_000) : total
    return "reading: \(bar) \(Int(share * 100)) % of \(words(whole))"
  }

  private func words(_ count: Int) -> String {
    switch unit {
    case .bytes: "\(count / 1_000_000) MB"
    case .files: "\(count) file\(count == 1 ? "" : "s")"
    }
  }
}
