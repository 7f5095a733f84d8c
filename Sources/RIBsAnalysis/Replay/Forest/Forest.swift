import RIBsTrace

/// The RIBs of a session and the tree they form: the trace's events applied one after the other.
package struct Forest: ~Copyable {
  var nodes = NodeTable()
  /// The paths at which RIBs were attached.
  package var paths = PathTree()
  let texts: TraceTexts
  /// How many RIBs are on the tree.
  package internal(set) var standing = 0
  /// How many interactors are active, on the tree or off it.
  package internal(set) var active = 0
  /// Whether the trace says when some RIB was created.
  var hasLifetimes = false
  /// Whether any RIB was loaded.
  var hasLoads = false

  /// The name of a RIB whose name the trace never says.
  package static let unknownName = "?"

  init(texts: TraceTexts) {
    self.texts = texts
  }

  package subscript(index: NodeIndex) -> Node {
    @inline(__always) _read { yield nodes[index] }
    @inline(__always) _modify { yield &nodes[index] }
  }

  /// The RIB with a number of the trace, if the trace mentioned it.
  package func index(of id: Int) -> NodeIndex? { nodes[id: id] }

  /// The RIBs that are alive, attached or have children, in the order in which the trace first mentions them.
  package var indices: [NodeIndex] { nodes.indices }

  /// The RIBs on the tree whose parents are not.
  package var roots: [NodeIndex] {
    indices.filter { index in
      self[index].isOnTree && !(self[index].parent.map { self[$0].isOnTree } ?? false)
    }
  }

  package func name(of index: NodeIndex) -> String { texts.name(self[index].name) }

  /// The names of a RIB and of its parent.
  func names(_ child: NodeIndex, _ parent: NodeIndex) -> (TextNumber?, TextNumber?) {
    (self[child].name, self[parent].name)
  }

  /// The path of a RIB's last attach; the name of one that was never attached.
  package func path(of index: NodeIndex) -> String {
    guard let path = self[index].path else { return name(of: index) }
    return paths.text(of: path, texts)
  }

  /// The path of a RIB's last attach, or the root path with the name that it has now.
  func pathIndex(of index: NodeIndex) -> PathIndex? {
    self[index].path ?? paths.index(named: self[index].name, under: nil)
  }

  /// Hands over the paths, with those of roots that were never attached and have no children.
  mutating func takePaths() -> PathTree {
    for root in roots where self[root].path == nil {
      _ = paths.insert(named: self[root].name, under: nil)
    }
    paths.texts = texts
    return exchange(&paths, with: PathTree())
  }

  // MARK: Events

  /// Applies an event.
  ///
  /// - Returns: What it did.
  mutating func apply(_ event: NumberedEvent, at stamp: EventStamp) -> Change {
    switch event.body {
    case .create(let id, let rib, let kind):
      let index = node(id, NumberedEvent.Introduction(rib: rib, kind: kind))
      hasLifetimes = true
      let isFirst = self[index].created == nil
      if isFirst { self[index].created = stamp }
      return .created(index, kind, isFirst: isFirst)
    case .launch(let id):
      let index = node(id, event.introduction)
      self[index].isLaunched = true
      updateOnTree(index, at: stamp)
      return .launched(index)
    case .attach(let id, let parent):
      let child = node(id, event.introduction)
      return attach(child, to: parentNode(parent, of: id, at: stamp), at: stamp)
    case .detach(let id, let parent, let cause):
      let child = node(id, event.introduction)
      return detach(child, from: parentNode(parent, of: id, at: stamp), cause: cause, at: stamp)
    case .activate(let id):
      let index = node(id, event.introduction)
      return .activated(index, wasActive: setActive(index, true))
    case .deactivate(let id):
      let index = node(id, event.introduction)
      return .deactivated(index, wasActive: setActive(index, false))
    case .load(let id):
      let index = node(id, event.introduction)
      if self[index].firstLoad == nil { self[index].firstLoad = stamp.line }
      hasLoads = true
      return .loaded(index)
    case .destroy(let id):
      let index = node(id, event.introduction)
      let isFirst = self[index].destroyed == nil
      if isFirst { self[index].destroyed = stamp }
      updateOnTree(index, at: stamp)
      return .destroyed(index, isFirst: isFirst)
    case .hold(let id, let parent, let property):
      let index = node(id, event.introduction)
      let holder = parentNode(parent, of: id, at: stamp)
      hold(index, by: holder, property, at: stamp)
      return .held(index, by: holder, property: property)
    case .unhold(let id, let parent, let property):
      let index = node(id, event.introduction)
      let holder = parentNode(parent, of: id, at: stamp)
      let wasLast = unhold(index, by: holder, property)
      return .unheld(index, by: holder, property: property, wasLast: wasLast)
    case .appear(let id): return .appeared(node(id, event.introduction))
    case .disappear(let id, let removed):
      return .disappeared(node(id, event.introduction), removed: removed)
    case .leak(let id, let object, let name, let waited):
      return .leaked(
        node(id, event.introduction), LeakedObject(object: object, name: name, waited: waited))
    case .workflow(let workflow):
      return .workflowAdvanced(workflow, workflow.id.map { node($0, event.introduction) })
    case .worker(let worker):
      return .workerChanged(worker, worker.id.map { node($0, event.introduction) })
    case .mark(let name): return .marked(name)
    case .settle: return .settled
    case .drop, .end: return .other
    }
  }

  /// Lets go of destroyed RIBs that nothing on the tree refers to any more.
  mutating func letGo(after change: borrowing Change) {
    switch copy change {
    case .destroyed(let index, _): nodes.letGo(index)
    case .detached(let child, let parent, _, _):
      nodes.letGo(child)
      nodes.letGo(parent)
    default: break
    }
  }

  /// The RIB with a number. An event may say its name and its kind.
  @inline(__always)
  private mutating func node(_ id: Int, _ introduction: NumberedEvent.Introduction) -> NodeIndex {
    guard let known = nodes[id: id] else {
      let name = introduction.rib.flatMap { texts.nameNumber($0) }
      return nodes.insert(Node(id: id, name: name, kind: introduction.kind))
    }
    if let rib = introduction.rib, self[known].name == nil {
      self[known].name = texts.nameNumber(rib)
    }
    if let kind = introduction.kind, self[known].kind == nil { self[known].kind = kind }
    return known
  }

  /// A RIB that an event names as the parent of another. If it was never attached, it is a root from then on.
  private mutating func parentNode(_ id: Int, of child: Int, at stamp: EventStamp) -> NodeIndex {
    let index = node(id, NumberedEvent.Introduction())
    if id != child, !self[index].isNamedAsParent {
      self[index].isNamedAsParent = true
      updateOnTree(index, at: stamp)
    }
    return index
  }

  /// - Returns: Whether it was active before.
  private mutating func setActive(_ index: NodeIndex, _ isActive: Bool) -> Bool {
    let wasActive = self[index].isActive
    if isActive != wasActive {
      self[index].isActive = isActive
      active += isActive ? 1 : -1
    }
    return wasActive
  }
}
