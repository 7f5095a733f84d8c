import RIBsTrace

/// Records how users move between the children of each RIB while a session is replayed. Only the end of the session
/// shows which moves belong to a flow.
struct FlowTraffic: Sendable {
  /// Two paths that a user moved between.
  struct PathPair: Hashable {
    let from: PathIndex
    let to: PathIndex
  }

  /// The moves between the child paths of one path, with their counts.
  struct Moves {
    var starts: [PathIndex: Int] = [:]
    var ends: [PathIndex: Int] = [:]
    var transitions: [PathPair: Int] = [:]
    var overlays: [PathPair: Int] = [:]
  }

  private struct OwnedMove: Hashable {
    let owner: PathIndex
    let move: FlowOwner.Move
  }

  /// The number of attaches at each path.
  private var attaches: [PathIndex: Int] = [:]
  /// The number of detaches of path `to` that took down path `from` as the deepest one; the two can be equal.
  private var cuts: [PathPair: Int] = [:]
  /// The paths whose RIBs detached a child and stayed.
  private var returns: Set<PathIndex> = []
  private var moves: [OwnedMove: Int] = [:]
  /// The RIBs whose last call needs the next one to be understood.
  private var owners: [NodeIndex: FlowOwner] = [:]

  mutating func observe(_ step: borrowing Step, in forest: borrowing Forest) {
    switch step.change {
    case .attached(let child, let parent, _, let misuse) where misuse?.keepsState != true:
      guard let path = forest.pathIndex(of: child), let owner = forest.pathIndex(of: parent)
      else { return }
      attaches[path, default: 0] += 1
      let below = forest[child].previousSibling.flatMap { forest.pathIndex(of: $0) }
      count(owners[parent].attach(child, path, above: below), of: owner)
    case .detached(_, from: _, _, .afterCascade):
      // The parent cleans up a child that has already left the tree. No user moved.
      break
    case .detached(let child, let parent, .call, let misuse) where misuse?.keepsState != true:
      guard let path = forest.pathIndex(of: child), let owner = forest.pathIndex(of: parent)
      else { return }
      let deepest = forest.pathIndex(of: forest.deepest(below: child)) ?? path
      cuts[PathPair(from: deepest, to: path), default: 0] += 1
      if forest[parent].isOnTree { returns.insert(owner) }
      count(owners[parent].detach(child, path), of: owner)
    case .detached(_, let parent, .deinit, _):
      guard let owner = forest.pathIndex(of: parent) else { return }
      count(owners[parent].leaveWithChildren(), of: owner)
    case .destroyed(let node, _): close(node, forest)
    default: break
    }
  }

  /// Completes the moves at the end of the session.
  mutating func close(_ forest: borrowing Forest) {
    for node in owners.keys { close(node, forest) }
  }

  private mutating func close(_ node: NodeIndex, _ forest: borrowing Forest) {
    guard let owner = owners.removeValue(forKey: node), let path = forest.pathIndex(of: node)
    else { return }
    count(Optional(owner).close(isEmpty: forest[node].firstChild == nil), of: path)
  }

  private mutating func count(_ moves: [FlowOwner.Move], of owner: PathIndex) {
    for move in moves { self.moves[OwnedMove(owner: owner, move: move), default: 0] += 1 }
  }

  // MARK: The whole session

  func attaches(at path: PathIndex) -> Int { attaches[path] ?? 0 }

  /// Whether a user came back to a path: a RIB there detached a child and stayed on the tree.
  func wasReturned(to path: PathIndex) -> Bool { returns.contains(path) }

  /// The detaches of each path with the deepest path that they took down, and the moves by the path of their owner.
  var summary: (cuts: [PathPair: Int], movesByOwner: [PathIndex: Moves]) {
    var movesByOwner: [PathIndex: Moves] = [:]
    for (key, count) in moves {
      switch key.move {
      case .start(let at): movesByOwner[key.owner, default: Moves()].starts[at] = count
      case .end(let at): movesByOwner[key.owner, default: Moves()].ends[at] = count
      case .transition(let from, let to):
        movesByOwner[key.owner, default: Moves()].transitions[PathPair(from: from, to: to)] = count
      case .overlay(let from, let to):
        movesByOwner[key.owner, default: Moves()].overlays[PathPair(from: from, to: to)] = count
      }
    }
    return (cuts, movesByOwner)
  }
}
