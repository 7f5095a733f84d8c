/// Whether a second call can come through while the function waits.
struct Reentry {
  /// The properties of its own object that the path tested. One may say that a first call is under way.
  var tested: Set<OwnNote> = []
  /// Whether the path set such a note after it had tested it.
  var isBusy = false
  /// The properties of its own object that the path set.
  var stored: Set<OwnNote> = []
  /// The properties whose task was cancelled.
  var cancelled: Set<String> = []

  mutating func store(in note: OwnNote) {
    if tested.contains(where: note.overlaps) { isBusy = true }
    stored.insert(note)
  }

  /// Whether what is stored in a property is made while no other that was stored there goes on.
  func isAlone(in property: String) -> Bool {
    cancelled.contains(property) || tested.contains(OwnNote(names: [property]))
  }

  mutating func join(_ other: Self) {
    tested.formIntersection(other.tested)
    isBusy = isBusy && other.isBusy
    stored.formIntersection(other.stored)
    cancelled.formIntersection(other.cancelled)
  }
}
