/// The times of the rules, in nanoseconds.
enum ReferenceTime {
  static let second = 1_000_000_000
  static let grace = second
  static let viewGrace = 5 * second
  static let stall = 30 * second
}
