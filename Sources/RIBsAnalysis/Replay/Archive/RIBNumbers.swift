/// Which node a RIB's number in the trace stands for. Recorders count from 1, so most numbers are places in a
/// list; a trace that counts otherwise is kept as well, only slower.
struct RIBNumbers: ~Copyable {
  /// Where a RIB is to be found.
  enum Place: Equatable {
    case node(NodeIndex)
    /// It is destroyed, and kept in the archive.
    case archived(RIBArchive.Place)
  }

  private static let none: Int32 = -1
  /// So much longer than needed may the list become.
  private static let slack = 1024

  /// By number; most numbers are taken. Below -1 stand places in the archive.
  private var dense = PagedArray<Int32>()
  private var sparse: [Int: NodeIndex] = [:]
  private var count = 0

  /// The node of a number, where it is in the list: most are.
  @inline(__always)
  func usualNode(_ id: Int) -> NodeIndex? {
    guard id >= 0, id < dense.count else { return nil }
    let place = dense[id]
    return place >= 0 ? NodeIndex(place) : nil
  }

  subscript(id: Int) -> Place? {
    if id >= 0, id < dense.count {
      let place = dense[id]
      if place >= 0 { return .node(NodeIndex(place)) }
      if place < Self.none { return .archived(RIBArchive.Place(-(place + 2))) }
    }
    return sparse.isEmpty ? nil : sparse[id].map { .node($0) }
  }

  /// - Parameter id: A number that stands for no node yet.
  mutating func set(_ index: NodeIndex, for id: Int) {
    count += 1
    guard id >= 0, id < 2 * count + Self.slack, let small = Int32(exactly: index) else {
      sparse[id] = index
      return
    }
    while dense.count <= id { dense.append(Self.none) }
    dense[id] = small
  }

  /// Whether a RIB with this number can be found in the archive; one of those that are not in the list cannot.
  func canArchive(_ id: Int) -> Bool { id >= 0 && id < dense.count && dense[id] >= 0 }

  mutating func archive(_ id: Int, at place: RIBArchive.Place) { dense[id] = -Int32(place) - 2 }

  mutating func revive(_ id: Int, as index: NodeIndex) {
    dense[id] = Int32(truncatingIfNeeded: index)
  }
}
