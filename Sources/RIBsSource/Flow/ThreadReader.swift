// On which thread a call runs its closure.

/// Where a call runs its closure.
enum CallThread {
  case main, background
}

/// Reads from a call where it runs its closure.
struct ThreadReader {
  /// What a constant or a property was given first; nil if that is not known.
  var value: (String) -> Expression? = { _ in nil }
  /// What an operator returns that the app adds to streams.
  var helper: (String) -> Expression? = { _ in nil }
  /// The thread on which a stream of another object emits; nil if that is not known.
  var inner: (Expression) -> CallThread? = { _ in nil }
  /// Whether the errors of a stream are asked about, and not its values.
  var isAboutErrors = false

  /// The constants that are followed from one to the next.
  private static let deepest = 8
  private static let mainSchedulers: Set<String> = [
    "MainScheduler", "ConcurrentMainScheduler", "UIScheduler",
  ]
  private static let otherSchedulers: Set<String> = [
    "ConcurrentDispatchQueueScheduler", "SerialDispatchQueueScheduler", "OperationQueueScheduler",
  ]
  private static let queues: Set<String> = ["DispatchQueue", "OperationQueue", "RunLoop"]
  /// What uses its scheduler for an error or an end alone, and leaves values on the thread on which they come.
  ///
  /// Source: the code of RxSwift's `Timeout.swift`, `Take.swift` and `Skip.swift`.
  private static let passing: Set<String> = ["timeout", "take", "skip"]
  /// Streams that emit on the main thread.
  private static let mainStreams: Set<String> = ["drive", "emit"]
  private static let sessionCalls: Set<String> = [
    "dataTask", "downloadTask", "uploadTask", "dataTaskPublisher", "webSocketTask",
  ]
  /// Those of RxCocoa, after `rx`.
  private static let reactiveCalls: Set<String> = ["data", "response", "json"]
  /// The functions that call back on a queue of their own, by the class that has them.
  private static let callsBack: [String: Set<String>] = [
    "URLSessionWebSocketTask": ["receive", "send", "sendPing"],
    "UNUserNotificationCenter": [
      "requestAuthorization", "getNotificationSettings", "getDeliveredNotifications",
      "getPendingNotificationRequests", "add",
    ],
    "AVCaptureDevice": ["requestAccess"],
    "PHPhotoLibrary": ["requestAuthorization", "performChanges"],
    "LAContext": ["evaluatePolicy", "evaluateAccessControl"],
    "CNContactStore": ["requestAccess"],
    "EKEventStore": [
      "requestAccess", "requestFullAccessToEvents", "requestWriteOnlyAccessToEvents",
      "requestFullAccessToReminders",
    ],
    "HKHealthStore": ["requestAuthorization"],
    "SFSpeechRecognizer": ["requestAuthorization"],
    "NSItemProvider": ["loadObject", "loadItem", "loadDataRepresentation"],
  ]

  /// The functions that observe a notification and deliver it on the thread that posts it.
  private static let observing: Set<String> = ["publisher", "notification", "addObserver"]
  /// The notifications that the system posts on a thread of its own.
  ///
  /// Source: Apple's documentation of these names.
  private static let postedAnywhere: Set<String> = [
    "NSProcessInfoPowerStateDidChange", "thermalStateDidChangeNotification",
    "AVAudioSessionRouteChange", "routeChangeNotification",
  ]

  /// Where a call of `async`, `sink` and the like runs its closure; nil if it does not say.
  func thread(of call: Call) -> CallThread? {
    guard let receiver = call.receiver, let name = call.name else { return nil }
    switch (receiver.chain, name) {
    case (["MainActor"], "assumeIsolated"), (["MainActor"], "run"): return .main
    case (["Task"], "detached"): return .background
    default: break
    }
    if Self.mainStreams.contains(name) { return .main }
    // `group.notify(queue: .main) { … }`
    if let queue = call.argument("queue"), let known = thread(ofQueue: queue) { return known }
    if let known = thread(of: receiver) ?? hop(of: receiver) { return known }
    return isCalledBackAnywhere(name, of: receiver) || isPostedAnywhere(.call(call))
      ? .background : nil
  }

  /// The thread on which a stream emits; nil if the code does not say.
  func thread(ofStream stream: Expression) -> CallThread? {
    hop(of: stream)
      ?? (isCalledBackAnywhere("", of: stream) || isPostedAnywhere(stream) ? .background : nil)
  }

