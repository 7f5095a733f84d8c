/// Which node a RIB's number in the trace stands for. Recorders count from 1, so most numbers are places in a
/// list; a trace that counts otherwise is kept as well, only slower.
struct RIBNumbers {
  private static let none: Int32 = -1
  /// So much longer than needed may the list become.
  private static let slack = 1024

  /// By number; most numbers are taken.
  private var dense: [Int32] = []
  private var sparse: [Int: NodeIndex] = [:]
  private var count = 0

  subscript(id: Int) -> NodeIndex? {
    if dense.indices.contains(id), dense[id] != Self.none { return NodeIndex(dense[id]) }
    return sparse.isEmpty ? nil : sparse[id]
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
}
