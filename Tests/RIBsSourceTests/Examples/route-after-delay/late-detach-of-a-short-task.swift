// The task waits no longer than an animation.
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
    close()
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    viewController.add(kid.viewControllable)
    Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(300))
      self?.close()
    }
  }

  func close() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    viewController.remove(kid.viewControllable)
  }

  func leave() {}
}
