// The view dismisses itself for one of its two ends, and Mom detaches for the other alone.
// with: MomView
protocol KidListener: AnyObject {
  func kidDidClose()
  func kidDidAskForMore()
}

protocol KidPresentableListener: AnyObject {
  func didTapClose()
  func didDismissForMore()
}

final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?

  func didTapClose() { listener?.kidDidClose() }
  func didDismissForMore() { listener?.kidDidAskForMore() }
}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  @objc private func closeTapped() { listener?.didTapClose() }

  @objc private func moreTapped() {
    dismiss(animated: true) { [weak self] in self?.listener?.didDismissForMore() }
  }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let (view, interactor) = (KidViewController(), KidInteractor())
    view.modalPresentationStyle = .fullScreen
    view.listener = interactor
    interactor.listener = listener
    return KidRouter(interactor: interactor, viewController: view)
  }
}

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?
  private var isAsked = false

  func didTapOpen() { router?.open() }
  func kidDidClose() { router?.close() }

  func kidDidAskForMore() {  // reported: info
    isAsked = true
  }
}

final class MomRouter: ViewableRouter<MomInteractor, ViewControllable> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, viewController: ViewControllable, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    viewController.uiviewController.present(kid.viewController, animated: true)
  }

  func close() {
    guard let kid else { return }
    kid.viewController.dismiss(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}
