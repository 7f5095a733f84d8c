// Views that call a closure when they were popped: Kid's, and that of a sibling before Kid.
import RIBs
import UIKit

class StepViewController: UIViewController, ViewControllable {
  var onPop: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { onPop?() }
  }
}

final class KidViewController: StepViewController {
  weak var listener: KidInteractor?

  @objc private func doneTapped() { listener?.didTapDone() }
}

final class SiblingViewController: StepViewController {
  weak var listener: SiblingInteractor?

  @objc private func nextTapped() { listener?.didTapNext() }
}

protocol SiblingListener: AnyObject {
  func siblingDidTapNext()
}

final class SiblingInteractor: Interactor {
  weak var listener: SiblingListener?

  func didTapNext() { listener?.siblingDidTapNext() }
}

final class SiblingRouter: ViewableRouter<SiblingInteractor, SiblingViewController> {}

final class SiblingBuilder: Builder<EmptyDependency> {
  func build(withListener listener: SiblingListener) -> SiblingRouter {
    let (view, interactor) = (SiblingViewController(), SiblingInteractor())
    view.listener = interactor
    interactor.listener = listener
    return SiblingRouter(interactor: interactor, viewController: view)
  }
}

extension MomInteractor: SiblingListener {
  func didTapSibling() { router?.openSibling() }
  func siblingDidTapNext() { router?.open() }
}
