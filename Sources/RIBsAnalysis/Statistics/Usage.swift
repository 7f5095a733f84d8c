/// How the RIBs of an app are used in many sessions: how often they come up, how long they stay, and who attaches them.
package struct Usage: Sendable {
  /// The RIBs that were attached at one path.
  package struct RIB: Sendable {
    /// The names from the root, joined by `/`.
    package let path: String
    /// The last of them.
    package let name: String
    /// The path of the parent.
    package let parent: String
    /// How many sessions have any.
    package fileprivate(set) var sessions = 0
    /// How often one came onto the tree.
    package fileprivate(set) var visits = 0
    /// How long they were on the tree, all together, in nanoseconds.
    package fileprivate(set) var time = 0
    /// The most that were on the tree at once in a session.
    package fileprivate(set) var mostAtOnce = 0

    /// How long one stays on the tree, on average, in nanoseconds.
    package var meanStay: Int { visits == 0 ? 0 : time / visits }
  }

  private struct Way: Hashable {
    let kind: RecordedCall.Kind
    let parent: String
    let child: String
    let at: String?
  }

  private var byPath: [String: RIB] = [:]
  private var byWay: [Way: Int] = [:]

  mutating func add(_ session: SessionReport) {
    let paths = session.paths
    for index in paths.indices where paths[index].visits > 0 {
      guard let parent = paths[index].parent else { continue }
      let path = paths.text(of: index)
      byPath[
        path,
        default: RIB(path: path, name: paths.name(of: index), parent: paths.text(of: parent))
      ].add(paths[index])
    }
    for call in session.calls?.all ?? [] {
      let way = Way(kind: call.kind, parent: call.parent, child: call.child, at: call.at)
      byWay[way, default: 0] += call.count
    }
  }

  /// The RIBs that come up most first.
  package var ribs: [RIB] {
    byPath.values.sorted { ($0.visits, $1.path) > ($1.visits, $0.path) }
  }

  /// The calls that attach a child, those that are made most first.
  package var routes: [RecordedCall] { calls.filter { $0.kind == .attach } }

  /// All calls, those that are made most first.
  var calls: [RecordedCall] {
    byWay.map { way, count in
      RecordedCall(
        kind: way.kind, parent: way.parent, child: way.child, at: way.at, count: count)
    }.sorted { one, other in
      if one.count != other.count { return one.count > other.count }
      return (one.kind.rawValue, one.parent, one.child, one.at ?? "")
        < (other.kind.rawValue, other.parent, other.child, other.at ?? "")
    }
  }
}

extension Usage.RIB {
  fileprivate mutating func add(_ node: PathNode) {
    sessions += 1
    visits += node.visits
    time &+= node.time
    mostAtOnce = max(mostAtOnce, node.mostAtOnce)
  }
}
