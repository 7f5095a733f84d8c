// The parent is the first view of its controller, which stays.
// with: PushedMom
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { listener?.didLeave() }
  }
}

extension MomRouter {
  func close() {
    guard let kid else { return }
    viewController.navigationController?.popViewController(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}

final class GranRouter: ViewableRouter<GranInteractor, ViewControllable> {
  private let momBuilder: MomBuilder

  init(interactor: GranInteractor, viewController: ViewControllable, momBuilder: MomBuilder) {
    self.momBuilder = momBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let mom = momBuilder.build()
    attachChild(mom)
    let navigation = UINavigationController(
      rootViewController: mom.viewControllable.uiviewController)
    navigation.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(navigation, animated: true)
  }
}
