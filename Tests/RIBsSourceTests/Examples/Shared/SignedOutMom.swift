// Mom without `signOut`, which a stream calls and examples add, and without `dismissAll` of her view. She presents Kid.
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
}

final class MomRouter: ViewableRouter<MomInteractable, MomViewControllable>, MomRouting {
  let kidBuilder: KidBuildable
  var kid: KidRouting?

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
}
