// Another stream ends where the case is sent.
// with: PlainKid
final class Engine {
  enum Event {
    case step(Int)
    case finished(String)
  }

  let events: AsyncStream<Event>
  private let continuation: AsyncStream<Event>.Continuation
  private let steps = AsyncStream<Int>.makeStream().continuation

  init() {
    (events, continuation) = AsyncStream.makeStream()
  }

  func move() { continuation.yield(.step(1)) }

  func finish() {
    continuation.yield(.finished("done"))
    steps.finish()
  }
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  private let engine = Engine()
  private var task: Task<Void, Never>?

  override func didBecomeActive() {
    super.didBecomeActive()
    task = Task { @MainActor [weak self, engine] in
      for await event in engine.events { self?.handle(event) }
    }
  }

  override func willResignActive() {
    super.willResignActive()
    task?.cancel()
  }

  private func handle(_ event: Engine.Event) {
    switch event {
    case .step(let number): print(number)
    case .finished(let text):
      print(text)
      router?.routeToKid()
    }
  }
}

final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: warning
  }
}
