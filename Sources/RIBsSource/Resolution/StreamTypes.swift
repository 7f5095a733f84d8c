/// What is known of the types of RxSwift, Combine and Swift's concurrency.
enum StreamTypes {
  enum Library: Sendable { case rxSwift, combine }

  /// The library that has a call which subscribes.
  static func library(ofCall name: String) -> Library {
    ["sink", "assign"].contains(name) ? .combine : .rxSwift
  }

  /// Streams that end with their first value.
  static let single: Set<String> = [
    "Single", "Maybe", "Completable", "PrimitiveSequence", "Future", "Just", "Fail", "AsyncSubject",
    "DataTaskPublisher",
  ]
  /// RxSwift's, whose operators lead to others of them.
  static let traits: Set<String> = ["Single", "Maybe", "Completable", "PrimitiveSequence"]
  /// Streams of any number of values.
  static let open: Set<String> = [
    "Observable", "Infallible", "Driver", "Signal", "SharedSequence", "ControlEvent",
    "ControlProperty", "BehaviorRelay", "PublishRelay", "ReplayRelay", "PublishSubject",
    "BehaviorSubject", "ReplaySubject", "AnyPublisher", "PassthroughSubject",
    "CurrentValueSubject", "Published",
  ]
  /// Those that go on until the app ends them.
  static let subjects: Set<String> = [
    "PublishSubject", "BehaviorSubject", "ReplaySubject", "PublishRelay", "BehaviorRelay",
    "ReplayRelay", "PassthroughSubject", "CurrentValueSubject",
  ]
  /// The functions with which code sends a value to a subject or a relay.
  static let sending: Set<String> = ["send", "onNext", "accept"]
  /// The operators that pass each value on, or leave out one that equals the one before.
  static let plainOperators: Set<String> = [
    "eraseToAnyPublisher", "asObservable", "removeDuplicates", "distinctUntilChanged", "receive",
    "observe", "observeOn", "subscribe", "dropFirst", "skip", "share", "asDriver", "asSignal",
  ]
  /// The operators that pass on what the streams emit which their closures return.
  static let flattening: Set<String> = [
    "flatMap", "flatMapLatest", "flatMapFirst", "concatMap",
  ]
  /// The types whose extensions in an app add operators.
  static let extended = [
    "ObservableType", "ObservableConvertibleType", "PrimitiveSequence", "PrimitiveSequenceType",
    "Observable", "SharedSequenceConvertibleType", "Publisher", "AnyPublisher",
  ]
  /// Sequences of Swift's concurrency that go on until somebody finishes them.
  static let sequences: Set<String> = [
    "AsyncStream", "AsyncThrowingStream", "AsyncPublisher", "AsyncThrowingPublisher",
    "AsyncChannel", "AsyncSequence",
  ]

  /// The functions of frameworks' types that give the answer to one request, and those of their reactive extensions.
  private static let requests: [String: Set<String>] = ["URLSession": ["dataTaskPublisher"]]
  private static let reactiveRequests: [String: Set<String>] = [
    "URLSession": ["response", "data", "json"]
  ]

  /// What a subscription gives, which ends it when it is let go of.
  static let subscriptions: Set<String> = ["AnyCancellable", "Cancellable", "Disposable"]
  /// Subscriptions that end when another one takes their place in a property.
  static let endsWhenReplaced: Set<String> = ["AnyCancellable"]
  /// What keeps subscriptions.
  static let bags: Set<String> = ["DisposeBag", "CompositeDisposable"]

  /// What keeps a closure that is called again and again, until it is let go of or invalidated.
  static let tokens: Set<String> = [
    "NotificationToken", "NSKeyValueObservation", "Timer", "ListenerRegistration",
    "AnyDatabaseCancellable", "DatabaseCancellable", "CADisplayLink",
  ]
  /// Those that call again and again by the clock.
  static let timers: Set<String> = ["Timer", "CADisplayLink"]

  /// Frameworks' types whose functions run a closure and do not use its value.
  static let runners: Set<String> = [
    "DispatchQueue", "OperationQueue", "RunLoop", "Thread", "Task", "MainActor", "Timer",
    "NotificationCenter", "UIView",
  ]

  /// Whether something keeps the subscriptions that it is given.
  static func isBag(_ type: TypeReference, in types: DeclaredTypes, file: String) -> Bool {
    let plain = types.plain(.init(type: type, file: file))
    switch plain {
    case .named("Set", let elements), .named("Array", let elements):
      return elements.first.flatMap { types.plainName(.init(type: $0, file: file)) }
        .map(subscriptions.contains) ?? false
    case .array(let element), .dictionary(_, let element):
      return types.plainName(.init(type: element, file: file)).map(subscriptions.contains) ?? false
    default:
      return plain.name?.split(separator: ".").last.map { bags.contains(String($0)) } ?? false
    }
  }

  /// Whether a function of a framework's type gives the answer to one request.
  static func isRequest(_ name: String, of receiver: Expression, in types: DeclaredTypes) -> Bool {
    var (base, names) = (receiver, requests)
    if case .member(let inner?, "rx") = receiver { (base, names) = (inner, reactiveRequests) }
    if let typed = types.type(of: base), !typed.isMeta {
      return types.plainName(typed).flatMap { names[$0] }?.contains(name) ?? false
    }
    // A shared instance: `URLSession.shared`
    guard case .member(.name(let type)?, "shared") = base, types.locals[type] == nil,
      types.app.type(type, in: types.file)?.isExternal ?? true
    else { return false }
    return names[type]?.contains(name) ?? false
  }
}
