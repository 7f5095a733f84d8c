// Another RIB is presented in a plain navigation controller, in which Kid is not.
// with: Kid, Mom, MomView, MomRouter, DecidingNavigation, KidWithAButton
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.uiviewController.navigationController?.pushViewController(
      router.viewControllable.uiviewController, animated: true)
  }
}

final class AuntInteractor: Interactor {}

final class AuntViewController: UIViewController, ViewControllable {}

final class AuntRouter: ViewableRouter<AuntInteractor, AuntViewController> {}

final class GranInteractor: Interactor {
  weak var router: GranRouter?

  @objc func openTapped() { router?.openAunt() }
  @objc func closeTapped() { router?.closeAunt() }
}

final class GranRouter: ViewableRouter<GranInteractor, UIViewController> {
  private var aunt: AuntRouter?

  override init(interactor: GranInteractor, viewController: UIViewController) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func openAunt() {
    guard aunt == nil else { return }
    let aunt = AuntRouter(interactor: AuntInteractor(), viewController: AuntViewController())
    self.aunt = aunt
    attachChild(aunt)
    let navigation = UINavigationController(rootViewController: aunt.viewController)
    navigation.modalPresentationStyle = .fullScreen
    viewController.present(navigation, animated: true)
  }

  func closeAunt() {
    guard let aunt else { return }
    viewController.dismiss(animated: true)
    detachChild(aunt)
    self.aunt = nil
  }
}
