// Mom without `close`, who pushes a saving Kid and is pushed herself by Gran. Kid reports its pop.
import RIBs
import UIKit

protocol MomListener: AnyObject {}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  weak var listener: MomListener?

  func didTapOpen() { router?.open() }
  func kidDidSave() { router?.close() }
  func kidDidClose() { router?.forget() }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var interactor: MomInteractor?

  @objc private func openTapped() { interactor?.didTapOpen() }
  @objc private func leaveTapped() { interactor?.listener = nil }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  let kidBuilder: KidBuilder
  var kid: KidRouter?

  init(interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    viewController.navigationController?.pushViewController(kid.viewController, animated: true)
  }

  func forget() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}

extension KidViewController {
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { listener?.didTapClose() }
  }
}

final class MomBuilder: Builder<EmptyDependency> {
  func build() -> MomRouter {
    MomRouter(
      interactor: MomInteractor(), viewController: MomViewController(), kidBuilder: KidBuilder())
  }
}

final class GranInteractor: Interactor {}

final class GranRouter: ViewableRouter<GranInteractor, UIViewController> {
  private let momBuilder: MomBuilder

  init(interactor: GranInteractor, viewController: UIViewController, momBuilder: MomBuilder) {
    self.momBuilder = momBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  override func didLoad() {
    super.didLoad()
    let mom = momBuilder.build()
    attachChild(mom)
    viewController.navigationController?.isNavigationBarHidden = true
    viewController.navigationController?.pushViewController(mom.viewController, animated: true)
  }
}
