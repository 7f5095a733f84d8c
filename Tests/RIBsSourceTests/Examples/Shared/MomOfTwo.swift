// Mom presents Kid, and examples say how she comes from Kid to Aunt. A tap opens Kid.
import RIBs
import UIKit

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
}

protocol MomInteractable: Interactable, KidListener, AuntListener {
  var router: MomRouting? { get set }
}

protocol MomRouting: ViewableRouting {
  func openKid()
  func closeKid()
  func openAunt()
  func closeAunt()
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomPresentableListener?

  @objc private func openTapped() { listener?.didTapOpen() }
}

final class MomInteractor: Interactor, MomInteractable, MomPresentableListener {
  weak var router: MomRouting?

  func didTapOpen() { router?.openKid() }
  func auntDidClose() { router?.closeAunt() }
}

final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  let auntBuilder: AuntBuilder
  var kid: KidRouting?
  var aunt: AuntRouter?

  init(
    interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable,
    auntBuilder: AuntBuilder
  ) {
    (self.kidBuilder, self.auntBuilder) = (kidBuilder, auntBuilder)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func openKid() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    let view = kid.viewControllable.uiviewController
    view.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(view, animated: true)
  }

  func closeAunt() {
    guard let aunt else { return }
    viewController.uiviewController.dismiss(animated: true)
    detachChild(aunt)
    self.aunt = nil
  }
}
