// Kid pushes on the stack that her builder is given. Her view and the tip's report nothing.
import RIBs
import UIKit

final class TipViewController: UIViewController, ViewControllable {}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  @objc private func tipTapped() { listener?.didTapTip() }
}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener, on stack: Stack) -> KidRouter {
    let (view, interactor) = (KidViewController(), KidInteractor())
    view.listener = interactor
    interactor.listener = listener
    return KidRouter(
      interactor: interactor, viewController: view, stack: stack,
      tipBuilder: TipBuilder(dependency: dependency))
  }
}
