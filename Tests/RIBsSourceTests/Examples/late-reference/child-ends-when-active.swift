// The child can finish as soon as it is active.
final class RootInteractor: Interactor, SplashListener {
  weak var router: RootRouter?

  func splashDidFinish() {
    router?.detachSplash()
  }
}

final class RootRouter: Router<RootInteractor> {
  private var splash: SplashRouter?
  private let splashBuilder: SplashBuilder

  init(interactor: RootInteractor, splashBuilder: SplashBuilder) {
    self.splashBuilder = splashBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let splash = splashBuilder.build(withListener: interactor)
    attachChild(splash)  // reported: warning
    self.splash = splash
  }

  func detachSplash() {
    guard let splash else { return }
    detachChild(splash)
    self.splash = nil
  }
}

protocol SplashListener: AnyObject {
  func splashDidFinish()
}

final class SplashInteractor: Interactor {
  weak var listener: SplashListener?
  private let session = Session()

  override func didBecomeActive() {
    super.didBecomeActive()
    if session.isRestored { listener?.splashDidFinish() }
  }
}

final class SplashRouter: Router<SplashInteractor> {}

final class SplashBuilder: Builder<EmptyDependency> {
  func build(withListener listener: SplashListener) -> SplashRouter {
    let interactor = SplashInteractor()
    interactor.listener = listener
    return SplashRouter(interactor: interactor)
  }
}
