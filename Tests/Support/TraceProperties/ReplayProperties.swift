import RIBsAnalysis
import RIBsTrace

/// Properties of a session's tree and its calls, as the rules define them.
enum ReplayProperties {
  private static let calls: Set<String> = [
    "attach-cycle", "double-attach", "second-parent", "attach-under-detached", "detach-unattached",
    "wrong-parent-detach", "double-detach", "detach-after-cascade", "detach-during-attach",
    "off-main-thread", "unbalanced-activation",
  ]

  private struct Row: Equatable {
    var id: Int
    var parent: Int?
    var isActive: Bool
  }

  static func check(
    _ session: SessionReport, lines: ArraySlice<NumberedLine>, _ broken: inout Violations
  ) {
    var replay = PlainReplay()
    var events = 0
    for line in lines {
      guard case .event(let event) = line.line else { continue }
      replay.apply(event, line: line.number)
      events += 1
    }
    // If only some events have a `seq`, not all of them are replayed.
    guard events == session.events else { return }

    let name = session.name
    broken.expect(replay.ids.count == session.ribs, "'\(name)' has \(session.ribs) RIBs")
    let nodes = session.tree.nodes
    let tree = nodes.map { node in
      Row(id: node.id, parent: node.parent.map { nodes[$0].id }, isActive: node.isActive)
    }
    broken.expect(tree == rows(of: replay), "the tree of '\(name)' is \(tree)")
    let adrift = replay.ids.filter { id in
      replay.ribs[id].map { $0.left != nil && $0.isCreated && !$0.isDestroyed } ?? false
    }
    broken.expect(
      session.tree.detached.map(\.id).sorted()
        == adrift.compactMap { replay.ribs[$0]?.number }.sorted(), "off '\(name)' are not \(adrift)"
    )
    let found = session.findings.filter { calls.contains($0.rule) }.map { "\($0.rule) \($0.line)" }
    broken.expect(
      found.sorted() == replay.misuses.sorted(), "the calls of '\(name)' are \(replay.misuses)")
  }

  /// The RIBs on the tree from the roots down, children in attach order.
  private static func rows(of replay: PlainReplay) -> [Row] {
    let ids = replay.ids.filter(replay.isOnTree)
    let members = Set(ids)
    func parent(_ id: Int) -> Int? {
      guard let parent = replay.ribs[id]?.parent, members.contains(parent) else { return nil }
      return parent
    }
    func number(_ id: Int) -> Int { replay.ribs[id]?.number ?? id }
    func children(of top: Int) -> [Int] {
      ids.filter { parent($0) == top }
        .sorted { replay.ribs[$0]?.attach ?? 0 < replay.ribs[$1]?.attach ?? 0 }
    }
    var waiting = Array(ids.filter { parent($0) == nil }.reversed())
    var rows: [Row] = []
    while let id = waiting.popLast() {
      rows.append(
        Row(
          id: number(id), parent: parent(id).map(number),
          isActive: replay.ribs[id]?.isActive ?? false))
      waiting += children(of: id).reversed()
    }
    return rows
  }
}
