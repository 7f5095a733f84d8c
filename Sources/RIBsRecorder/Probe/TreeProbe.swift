import Dispatch
import Foundation
import RIBsTrace

/// Records a tree of RIBs that runs on another runtime, such as uber/RIBs, by sampling it:
///
///     let probe = try TreeProbe(
///       root: launchRouter as any Routing, to: url,
///       name: { "\(type(of: $0))" }, children: \.children, isActive: \.interactable.isActive)
///     probe.sample(every: 0.1)
///
/// It holds only weak references to routers, and sees the tree as it is when it takes a sample. It sees a child that two
/// parents list, or that one lists twice. A RIB that is attached and detached between two samples is missing, and so
/// are call sites and wrong calls that leave no trace in the tree, such as a second detach. Holds are read if the
/// probe is told whose properties to read, which finds lost children. The trace's header says that it was sampled.
/// Use a probe on the main thread, and do not name holders in an app that routes on others too: the probe sees no calls, so
/// it cannot know that another thread may be writing what it reads.
public final class TreeProbe<Node> {
  /// How the probe reads a node.
  struct Questions {
    let name: (Node) -> String
    let children: (Node) -> [Node]
    let isActive: (Node) -> Bool
    let kind: (Node) -> Kind
    /// Nil if holds are not read.
    let holders: ((Node) -> [AnyObject])?
    let runtimeClasses: [String]
  }

  /// Whether a RIB has a view.
  public enum Kind: Sendable {
    /// A router without a view.
    case viewless
    /// A router with a view.
    case viewable
  }

  private var census: TreeCensus<Node>
  private var session: SessionWriter
  private var timer: (any DispatchSourceTimer)?

  /// Opens the trace and takes the first sample.
  ///
  /// - Parameters:
  ///   - root: The router at the top of the tree, an object. The probe holds a weak reference to it.
  ///   - url: The file: a new one, or a trace to append the session to. Or `tcp://HOST:PORT`.
  ///   - options: What the header says, and how the recording is made.
  ///   - name: A router's type name. A trailing `Router` and generic arguments are dropped.
  ///   - children: The routers attached to one, in attach order.
  ///   - isActive: Whether a router's interactor is active.
  ///   - kind: Whether a router has a view; viewless by default.
  ///   - holders: The objects whose stored properties may hold a router's children: the router and its interactor. Nil,
  ///     the default, if holds are not to be read. They are not read either if ``RIBsRecorder/Options/readsHolds`` is
  ///     false, as it is in release builds by default.
  ///   - runtimeClasses: The base classes of the runtime, with their module and without generic arguments, such as
  ///     `["RIBs.Router", "RIBs.Interactor"]`. What they and their superclasses store is not the app's: a router's
  ///     `children` holds every child.
  /// - Throws: ``RIBsRecorder/StartError`` if the file cannot be opened or is not a trace, or if nothing listens.
  public convenience init(
    root: Node, to url: URL, options: RIBsRecorder.Options = RIBsRecorder.Options(),
    name: @escaping (Node) -> String, children: @escaping (Node) -> [Node],
    isActive: @escaping (Node) -> Bool, kind: @escaping (Node) -> Kind = { _ in .viewless },
    holders: ((Node) -> [AnyObject])? = nil, runtimeClasses: [String] = []
  ) throws(RIBsRecorder.StartError) {
    self.init(
      root: root, sink: try RIBsRecorder.openSink(url, options), options: options, name: name,
      children: children, isActive: isActive, kind: kind, holders: holders,
      runtimeClasses: runtimeClasses)
  }

  package init(
    root: Node, sink: any TraceSink, options: RIBsRecorder.Options,
    name: @escaping (Node) -> String, children: @escaping (Node) -> [Node],
    isActive: @escaping (Node) -> Bool, kind: @escaping (Node) -> Kind,
    holders: ((Node) -> [AnyObject])?, runtimeClasses: [String]
  ) {
    session = SessionWriter(
      sink: sink, clock: options.clock,
      header: TraceHeader(
        session: options.session, app: options.app, runtime: "TreeProbe 1.0",
        platform: options.platform, startedAt: options.startedAt, appVersion: options.appVersion,
        build: options.build, device: options.device, tags: options.tags, sampled: true,
        otherNodes: options.hasOtherNodes),
      keepsLast: options.keepsLast, sizeLimit: options.sizeLimit)
    census = TreeCensus(
      root: root,
      Questions(
        name: name, children: children, isActive: isActive, kind: kind,
        holders: options.readsHolds ? holders : nil, runtimeClasses: runtimeClasses))
    sample()
  }

  deinit { timer?.cancel() }

  /// Takes a sample and writes the changes since the last one.
  public func sample() {
    for body in census.take() { session.append(body) }
  }

  /// How many RIBs were alive at the last sample.
  package var living: Int { census.living }

  /// Takes samples on the main queue at a fixed interval.
  ///
  /// - Parameter seconds: The interval.
  public func sample(every seconds: TimeInterval) {
    timer?.cancel()
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + seconds, repeating: seconds)
    timer.setEventHandler { [weak self] in self?.sample() }
    self.timer = timer
    timer.resume()
  }

  /// Takes a sample, and names this moment in the trace.
  ///
  /// - Parameter name: The moment's name.
  public func mark(_ name: String) {
    sample()
    session.append(.mark(name: name))
  }

  /// Takes a sample and writes `settle`: whatever left the tree and is still alive now is retained. Call it when the
  /// last change has had all its effects.
  public func assumeSettled() {
    sample()
    session.append(.settle)
  }

  /// Takes a last sample and closes the session. A stopped probe writes nothing.
  ///
  /// - Parameter ending: Whether the tree may stay up.
  public func stop(_ ending: RIBsRecorder.Ending = .exit) {
    timer?.cancel()
    timer = nil
    sample()
    session.finish(ending == .teardown ? .teardown : .exit)
  }
}
