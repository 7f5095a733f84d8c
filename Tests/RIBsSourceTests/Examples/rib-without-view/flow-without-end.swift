// A flow whose last screen is gone.
// with: Kid
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  weak var listener: MomListener?

  func kidDidClose() {
    router?.detachKid()
  }
}

protocol MomListener: AnyObject {
  func momDidClose()
}

final class MomRouter: Router<MomInteractor> {
  private let navigation: UINavigationController
  private let kidBuilder: KidBuilder
  private var kid: KidRouting?

  init(interactor: MomInteractor, navigation: UINavigationController, kidBuilder: KidBuilder) {
    self.navigation = navigation
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: warning
    navigation.pushViewController(kid.viewControllable.uiviewController, animated: true)
  }

  func detachKid() {
    guard let kid else { return }
    navigation.popViewController(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { listener?.didTapClose() }
  }
}
