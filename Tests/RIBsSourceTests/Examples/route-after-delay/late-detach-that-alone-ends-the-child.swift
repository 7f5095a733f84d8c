// Only the delay ends the child, and no other one is attached before.
// with: Kid, KidView, MomTwoWays, MomOverlay
import RIBs
import UIKit

final class MomRouter: ViewableRouter<MomInteractable, MomViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?

  init(interactor: MomInteractable, viewController: MomViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    viewController.add(kid.viewControllable)
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in
      guard let self, let kid = self.kid else { return }
      self.kid = nil
      self.detachChild(kid)
      self.viewController.remove(kid.viewControllable)
    }
  }

  func close() {}
  func leave() {}
}
