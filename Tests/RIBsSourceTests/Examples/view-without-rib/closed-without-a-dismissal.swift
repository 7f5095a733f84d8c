// One of two ends says that the view need not be dismissed, which stays.
// with: KidWithTwoEnds
import RIBs
import UIKit

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  @objc private func closeTapped() { listener?.didTapClose() }
  @objc private func moreTapped() { listener?.didDismissForMore() }
}

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func kidDidClose() { router?.close(dismissing: true) }
  func kidDidAskForMore() { router?.close(dismissing: false) }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomPresentableListener?

  @objc private func openTapped() { listener?.didTapOpen() }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    viewController.present(kid.viewController, animated: true)
  }

  func close(dismissing: Bool) {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)  // reported: warning
    if dismissing { viewController.dismiss(animated: true) }
  }
}

final class MomBuilder: Builder<EmptyDependency> {
  func build() -> MomRouter {
    let (view, interactor) = (MomViewController(), MomInteractor())
    view.listener = interactor
    return MomRouter(
      interactor: interactor, viewController: view, kidBuilder: KidBuilder(dependency: dependency))
  }
}
