// Kid stops the worker that Mom's component shares.
// with: KidWithAWorker
final class MomComponent: Component<EmptyDependency>, KidDependency {
  var songWorker: SongWorking { shared { SongWorker() } }
}

final class MomInteractor: Interactor {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapClose() { router?.close() }
}

final class KidInteractor: Interactor {
  private let worker: SongWorking

  init(worker: SongWorking) { self.worker = worker }

  override func didBecomeActive() {
    super.didBecomeActive()
    worker.start(self)
  }

  override func willResignActive() {
    super.willResignActive()
    worker.stop()
  }
}
