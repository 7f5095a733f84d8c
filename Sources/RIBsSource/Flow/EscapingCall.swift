/// What is known of a call that runs a closure later.
struct EscapingCall {
  /// The called name.
  var name: String
  /// The part of the RIB that the closure is given first.
  var owner: RIBPart?
  /// The router that the stream emits, if it does.
  var emitted: Value?
  /// Whether the stream has a delay.
  var isDelayed = false
  /// How long a delay is, in seconds; nil if that is not known.
  var seconds: Double?
  /// Whether the closure runs once at most for each call.
  var isOnce = false
  /// Whether an operator that is not followed may keep a second event out.
  var isFiltered = false
  /// Whether the stream leaves out a value that equals the one before, and the closure acts on its value.
  var isDistinct = false
  /// The object's own state that the operators of the stream read.
  var asked: Set<OwnNote> = []
  /// Where the closure runs; nil if the call does not say.
  var thread: CallThread?
  /// Whether it runs there only if the stream runs out of time.
  var isByTimeout = false
  /// Whether the closure is stored in a property. What runs it has nothing to do with what runs now.
  var isStored = false

  /// What runs its closure again and again.
  static let subscriptions: Set<String> = [
    "sink", "subscribe", "bind", "drive", "emit", "observe", "assign", "onNext", "do",
    "subscribeNext", "receive", "handleEvents",
  ]
  /// The labels of closures that a subscription calls at its end.
  static let completions: Set<String> = [
    "onCompleted", "onError", "onDisposed", "receiveCompletion", "onFailure",
  ]
  /// Those that it calls with an error.
  static let failures: Set<String> = ["onError", "onFailure"]
  private static let delays: Set<String> = ["asyncAfter", "scheduledTimer", "delay"]
  /// What runs its closure once.
  private static let once: Set<String> = [
    "Task", "detached", "async", "asyncAfter", "run", "sync",
  ]
  /// What runs its closure on a queue or an actor.
  private static let queued: Set<String> = ["async", "asyncAfter", "run", "sync"]

  var isSubscription: Bool { Self.subscriptions.contains(name) }
  var isDelay: Bool { Self.delays.contains(name) }
  var isQueued: Bool { Self.queued.contains(name) }
  var isDetached: Bool { name == "detached" }

  /// Whether a call runs the closure at most once.
  func runsOnce(_ dialect: Dialect) -> Bool {
    isOnce || Self.once.contains(name) || dialect.tasks.contains(name)
  }
}

extension Reach {
  /// What makes a closure run that code of this reach gives to a call. One value of a stream, a task and a delay are no
  /// second event.
  func after(_ call: EscapingCall, _ dialect: Dialect) -> Reach {
    if call.runsOnce(dialect), self <= .resigning { return self }
    if call.isSubscription { return repeated }
    // A completion can come at any time.
    return self == .loading || self == .activation ? .event : self
  }

  /// The reach of what runs again and again.
  var repeated: Reach { self == .child || self == .tap ? .stream : max(.stream, self) }
}
