import Dispatch
import Foundation
import RIBsTrace

/// Records a tree of RIBs that runs on something else, such as uber/RIBs, by looking at it again and again:
///
///     let probe = try TreeProbe(
///       root: launchRouter as any Routing, to: url,
///       name: { "\(type(of: $0))" }, children: \.children, isActive: \.interactable.isActive)
///     probe.sample(every: 0.1)
///
/// It knows routers by weak references, and sees what stands at the moment it looks: what comes and goes
/// between two looks is missing, and so are call sites and who holds whom. The trace says so. A probe belongs
/// to the main thread.
public final class TreeProbe<Node> {
  /// What one node of the tree is asked.
  struct Questions {
    let name: (Node) -> String
    let children: (Node) -> [Node]
    let isActive: (Node) -> Bool
    let kind: (Node) -> Kind
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

  /// Opens the trace and looks for the first time.
  ///
  /// - Parameters:
  ///   - root: The router on top of the tree, which is an object; kept by a weak reference.
  ///   - url: The file: a new one, or a trace to append the session to. Or `tcp://HOST:PORT`.
  ///   - options: What the recording says of itself.
  ///   - name: A router's name; `Router` at its end and generic arguments are left out.
  ///   - children: The routers attached to one, in attach order.
  ///   - isActive: Whether a router's interactor is active.
  ///   - kind: Whether a router has a view; viewless unless told.
  /// - Throws: ``RIBsRecorder/StartError`` where the file cannot be opened or is not a trace, or nobody listens.
  public init(
    root: Node, to url: URL, options: RIBsRecorder.Options = RIBsRecorder.Options(),
    name: @escaping (Node) -> String, children: @escaping (Node) -> [Node],
    isActive: @escaping (Node) -> Bool, kind: @escaping (Node) -> Kind = { _ in .viewless }
  ) throws(RIBsRecorder.StartError) {
    session = SessionWriter(
      sink: try RIBsRecorder.openSink(url, startsAnew: options.startsAnew), clock: options.clock,
      header: TraceHeader(
        session: options.session, app: options.app, runtime: "TreeProbe 1.0",
        platform: options.platform, startedAt: options.startedAt, sampled: true))
    census = TreeCensus(
      root: root,
      Questions(name: name, children: children, isActive: isActive, kind: kind))
    sample()
  }

  deinit { timer?.cancel() }

  /// Looks at the tree and writes what is different from the last time.
  public func sample() {
    for body in census.take() { session.append(body, at: nil, thread: nil) }
  }

  /// Looks at the tree again and again, on the main queue.
  ///
  /// - Parameter seconds: The time between two looks.
  public func sample(every seconds: TimeInterval) {
    timer?.cancel()
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + seconds, repeating: seconds)
    timer.setEventHandler { [weak self] in self?.sample() }
    self.timer = timer
    timer.resume()
  }

  /// Looks once more, and names this moment in the trace.
  ///
  /// - Parameter name: The moment's name.
  public func mark(_ name: String) {
    sample()
    session.append(.mark(name: name), at: nil, thread: nil)
  }

  /// Looks once more, and says in the trace that whatever left the tree and is still alive now is retained.
  /// Call it when all that follows from the last change has happened.
  public func assumeSettled() {
    sample()
    session.append(.settle, at: nil, thread: nil)
  }

  /// Looks once more and closes the session. A probe that has stopped writes nothing.
  ///
  /// - Parameter ending: Whether something may be left of the tree.
  public func stop(_ ending: RIBsRecorder.Ending = .exit) {
    timer?.cancel()
    timer = nil
    sample()
    session.finish(ending == .teardown ? .teardown : .exit)
  }
}
