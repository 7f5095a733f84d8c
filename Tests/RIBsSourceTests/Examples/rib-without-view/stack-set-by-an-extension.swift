// The router sets the stack with an extension's function, whose name UIKit has too.
// with: Kid, KidView
import RIBs
import UIKit

final class MomViewController: UIViewController, ViewControllable {}

extension ViewControllable {
  func setViewControllers(_ views: [ViewControllable], animated: Bool) {
    uiviewController.navigationController?.setViewControllers(
      views.map(\.uiviewController), animated: animated)
  }
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func kidDidClose() { router?.close() }
}

final class MomRouter: ViewableRouter<MomInteractor, ViewControllable> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouting?

  init(interactor: MomInteractor, viewController: ViewControllable, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.setViewControllers([viewController, router.viewControllable], animated: true)
  }

  func close() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    viewController.uiviewController.navigationController?.popViewController(animated: true)
  }
}

final class MomBuilder: Builder<EmptyDependency> {
  func build() -> MomRouter {
    MomRouter(
      interactor: MomInteractor(), viewController: MomViewController(), kidBuilder: KidBuilder())
  }
}
