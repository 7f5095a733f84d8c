// A property of Mom's component keeps the worker that each Kid starts.
// with: KidWithAWorker
final class MomComponent: Component<EmptyDependency>, KidDependency {
  let songWorker: SongWorking = SongWorker()
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
    worker.start(self)  // reported: warning
  }
}
