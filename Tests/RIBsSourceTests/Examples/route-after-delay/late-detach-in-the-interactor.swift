// The interactor delays the detach, and the child may have been closed and opened again by then.
// with: Kid, KidView, MomOverlay, MomOverlayRouter
import RIBs
import UIKit

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapLeave()
}

protocol MomInteractable: Interactable, KidListener {
  var router: MomRouting? { get set }
}

protocol MomRouting: ViewableRouting {
  func open()
  func close()
}

final class MomInteractor: Interactor, MomInteractable, MomPresentableListener {
  weak var router: MomRouting?

  func didTapOpen() {
    router?.open()
    DispatchQueue.main.asyncAfter(deadline: .now() + 4) { [weak self] in
      self?.router?.close()  // reported: warning
    }
  }

  func didTapLeave() {}
  func kidDidClose() { router?.close() }
}

extension MomRouter {
  func close() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    viewController.remove(kid.viewControllable)
  }
}