  /// What `observe(on:)` or `receive(on:)` nearest to the end of a chain says, or the scheduler of a delay.
  /// `subscribe(on:)` says where the work is done, and not where its values come.
  private func hop(of stream: Expression, depth: Int = 0) -> CallThread? {
    for call in stream.calls.reversed() {
      if let scheduler = scheduler(of: call) {
        let thread = thread(of: scheduler)
        let isPassing = call.name.map(Self.passing.contains) ?? false
        let isItsError = isAboutErrors && call.name == "timeout"
        if isPassing, !isItsError, thread == .background { continue }
        return thread
      }
      if let thread = flattened(by: call, depth) { return thread }
      // The helper's own chain has no helpers, so that it ends.
      if let name = call.name, let body = helper(name),
        let thread = ThreadReader(value: value, isAboutErrors: isAboutErrors).hop(of: body)
      {
        return thread
      }
    }
    // A constant stands for the stream that it was given.
    guard depth < Self.deepest, let name = stream.source?.ownName, let first = value(name) else {
      return nil
    }
    return hop(of: first, depth: depth + 1)
  }

  /// The thread of the streams that the closure of `flatMap` returns: their values come where they emit.
  private func flattened(by call: Call, _ depth: Int) -> CallThread? {
    guard depth < Self.deepest, let name = call.name, StreamTypes.flattening.contains(name),
      case .closure(let closure)? = call.arguments.last?.value
    else { return nil }
    let threads = closure.body.results.map { hop(of: $0, depth: depth + 1) ?? inner($0) }
    // One path off the main thread is enough.
    if threads.contains(.background) { return .background }
    return threads.count == 1 ? threads[0] : nil
  }

  private func scheduler(of call: Call) -> Expression? {
    switch call.name {
    case "observeOn": call.arguments.first?.value
    case "observe", "receive": call.argument("on")
    case "subscribe": nil
    default: call.argument("scheduler")
    }
  }

  /// Whether Apple's documentation says that a function calls its closure on a queue of its own. A session that is made
  /// with a queue calls there.
  private func isCalledBackAnywhere(_ name: String, of receiver: Expression) -> Bool {
    var receiver = receiver
    // A constant stands for the object that it was given.
    if let own = receiver.ownName, let first = value(own) { receiver = first }
    var names = receiver.calls.first?.callee.chain ?? receiver.chain ?? []
    if names.first == "self" { names.removeFirst() }
    if let first = names.first.flatMap(value)?.chain { names.replaceSubrange(0..<1, with: first) }
    guard let owner = names.first else { return false }
    guard owner == "URLSession" else { return Self.callsBack[owner]?.contains(name) ?? false }
    let calls = Set([name] + receiver.calls.compactMap(\.name))
    return names.dropFirst().first == "shared"
      && (!calls.isDisjoint(with: Self.sessionCalls)
        || names.contains("rx") && !calls.isDisjoint(with: Self.reactiveCalls))
  }

  /// Whether a chain of calls observes a notification that the system posts on a thread of its own.
  private func isPostedAnywhere(_ stream: Expression, depth: Int = 0) -> Bool {
    let isObserving = stream.calls.contains { call in
      call.name.map(Self.observing.contains) ?? false
        && call.arguments.contains { argument in
          if case .member(_, let name) = argument.value {
            Self.postedAnywhere.contains(name)
          } else {
            false
          }
        }
    }
    if isObserving { return true }
    // A constant stands for the stream that it was given.
    guard depth < Self.deepest, let name = stream.source?.ownName, let first = value(name) else {
      return false
    }
    return isPostedAnywhere(first, depth: depth + 1)
  }

  /// The thread of a queue, which can be named without its type.
  func thread(ofQueue queue: Expression) -> CallThread? {
    switch queue {
    case .member(nil, "main"): return .main
    case .call(let call):
      if case .member(nil, "global") = call.callee { return .background }
      return thread(of: queue)
    default: return thread(of: queue)
    }
  }

  /// The thread of a queue or a scheduler.
  private func thread(of scheduler: Expression) -> CallThread? {
    if let name = scheduler.ownName, let first = value(name) {
      return ThreadReader().thread(of: first)
    }
    var chain = scheduler.chain ?? []
    var isMade = false
    if case .call(let call) = scheduler {
      chain = call.callee.chain ?? []
      if case .type(let type) = call.callee { chain = [type.name].compactMap { $0 } }
      isMade = chain.count == 1
    }
    guard let name = chain.first else { return nil }
    if Self.mainSchedulers.contains(name) { return .main }
    if Self.otherSchedulers.contains(name) { return .background }
    guard Self.queues.contains(name) else { return nil }
    if isMade { return .background }
    switch chain.dropFirst().first {
    case "main": return .main
    case "global": return .background
    default: return nil
    }
  }
}

extension Expression {
  /// What the first call of a chain is called on.
  fileprivate var source: Expression? {
    calls.isEmpty ? self : calls.first?.receiver
  }

  /// A name, or a member of `self`.
  fileprivate var ownName: String? {
    switch self {
    case .name(let name), .member(.name("self")?, let name): name
    case .optionalChain(let inner): inner.ownName
    default: nil
    }
  }
}
