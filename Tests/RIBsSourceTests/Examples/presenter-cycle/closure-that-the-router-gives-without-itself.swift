// The closure holds the kid and not the router.
// with: Kid, KidView
import RIBs
import UIKit

final class TabsViewController: UITabBarController, ViewControllable {
  var onReselect: ((Int) -> Void)?

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    onReselect?(selectedIndex)
  }
}

final class TabsRouter: ViewableRouter<Interactable, TabsViewController> {
  private let kid: KidRouting
  private var taps = 0

  init(interactor: Interactable, viewController: TabsViewController, kid: KidRouting) {
    self.kid = kid
    super.init(interactor: interactor, viewController: viewController)
  }

  override func didLoad() {
    super.didLoad()
    attachChild(kid)
    viewController.onReselect = { [kid] _ in print(kid) }
  }

  private func count(_ index: Int) { taps += 1 }
}
