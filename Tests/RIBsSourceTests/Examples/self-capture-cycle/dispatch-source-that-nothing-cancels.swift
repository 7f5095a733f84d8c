// A dispatch source holds the worker that holds it, and nothing cancels it.
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
    timer.setEventHandler {  // reported: warning
      self.client.refresh()
    }
    timer.resume()
    self.timer = timer
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
