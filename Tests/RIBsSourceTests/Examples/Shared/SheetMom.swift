// Mom, who presents Kid as a sheet. Examples add `close`, and `forget`, which she calls when Kid's view has disappeared.
import RIBs
import UIKit

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func kidDidClose() { router?.close() }
  func kidDidDisappear() { router?.forget() }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomInteractor?

  @objc private func openTapped() { listener?.didTapOpen() }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let kidBuilder: KidBuilder
  var kid: KidRouter?

  init(interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.present(router.viewController, animated: true)
  }
}
