// The interactor leaves the call when it resigns, which finishes the stream of events; another object of the kind it
// leaves alone, or leaves only when the user says so.
protocol Calling: AnyObject {
  func events() -> AsyncStream<Event>
  var levels: AsyncStream<Int> { get }
  func leave()
  func mute()
}

final class Call: Calling {
  private let hub = Hub<Event>()
  private let (stream, continuation) = AsyncStream<Int>.makeStream()
  var levels: AsyncStream<Int> { stream }

  func events() -> AsyncStream<Event> { hub.stream() }

  func leave() {
    hub.finish()
    continuation.finish()
  }

  func mute() { continuation.yield(0) }
}

final class CallInteractor: Interactor {
  private let call: Calling
  private let other: Calling
  private var last: Event?

  override func didBecomeActive() {
    super.didBecomeActive()
    let events = call.events()
    Task { [weak self] in
      guard let self else { return }
      for await event in events { last = event }
    }
    Task {
      for await level in self.call.levels { print(level, self) }
    }
    Task {  // reported: warning
      for await event in other.events() { last = event }
    }
  }

  override func willResignActive() {
    super.willResignActive()
    end()
    other.mute()
  }

  private func end() { call.leave() }

  func didTapLeaveOther() { other.leave() }
}
