// A flow with a list of screens goes back to the one before.
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
  private var steps: [KidRouting] = []

  init(interactor: MomInteractor, navigation: UINavigationController, kidBuilder: KidBuilder) {
    self.navigation = navigation
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    show()
  }

  func show() {
    let kid = kidBuilder.build(withListener: interactor)
    steps.append(kid)
    attachChild(kid)
    navigation.pushViewController(kid.viewControllable.uiviewController, animated: true)
  }

  func detachKid() {
    guard steps.count > 1, let kid = steps.popLast() else { return }
    navigation.popViewController(animated: true)
    detachChild(kid)
  }
}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { listener?.didTapClose() }
  }
}
