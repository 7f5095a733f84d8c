// After the delay another child takes the place of the one that is there.
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
  func reopen()
  func close()
}

final class MomInteractor: Interactor, MomInteractable, MomPresentableListener {
  weak var router: MomRouting?

  func didTapOpen() {
    router?.open()
    DispatchQueue.main.asyncAfter(deadline: .now() + 4) { [weak self] in
      self?.router?.reopen()  // reported: info
    }
  }

  func didTapLeave() {}
  func kidDidClose() { router?.close() }
}

extension MomRouter {
  func reopen() {
    close()
    open()
  }

  func close() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    viewController.remove(kid.viewControllable)
  }
}
