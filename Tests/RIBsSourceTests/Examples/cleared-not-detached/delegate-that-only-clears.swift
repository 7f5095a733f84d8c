// The view hears as a delegate that its sheet is gone, and the parent clears the property without a detach.
protocol KidListener: AnyObject {
  func kidDidClose()
  func kidWasPulledDown()
}

protocol KidPresentableListener: AnyObject {
  func didTapClose()
  func didDisappear()
}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
  }
}

extension KidViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    listener?.didDisappear()
  }
}

final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?

  func didTapClose() { listener?.kidDidClose() }
  func didDisappear() { listener?.kidWasPulledDown() }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let view = KidViewController()
    let interactor = KidInteractor()
    view.listener = interactor
    interactor.listener = listener
    return KidRouter(interactor: interactor, viewController: view)
  }
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  @objc func openTapped() { router?.open() }
  func kidDidClose() { router?.close() }
  func kidWasPulledDown() { router?.forget() }
}

final class MomRouter: ViewableRouter<MomInteractor, UIViewController> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, viewController: UIViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.present(router.viewController, animated: true)
  }

  func close() {
    guard let kid else { return }
    viewController.dismiss(animated: true)
    detachChild(kid)
    self.kid = nil
  }

  func forget() { kid = nil }  // reported: warning
}
