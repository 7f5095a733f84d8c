// Mom starts the worker that she shares, so it runs as long as she does.
// with: KidWithAWorker
final class MomComponent: Component<EmptyDependency>, KidDependency {
  var songWorker: SongWorking { shared { SongWorker() } }
}

final class MomInteractor: Interactor {
  weak var router: MomRouter?
  private let worker: SongWorking

  init(worker: SongWorking) { self.worker = worker }

  override func didBecomeActive() {
    super.didBecomeActive()
    worker.start(self)
  }

  func didTapOpen() { router?.open() }
  func didTapClose() { router?.close() }
}

final class MomBuilder: Builder<EmptyDependency> {
  func build() -> MomRouter {
    let component = MomComponent(dependency: dependency)
    return MomRouter(
      interactor: MomInteractor(worker: component.songWorker),
      kidBuilder: KidBuilder(dependency: component))
  }
}

final class KidInteractor: Interactor {
  private let worker: SongWorking

  init(worker: SongWorking) { self.worker = worker }

  override func didBecomeActive() {
    super.didBecomeActive()
    worker.start(self)
  }
}
