// A dispatch source ends with its worker.
// with: Kid, KidView
import RIBs

final class PollWorker: Worker {
  private let client: Client
  private var timer: DispatchSourceTimer?

  init(client: Client) { self.client = client }

  override func didStart(_ interactorScope: InteractorScope) {
    super.didStart(interactorScope)
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: 5)
    timer.setEventHandler {
      self.client.refresh()
    }
    timer.resume()
    self.timer = timer
  }

  override func didStop() {
    super.didStop()
    timer?.cancel()
    timer = nil
  }
}

final class Client {
  func refresh() {}
}

final class MomInteractor: Interactor {
  private let worker: PollWorker

  init(worker: PollWorker) { self.worker = worker }

  override func didBecomeActive() {
    super.didBecomeActive()
    worker.start(self)
  }
}

final class MomRouter: Router<MomInteractor> {}

final class MomBuilder: Builder<EmptyDependency> {
  func build() -> MomRouter {
    MomRouter(interactor: MomInteractor(worker: PollWorker(client: Client())))
  }
}
