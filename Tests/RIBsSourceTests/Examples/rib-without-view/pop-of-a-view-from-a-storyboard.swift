// A function that all views share loads the view from a storyboard. The view reports its pop when it is gone.
// with: KidWithoutBuilder, Mom, MomView, MomPushes
import RIBs
import UIKit

protocol Loadable: AnyObject {}

extension Loadable where Self: UIViewController {
  static func load() -> Self {
    let storyboard = UIStoryboard(name: "Kid", bundle: nil)
    guard let view = storyboard.instantiateInitialViewController() as? Self else { fatalError() }
    return view
  }
}

final class KidViewController: UIViewController, Loadable, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { listener?.didTapClose() }
  }
}

final class KidBuilder: Builder<EmptyDependency>, KidBuildable {
  func build(withListener listener: KidListener) -> KidRouting {
    let view = KidViewController.load()
    let interactor = KidInteractor()
    view.listener = interactor
    interactor.listener = listener
    return KidRouter(interactor: interactor, viewController: view)
  }
}
