/// Counts what lets other code run on a path, so that what was read before is told from what is read now.
struct Moment: Hashable {
  /// How many closures that run later stand around the point.
  var closures = 0
  /// How often the path waited.
  var awaits = 0

  mutating func join(_ other: Self) {
    closures = max(closures, other.closures)
    awaits = max(awaits, other.awaits)
  }
}
