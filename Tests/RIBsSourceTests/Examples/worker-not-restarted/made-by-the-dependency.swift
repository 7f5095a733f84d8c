// Kid's dependency makes a new worker each time she asks for one.
import RIBs

final class SongWorker: Worker {}

protocol KidDependency: Dependency {
  var songWorker: SongWorker { get }
}

final class MomComponent: Component<EmptyDependency>, KidDependency {
  var songWorker: SongWorker { SongWorker() }
}

final class KidInteractor: Interactor {
  private let dependency: KidDependency

  init(dependency: KidDependency) { self.dependency = dependency }

  override func didBecomeActive() {
    super.didBecomeActive()
    dependency.songWorker.start(self)
  }
}

final class KidRouter: Router<KidInteractor> {}

final class KidBuilder: Builder<KidDependency> {
  func build() -> KidRouter { KidRouter(interactor: KidInteractor(dependency: dependency)) }
}

final class MomInteractor: Interactor {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapClose() { router?.close() }
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
