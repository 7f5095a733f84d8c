// A timer ends Kid, whose view may show an alert. Mom calls `dismiss` on what presents Kid's view.
// with: Kid, Mom, MomView
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  @objc private func closeTapped() {
    let alert = UIAlertController(title: "Close?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { [weak self] _ in self?.listener?.didTapClose()
      })
    present(alert, animated: true)
  }
}

extension KidInteractor {
  override func didBecomeActive() {
    super.didBecomeActive()
    Timer.publish(every: 60, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.listener?.kidDidClose() }
      .cancelOnDeactivate(interactor: self)
  }
}

final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let view = router.viewControllable.uiviewController
    view.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(view, animated: true)
  }

  func close() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    viewController.uiviewController.dismiss(animated: true)
  }
}
