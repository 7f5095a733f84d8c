// Mom without her view, which her router asks before it attaches. A tap calls `routeToKid`, which examples add.
import RIBs
import UIKit

protocol MomViewControllable: ViewControllable {
  var isCovered: Bool { get }
  func hasSheet() -> Bool
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewControllable> {
  let kidBuilder: KidBuilder
  var kid: KidRouter?

  init(interactor: MomInteractor, viewController: MomViewControllable, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

class TappedViewController: UIViewController, MomPresentable {
  weak var listener: MomPresentableListener?

  @objc private func kidTapped() { listener?.didTapKid() }
}
