// A function of the view keeps the closure.
// with: Kid, KidView
import RIBs
import UIKit

final class TabsViewController: UITabBarController, ViewControllable {
  var onReselect: ((Int) -> Void)?

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    onReselect?(selectedIndex)
  }

  func reselect(_ action: @escaping (Int) -> Void) { onReselect = action }
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
    viewController.reselect { index in self.count(index) }  // reported: warning
  }

  private func count(_ index: Int) { taps += 1 }
}
