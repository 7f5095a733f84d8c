// The delay of the first child is cancelled when the next one comes.
// with: Kid, KidView, MomTwoWays, MomOverlay
import RIBs
import UIKit

final class MomRouter: ViewableRouter<MomInteractable, MomViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?
  private var ending: DispatchWorkItem?

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
    let item = DispatchWorkItem { [weak self] in self?.close() }
    ending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: item)
  }

  func close() {
    ending?.cancel()
    ending = nil
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    viewController.remove(kid.viewControllable)
  }

  func leave() {}
}
