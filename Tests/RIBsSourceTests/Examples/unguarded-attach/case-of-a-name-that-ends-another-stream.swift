// The case of another enum is sent again and again; only one of the same name ends its stream.
// with: PlainKid
final class Engine {
  enum Event {
    case step(Int)
    case finished(String)
  }

  let events: AsyncStream<Event>
  private let continuation: AsyncStream<Event>.Continuation
  private var isFinished = false

  init() {
    (events, continuation) = AsyncStream.makeStream()
  }

  func move() { continuation.yield(.step(1)) }

  func finish() {
    continuation.yield(.finished("done"))
    continuation.finish()
  }
}

final class Player {
  enum Event {
    case finished(Int)
  }

  let events: AsyncStream<Event>
  private let continuation: AsyncStream<Event>.Continuation

  init() {
    (events, continuation) = AsyncStream.makeStream()
  }

  func play() { continuation.yield(.finished(1)) }
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  private let engine = Engine()
  private let player = Player()
  private var task: Task<Void, Never>?

  override func didBecomeActive() {
    super.didBecomeActive()
    task = Task { @MainActor [weak self, player] in
      for await event in player.events { self?.handle(event) }
    }
  }

  override func willResignActive() {
    super.willResignActive()
    task?.cancel()
  }

  private func handle(_ event: Player.Event) {
    switch event {
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
