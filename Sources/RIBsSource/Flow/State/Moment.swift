/// A point of a path, told apart from points between which others may have run and changed slots.
struct Moment: Hashable {
  /// How many closures the point is in that run later.
  var closures = 0
  /// How often the path waited for something.
  var awaits = 0

  mutating func join(_ other: Self) {
    closures = max(closures, other.closures)
    awaits = max(awaits, other.awaits)
  }
}
