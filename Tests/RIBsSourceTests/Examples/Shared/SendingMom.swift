// Kid, who sends something and reports two ends, and Mom, who is pushed by Gran. Examples add Mom's `open` and `close`.
import RIBs
import UIKit

protocol KidListener: AnyObject {
  func kidDidSend()
  func kidDidClose()
}

final class KidInteractor: Interactor {
  weak var listener: KidListener?

  func didTapSend() {
    listener?.kidDidSend()
    listener?.kidDidClose()
  }
}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidInteractor?

  @objc private func sendTapped() { listener?.didTapSend() }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.hidesBackButton = true
  }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let (view, interactor) = (KidViewController(), KidInteractor())
    view.listener = interactor
    interactor.listener = listener
    return KidRouter(interactor: interactor, viewController: view)
  }
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func didTapKid() { router?.open() }
  func kidDidSend() { router?.close() }
  func kidDidClose() { router?.close() }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomInteractor?

  @objc private func kidTapped() { listener?.didTapKid() }
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
    viewController.navigationController?.pushViewController(router.viewController, animated: true)
  }
}

final class MomBuilder: Builder<EmptyDependency> {
  func build() -> MomRouter {
    let (view, interactor) = (MomViewController(), MomInteractor())
    view.listener = interactor
    return MomRouter(
      interactor: interactor, viewController: view, kidBuilder: KidBuilder(dependency: dependency))
  }
}

final class GranInteractor: Interactor {}

final class GranRouter: ViewableRouter<GranInteractor, ViewControllable> {
  private let momBuilder: MomBuilder

  init(interactor: GranInteractor, viewController: ViewControllable, momBuilder: MomBuilder) {
    self.momBuilder = momBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  override func didLoad() {
    super.didLoad()
    let mom = momBuilder.build()
    attachChild(mom)
    let navigation = viewController.uiviewController.navigationController
    navigation?.isNavigationBarHidden = true
    navigation?.pushViewController(mom.viewController, animated: true)
  }
}
