// Mom of a saving Kid: once Kid has saved, she opens a sibling. Kid can be closed before.
import RIBs
import UIKit

final class MomInteractor: Interactor, KidListener, SiblingListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }

  func kidDidSave() {
    router?.close()
    router?.openSibling()
  }

  func kidDidClose() { router?.close() }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomInteractor?

  @objc private func openTapped() { listener?.didTapOpen() }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let kidBuilder: KidBuilder
  private let siblingBuilder: SiblingBuilder
  private var kid: KidRouter?
  private var sibling: SiblingRouter?

  init(
    interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder,
    siblingBuilder: SiblingBuilder
  ) {
    (self.kidBuilder, self.siblingBuilder) = (kidBuilder, siblingBuilder)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    kid.viewController.modalPresentationStyle = .fullScreen
    viewController.present(kid.viewController, animated: true)
  }

  func close() {
    if let sibling { detachChild(sibling) }
    sibling = nil
    guard let kid else { return }
    viewController.dismiss(animated: true)
    detachChild(kid)
    self.kid = nil
  }

  func openSibling() {
    guard sibling == nil else { return }
    let sibling = siblingBuilder.build(withListener: interactor)
    self.sibling = sibling
    attachChild(sibling)
  }
}
