import RIBsTrace

/// Every position of a session's tree at which a RIB ever stood. A picture needs them all if its RIBs are to keep their
/// positions from one moment to the next.
///
/// A ``PathNode`` says where a RIB was attached. A position also follows the parent: a RIB whose parent moves has
/// another position from then on.
package struct TreePositions: Sendable {
  /// A RIB's name below the position of its parent.
  package struct Position: Sendable {
    package let name: String
    fileprivate let link: PathLink<Int>
    /// How many RIBs have stood here, at once or one after the other.
    package internal(set) var ribs = 0
    /// The kind of the first of them whose kind is known.
    package internal(set) var kind: RIBKind?

    /// The parent's position; nil for a root.
    package var parent: Int? { link.parent }
  }

  private struct Key: Hashable {
    var parent: Int?
    var name: String
  }

  /// In the order in which a RIB first stood there. A parent comes before its children.
  package private(set) var all: [Position] = []
  private var indices: [Key: Int] = [:]
  /// The RIBs that have stood at a position, in the order in which they came there. A RIB that comes back is listed again.
  private(set) var visits: [Visit] = []

  struct Visit {
    let rib: NodeIndex
    let position: Int
  }

  mutating func note(_ visit: Visit) { visits.append(visit) }

  /// The position of a name below a parent's, if a RIB stood there.
  package func position(named name: String, below parent: Int?) -> Int? {
    indices[Key(parent: parent, name: name)]
  }

  /// The names from the root to a position, joined by `/`.
  package func path(of position: Int) -> String {
    PathLink.text(of: position, link: { all[$0].link }, name: { all[$0].name })
  }

  /// The position of a name below a parent's. It is added if no RIB stood there before.
  package mutating func enter(_ name: String, below parent: Int?, kind: RIBKind?) -> Int {
    let key = Key(parent: parent, name: name)
    let position = indices[key] ?? all.count
    if position == all.count {
      all.append(Position(name: name, link: PathLink(below: parent.map { ($0, all[$0].link) })))
      indices[key] = position
    }
    all[position].ribs += 1
    all[position].kind = all[position].kind ?? kind
    return position
  }
}
