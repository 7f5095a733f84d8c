// The view reports the pop.
// with: Kid
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  let links = PassthroughSubject<URL, Never>()

  override func didBecomeActive() {
    super.didBecomeActive()
    links.sink { [weak self] _ in self?.router?.routeToKid() }
      .cancelOnDeactivate(interactor: self)
  }

  func kidDidClose() {
    router?.detachKid()
  }
}

final class MomRouter: ViewableRouter<MomInteractor, ViewControllable> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouting?

  init(
    interactor: MomInteractor, viewController: ViewControllable, kidBuilder: KidBuilder
  ) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    viewController.uiviewController.navigationController?.pushViewController(
      kid.viewControllable.uiviewController, animated: true)
  }

  func detachKid() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { listener?.didTapClose() }
  }
}
