// A stream has the router dismiss whatever is presented, and the child stays attached.
// with: Kid, KidView
import Combine
import RIBs
import UIKit

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
}

protocol MomInteractable: Interactable, KidListener {
  var router: MomRouting? { get set }
}

protocol MomRouting: ViewableRouting {
  func open()
  func close()
  func signOut()
}

final class MomInteractor: Interactor, MomInteractable, MomPresentableListener {
  weak var router: MomRouting?
  let session = PassthroughSubject<Bool, Never>()

  override func didBecomeActive() {
    super.didBecomeActive()
    session.filter { !$0 }.sink { [weak self] _ in self?.router?.signOut() }
      .cancelOnDeactivate(interactor: self)
  }

  func didTapOpen() { router?.open() }
  func kidDidClose() { router?.close() }
}

protocol MomViewControllable: ViewControllable {
  func show(_ child: ViewControllable)
  func dismissAll()
}

final class MomViewController: UIViewController, MomViewControllable {
  weak var listener: MomPresentableListener?

  @objc private func openTapped() { listener?.didTapOpen() }

  func show(_ child: ViewControllable) {
    child.uiviewController.modalPresentationStyle = .fullScreen
    present(child.uiviewController, animated: true)
  }

  func dismissAll() {
    guard presentedViewController != nil else { return }
    dismiss(animated: false)
  }
}

final class MomRouter: ViewableRouter<MomInteractable, MomViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?

  init(interactor: MomInteractable, viewController: MomViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.show(router.viewControllable)
  }

  func close() {
    guard let kid else { return }
    viewController.uiviewController.dismiss(animated: true)
    detachChild(kid)
    self.kid = nil
  }

  func signOut() {
    viewController.dismissAll()  // reported: warning
  }
}
