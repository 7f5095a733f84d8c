import RIBsTrace

/// Every place of a session's tree at which a RIB ever stood. A picture needs them all if its RIBs are to keep their
/// positions from one moment to the next.
///
/// A ``PathNode`` says where a RIB was attached. A place also follows the parent: a RIB whose parent moves has
/// another place from then on.
package struct Places: Sendable {
  /// A RIB's name below the place of its parent.
  package struct Place: Sendable {
    package let name: String
    package let parent: Int?
    /// How many RIBs have stood here, at once or one after the other.
    package internal(set) var ribs = 0
    /// The kind of the first of them whose kind is known.
    package internal(set) var kind: RIBKind?
  }

  private struct Key: Hashable {
    var parent: Int?
    var name: String
  }

  /// In the order in which a RIB first stood there. A parent comes before its children.
  package private(set) var all: [Place] = []
  private var indices: [Key: Int] = [:]
  /// Where each RIB has stood, by its number in the trace.
  package internal(set) var visited: [Int: [Int]] = [:]

  /// The place of a name below a parent's, if a RIB stood there.
  package func place(named name: String, below parent: Int?) -> Int? {
    indices[Key(parent: parent, name: name)]
  }

  /// The place of a name below a parent's. It is added if no RIB stood there before.
  package mutating func enter(_ name: String, below parent: Int?, kind: RIBKind?) -> Int {
    let key = Key(parent: parent, name: name)
    let place = indices[key] ?? all.count
    if place == all.count {
      all.append(Place(name: name, parent: parent))
      indices[key] = place
    }
    all[place].ribs += 1
    all[place].kind = all[place].kind ?? kind
    return place
  }
}
