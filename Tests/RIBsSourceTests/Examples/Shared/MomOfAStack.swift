// Mom, who keeps Kid and a sibling in a stack and pops it when Kid saves and when Kid closes. Examples add `open`.
import RIBs
import UIKit

final class MomInteractor: Interactor, KidListener, SiblingListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapSibling() { router?.openSibling() }
  func kidDidSave() { router?.pop() }
  func kidDidClose() { router?.pop() }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomInteractor?

  @objc private func openTapped() { listener?.didTapOpen() }
  @objc private func siblingTapped() { listener?.didTapSibling() }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  let kidBuilder: KidBuilder
  private let siblingBuilder: SiblingBuilder
  var stack: [Routing] = []

  init(
    interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder,
    siblingBuilder: SiblingBuilder
  ) {
    (self.kidBuilder, self.siblingBuilder) = (kidBuilder, siblingBuilder)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func openSibling() {
    guard stack.isEmpty else { return }
    push(siblingBuilder.build(withListener: interactor))
  }

  func pop() {
    guard let last = stack.popLast() else { return }
    viewController.dismiss(animated: true)
    detachChild(last)
  }

  func push(_ child: Routing) {
    stack.append(child)
    attachChild(child)
  }
}
