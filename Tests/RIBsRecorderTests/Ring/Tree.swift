import RIBsAnalysis
import Testing

/// A tree without the lines of the trace.
struct Tree: Equatable {

  private struct RIB: Equatable {
    let id: Int
    let name: String
    let isActive: Bool
    let parent: Int?
    let attached: Int?
    let left: Int?
  }

  private let standing: [RIB]
  private let detached: [RIB]

  init(_ tree: TreeSnapshot) {
    standing = tree.nodes.map { node in
      RIB(
        id: node.id, name: node.rib, isActive: node.isActive,
        parent: node.parent.map { tree.nodes[$0].id }, attached: node.attached?.seq, left: nil)
    }.sorted { $0.id < $1.id }
    detached = tree.detached.map { rib in
      RIB(
        id: rib.id, name: rib.rib, isActive: rib.isActive,
        parent: rib.parent.map { tree.detached[$0].id }, attached: rib.attached?.seq,
        left: rib.left?.seq)
    }.sorted { $0.id < $1.id }
  }
}

/// The report on a trace of one session.
func report(_ trace: [UInt8], at moment: Moment = .end) throws -> SessionReport {
  var analyzer = TraceAnalyzer(treeAt: moment)
  analyzer.feed(trace)
  return try #require(analyzer.finish().first)
}
