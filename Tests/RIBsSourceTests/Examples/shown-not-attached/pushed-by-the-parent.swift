// Kid asks Mom for Aunt, whom Mom pushes on the navigation controller that Kid gives her, and never attaches.
import RIBs
import UIKit

protocol KidListener: AnyObject {
  func kidWantsAunt(on stack: UINavigationController)
}

final class KidInteractor: Interactor {
  weak var router: KidRouter?
  weak var listener: KidListener?

  func didTapAunt() {
    guard let stack = router?.stack else { return }
    listener?.kidWantsAunt(on: stack)
  }
}

final class KidRouter: Router<KidInteractor> {
  let stack = UINavigationController()
}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let interactor = KidInteractor()
    interactor.listener = listener
    let router = KidRouter(interactor: interactor)
    interactor.router = router
    return router
  }
}

final class AuntInteractor: Interactor {}

final class AuntRouter: ViewableRouter<AuntInteractor, UIViewController> {}

final class AuntBuilder: Builder<EmptyDependency> {
  func build() -> AuntRouter {
    AuntRouter(interactor: AuntInteractor(), viewController: UIViewController())
  }
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func kidWantsAunt(on stack: UINavigationController) { router?.openAunt(on: stack) }
}

final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private let auntBuilder: AuntBuilder
  private var aunt: AuntRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder, auntBuilder: AuntBuilder) {
    (self.kidBuilder, self.auntBuilder) = (kidBuilder, auntBuilder)
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    attachChild(kidBuilder.build(withListener: interactor))
  }

  func openAunt(on stack: UINavigationController) {
    guard aunt == nil else { return }
    let router = auntBuilder.build()
    aunt = router
    stack.pushViewController(router.viewController, animated: true)  // reported: warning
  }
}
