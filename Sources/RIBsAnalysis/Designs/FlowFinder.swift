/// Finds the flows among the paths of a session. A path with two or more child paths owns a horizontal flow. A
/// chain of paths with at most one child path each is a vertical flow. The first of the chain may be the flow's owner.
struct FlowFinder {
  private let paths: PathTree
  private let traffic: FlowTraffic
  /// The detached paths with their counts, by the deepest path that each detach took down.
  private let cuts: [PathIndex: [(top: PathIndex, count: Int)]]
  private let movesByOwner: [PathIndex: FlowTraffic.Moves]

  init(_ paths: PathTree, _ traffic: FlowTraffic) {
    self.paths = paths
    self.traffic = traffic
    let summary = traffic.summary
    movesByOwner = summary.movesByOwner
    cuts = Dictionary(grouping: summary.cuts, by: \.key.from).mapValues { cuts in
      cuts.map { ($0.key.to, $0.value) }
    }
  }

  /// All flows. Owners are in the order of their first attach, and an owner's horizontal flow comes before its
  /// vertical ones.
  func flows() -> [Flow] {
    paths.indices.flatMap { owner in
      let children = paths[owner].children
      let horizontal = children.count >= 2 ? [horizontalFlow(owner, steps: children)] : []
      // With one child, the owner is a step of the chain itself, unless it is a root.
      let chains =
        children.count >= 2 || paths[owner].parent == nil
        ? children.map(chain(from:)).filter { $0.count >= 2 } : []
      return horizontal
        + chains.map { chain in
          isOwner(headOf: chain)
            ? verticalFlow(chain[0], steps: Array(chain.dropFirst()))
            : verticalFlow(owner, steps: chain)
        }
    }
  }

  /// The fewest steps that a flow without the head of its chain may have. With fewer, both designs allow the same.
  private static let leastSteps = 3

  /// Whether the head of a chain is the flow's owner and no step: nobody ever came back to it from the next.
  private func isOwner(headOf chain: [PathIndex]) -> Bool {
    chain.count > Self.leastSteps && !traffic.wasReturned(to: chain[0])
  }

  private func chain(from first: PathIndex) -> [PathIndex] {
    var steps: [PathIndex] = []
    var next: PathIndex? = first
    while let path = next, paths[path].children.count <= 1 {
      steps.append(path)
      next = paths[path].children.first
    }
    return steps
  }

  private func horizontalFlow(_ owner: PathIndex, steps: [PathIndex]) -> Flow {
    let moves = movesByOwner[owner] ?? FlowTraffic.Moves()
    let indices = indices(of: steps)
    func pairs(_ counts: [FlowTraffic.PathPair: Int]) -> [Flow.Transition] {
      transitions(
        counts.compactMap { pair, count in
          guard let from = indices[pair.from], let to = indices[pair.to] else { return nil }
          return (from, to, count)
        })
    }
    let all = pairs(moves.transitions)
    return Flow(
      shape: .horizontal, owner: paths.text(of: owner), steps: steps.map { paths.name(of: $0) },
      transitions: all.filter { $0.from != $0.to },
      starts: steps.map { moves.starts[$0] ?? 0 }, ends: steps.map { moves.ends[$0] ?? 0 },
      overlays: pairs(moves.overlays), repeats: all.filter { $0.from == $0.to })
  }

  private func verticalFlow(_ owner: PathIndex, steps: [PathIndex]) -> Flow {
    let indices = indices(of: steps)
    var counted: [(Int, Int, Int)] = []
    for (step, path) in steps.enumerated().dropFirst() {
      counted.append((step - 1, step, traffic.attaches(at: path)))
    }
    var ends = steps.map { _ in 0 }
    for (deepest, path) in steps.enumerated() {
      for cut in cuts[path] ?? [] {
        guard let top = indices[cut.top] else { continue }
        if top == 0 {
          ends[deepest] += cut.count
        } else {
          counted.append((deepest, top - 1, cut.count))
        }
      }
    }
    var starts = steps.map { _ in 0 }
    starts[0] = traffic.attaches(at: steps[0])
    return Flow(
      shape: .vertical, owner: paths.text(of: owner), steps: steps.map { paths.name(of: $0) },
      transitions: transitions(counted.filter { $0.2 > 0 }), starts: starts, ends: ends,
      overlays: [], repeats: [])
  }

  private func indices(of steps: [PathIndex]) -> [PathIndex: Int] {
    Dictionary(uniqueKeysWithValues: zip(steps, steps.indices))
  }

  /// Adds up the counts of equal pairs and sorts by step.
  private func transitions(_ counted: [(from: Int, to: Int, count: Int)]) -> [Flow.Transition] {
    counted.sorted { ($0.from, $0.to) < ($1.from, $1.to) }.reduce(into: []) { sums, next in
      if let last = sums.last, last.from == next.from, last.to == next.to {
        sums[sums.count - 1].count += next.count
      } else {
        sums.append(Flow.Transition(from: next.from, to: next.to, count: next.count))
      }
    }
  }
}
