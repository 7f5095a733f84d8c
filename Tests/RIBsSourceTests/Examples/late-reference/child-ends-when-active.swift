// The child can finish as soon as it is active.
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func kidDidFinish() {
    router?.detachKid()
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

  override func didLoad() {
    super.didLoad()
    let kid = kidBuilder.build(withListener: interactor)
    attachChild(kid)  // reported: warning
    self.kid = kid
  }

  func detachKid() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}

protocol KidListener: AnyObject {
  func kidDidFinish()
}

final class KidInteractor: Interactor {
  weak var listener: KidListener?
  private let session = Session()

  override func didBecomeActive() {
    super.didBecomeActive()
    if session.isRestored { listener?.kidDidFinish() }
  }
}

final class KidRouter: Router<KidInteractor> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let interactor = KidInteractor()
    interactor.listener = listener
    return KidRouter(interactor: interactor)
  }
}
