import RIBsRecorder
import RIBsTrace

extension TreeProbe {
  /// Records a tree that runs on another runtime, such as uber/RIBs, in the check of the running test:
  ///
  ///     @Test(.checksRIBTree) @MainActor func profileCloses() {
  ///       let root = RootBuilder().build()
  ///       let probe = TreeProbe(
  ///         root: root as any Routing, name: { "\(type(of: $0))" }, children: \.children,
  ///         isActive: \.interactable.isActive)
  ///       …
  ///       probe.sample()
  ///
  /// It takes a sample now and when the test has ended. Take one after each step, or it sees only what is left at the end.
  /// The check keeps the root until it tears the tree down.
  ///
  /// - Parameters:
  ///   - root: The router at the top of the tree, an object.
  ///   - name: A router's type name. A trailing `Router` and generic arguments are dropped.
  ///   - children: The routers attached to one, in attach order.
  ///   - isActive: Whether a router's interactor is active.
  ///   - kind: Whether a router has a view; viewless by default.
  ///   - holders: The objects whose stored properties may hold a router's children: the router and its interactor. Nil,
  ///     the default, if holds are not to be read.
  ///   - runtimeClasses: The base classes of the runtime, with their module and without generic arguments, such as
  ///     `["RIBs.Router", "RIBs.Interactor"]`.
  @MainActor
  public convenience init(
    root: Node, name: @escaping (Node) -> String, children: @escaping (Node) -> [Node],
    isActive: @escaping (Node) -> Bool, kind: @escaping (Node) -> Kind = { _ in .viewless },
    holders: ((Node) -> [AnyObject])? = nil, runtimeClasses: [String] = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let check = TreeCheck.current
    let sink = MemorySink()
    self.init(
      root: root, sink: sink, options: .ofTest(check?.name ?? "", sizeLimit: TreeCheck.sizeLimit),
      name: name, children: children, isActive: isActive, kind: kind, holders: holders,
      runtimeClasses: runtimeClasses)
    if let check {
      check.add(ProbedTree(self, root: root as AnyObject, sink))
    } else {
      TestLine(fileID: fileID, path: filePath, line: line, column: column)
        .fail("A TreeProbe without a file records for a checked test. \(TreeCheck.howToCheck)")
    }
  }
}

/// A tree on another runtime.
///
/// `@unchecked`: used on the main thread alone.
final class ProbedTree<Node>: RecordedTree, @unchecked Sendable {
  private let probe: TreeProbe<Node>
  private var root: AnyObject?
  private let sink: MemorySink

  init(_ probe: TreeProbe<Node>, root: AnyObject, _ sink: MemorySink) {
    (self.probe, self.root, self.sink) = (probe, root, sink)
  }

  var trace: [UInt8] { sink.bytes }

  /// Another runtime's leak detector is not asked.
  let isWaiting = false

  /// Only the trace tells.
  var isUnsettled: Bool {
    probe.sample()
    return true
  }

  var isGone: Bool {
    probe.sample()
    return probe.living == 0
  }

  let kept: Set<Int> = []

  func takeDownGoneRoots() {}

  func update() { probe.sample() }

  func judgeLeaks() {}

  /// The objects of another runtime are not searched.
  func searchHolders() {}

  func settle() { probe.assumeSettled() }

  func releaseRoots() -> () -> Bool {
    weak let released = root
    root = nil
    return { released == nil }
  }

  func end(_ reason: EndReason) { probe.stop(reason == .teardown ? .teardown : .exit) }
}
