// Kid, whose router has the navigation controller around her view, without her builder, and Mom, who presents it.
import RIBs
import UIKit

protocol KidListener: AnyObject {
  func kidDidClose()
}

protocol KidRouting: ViewableRouting {
  var stack: UINavigationController { get }
}

protocol KidPresentableListener: AnyObject {
  func didTapClose()
}

final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?

  func didTapClose() { listener?.kidDidClose() }
}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  @objc private func closeTapped() { listener?.didTapClose() }
}

final class KidRouter: ViewableRouter<KidInteractor, ViewControllable>, KidRouting {
  let stack: UINavigationController

  init(
    interactor: KidInteractor, viewController: ViewControllable, stack: UINavigationController
  ) {
    self.stack = stack
    super.init(interactor: interactor, viewController: viewController)
  }
}

protocol KidBuildable: Buildable {
  func build(withListener listener: KidListener) -> KidRouting
}
