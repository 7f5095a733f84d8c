// Mom of Kid with two ends, without her interactor. `close` dismisses Kid's view and detaches Kid.
import RIBs
import UIKit

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
}

final class MomRouter: ViewableRouter<MomInteractor, ViewControllable> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, viewController: ViewControllable, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    viewController.uiviewController.present(kid.viewController, animated: true)
  }

  func close() {
    guard let kid else { return }
    kid.viewController.dismiss(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}
