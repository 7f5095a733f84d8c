/// What an observable sends.
public enum Event<Element> {
  /// A value.
  case next(Element)
  /// The end, because something failed.
  case error(any Error)
  /// The end.
  case completed
}

/// A stream of values. Only for the main thread.
public class Observable<Element> {
  let start: (@escaping (Event<Element>) -> Void) -> any Disposable

  /// - Parameter start: Called for each subscription.
  public init(_ start: @escaping (@escaping (Event<Element>) -> Void) -> any Disposable) {
    self.start = start
  }

  /// Calls the closures with values and at the end, until the result is disposed of.
  public func subscribe(
    onNext: @escaping (Element) -> Void = { _ in }, onCompleted: @escaping () -> Void = {}
  ) -> any Disposable {
    start { event in
      switch event {
      case .next(let element): onNext(element)
      case .error: break
      case .completed: onCompleted()
      }
    }
  }

  /// The stream itself.
  public func asObservable() -> Observable<Element> { self }
}

extension Observable where Element: Equatable {
  /// Leaves out values that are equal to the one before.
  public func distinctUntilChanged() -> Observable<Element> {
    Observable { send in
      var last: Element?
      return self.start { event in
        if case .next(let element) = event {
          if element == last { return }
          last = element
        }
        send(event)
      }
    }
  }
}

/// The subscribers of a subject, in the order in which they came.
private final class Subscribers<Element> {
  private var closures: [(number: Int, send: (Event<Element>) -> Void)] = []
  private var last = 0
  private(set) var isOver = false

  func add(_ send: @escaping (Event<Element>) -> Void) -> any Disposable {
    last += 1
    let number = last
    closures.append((number, send))
    return Disposables.create { [weak self] in self?.closures.removeAll { $0.number == number } }
  }

  func send(_ event: Event<Element>) {
    if isOver { return }
    switch event {
    case .next: break
    case .error, .completed: isOver = true
    }
    for closure in closures { closure.send(event) }
  }
}

/// Sends values to those who subscribed before.
public final class PublishSubject<Element> {
  private let subscribers = Subscribers<Element>()

  /// Makes one.
  public init() {}

  /// Sends a value.
  public func onNext(_ element: Element) { subscribers.send(.next(element)) }

  /// Ends the stream.
  public func onCompleted() { subscribers.send(.completed) }

  /// The stream.
  public func asObservable() -> Observable<Element> { Observable(subscribers.add) }
}

/// Has a value, which a subscriber gets at once.
public final class BehaviorSubject<Element> {
  /// Why there is no value.
  public enum Failure: Error {
    /// The stream is over.
    case over
  }

  private var current: Element
  private let subscribers = Subscribers<Element>()

  /// - Parameter value: The first value.
  public init(value: Element) { current = value }

  /// The value.
  public func value() throws -> Element {
    if subscribers.isOver { throw Failure.over }
    return current
  }

  /// Sends a value.
  public func onNext(_ element: Element) {
    if subscribers.isOver { return }
    current = element
    subscribers.send(.next(element))
  }

  /// Ends the stream.
  public func onCompleted() { subscribers.send(.completed) }

  /// The stream, which begins with the value.
  public func asObservable() -> Observable<Element> {
    Observable { [self] send in
      send(.next(current))
      return subscribers.add(send)
    }
  }
}
