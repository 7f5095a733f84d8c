// The tab bar controller sets its tabs with UIKit's function, whose name an extension for stacks has too.
// with: Kid, KidView
import RIBs
import UIKit

protocol MomViewControllable: ViewControllable {
  func setTabs(_ tabs: [ViewControllable])
}

final class MomViewController: UITabBarController, MomViewControllable {
  private let first = UIViewController()

  func setTabs(_ tabs: [ViewControllable]) {
    let controllers = tabs.map(\.uiviewController)
    setViewControllers(controllers, animated: false)
  }
}

extension ViewControllable {
  func setViewControllers(_ views: [ViewControllable], animated: Bool) {
    let stack = uiviewController as? UINavigationController
    stack?.setViewControllers(views.map(\.uiviewController), animated: animated)
  }
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func kidDidClose() { router?.close() }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewControllable> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouting?

  init(interactor: MomInteractor, viewController: MomViewControllable, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.setTabs([router.viewControllable])
  }

  func close() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    viewController.setTabs([])
  }
}

final class MomBuilder: Builder<EmptyDependency> {
  func build() -> MomRouter {
    MomRouter(
      interactor: MomInteractor(), viewController: MomViewController(), kidBuilder: KidBuilder())
  }
}
