// Kid may finish at once if a setting of the builder lets her. `open` never lets her, and `skip` may.
import RIBs

protocol KidListener: AnyObject {
  func kidDidFinish()
}

final class KidInteractor: Interactor {
  weak var listener: KidListener?
  private let skips: Bool
  private let store: Store

  init(skips: Bool, store: Store) { (self.skips, self.store) = (skips, store) }

  override func didBecomeActive() {
    super.didBecomeActive()
    if skips, store.isFull { listener?.kidDidFinish() }
  }
}

final class KidRouter: Router<KidInteractor> {}

final class KidBuilder: Builder<KidDependency> {
  func build(withListener listener: KidListener, skips: Bool) -> KidRouter {
    let interactor = KidInteractor(skips: skips, store: dependency.store)
    interactor.listener = listener
    return KidRouter(interactor: interactor)
  }
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  private let settings: Settings

  func didTapOpen() { router?.open() }
  func didTapSkip() { router?.skip(settings.skips) }
  func kidDidFinish() { router?.close() }
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
    let kid = kidBuilder.build(withListener: interactor, skips: false)
    attachChild(kid)  // reported: info
    self.kid = kid
  }

  func skip(_ skips: Bool) {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor, skips: skips)
    attachChild(kid)  // reported: warning
    self.kid = kid
  }

  func close() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
  }
}
