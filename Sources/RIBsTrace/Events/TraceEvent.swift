/// One line of a trace: something that happened to the RIB tree.
public typealias TraceEvent = TracedEvent<String>

/// Something that happened to the RIB tree, as a line of a trace reports it.
///
/// `Text` is the type of names and call sites: `String` outside this package, see ``TraceEvent``.
public struct TracedEvent<Text: Sendable & Equatable>: Sendable, Equatable {
  /// The event's number in its session, from 1; nil in a trace without numbers.
  public var seq: Int?
  /// Nanoseconds since the session began, on a monotonic clock.
  public var time: Int
  /// The thread's name or number, if it was not the main thread.
  public var thread: Text?
  /// The call site, `Module/File.swift:LINE`.
  public var at: Text?
  /// Name and kind of the RIB, on the first event of a foreign trace that names it.
  public var introduction: Introduction
  /// What happened.
  public var body: Body

  /// - Parameters:
  ///   - seq: The event's number in its session, from 1.
  ///   - time: Nanoseconds since the session began.
  ///   - thread: The thread's name or number, if it was not the main thread.
  ///   - at: The call site.
  ///   - introduction: Name and kind of a RIB that has no `create`.
  ///   - body: What happened.
  public init(
    seq: Int?, time: Int, thread: Text? = nil, at: Text? = nil,
    introduction: Introduction = Introduction(), body: Body
  ) {
    self.seq = seq
    self.time = time
    self.thread = thread
    self.at = at
    self.introduction = introduction
    self.body = body
  }

  /// What an event other than `create` says about a RIB that is new in the trace.
  public struct Introduction: Sendable, Equatable {
    /// The router's type name without `Router`.
    public var rib: Text?
    /// Whether the RIB has a view.
    public var kind: RIBKind?

    /// - Parameters:
    ///   - rib: The router's type name without `Router`.
    ///   - kind: Whether the RIB has a view.
    public init(rib: Text? = nil, kind: RIBKind? = nil) {
      self.rib = rib
      self.kind = kind
    }
  }

  /// A workflow that advanced.
  public struct Workflow: Sendable, Equatable {
    /// Where a workflow stands.
    public typealias Phase = WorkflowPhase
    /// The workflow's instance.
    public var workflow: Int
    /// The workflow's type name.
    public var name: Text
    /// Where it stands.
    public var phase: Phase
    /// The step's number.
    public var step: Int?
    /// The RIB that the actionable item belongs to, if known.
    public var id: Int?

    /// - Parameters:
    ///   - workflow: The workflow's instance.
    ///   - name: The workflow's type name.
    ///   - phase: Where it stands.
    ///   - step: The step's number.
    ///   - id: The RIB that the actionable item belongs to, if known.
    public init(workflow: Int, name: Text, phase: Phase, step: Int? = nil, id: Int? = nil) {
      self.workflow = workflow
      self.name = name
      self.phase = phase
      self.step = step
      self.id = id
    }
  }

  /// What holds an object that should be gone, as far as stored properties tell.
  public struct Holder: Sendable, Equatable {
    /// The RIB that it belongs to.
    public var id: Int
    /// The part that it plays in the RIB: `router`, `interactor`, `presenter` or `viewController`.
    public var object: Text
    /// Its type's name.
    public var name: Text
    /// The properties that lead to it, and its type: `1:RootRouter.history[2] > 4:ProfileRouter`; nil if none was found.
    public var path: Text?
    /// What may hold it unseen, if no property was found: `ProfileInteractor.onTick closure`; nil if there is nothing.
    public var suspects: Text?
    /// Whether the app stopped looking before it had seen everything; it did not if this is nil.
    public var isCut: Bool?
    /// Where it is in memory, `0x600000260040`; nil if the app does not tell.
    public var address: Text?

    /// - Parameters:
    ///   - id: The RIB that it belongs to.
    ///   - object: The part that it plays in the RIB.
    ///   - name: Its type's name.
    ///   - path: The properties that lead to it, and its type.
    ///   - suspects: What may hold it unseen.
    ///   - isCut: Whether the app stopped looking before it had seen everything.
    ///   - address: Where it is in memory.
    public init(
      id: Int, object: Text, name: Text, path: Text? = nil, suspects: Text? = nil,
      isCut: Bool? = nil, address: Text? = nil
    ) {
      self.id = id
      self.object = object
      self.name = name
      self.path = path
      self.suspects = suspects
      self.isCut = isCut
      self.address = address
    }
  }

  /// A worker that starts or stops.
  public struct Worker: Sendable, Equatable {
    /// What a worker does.
    public typealias Phase = WorkerPhase
    /// The worker's instance.
    public var worker: Int
    /// The worker's type name.
    public var name: Text
    /// What it does.
    public var phase: Phase
    /// The RIB whose interactor it is bound to.
    public var id: Int?

    /// - Parameters:
    ///   - worker: The worker's instance.
    ///   - name: The worker's type name.
    ///   - phase: What it does.
    ///   - id: The RIB whose interactor it is bound to.
    public init(worker: Int, name: Text, phase: Phase, id: Int? = nil) {
      self.worker = worker
      self.name = name
      self.phase = phase
      self.id = id
    }
  }
}

/// Whether a RIB has a view of its own.
public enum RIBKind: String, Sendable, CaseIterable, BitwiseCopyable {
  /// A router without a view.
  case viewless
  /// A router with a view.
  case viewable
  /// The router an app is launched with.
  case launch
}

/// Who let go of a child.
public enum DetachCause: String, Sendable, CaseIterable {
  /// Somebody called `detachChild`.
  case call
  /// The parent was deallocated.
  case `deinit`
}

/// How a session closed.
public enum EndReason: String, Sendable, CaseIterable {
  /// The process exits; the tree may stay up.
  case exit
  /// The tree was taken down; everything should be gone.
  case teardown
}

/// Where a workflow stands.
public enum WorkflowPhase: String, Sendable, CaseIterable {
  /// It started.
  case start
  /// It waits for an interactor to become active.
  case wait
  /// A step began.
  case step
  /// Every step is done.
  case complete
  /// A step failed.
  case fail
  /// It was cancelled.
  case cancel
}

/// What a worker does.
public enum WorkerPhase: String, Sendable, CaseIterable {
  /// It started.
  case start
  /// It stopped.
  case stop
}
