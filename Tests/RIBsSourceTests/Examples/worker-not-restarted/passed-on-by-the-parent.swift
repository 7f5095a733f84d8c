// Mom's component passes the worker on that the component above shares.
// with: KidWithAWorker
protocol MomDependency: Dependency {
  var musicWorker: SongWorking { get }
}

final class AppComponent: Component<EmptyDependency>, MomDependency {
  var musicWorker: SongWorking { worker }
  private lazy var worker: SongWorking = SongWorker()
}

final class MomComponent: Component<MomDependency>, KidDependency {
  var songWorker: SongWorking { dependency.musicWorker }
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
