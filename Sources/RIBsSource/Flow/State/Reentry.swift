/// Whether a second call can come through while the function waits.
struct Reentry {
  /// The stored properties that the path tested, of which one may say that a first call is under way.
  var testedFlags: Set<String> = []
  /// Whether the path set such a property after it had tested it.
  var isBusy = false
  /// The properties whose task was cancelled.
  var cancelled: Set<String> = []

  mutating func store(in property: String) {
    if testedFlags.contains(property) { isBusy = true }
  }

  /// Whether what is stored in a property is made while no other that was stored there goes on.
  func isAlone(in property: String) -> Bool {
    cancelled.contains(property) || testedFlags.contains(property)
  }

  mutating func join(_ other: Self) {
    testedFlags.formIntersection(other.testedFlags)
    isBusy = isBusy && other.isBusy
    cancelled.formIntersection(other.cancelled)
  }
}
