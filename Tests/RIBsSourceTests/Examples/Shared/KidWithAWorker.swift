// Kid, whose builder is given a worker by its dependency, without her interactor, and Mom, whose taps open and close her,
// without Mom's component.
import RIBs

protocol SongWorking: Working {}

final class SongWorker: Worker, SongWorking {}

protocol KidDependency: Dependency {
  var songWorker: SongWorking { get }
}

final class KidRouter: Router<KidInteractor> {}

final class KidBuilder: Builder<KidDependency> {
  func build() -> KidRouter {
    KidRouter(interactor: KidInteractor(worker: dependency.songWorker))
  }
}

final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build()
    self.kid = kid
    attachChild(kid)
  }

  func close() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
  }
}
