/// Numbers as a table shows them.
enum Figures {
  static func time(_ seconds: Double) -> String {
    seconds < 1 ? "\(number(seconds * 1000)) ms" : "\(number(seconds)) s"
  }

  static func memory(_ bytes: Int) -> String { "\(number(Double(bytes) / 1e6)) MB" }

  /// Three digits that mean something are enough for what varies from run to run.
  static func number(_ value: Double) -> String {
    if value >= 100 { return "\(Int(value.rounded()))" }
    let factor = value >= 10 ? 10.0 : 100.0
    return "\((value * factor).rounded() / factor)"
  }
}
