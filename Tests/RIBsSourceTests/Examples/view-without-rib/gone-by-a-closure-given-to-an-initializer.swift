// A delegate that was given a closure has Mom detach Kid when the sheet is gone.
// with: KidView, Kid, MomView
import RIBs
import UIKit

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func kidDidClose() { router?.close() }
}

final class DismissProxy: NSObject, UIAdaptivePresentationControllerDelegate {
  private let onDismiss: () -> Void

  init(onDismiss: @escaping () -> Void) { self.onDismiss = onDismiss }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) { onDismiss() }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?
  private var proxy: DismissProxy?

  init(interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    let view = UINavigationController(rootViewController: router.viewControllable.uiviewController)
    let proxy = DismissProxy { [weak self] in self?.forget() }
    view.presentationController?.delegate = proxy
    self.proxy = proxy
    kid = router
    attachChild(router)
    viewController.present(view, animated: true)
  }

  func close() {
    forget()
    viewController.dismiss(animated: true)
  }

  private func forget() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
    proxy = nil
  }
}

final class MomBuilder: Builder<EmptyDependency> {
  func build() -> MomRouter {
    let view = MomViewController()
    let interactor = MomInteractor()
    view.listener = interactor
    return MomRouter(
      interactor: interactor, viewController: view, kidBuilder: KidBuilder(dependency: dependency))
  }
}
